import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { aChildDevice } from '../../../test/child-device.ts';
import { aFamily } from '../../../test/people.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { writeAudit, writeAuditOfMany } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { systemCall } from '../../platform/http/system-call.ts';
import { pageOfAudit } from './list-audit.ts';

const app = shared(startTestApp);
const admin = shared(() => signedInAccount(app, 'admin'));

/** Who calls from a child's device, apart from account and learner. */
const CHILD_CALLER = {
  sessionId: '',
  role: 'student' as const,
  username: 'keluarga',
  mustChangePassword: false,
  shared: [],
  twoStepEnabled: false,
  readsOnly: false,
  confirmed: false,
};
const schoolCall = systemCall(new Date('2026-08-17T02:00:00Z'), 'x');

/** Inserts an entry of an admin or the system. */
async function anEntry(entry: {
  action: string;
  at: string;
  by?: string | null;
  kind?: string;
  target?: string;
  reason?: string;
  after?: object;
}): Promise<void> {
  const { action, at, by = admin.accountId, kind = 'holiday', target = '2026-12-25', reason, after } = entry;
  const said = { ...after, ...(reason === undefined ? {} : { '': reason }) };
  await app.pool.query(
    `with entry as (
       insert into audit_entry (at, account_id, role, action, target_kind, target_id, about_person)
       values ($1, $2, 'admin', $3, $4, $5::text, audit_person_of($4, $5::text)) returning id
     )
     insert into audit_personal (entry_id, field, new) select id, key, value from entry, jsonb_each($6)`,
    [at, by, action, kind, target, JSON.stringify(said)],
  );
}
const read = (query: string) => app.ask('GET', `/audit${query}`, { token: admin.token });

