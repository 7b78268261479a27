import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseBefore, type OldDatabase } from '../../../test/old-database.ts';
import { migrate } from './migrate.ts';

let old: OldDatabase;
beforeAll(async () => {
  old = await databaseBefore('0059');
  await old.pool.query(
    `insert into account (id, role, name, email, username, display_username, lang)
     values ('0190a000-0000-7000-8000-000000000001', 'student', 'Ibu Sari', 'sari@contoh.id', 'sari', 'sari', 'id')`,
  );
  await old.pool.query(
    `insert into learner (id, account_id, kind, name)
     values ('0190a000-0000-7000-8000-000000000002', '0190a000-0000-7000-8000-000000000001', 'child', 'Sekar')`,
  );
  await old.pool.query(
    `insert into audit_entry (action, target_kind, target_id, before, after, reason, request_id) values
     ('student.merged', 'learner', '0190a000-0000-7000-8000-000000000002', '{"other": "0190a000-0000-7000-8000-000000000003"}',
       '{"orders": 1}', 'Terdaftar dua kali', 'r1'),
     ('class.changed', 'class', '0190a000-0000-7000-8000-000000000004', '{"name": "Kelas Sekar", "capacity": 1}',
       '{"name": "Kelas A", "capacity": 4}', null, 'r2'),
     ('account.registered', 'account', '0190a000-0000-7000-8000-000000000001', null, '{"role": "student", "byImport": true}',
       null, 'r3'),
     ('student.exported', 'learner', null, null, '{"q": "sekar", "format": "csv"}', null, 'r4'),
     ('account.signedIn', 'account', '0190a000-0000-7000-8000-000000000001', null, null, null, 'r5'),
     ('odd.list', 'thing', 'no id', '["x"]', null, '', 'r6')`,
  );
  await migrate(old.url);
});
afterAll(() => old.drop());

it('the migration splits existing entries by person and leaves their meaning unchanged', async () => {
  const { rows } = await old.pool.query(
    `select e.request_id as r, e.about_person as person, e.is_part as part, e.before, e.after, u.before as "wasRead",
       u.after as "isRead", u.reason,
       array(select p.field || ':' || coalesce(p.person_id::text, '') from audit_personal p where p.entry_id = e.id order by 1) as apart
     from audit_entry e join audit_log u using (id) order by e.id`,
  );
  const learner = '0190a000-0000-7000-8000-000000000002';
  const account = '0190a000-0000-7000-8000-000000000001';
  expect(rows).toMatchObject([
    { r: 'r1', person: learner, after: { orders: 1 }, reason: 'Terdaftar dua kali', apart: [`:${learner}`] },
    {
      r: 'r2',
      person: null,
      before: { capacity: 1 },
      after: { capacity: 4 },
      wasRead: { name: 'Kelas Sekar', capacity: 1 },
      isRead: { name: 'Kelas A', capacity: 4 },
      reason: null,
      apart: ['name:'],
    },
    { r: 'r3', person: account, part: true, after: { role: 'student', byImport: true }, apart: [] },
    { r: 'r4', person: null, after: { format: 'csv', searched: true }, apart: [] },
    { r: 'r5', person: account, before: null, after: null, isRead: null, apart: [] },
    { r: 'r6', person: null, before: {}, wasRead: { value: ['x'] }, reason: null, apart: ['value:'] },
  ]);
});
