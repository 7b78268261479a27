import { MONDAY_MORNING, type TestApp } from './start-test-app.ts';

/** A Monday morning on which nobody may approve anything but who signs in from now on. */
export async function noOtherStaff(app: TestApp): Promise<void> {
  app.clock.set(MONDAY_MORNING);
  await app.pool.query(`update account set role = 'student' where role in ('admin', 'finance')`);
  await app.pool.query('delete from staff_change');
}
