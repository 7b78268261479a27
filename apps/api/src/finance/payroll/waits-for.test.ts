import { decideApproval, type StaffState } from '@fasih/school/basics/approval';
import { DAY, HOUR, later } from '@fasih/school/basics/instants';
import { beforeAll, expect, it } from 'vitest';
import { aPayroll, type Payroll, type Person } from '../../../test/a-payroll.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { build, type Params, statement } from '../../platform/db/statement.ts';
import { waitsFor } from './waits-for.ts';

const draftWaiting = statement(({ id, caller, now }: Params<{ id: string; caller: string; now: Date }>) =>
  build.selectFrom('pay_run as r').where('r.id', '=', id).where(waitsFor(caller, now)).select('r.id'),
);

const NOW = new Date('2026-12-02T02:00:00Z');
const TOO_NEW = later(NOW, -72 * HOUR + 1000);
const OLD_ENOUGH = later(NOW, -72 * HOUR);
const LOST_LATELY = later(NOW, -30 * DAY + 1000);
const LOST_LONG_AGO = later(NOW, -30 * DAY);

const app = shared(startTestApp);
let pay: Payroll;
let other: Person;
let teacher: Person;
beforeAll(async () => {
  app.clock.set(NOW);
  pay = await aPayroll(app);
  other = await signedInAccount(app, 'finance');
  teacher = await pay.teacher('Bayu', 90_000);
  await pay.taught(teacher, '2026-11-03T03:00:00Z');
});

type State = Omit<StaffState, 'id'>;
const SETTLED: State = { active: true, changedAt: null, lostAt: null };
const STATES: Record<string, State> = {
  settled: SETTLED,
  'just old enough': { ...SETTLED, changedAt: OLD_ENOUGH },
  'too new': { ...SETTLED, changedAt: TOO_NEW },
  'lost lately': { ...SETTLED, active: false, lostAt: LOST_LATELY },
  're-addressed lately': { active: true, changedAt: TOO_NEW, lostAt: TOO_NEW },
  'lost long ago': { ...SETTLED, active: false, lostAt: LOST_LONG_AGO },
};

it('a draft is shown on the dashboard of exactly those who may approve it now, whoever made it and whatever changed since', async () => {
  const { body: run } = await pay.draft();
  const wrong: string[] = [];
  const shown = { yes: 0, no: 0 };
  const put = async ({ accountId }: Person, { active, changedAt, lostAt }: State) => {
    await app.pool.query(
      'update account set active = $2, approver_changed_at = $3, approver_lost_at = $4 where id = $1',
      [accountId, active, changedAt, lostAt],
    );
    return { id: accountId, active, changedAt, lostAt };
  };
  const bonus = { teacherId: teacher.accountId, kind: 'bonus', amount: 1_000, reason: 'THR' };
  for (const added of [false, true]) {
    if (added) await pay.act(run, 'adjustments', pay.admin, bonus);
    for (const [maker, makers] of Object.entries(STATES))
      for (const [third, thirds] of Object.entries(STATES))
        for (const own of ['settled', 'too new'] as const) {
          const staff = [
            await put(pay.finance, makers),
            await put(other, thirds),
            await put(pay.admin, STATES[own] ?? SETTLED),
          ];
          // The admin reads a draft by finance, and one of their own or one they added to.
          const approval = decideApproval({
            madeBy: added ? pay.admin.accountId : pay.finance.accountId,
            approver: pay.admin.accountId,
            staff,
            reason: 'Saya sendirian',
            now: NOW,
          });
          const may = approval.is === 'allowed' || approval.is === 'selfApproved';
          const waits = await draftWaiting.first(app.pool, {
            id: run.id,
            caller: pay.admin.accountId,
            now: NOW,
          });
          shown[may ? 'yes' : 'no'] += 1;
          if (may !== (waits !== null))
            wrong.push(`${added ? 'own' : 'theirs'}, maker ${maker}, third ${third}, caller ${own}: ${may}`);
        }
  }
  expect(wrong).toEqual([]);
  // Both outcomes occur among the cases.
  expect(Math.min(shown.yes, shown.no)).toBeGreaterThan(10);
});

it('everybody active in finance and administration is told of a draft, except who made it', async () => {
  await app.pool.query(
    `update account set active = true, approver_changed_at = null, approver_lost_at = null where role in ('admin', 'finance')`,
  );
  const gone = await signedInAccount(app, 'admin');
  await app.pool.query('update account set active = false where id = $1', [gone.accountId]);
  const [open] = (await pay.ask('GET', '/pay/runs?state=draft', pay.finance)).body.data;
  await pay.act(open, 'discard', pay.finance, { reason: 'Uji' });
  const { body: run } = await pay.draft();
  const told = async () =>
    (
      await app.pool.query<{ to: string; params: object }>(
        `select account_id as "to", params from notification where kind = 'pay.toApprove' and params->>'runId' = $1`,
        [run.id],
      )
    ).rows;
  expect((await told()).map(({ to }) => to).sort()).toEqual([other.accountId, pay.admin.accountId].sort());
  expect((await told())[0]?.params).toMatchObject({ from: '2026-11-01', to: '2026-11-30', amount: 90_000 });
  await pay.act(run, 'approve', other);
  expect(await told()).toEqual([]);
});
