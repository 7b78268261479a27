import { createHash } from 'node:crypto';
import { DAY, later } from '@fasih/school/basics/instants';
import { describe, expect, it } from 'vitest';
import { aLearningSchool } from '../../../test/learning-school.ts';
import { aTeacher, openedClass, type Placed, readyFamily } from '../../../test/open-classes.ts';
import { shared } from '../../../test/shared.ts';
import { bodyOf, rowsOf } from '../../../test/start-test-app.ts';
import { eraseOnRequest } from '../../office/students/jobs.ts';

const school = shared(aLearningSchool);

const must = async (method: string, path: string, body?: unknown, who: { token: string } = school.admin) =>
  bodyOf(await school.ask(method, path, who, body));
const rows = (text: string, params?: unknown[]): Promise<Record<string, unknown>[]> =>
  rowsOf(school.app)(text, params);

/** Hashes each entry with all entries before it: a changed or removed entry breaks every later hash. */
async function chain(upTo?: number): Promise<string[]> {
  let last = '';
  const found = await rows('select e::text as entry from audit_entry e where id <= $1 order by id', [
    upTo ?? Number.MAX_SAFE_INTEGER,
  ]);
  return found.map(({ entry }) => {
    last = createHash('sha256').update(`${last}${entry}`).digest('hex');
    return last;
  });
}
const words = (learner?: Placed) =>
  rows(
    `select p.entry_id, p.field, p.old::text, p.new::text from audit_personal p
     where $1::uuid is null or (p.person_id is distinct from $1 and p.person_id is distinct from $2)
     order by p.entry_id, p.field`,
    [learner?.learnerId ?? null, learner?.accountId ?? null],
  );
const setActive = async (family: Placed, active: boolean, reason: string) => {
  const path = `/students/${family.learnerId}`;
  const { account } = await must('GET', path);
  return must('PUT', `${path}/active`, { active, reason, version: account.version });
};
async function erased(family: Placed): Promise<void> {
  const { app } = school;
  await must('POST', `/students/${family.learnerId}/erasure`, { reason: 'Keluarga meminta' });
  app.clock.set(later(app.clock.now(), 7 * DAY + 1000));
  while ((await eraseOnRequest.run(app.services)) > 0);
}

describe('an erasure removes values by person, never by matching words', () => {
  it.each(['Refund', 'Kelas', '2200000'])(
    "erasing a child called '%s' removes nobody else's words",
    async (name) => {
      const other = await readyFamily(school.app, { name: 'Bagas' });
      const reason = `Refund Kelas 2200000 sudah dibayar: ${name}`;
      await setActive(other, false, reason);
      await setActive(other, true, reason);
      const child = await readyFamily(school.app, { name });
      await setActive(child, false, `${name} pindah kota`);
      await setActive(child, true, `${name} kembali`);
      await must('POST', `/students/${child.learnerId}/erasure`, { reason: `${name} meminta` });
      await must('POST', `/students/${child.learnerId}/erasure/call-off`, { reason: `${name} batal` });
      const others = await words(child);
      expect(others).not.toEqual(await words());
      await erased(child);
      expect(await words()).toEqual(others);
      const { data } = await must('GET', `/audit?kind=account&target=${other.accountId}&group=student`);
      expect(data.map((one: { reason: string }) => one.reason)).toEqual([reason, reason]);
    },
  );

  it('erasing changes no entry: what happened, when, by whom and the amounts stay', async () => {
    const child = await readyFamily(school.app, { name: 'Rantai' });
    await setActive(child, false, 'Rantai pindah');
    await setActive(child, true, 'Rantai kembali');
    const [last] = await rows('select max(id)::integer as id from audit_entry');
    const upTo = Number(last?.id);
    const before = await chain(upTo);
    await erased(child);
    expect(await chain(upTo)).toEqual(before);
    expect(
      await rows('select 1 from audit_personal p where p.person_id in ($1, $2)', [
        child.learnerId,
        child.accountId,
      ]),
    ).toEqual([]);
    const { data } = await must('GET', `/audit?kind=account&target=${child.accountId}&group=student`);
    expect(data).toMatchObject([
      { action: 'student.activated', reason: null, after: { active: true } },
      { action: 'student.deactivated', reason: null, after: { active: false } },
    ]);
  });

  it('erasing a learner removes what the family wrote about its meetings; the reason for a group stays', async () => {
    const teacher = await aTeacher(school.app);
    school.app.clock.set('2026-11-02T02:00:00Z');
    const child = await readyFamily(school.app, { name: 'Izin' });
    const mate = await readyFamily(school.app, { name: 'Teman' });
    const group = await openedClass(school.app, school.admin, teacher, [child, mate], { capacity: 4 });
    const [meeting] = await rows('select id from meeting where class_id = $1 order by number limit 1', [
      group.id,
    ]);
    await must(
      'POST',
      `/meetings/${meeting?.id}/excuse`,
      { learnerId: child.learnerId, reason: 'Demam sejak kemarin' },
      child,
    );
    await must('POST', `/meetings/${meeting?.id}/cancel`, { reason: 'Listrik padam' });
    const reasons = async () =>
      (
        await rows(`select reason from audit_log where action in ('meeting.excused', 'meeting.toldLate', 'meeting.cancelled')
        order by id`)
      ).map(({ reason }) => reason);
    expect(await reasons()).toEqual(['Demam sejak kemarin', 'Listrik padam']);
    await erased(child);
    expect(await reasons()).toEqual([null, 'Listrik padam']);
  });

  it('two merged records are erased as one', async () => {
    const kept = await readyFamily(school.app, { name: 'Kembar' });
    const gone = await readyFamily(school.app, { name: 'Kembar Dua', package: 'conversation-kids' });
    const ask = async (learner: Placed) => {
      await must('POST', `/students/${learner.learnerId}/erasure`, { reason: 'ragu' });
      await must('POST', `/students/${learner.learnerId}/erasure/call-off`, { reason: 'tidak jadi' });
    };
    await ask(gone);
    const idsFor = (learner: Placed) =>
      rows(`select field, new from audit_personal where person_id = $1`, [learner.learnerId]);
    const moved = await idsFor(gone);
    expect(moved).toHaveLength(2);
    await must('POST', `/students/${kept.learnerId}/merge`, {
      otherId: gone.learnerId,
      reason: 'Terdaftar dua kali',
      version: 1,
      otherVersion: 1,
    });
    expect(await idsFor(gone)).toEqual([]);
    expect(await idsFor(kept)).toEqual(expect.arrayContaining(moved));
  });
});

describe('the audit log', () => {
  it.each([`update audit_entry set action = 'x'`, 'delete from audit_entry', 'truncate audit_entry cascade'])(
    'refuses "%s"',
    async (sql) => {
      await expect(school.app.pool.query(sql)).rejects.toThrow('the audit log is only added to');
    },
  );

  it('records that somebody searched, but not the words they searched for', async () => {
    await must('GET', '/audit/export.csv?q=Zulaikha&group=account');
    await must('GET', '/students/export?format=csv&q=Zulaikha&status=inClass');
    await must('POST', '/students/views', { name: 'Zulaikha', query: 'q=zulaikha' });
    const found = await rows(
      `select action, after from audit_log where action in ('audit.exported', 'student.exported', 'view.saved') order by id`,
    );
    expect(found).toMatchObject([
      { action: 'audit.exported', after: { group: 'account', searched: true } },
      { action: 'student.exported', after: { format: 'csv', status: 'inClass', searched: true } },
      { action: 'view.saved', after: null },
    ]);
    expect(JSON.stringify(found)).not.toMatch(/zulaikha/i);
  });
});