describe('the audit log', () => {
  it('is paged without losing or repeating an entry, even with equal instants', async () => {
    for (let n = 0; n < 25; n++)
      await anEntry({
        action: 'holiday.added',
        at: '2026-03-01T02:00:00Z',
        kind: 'paging',
        target: String(n),
      });
    const seen: string[] = [];
    let older = '';
    do {
      const { status, body } = await read(`?kind=paging&pageSize=10${older}`);
      expect(status).toBe(200);
      seen.push(...body.data.map((one: { target: { id: string } }) => one.target.id));
      older = body.older === null ? '' : `&older=${encodeURIComponent(body.older)}`;
    } while (older !== '');
    expect(seen).toEqual([...Array(25).keys()].reverse().map(String));
  });

  it('can be filtered by person, kind of action, record, school days and text', async () => {
    const other = await signedInAccount(app, 'finance');
    await anEntry({
      action: 'teacher.deactivated',
      at: '2026-04-10T16:59:00Z',
      kind: 'filtered',
      target: 'a',
      reason: 'Pindah ke Makassar',
    });
    await anEntry({
      action: 'holiday.added',
      at: '2026-04-10T17:01:00Z',
      kind: 'filtered',
      target: 'b',
      by: other.accountId,
      after: { name: '50%_libur' },
    });
    await anEntry({
      action: 'enrolment.ended',
      at: '2026-04-12T00:00:00Z',
      kind: 'filtered',
      target: 'c',
      by: null,
    });
    const found = async (query: string) =>
      (await read(`?kind=filtered&${query}`)).body.data.map(
        (one: { target: { id: string } }) => one.target.id,
      );
    expect(await found('')).toEqual(['c', 'b', 'a']);
    expect(await found(`person=${other.accountId}`)).toEqual(['b']);
    expect(await found('person=system')).toEqual(['c']);
    expect(await found('group=teacher')).toEqual(['a']);
    expect(await found('target=b')).toEqual(['b']);
    // 16:59 UTC is still the tenth in Jakarta, 17:01 is the eleventh.
    expect(await found('to=2026-04-10')).toEqual(['a']);
    expect(await found('from=2026-04-11')).toEqual(['c', 'b']);
    expect(await found('q=makassar')).toEqual(['a']);
    expect(await found(`q=${encodeURIComponent('50%_libur')}`)).toEqual(['b']);
    expect(await found(`q=${encodeURIComponent('%%%')}`)).toEqual([]);
  });

  it('shows the current names of actor and target', async () => {
    await app.pool.query('update account set name = $2 where id = $1', [admin.accountId, 'Dewi Lestari']);
    await anEntry({
      action: 'account.profileChanged',
      at: '2026-05-01T02:00:00Z',
      kind: 'account',
      target: admin.accountId,
    });
    const { body } = await read(`?kind=account&target=${admin.accountId}&group=account`);
    expect(body.data[0]).toMatchObject({
      by: { id: admin.accountId, name: 'Dewi Lestari', role: 'admin' },
      target: { name: 'Dewi Lestari', page: 'staff', pageId: admin.accountId },
    });
    expect((await read(`?person=${admin.accountId}`)).body.person).toBe('Dewi Lestari');
  });

  it("shows what a child did on its own device as the child's, in the list and in the file", async () => {
    const { accountId, learnerId } = await aChildDevice(app);
    const person = { ...CHILD_CALLER, accountId, learnerId };
    const call = { ...schoolCall, person, now: new Date('2026-05-02T02:00:00Z') };
    await inTransaction(app.pool, (db) =>
      writeAudit(db, call, { action: 'learner.deviceConnected', targetKind: 'learner', targetId: learnerId }),
    );
    const { status, body } = await read(`?kind=learner&target=${learnerId}`);
    expect([status, body.data[0].by]).toEqual([
      200,
      { id: accountId, name: expect.any(String), role: 'child' },
    ]);
    const { token } = admin;
    const file = await app.ask('GET', `/audit/export.csv?target=${learnerId}&lang=en`, { token });
    expect(String(file.body)).toContain('Child, from their device');
  });

  it('finds people by their current names, as actor and as target', async () => {
    const teacher = await signedInAccount(app, 'teacher');
    const family = await aFamily(app, 'Ibu Wayan');
    await app.pool.query(`update account set name = 'Pak Gunawarman' where id = $1`, [teacher.accountId]);
    const { rows } = await app.pool.query<{ id: string }>(
      `insert into learner (account_id, kind, name) values ($1, 'child', 'Gunawarman Kecil') returning id`,
      [family.accountId],
    );
    const [child] = rows;
    const kind = 'learner';
    await anEntry({ action: 'teacher.hoursChanged', at: '2026-07-01T01:00:00Z', by: teacher.accountId });
    await anEntry({ action: 'student.noteAdded', at: '2026-07-01T02:00:00Z', kind, target: child?.id ?? '' });
    // A learner's name also finds the family's account.
    const account = { kind: 'account', target: family.accountId };
    await anEntry({ action: 'student.deactivated', at: '2026-07-01T02:30:00Z', ...account });
    await anEntry({ action: 'holiday.added', at: '2026-07-01T03:00:00Z', reason: 'usul Gunawarman' });
    await anEntry({ action: 'holiday.added', at: '2026-07-01T04:00:00Z', reason: 'lain' });
    const actions = async (query: string) =>
      (await read(`?${query}`)).body.data.map((one: { action: string }) => one.action);
    expect(await actions('q=gunawarman')).toEqual([
      'holiday.added',
      'student.deactivated',
      'student.noteAdded',
      'teacher.hoursChanged',
    ]);
    expect(await actions('q=gunawarman&group=student')).toEqual(['student.deactivated', 'student.noteAdded']);
    // The pages give the same result.
    const first = (await read('?q=gunawarman&pageSize=2')).body;
    expect(first.data).toHaveLength(2);
    expect(await actions(`q=gunawarman&pageSize=2&older=${encodeURIComponent(first.older)}`)).toEqual([
      'student.noteAdded',
      'teacher.hoursChanged',
    ]);
    await app.pool.query(`update learner set name = 'Nama Baru' where id = $1`, [child?.id]);
    expect(await actions('q=nama%20baru')).toEqual(['student.deactivated', 'student.noteAdded']);
    expect(await actions('q=gunawarman')).toEqual(['holiday.added', 'teacher.hoursChanged']);
  });

  it('shows current names and pages for the ids in an entry', async () => {
    const { rows } = await app.pool.query<{ id: string }>(
      `insert into learner (account_id, kind, name) values ($1, 'child', 'Putri Melati') returning id`,
      [admin.accountId],
    );
    const learnerId = rows[0]?.id ?? '';
    const found = await app.pool.query<{ id: number; name: string }>(
      'select id, name from package order by id limit 1',
    );
    const [pack] = found.rows;
    const unknown = '0190a000-0000-7000-8000-00000000abcd';
    await writeAudit(
      app.pool,
      { ...schoolCall, now: new Date('2026-08-18T02:00:00Z') },
      {
        action: 'order.placed',
        targetKind: 'order',
        targetId: unknown,
        after: {
          packageId: pack?.id,
          learnerId,
          teacherId: admin.accountId,
          refundId: unknown,
          price: 500_000,
        },
      },
    );
    const { data } = (await read('?from=2026-08-18&to=2026-08-18')).body;
    expect(data[0].names).toEqual({
      [learnerId]: { name: 'Putri Melati', page: 'learner', pageId: learnerId },
      [admin.accountId]: { name: expect.any(String), page: 'staff', pageId: admin.accountId },
      [`package:${pack?.id}`]: { name: pack?.name, page: 'package', pageId: String(pack?.id) },
    });
    const file = await app.ask('GET', '/audit/export.csv?from=2026-08-18&to=2026-08-18&lang=id', {
      token: admin.token,
    });
    expect(String(file.body)).toContain('Siswa: Putri Melati');
    expect(String(file.body)).toContain('Harga: Rp 500.000');
  });

  it('shows an act with many parts as one entry that can be expanded', async () => {
    const requestId = 'import-of-three';
    const call = { ...schoolCall, requestId };
    await inTransaction(app.pool, async (db) => {
      await writeAuditOfMany(db, call, {
        action: 'account.registered',
        targetKind: 'account',
        targetIds: [admin.accountId, admin.accountId, admin.accountId],
        after: { role: 'student', byImport: true },
      });
      await writeAudit(db, call, {
        action: 'import.applied',
        targetKind: 'import',
        targetId: 'x',
        after: { kind: 'students', accounts: 3 },
      });
    });
    const day = 'from=2026-08-17&to=2026-08-17';
    const { data } = (await read(`?${day}`)).body;
    expect(data).toMatchObject([{ action: 'import.applied', parts: 3, requestId }]);
    const first = (await read(`?request=${requestId}&pageSize=2`)).body;
    const rest = (await read(`?request=${requestId}&pageSize=2&older=${encodeURIComponent(first.older)}`))
      .body;
    expect([...first.data, ...rest.data]).toMatchObject(
      Array(3).fill({ action: 'account.registered', parts: 0, requestId }),
    );
    expect(rest.older).toBeNull();
    // Filtered by their own kind they are listed separately.
    expect((await read(`?${day}&group=account`)).body.data).toHaveLength(3);
  });

  it('handles invalid keys, people and records', async () => {
    for (const query of [
      'older=x',
      'older=2026_1',
      'older=2026-02-31T00:00:00.000000Z_1',
      'older=2026-11-02T24:00:00.000000Z_1',
      'person=x',
      'target=%27',
      'q=%27%3B--',
      'from=2026-02-31',
      'from=0000-12-31',
    ]) {
      const { status } = await read(`?${query}`);
      expect([query, status]).toEqual([query, query.startsWith('from') ? 400 : 200]);
    }
  });

  it('is exported completely, with sentences and no cell that runs as a formula', async () => {
    await anEntry({
      action: 'holiday.removed',
      at: '2026-06-01T02:00:00Z',
      kind: 'exported',
      reason: '=HYPERLINK("http://jahat.example","klik")',
    });
    const { status, body, headers } = await app.ask('GET', '/audit/export.csv?kind=exported&lang=en', {
      token: admin.token,
    });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('audit.csv');
    const [head, line] = String(body).split('\r\n');
    expect(head).toContain('"Time","Who"');
    expect(line).toContain('2026-06-01 09:00:00 WIB');
    expect(line).toContain('Removed a holiday');
    expect(line).toContain(`"'=HYPERLINK(""http`);
    const trace = (await read('?group=audit')).body.data[0];
    expect(trace).toMatchObject({ action: 'audit.exported', after: { kind: 'exported' } });
  });
});

