import { expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startRules2School } from '../../../test/rules-2-school.ts';
import { aRunningClass } from '../../../test/running-class.ts';
import { countStatements, inTransaction, sentWhile } from '../../../test/sent-statements.ts';
import { shared } from '../../../test/shared.ts';

const app = shared(startRules2School);
const MONDAY_23 = '2026-11-23';

/** Statements of each call about so many classes; in every other one a meeting finds no time and waits. */
async function statementsFor(count: number): Promise<Record<string, number>> {
  app.clock.set('2026-11-08T02:00:00Z');
  await app.pool.query('truncate holiday');
  // Those counted before have no meetings to come.
  await app.pool.query(
    `update meeting set state = 'held', closed_at = now(), paid_minutes = 60 where state = 'planned'`,
  );
  const classIds: string[] = [];
  for (let n = 0; n < count; n++) {
    const { classId, families } = await aRunningClass(app, n % 3 === 2 ? { learners: 2, capacity: 3 } : {});
    classIds.push(classId);
    if (n % 2 === 0)
      await app.pool.query(`update enrolment set last_day = '2027-01-14' where id = $1`, [
        families[0]?.enrolmentId,
      ]);
  }
  app.clock.set('2026-11-20T02:00:00Z');
  const { token } = await signedInAccount(app, 'admin');
  const ask = (path: string, body: object) => app.ask('POST', path, { token, body });
  // Reads the policy, once per process.
  await ask('/settings/closed-days/plan', { days: [MONDAY_23] });
  const figures: Record<string, number> = {};
  const previewed = async (name: string, path: string, body: object): Promise<string> => {
    let seen = '';
    figures[`preview of ${name}`] = await countStatements(async () => {
      const answer = await ask(path, body);
      ({ seen } = answer.body);
      return answer;
    });
    return seen;
  };
  const carriedOut = async (name: string, path: string, body: object) => {
    const { answer, statements } = await sentWhile(() => ask(path, body));
    expect([name, answer.status, answer.body.classes?.length]).toEqual([name, 200, count]);
    figures[name] = inTransaction(statements);
  };
  const days = [{ day: MONDAY_23, id: 'Libur', en: 'Holiday' }];
  let seen = await previewed('closing', '/settings/closed-days/plan', { days: [MONDAY_23] });
  await carriedOut('closing', '/settings/closed-days', { days, seen });
  const pause = { classIds, from: '2026-11-30', until: '2026-12-14' };
  seen = await previewed('a pause', '/pauses/plan', pause);
  await carriedOut('a pause', '/pauses', { ...pause, seen });
  seen = await previewed('its end', '/pauses/end/plan', { classIds });
  await carriedOut('its end', '/pauses/end', { classIds, seen });
  return figures;
}

it('closing days and pausing send as many statements for six classes as for two', async () => {
  const two = await statementsFor(2);
  console.info('statements for classes planned again:', two);
  expect(await statementsFor(6)).toEqual(two);
  expect(Math.max(...Object.values(two))).toBeLessThanOrEqual(30);
});
