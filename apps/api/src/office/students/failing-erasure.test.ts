import { DAY, HOUR, later, MINUTE } from '@fasih/school/basics/instants';
import { beforeAll, expect, it } from 'vitest';
import { type Family, placedFamily, signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { MONDAY_MORNING, startTestApp } from '../../../test/start-test-app.ts';
import { eraseLearners, eraseOnRequest } from './jobs.ts';

const app = shared(() => startTestApp({ now: MONDAY_MORNING }));
const admin = shared(() => signedInAccount(app, 'admin'));
beforeAll(async () => {
  // Erasing one of them throws, like a fault in a rule or trigger.
  await app.pool.query(
    `create table poisoned (learner_id uuid);
     create function refuse_poisoned() returns trigger language plpgsql as $$ begin
       if new.erased_at is not null and exists (select from poisoned p where p.learner_id = new.id) then
         raise exception 'poisoned'; end if;
       return new; end $$;
     create trigger refuse_poisoned before update on learner for each row execute function refuse_poisoned()`,
  );
});

async function threeFamilies(): Promise<string[]> {
  const families: Family[] = [];
  for (let n = 0; n < 3; n += 1)
    families.push(await placedFamily(app, [{ package: 'general-english-kids' }]));
  const ids = families.map((family) => family.places[0]?.learnerId ?? '');
  await app.pool.query('insert into poisoned values ($1)', [ids[1]]);
  return ids;
}
const erased = async (ids: readonly string[]) =>
  (
    await app.pool.query<{ gone: boolean }>(
      'select erased_at is not null as gone from unnest($1::uuid[]) with ordinality x (id, n) join learner using (id) order by n',
      [ids],
    )
  ).rows.map(({ gone }) => gone);
const failures = async (id: string | undefined) =>
  (
    await app.pool.query(
      `select after ->> 'tries' as tries from audit_log where action = 'student.erasureFailed' and target_id = $1 order by id`,
      [id],
    )
  ).rows.map(({ tries }) => Number(tries));

it('sets a failing erasure aside and completes the others', async () => {
  const ids = await threeFamilies();
  for (const [n, id] of ids.entries())
    await app.pool.query(
      `insert into erasure_request (learner_id, asked_by, asked_at, reason, due_at) values ($1, $2, $3, 'Diminta', $4)`,
      [id, admin.accountId, later(app.clock.now(), -8 * DAY), later(app.clock.now(), n * MINUTE - DAY)],
    );
  await eraseOnRequest.run(app.services);
  expect(await erased(ids)).toEqual([true, false, true]);
  expect(await failures(ids[1])).toEqual([1]);
  // It waits for its next attempt.
  expect(await eraseOnRequest.run(app.services)).toBe(0);
  expect(await failures(ids[1])).toEqual([1]);
  app.clock.set(later(app.clock.now(), HOUR));
  await eraseOnRequest.run(app.services);
  expect(await failures(ids[1])).toEqual([1, 2]);
  // With the fault fixed, the next attempt succeeds.
  await app.pool.query('delete from poisoned');
  app.clock.set(later(app.clock.now(), HOUR));
  expect(await eraseOnRequest.run(app.services)).toBe(1);
  expect(await erased(ids)).toEqual([true, true, true]);
  expect((await app.pool.query('select from job_set_aside')).rowCount).toBe(0);
});

it('does the same after a withdrawn consent', async () => {
  const ids = await threeFamilies();
  await app.pool.query('update consent set withdrawn_at = $2 where learner_id = any($1)', [
    ids,
    later(app.clock.now(), -31 * DAY),
  ]);
  await app.pool.query(
    `insert into consent (learner_id, account_id, guardian_name, relation, text_version, lang, given_at, withdrawn_at)
     select l.id, l.account_id, 'Ibu', 'mother', '1', 'id', $2, $3 from learner l
     where l.id = any($1) and not exists (select from consent c where c.learner_id = l.id)`,
    [ids, later(app.clock.now(), -60 * DAY), later(app.clock.now(), -31 * DAY)],
  );
  await eraseLearners.run(app.services);
  expect(await erased(ids)).toEqual([true, false, true]);
  expect(await failures(ids[1])).toEqual([1]);
});