describe('a long log', () => {
  it('finds each page by its index, so that a million entries are no slower', async () => {
    await aLongLog(app.pool, 20_000);
    const used: Record<string, string[]> = {};
    for (const query of [
      '',
      `person=${admin.accountId}`,
      'group=teacher',
      'kind=class&target=0190a000-0000-7000-8000-000000000042',
      'from=2025-06-01&to=2025-06-02',
      'q=jarum',
      'q=permintaan',
      'request=long-7',
    ])
      used[query.startsWith('q=') ? query : (query.split('=')[0] ?? '')] = await indexesOf(query);
    expect(used).toEqual({
      '': ['audit_entry_newest'],
      person: ['audit_entry_person'],
      group: ['audit_entry_group'],
      kind: ['audit_entry_target'],
      from: ['audit_entry_newest'],
      'q=jarum': [
        'account_names',
        'audit_entry_about',
        'audit_entry_person',
        'audit_personal_words',
        'learner_name',
      ],
      'q=permintaan': [
        'account_names',
        'audit_entry_about',
        'audit_entry_newest',
        'audit_entry_person',
        'learner_name',
      ],
      request: ['audit_entry_parts'],
    });
  });
});

/** Entries of two years; `group=teacher` and the word `jarum` are rare among them. */
async function aLongLog(pool: Pool, entries: number): Promise<void> {
  for (let from = 0; from < entries; from += 5000)
    await pool.query(
      `with entry as (
         insert into audit_entry (at, account_id, role, action, target_kind, target_id, about_person, after, request_id, is_part)
         select '2024-12-01'::timestamptz + n * interval '15 minutes', case when n % 500 = 0 then null else gen_random_uuid() end,
           'student', case when n % 1000 = 0 then 'teacher.hoursChanged' else 'order.placed' end, 'order',
           gen_random_uuid()::text, gen_random_uuid(), jsonb_build_object('packageId', n), 'long-' || n / 100, n % 50 = 0
         from generate_series($1::integer + 1, $1::integer + 5000) n returning id, (after ->> 'packageId')::integer as n
       )
       insert into audit_personal (entry_id, field, person_id, new)
       select id, '', gen_random_uuid(), to_jsonb(case when n = 4242 then 'mencari jarum' else 'permintaan ' || n end) from entry`,
      [from],
    );
  await pool.query('analyze audit_entry, audit_personal');
}

