import { later, MINUTE } from '@fasih/school/basics/instants';
import { closeMeetings } from '../src/learning/attendance/jobs.ts';
import { meetingOf, type RunningClass } from './running-class.ts';
import type { TestApp } from './start-test-app.ts';

export type Came = 'onTime' | 'late' | 'notAtAll';

/** Holds a meeting: its teacher is there, each learner comes as told (on time if nothing is), and it is closed. */
export async function holdMeeting(
  app: TestApp,
  of: RunningClass,
  number: number,
  came: readonly Came[] = [],
): Promise<void> {
  const { id, start } = meetingOf(of, number);
  const must = async (method: string, path: string, token: string) => {
    const answer = await app.ask(method, path, { token, body: {} });
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  };
  app.clock.set(start);
  await must('POST', `/meetings/${id}/check-in`, of.teacher.token);
  for (const [minutes, how] of [
    [0, 'onTime'],
    [16, 'late'],
  ] as const) {
    app.clock.set(later(start, minutes * MINUTE));
    for (const [n, { learnerId, token }] of of.families.entries())
      if ((came[n] ?? 'onTime') === how) await must('PUT', `/meetings/${id}/attendance/${learnerId}`, token);
  }
  app.clock.set(later(start, 61 * MINUTE));
  while ((await closeMeetings.run(app.services)) > 0);
}
