import { itemOf } from '../src/assessment/placement/banks.ts';
import type { AskOptions, TestApp } from './start-test-app.ts';

const LETTERS = 'ABCD';

export type ShownAnswer = { position: number; answer: string; ms: number };

/** Answers as shown letters, the first `right` of them right and the rest wrong, each after `ms`. */
export async function answersFor(
  app: TestApp,
  attemptId: string,
  right: number,
  { count = 20, ms = 9000 }: { count?: number; ms?: number } = {},
): Promise<ShownAnswer[]> {
  const { rows } = await app.pool.query<{ position: number; item_id: string; option_order: string }>(
    'select position, item_id, option_order from placement_question where attempt_id = $1 order by position',
    [attemptId],
  );
  return rows.slice(0, count).map((row, index) => {
    const key = row.option_order.indexOf(itemOf(row.item_id).correct_answer);
    const place = index < right ? key : (key + 1) % 4;
    return { position: row.position, answer: LETTERS.charAt(place), ms };
  });
}

/** Sends answers one by one, as the browser does. */
export async function sendAnswers(
  app: TestApp,
  attemptId: string,
  answers: readonly ShownAnswer[],
  who: AskOptions,
): Promise<void> {
  for (const { position, answer, ms } of answers) {
    const sent = await app.ask('PUT', `/placement/attempts/${attemptId}/answers/${position}`, {
      ...who,
      body: { answer, ms },
    });
    if (sent.status !== 200)
      throw new Error(`answer ${position}: ${sent.status} ${JSON.stringify(sent.body)}`);
  }
}

/** Starts, answers `right` questions rightly, finishes five minutes later; gives the result. */
export async function sitThrough(app: TestApp, who: AskOptions, right: number, body: object = {}) {
  const started = await app.ask('POST', '/placement/attempts', { ...who, body });
  if (started.status !== 200) throw new Error(`start: ${started.status} ${JSON.stringify(started.body)}`);
  app.clock.set(secondsAfter(app.clock.now(), 300));
  await sendAnswers(app, started.body.id, await answersFor(app, started.body.id, right), who);
  const finished = await app.ask('POST', `/placement/attempts/${started.body.id}/finish`, {
    ...who,
    body: {},
  });
  if (finished.status !== 200) throw new Error(`finish: ${finished.status} ${JSON.stringify(finished.body)}`);
  return finished.body;
}

/** The instant `seconds` after `from`. */
export function secondsAfter(from: string | Date, seconds: number): Date {
  return new Date(new Date(from).getTime() + seconds * 1000);
}

/** Opens all connections first: calls that wait for a new connection would come one after the other, not at once. */
export async function readyForARace(app: TestApp): Promise<void> {
  await Promise.all(Array.from({ length: 10 }, () => app.pool.query('select pg_sleep(0.05)')));
}
