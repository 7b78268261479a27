import { DAY, HOUR, later } from '@fasih/school/basics/instants';
import type { PoolClient } from 'pg';

/** In the demo the admin is the safeguarding officer, so that the reports can be looked at. */
export async function seedSafeguarding(db: PoolClient): Promise<void> {
  await db.query(
    `insert into setting (key, value, version)
     select 'safeguarding', jsonb_build_object('name', 'Rini Wulandari', 'phone', '+6281298765432',
       'email', 'perlindungan@contoh.example', 'officerId', id), 1 from account where username = 'admin' and demo`,
  );
}

/** A report of last week that was settled. */
export async function seedIncident(db: PoolClient, now: Date): Promise<void> {
  const at = (hours: number) => later(now, -9 * DAY + hours * HOUR);
  const { rows } = await db.query<{ id: string; officer: string }>(
    `insert into incident (account_id, form_key, side, what, happened, involved, urgent, reported_at, state, version)
     select t.id, gen_random_uuid(), 'teacher',
       'Di kolom obrolan ruang kelas muncul pesan dari orang yang bukan siswa. Saya langsung menutup ruangnya.',
       'Saat kelas sore', 'Orang tak dikenal', false, $1, 'closed', 3
     from account t where t.username = 'teacher' and t.demo
     returning id, (select id from account where username = 'admin' and demo) as officer`,
    [at(0)],
  );
  const [incident] = rows;
  if (!incident) throw new Error('the demo school has no teacher to report an incident');
  const steps = [
    ['read', '', 1],
    ['taken', '', 1],
    ['closed', 'Ruang kelas diganti dan diberi kata sandi; keluarga diberi tahu.', 20],
  ] as const;
  for (const [kind, note, hours] of steps)
    await db.query(
      'insert into incident_event (incident_id, at, by_account, kind, note) values ($1, $2, $3, $4, $5)',
      [incident.id, at(hours), incident.officer, kind, note],
    );
}
