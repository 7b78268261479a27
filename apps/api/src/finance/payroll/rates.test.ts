import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPayroll, auditOf, type Payroll, type Person, slipOf } from '../../../test/a-payroll.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';

const WHOLE = 'Write whole rupiah, such as 2.500.000.';

const app = shared(startTestApp);
let pay: Payroll;
beforeAll(async () => {
  pay = await aPayroll(app);
});
beforeEach(() => app.clock.set('2026-12-02T02:00:00Z'));

const list = async (query = '') => (await pay.ask('GET', `/pay/rates?${query}`, pay.finance)).body;
const namesOf = async (query: string) => (await list(query)).data.map(({ name }: { name: string }) => name);

describe('the list of pay rates', () => {
  beforeAll(async () => {
    await pay.teacher('Bayu', 90_000);
    await pay.teacher('agus', 80_000);
    const left = await pay.teacher('Aditya', 70_000);
    await pay.teacher('Wulan 100%');
    await app.pool.query('update account set active = false where id = $1', [left.accountId]);
  });

  it('shows active teachers first, by name ignoring case, and keeps those who left', async () => {
    expect(await namesOf('')).toEqual(['agus', 'Bayu', 'Wulan 100%', 'Aditya']);
    const { data } = await list();
    expect(data.map((one: { active: boolean; perHour: number | null }) => [one.active, one.perHour])).toEqual(
      [
        [true, 80_000],
        [true, 90_000],
        [true, null],
        [false, 70_000],
      ],
    );
  });

  it.each([
    ['bA', ['Bayu']],
    ['yu', []],
    ['ayu', ['Bayu']],
    ['  BAYU ', ['Bayu']],
    ['100%', ['Wulan 100%']],
    ['%', []],
    ['_', []],
    ['nobody', []],
  ])('searched for %j finds %j, with special characters taken literally', async (q, names) => {
    expect(await namesOf(`q=${encodeURIComponent(q)}`)).toEqual(names);
  });

  it('is cut into pages, each with the total, and is empty after the last', async () => {
    expect([await namesOf('pageSize=3'), await namesOf('pageSize=3&page=2')]).toEqual([
      ['agus', 'Bayu', 'Wulan 100%'],
      ['Aditya'],
    ]);
    expect(await list('pageSize=3&page=3')).toEqual({ data: [], total: 4, page: 3, pageSize: 3 });
    for (const query of ['page=0', 'page=1.5', 'pageSize=0', 'pageSize=101'])
      expect([query, (await pay.ask('GET', `/pay/rates?${query}`, pay.finance)).status]).toEqual([
        query,
        400,
      ]);
    const far = await pay.ask('GET', '/pay/rates?page=101&pageSize=100', pay.finance);
    expect([far.status, far.body.code]).toEqual([400, 'common.narrow']);
  });
});