/** The indexes by which the database would find this page in tables too long to be read as a whole; of its rows' own parts none. */
async function indexesOf(query: string): Promise<string[]> {
  const asked: { text: string; values: unknown[] }[] = [];
  const spy = {
    query: async (text: string, values: unknown[]) => {
      // How common a word is decides the way, so that is really asked.
      if (text.includes('tablesample')) return app.pool.query(text, values);
      asked.push({ text, values });
      return { rows: [] };
    },
  } as unknown as Pool;
  await pageOfAudit(spy, { pageSize: 50, ...Object.fromEntries(new URLSearchParams(query)) });
  const first = asked.find(({ text }) => text.startsWith('with page'));
  if (!first) throw new Error('nothing was asked');
  return inTransaction(app.pool, async (db) => {
    await db.query('set local enable_seqscan = off');
    const { rows } = await db.query<{ 'QUERY PLAN': string }>(`explain ${first.text}`, first.values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    const [finding = ''] = /CTE page\n[\s\S]*?(?=\n {2}->)/.exec(plan) ?? [];
    const used = finding.matchAll(/Scan (?:using|on) ((?:audit_(?:entry|personal)|account|learner)_\w+)/g);
    return [...new Set([...used].map(([, name = '']) => name))]
      .filter((name) => !/_pkey$|^learner_merged$/.test(name))
      .toSorted();
  });
}
