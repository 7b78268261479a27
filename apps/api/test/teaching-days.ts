import { later, MINUTE } from '@fasih/school/basics/instants';
import { closeMeetings } from '../src/learning/attendance/jobs.ts';
import { meetingOf, type RunningClass } from './running-class.ts';
import type { TestApp } from './start-test-app.ts';

export type Came = 'onTime' | 'late' | 'notAtAll';

/** Holds and closes a meeting: its teacher checks in, and each learner comes as `came` says (on time by default). */
export async function holdMeeting(
  app: TestApp,
  runningClass: RunningClass,
  number: number,
  came: readonly Came[] = [],
): Promise<void> {
  const { id, start } = meetingOf(runningClass, number);
  const must = async (method: string, path: string, token: string) => {
    const answer = await app.ask(method, path, { token, body: {} });
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  };
  app.clock.set(start);
  await must('POST', `/meetings/${id}/check-in`, runningClass.teacher.token);
  for (const [minutes, how] of [
    [0, 'onTime'],
    [16, 'late'],
  ] as const) {
    app.clock.set(later(start, minutes * MINUTE));
    for (const [n, { learnerId, token }] of runningClass.families.entries())
      if ((came[n] ?? 'onTime') === how) await must('PUT', `/meetings/${id}/attendance/${learnerId}`, token);
  }
  app.clock.set(later(start, 61 * MINUTE));
  while ((await closeMeetings.run(app.services)) > 0);
}
