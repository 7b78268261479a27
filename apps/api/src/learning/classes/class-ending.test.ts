import { expect, it } from 'vitest';
import { signedInAccount } from '../../../test/placed-people.ts';
import { startRules2School } from '../../../test/rules-2-school.ts';
import { aRunningClass, type RunningClass } from '../../../test/running-class.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING } from '../../../test/start-test-app.ts';

const app = shared(startRules2School);
const admin = shared(() => signedInAccount(app, 'admin'));

type End = 'goesOn' | 'finished' | 'early' | 'refunded';

/** Ends the course of a learner as its events would leave it. */
async function ends({ enrolmentId }: RunningClass['families'][number], how: End): Promise<void> {
  if (how === 'goesOn') return;
  await app.pool.query(
    `update enrolment set state = 'ended', ended_at = $2, finished_at = case when $3 then $2::timestamptz end where id = $1`,
    [enrolmentId, MONDAY_MORNING, how === 'finished'],
  );
  if (how !== 'refunded') return;
  await app.pool.query(
    `insert into balance_event (enrolment_id, kind, meetings, amount, source, at)
     values ($1::uuid, 'refunded', -11, -1, 'test:' || $1, $2)`,
    [enrolmentId, MONDAY_MORNING],
  );
}

it.each<[string, End[], unknown]>([
  ['whose only course was refunded', ['refunded'], 'refunded'],
  ['whose only course ended early', ['early'], 'early'],
  ['whose course was finished', ['finished'], null],
  ['all of whose courses were refunded', ['refunded', 'refunded'], 'refunded'],
  ['one of whose courses ran out', ['refunded', 'early'], 'early'],
  ['in which a course was finished', ['refunded', 'finished'], null],
  ['in which a course goes on', ['refunded', 'goesOn'], null],
])('a completed class %s says the same to admin, teacher and families', async (_, how, ending) => {
  const one = await aRunningClass(app, { learners: how.length, capacity: Math.max(1, how.length) });
  for (const [n, family] of one.families.entries()) await ends(family, how[n] ?? 'goesOn');
  const reads = async () => {
    const read = (path: string, { token }: { token: string }) => app.ask('GET', path, { token });
    const list = (await read(`/classes?teacher=${one.teacher.accountId}`, admin)).body.data;
    const mine = (await read('/teacher/classes', one.teacher)).body.data;
    return [list[0].ending, (await read(`/classes/${one.classId}`, admin)).body.ending, mine[0].ending];
  };
  expect(await reads()).toEqual([null, null, null]);
  await app.pool.query(`update school_class set state = 'completed', ended_at = $2 where id = $1`, [
    one.classId,
    MONDAY_MORNING,
  ]);
  expect(await reads()).toEqual([ending, ending, ending]);
  // Each family reads the same of its own course; the list is filtered by it.
  const cards = await Promise.all(one.families.map(({ token }) => app.ask('GET', '/my-classes', { token })));
  const own = { early: 'early', refunded: 'refunded', finished: null, goesOn: null };
  expect(cards.map(({ body }) => body.courses[0].ending)).toEqual(how.map((end) => own[end]));
  const found = async (asked: string) => {
    const path = `/classes?teacher=${one.teacher.accountId}&ending=${asked}`;
    return (await app.ask('GET', path, { token: admin.token })).body.total;
  };
  expect([await found('early'), await found('refunded')]).toEqual([
    ending === 'early' ? 1 : 0,
    ending === 'refunded' ? 1 : 0,
  ]);
});
