import { later, MINUTE } from '@fasih/school/basics/instants';
import { closeMeetings } from '../src/learning/attendance/jobs.ts';
import { meetingOf, type RunningClass } from './running-class.ts';
import { bodyOf, type TestApp } from './start-test-app.ts';

export type Came = 'onTime' | 'late' | 'notAtAll';

type Played = {
  id: string;
  start: Date;
  teacher: { token: string };
  families: readonly { learnerId: string; token: string }[];
};

/** Holds and closes a meeting: its teacher checks in, and each learner comes as `came` says (on time by default). */
export async function holdMeeting(
  app: TestApp,
  runningClass: RunningClass,
  number: number,
  came: readonly Came[] = [],
): Promise<void> {
  await playMeeting(app, { ...runningClass, ...meetingOf(runningClass, number) }, came);
}

/** As `holdMeeting`, for a meeting with its people. */
export async function playMeeting(
  app: TestApp,
  { id, start, teacher, families }: Played,
  came: readonly Came[] = [],
): Promise<void> {
  const must = async (method: string, path: string, { token }: { token: string }) =>
    bodyOf(await app.ask(method, path, { token, body: {} }));
  app.clock.set(start);
  await must('POST', `/meetings/${id}/check-in`, teacher);
  for (const [minutes, how] of [
    [0, 'onTime'],
    [16, 'late'],
  ] as const) {
    app.clock.set(later(start, minutes * MINUTE));
    for (const [n, family] of families.entries())
      if ((came[n] ?? 'onTime') === how)
        await must('PUT', `/meetings/${id}/attendance/${family.learnerId}`, family);
  }
  app.clock.set(later(start, 61 * MINUTE));
  // As the runner does: a full batch is followed by the next.
  while ((await closeMeetings.run(app.services)) > 0);
}