describe('an hourly rate', () => {
  it('counts from the first minute of its day at the school, and not before', async () => {
    const teacher = await pay.teacher('Citra', 80_000);
    await pay.rate(teacher, 95_000, '2026-12-01');
    const now = async (at: string) => {
      app.clock.set(at);
      const [own] = (await list('q=Citra')).data;
      return own.perHour;
    };
    expect(await now('2026-11-30T16:59:59Z')).toBe(80_000);
    expect(await now('2026-11-30T17:00:00Z')).toBe(95_000);
    const mine = (await pay.ask('GET', '/teacher/payslips', teacher)).body;
    expect([mine.perHour, mine.data]).toEqual([95_000, []]);
  });

  it('set for a past day applies to meetings of that day and later, none before', async () => {
    const teachers = [await pay.teacher('Dimas', 60_000), await pay.teacher('Doni', 60_000)] as const;
    // 23:59 of 9 November and midnight at the school.
    await pay.taught(teachers[0], '2026-11-09T16:59:00Z', '2026-11-12T03:00:00Z');
    await pay.taught(teachers[1], '2026-11-09T17:00:00Z');
    for (const teacher of teachers) await pay.rate(teacher, 75_000, '2026-11-10');
    const { body } = await pay.preview();
    const rates = teachers.map((teacher) =>
      slipOf(body, teacher).lines.map(({ day, perHour, amount }) => [day, perHour, amount]),
    );
    expect(rates).toEqual([
      [
        ['2026-11-09', 60_000, 60_000],
        ['2026-11-12', 75_000, 75_000],
      ],
      [['2026-11-10', 75_000, 75_000]],
    ]);
  });

  it.each([
    [{ perHour: 0 }, 'perHour', 'Tulis rupiah bulat, misalnya 2.500.000.', WHOLE],
    [{ perHour: 80_000.5 }, 'perHour', 'Tulis rupiah bulat, misalnya 2.500.000.', WHOLE],
    [{ perHour: 10_000_001 }, 'perHour', 'Jumlah ini terlalu besar.', 'This amount is too large.'],
    [{ perHour: '80000' }, 'perHour', 'Harap isi kolom ini.', 'Please fill in this field.'],
    [{ validFrom: '2026-02-30' }, 'validFrom', 'Tulis tanggal yang benar.', 'Write a valid date.'],
    [{ validFrom: '' }, 'validFrom', 'Harap isi kolom ini.', 'Please fill in this field.'],
    [{ teacherId: '' }, 'teacherId', 'Harap isi kolom ini.', 'Please fill in this field.'],
  ])(
    'with %j is refused at its field in both languages, and nothing is set',
    async (wrong, field, id, en) => {
      const { accountId: teacherId } = await pay.teacher('Eka');
      const body = { teacherId, perHour: 80_000, validFrom: '2026-11-01', ...wrong };
      const answers = await Promise.all(
        (['id', 'en'] as const).map((lang) => pay.ask('POST', '/pay/rates', pay.finance, body, lang)),
      );
      expect(answers.map(({ status, body }) => [status, body.code, body.fields])).toEqual([
        [400, 'common.invalid', { [field]: id }],
        [400, 'common.invalid', { [field]: en }],
      ]);
      expect(await auditOf(app, teacherId)).toEqual([]);
    },
  );

  it('is for existing teachers only', async () => {
    const family = await signedInAccount(app, 'student');
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const teacherId of [family.accountId, pay.admin.accountId, nobody, 'nobody']) {
      const body = { teacherId, perHour: 80_000 };
      const answer = await pay.ask('POST', '/pay/rates', pay.finance, { ...body, validFrom: '2026-11-01' });
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        404,
        'payroll.teacherNotFound',
        'Guru ini tidak ditemukan.',
      ]);
    }
    const { rows } = await app.pool.query('select from pay_rate where teacher_id = $1', [family.accountId]);
    expect(rows).toHaveLength(0);
  });

  it('asks for the password again after ten minutes, and sets nothing until then', async () => {
    const teacher = await pay.teacher('Fajar');
    const longSignedIn = await signedInAccount(app, 'finance');
    await app.pool.query(
      `update session set authenticated_at = now() - interval '11 minutes' where account_id = $1`,
      [longSignedIn.accountId],
    );
    const body = { teacherId: teacher.accountId, perHour: 80_000, validFrom: '2026-11-01' };
    const answer = await pay.ask('POST', '/pay/rates', longSignedIn, body);
    expect([answer.status, answer.body.code]).toEqual([403, 'accounts.confirmFirst']);
    expect((await list('q=Fajar')).data[0].rates).toEqual([]);
    await app.pool.query('update account set active = false where id = $1', [longSignedIn.accountId]);
  });

  it('set twice for one day at the same instant is one rate, and the audit log shows what was replaced', async () => {
    const teacher = await pay.teacher('Gilang');
    const answers = await Promise.all([
      pay.rate(teacher, 70_000, '2026-11-01'),
      pay.rate(teacher, 71_000, '2026-11-01'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const trail = await auditOf(app, teacher.accountId, 'pay.rateSet');
    const [first, last] = trail.map(({ after }) => (after as { perHour: number }).perHour);
    expect(trail.map(({ before }) => before)).toEqual([null, { perHour: first }]);
    const [own] = (await list('q=Gilang')).data;
    expect(own.rates).toMatchObject([{ perHour: last, validFrom: '2026-11-01' }]);
  });

  it('is listed with who set it, the latest day first', async () => {
    const teacher = await pay.teacher('Hana');
    await pay.rate(teacher, 80_000, '2026-03-01');
    await pay.rate(teacher, 90_000, '2027-01-01');
    await pay.rate(teacher, 85_000, '2026-09-01');
    const [own] = (await list('q=Hana')).data;
    const { rows } = await app.pool.query('select name from account where id = $1', [pay.finance.accountId]);
    expect(own.perHour).toBe(85_000);
    expect(
      own.rates.map((one: { perHour: number; validFrom: string; setBy: string; setAt: string }) => [
        one.perHour,
        one.validFrom,
        one.setBy,
        one.setAt,
      ]),
    ).toEqual([
      [90_000, '2027-01-01', rows[0].name, '2026-12-02T02:00:00.000Z'],
      [85_000, '2026-09-01', rows[0].name, '2026-12-02T02:00:00.000Z'],
      [80_000, '2026-03-01', rows[0].name, '2026-12-02T02:00:00.000Z'],
    ]);
  });

  it('is read and set by finance and admins, by no teacher and no family', async () => {
    const teacher = await pay.teacher('Indra');
    const body = { teacherId: teacher.accountId, perHour: 80_000, validFrom: '2026-11-01' };
    const statusesOf = async (who: Person | null) =>
      Promise.all([
        pay.ask('GET', '/pay/rates', who).then(({ status }) => status),
        pay.ask('POST', '/pay/rates', who, body).then(({ status }) => status),
      ]);
    expect(await statusesOf(null)).toEqual([401, 401]);
    expect(await statusesOf(teacher)).toEqual([403, 403]);
    expect(await statusesOf(await signedInAccount(app, 'student'))).toEqual([403, 403]);
    expect(await auditOf(app, teacher.accountId)).toEqual([]);
    expect(await statusesOf(pay.admin)).toEqual([200, 201]);
    expect((await auditOf(app, teacher.accountId))[0]?.by).toBe(pay.admin.accountId);
  });
});
