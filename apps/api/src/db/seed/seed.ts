import type { Pool } from 'pg';
import type { Services } from '../../services.ts';

/** One login of each role, all with the password `fasih-demo` (decisions.md 'Demo data'). */
export const DEMO_LOGINS = ['student', 'teacher', 'admin', 'finance'] as const;
export const DEMO_PASSWORD = 'fasih-demo';

/** Demo people and real people must never meet in one database; the message is one line for the person who starts. */
export class DemoRefused extends Error {
  override readonly name = 'DemoRefused';
}

/** Production refuses data with demo users in it. */
export async function assertNoDemo(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ demo: boolean }>(
    'select exists (select 1 from demo_mark) or exists (select 1 from account where demo) as demo',
  );
  if (rows[0]?.demo) throw new DemoRefused('This database holds demo users; production needs a database without them.');
}

/** Makes the demo school in an empty database; one that is already a demo stays as it is, one with real users is refused. */
export async function seedDemo(services: Services): Promise<void> {
  const { rows } = await services.pool.query<{ demo: boolean; people: boolean }>(
    'select exists (select 1 from demo_mark) as demo, exists (select 1 from account) as people',
  );
  if (rows[0]?.demo) return;
  if (rows[0]?.people) {
    throw new DemoRefused('This database has users but no demo mark: use `npm run serve`, or another database.');
  }
  await services.pool.query('insert into demo_mark default values on conflict do nothing');
}
