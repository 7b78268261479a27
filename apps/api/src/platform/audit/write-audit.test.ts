import { randomUUID } from 'node:crypto';
import { refuse } from '@fasih/school/basics/refusal';
import type { Pool } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Account, aChild, aFamily } from '../../../test/people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Call, SignedInCall } from '../http/call.ts';
import { auditErasure, reassignAudit } from './erase-people.ts';
import { writeAudit, writeAuditOfMany } from './write-audit.ts';

const app = shared(startTestApp);
let pool: Pool;
let family: Account;
beforeAll(async () => {
  pool = app.pool;
  family = await aFamily(app);
});

const aCall = (): Call => ({
  person: null,
  lang: 'id',
  now: app.clock.now(),
  requestId: randomUUID(),
  address: '203.0.113.1',
  userAgent: 'test',
  audited: false,
});
const byFamily = (): SignedInCall => ({
  ...aCall(),
  person: {
    accountId: family.accountId,
    sessionId: randomUUID(),
    role: 'student',
    username: family.username,
    mustChangePassword: false,
    twoStepEnabled: false,
    readsOnly: false,
    confirmed: false,
    learnerId: null,
    shared: [],
  },
});
const entries = async ({ requestId }: Call) =>
  (await pool.query('select * from audit_entry where request_id = $1 order by id', [requestId])).rows;
const values = async ({ requestId }: Call) =>
  (
    await pool.query(
      `select p.field, p.person_id, p.old, p.new from audit_personal p join audit_entry e on e.id = p.entry_id
       where e.request_id = $1 order by p.field, p.person_id`,
      [requestId],
    )
  ).rows;

describe('an audit entry', () => {
  it('keeps codes and amounts for good, and what people wrote apart, under the person it is about', async () => {
    const learnerId = await aChild(app, family);
    const call = byFamily();
    await writeAudit(pool, call, {
      action: 'learner.changed',
      targetKind: 'learner',
      targetId: learnerId,
      before: { name: 'Budi', version: 1 },
      after: { name: 'Budi S.', version: 2 },
      reason: 'Salah tulis',
    });
    expect(call.audited).toBe(true);
    expect(await entries(call)).toMatchObject([
      {
        at: call.now,
        account_id: family.accountId,
        role: 'student',
        action: 'learner.changed',
        target_id: learnerId,
        about_person: learnerId,
        before: { version: 1 },
        after: { version: 2 },
        is_part: false,
      },
    ]);
    expect(await values(call)).toEqual([
      { field: '', person_id: learnerId, old: null, new: 'Salah tulis' },
      { field: 'name', person_id: learnerId, old: 'Budi', new: 'Budi S.' },
    ]);
  });

  it('of somebody who is not signed in yet names the account and no role', async () => {
    const call = aCall();
    await writeAudit(pool, call, {
      action: 'account.registered',
      targetKind: 'account',
      targetId: family.accountId,
      accountId: family.accountId,
    });
    expect(await entries(call)).toMatchObject([
      { account_id: family.accountId, role: null, about_person: family.accountId, before: null, after: null },
    ]);
    expect(await values(call)).toEqual([]);
  });

  it('about a record that names nobody keeps its words under no person', async () => {
    const call = byFamily();
    await writeAudit(pool, call, {
      action: 'voucher.ended',
      targetKind: 'voucher',
      targetId: 'HEMAT',
      reason: 'Selesai',
    });
    expect(await values(call)).toEqual([{ field: '', person_id: null, old: null, new: 'Selesai' }]);
  });

  it('for many targets is one part each, with the words under each person', async () => {
    const ids = [await aChild(app, family, 'Adi'), await aChild(app, family, 'Ayu')];
    const call = byFamily();
    await inTransaction(pool, (db) =>
      writeAuditOfMany(db, call, {
        action: 'learner.changed',
        targetKind: 'learner',
        targetIds: ids,
        after: { name: 'Sama', version: 3 },
      }),
    );
    const found = await entries(call);
    expect(found.map(({ target_id, is_part, after }) => [target_id, is_part, after])).toEqual(
      ids.map((id) => [id, true, { version: 3 }]),
    );
    expect((await values(call)).map(({ person_id }) => person_id).sort()).toEqual([...ids].sort());
  });

  it('goes with the write that it tells of when that is refused', async () => {
    const call = byFamily();
    await inTransaction(pool, async (db) => {
      await writeAudit(db, call, { action: 'account.registered', targetKind: 'account', targetId: null });
      return refuse('common.stale');
    });
    expect(await entries(call)).toEqual([]);
  });
});

describe('the words about a learner', () => {
  it('move to the record that a duplicate is merged into', async () => {
    const [from, to] = [await aChild(app, family, 'Budi'), await aChild(app, family, 'Budi S.')];
    const call = byFamily();
    await writeAudit(pool, call, {
      action: 'learner.changed',
      targetKind: 'learner',
      targetId: from,
      after: { name: 'Budi' },
    });
    await reassignAudit(pool, from, to);
    expect(await values(call)).toMatchObject([{ field: 'name', person_id: to }]);
    // The entry itself is never rewritten.
    expect(await entries(call)).toMatchObject([{ target_id: from, about_person: from }]);
  });

  it('are followed by one entry of the school when the learner is erased', async () => {
    const learnerId = await aChild(app, family, 'Citra');
    await auditErasure(pool, { learnerId, accountId: family.accountId }, app.clock.now());
    const { rows } = await pool.query(
      `select account_id, role, target_id, about_person from audit_entry where action = 'student.erased'`,
    );
    expect(rows).toEqual([{ account_id: null, role: null, target_id: learnerId, about_person: learnerId }]);
  });
});
