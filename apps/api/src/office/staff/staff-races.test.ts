import { describe, expect, it } from 'vitest';
import { atOnce, holdAfter } from '../../../test/barrier.ts';
import { noOtherStaff } from '../../../test/no-other-staff.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { staffDesk, type Who } from './staff-desk.fixtures.ts';

const app = shared(startTestApp);
const { ask, accountOf, readdress } = staffDesk(() => app);
async function aDesk() {
  await noOtherStaff(app);
  return { admin: await signedInAccount(app, 'admin'), finance: await signedInAccount(app, 'finance') };
}
const deactivate = async (admin: Who, target: Who) => {
  const { version } = await accountOf(target);
  return () =>
    ask('PATCH', `/staff/${target.accountId}`, admin, { active: false, reason: 'Pindah', version });
};

describe('an account of staff', () => {
  it('that its owner changes at this moment is not told to be deactivated while it stays active', async () => {
    const { admin, finance } = await aDesk();
    const off = await deactivate(admin, finance);
    const held = holdAfter(app.services.pool, /update "account"/, off);
    const renamed = await ask('PATCH', '/user/profile', finance, { full_name: 'Dewi Lestari' });
    expect([renamed.status, await held.done()]).toEqual([200, []]);
    const { rows } = await app.pool.query(
      `select action from audit_log where target_id = $1 and action = 'staff.deactivated'`,
      [finance.accountId],
    );
    expect([(await accountOf(finance)).active, rows]).toEqual([true, []]);
    expect((await (await deactivate(admin, finance))()).body.active).toBe(false);
  });

  it('is readdressed and deactivated by two admins at the same instant without a deadlock', async () => {
    const { admin, finance } = await aDesk();
    const other = await signedInAccount(app, 'admin');
    const off = await deactivate(other, finance);
    const done = await atOnce(
      app.services.pool,
      () => readdress(admin, finance, `uang.${Date.now()}@contoh.id`),
      /from "account" as "a" where "a"."id" = .* for (no key )?update/s,
      off,
    );
    expect([done.first.status, done.second.status, done.codes]).toEqual([200, 200, []]);
  });
});
