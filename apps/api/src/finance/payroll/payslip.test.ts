import { isRefusal } from '@fasih/school/basics/refusal';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPayroll, type Ended, type Payroll, type Person } from '../../../test/a-payroll.ts';
import { readPdf } from '../../../test/pdf-text.ts';
import { signedInAccount } from '../../../test/placed-people.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import type { Adjustment } from './adjustment-store.ts';
import type { RenderPayslip } from './payslip-data.ts';
import { type PrintedLine, presentSlips } from './present.ts';
import { payslipData } from './send-payslip.ts';

const TODAY = '2026-12-02T02:00:00Z';

const app = shared(startTestApp);
let pay: Payroll;
let bayu: Person;
let citra: Person;
let run: { id: string; number: string; version: number };
beforeAll(async () => {
  app.clock.set(TODAY);
  pay = await aPayroll(app);
  bayu = await pay.teacher('Bayu Pratama', 90_000);
  citra = await pay.teacher('Citra Ayu', 80_000);
  const many = Array.from({ length: 60 }, (_, n): Ended => {
    const day = String((n % 28) + 1).padStart(2, '0');
    return { start: `2026-11-${day}T0${3 + Math.floor(n / 28)}:00:00Z`, late: n === 0 ? 7 : 0 };
  });
  await pay.taught(bayu, ...many);
  await pay.taught(citra, { start: '2026-11-03T05:00:00Z', state: 'missed' });
  run = (await pay.approved()) as typeof run;
});
beforeEach(() => app.clock.set(TODAY));

const pathOf = (of: { id: string }, { accountId }: Person) =>
  `/pay/runs/${of.id}/payslips/${accountId}/payslip.pdf`;
async function pdf(path: string, who: Person, lang: 'id' | 'en') {
  const answer = await app.fastify.inject({
    url: `/api${path}`,
    headers: { authorization: `Bearer ${who.token}`, 'accept-language': lang },
  });
  return { status: answer.statusCode, headers: answer.headers, read: await readPdf(answer.rawPayload) };
}

describe('a payslip as a PDF', () => {
  it('of many meetings spans pages, each with column names and its number, and adds up on the last', async () => {
    const { read, headers } = await pdf(pathOf(run, bayu), bayu, 'id');
    expect(read.pages.length).toBeGreaterThan(1);
    for (const [index, page] of read.pages.entries())
      expect(page).toContain(`${run.number} · Bayu Pratama ${index + 1}/${read.pages.length}`);
    for (const page of read.pages.slice(0, -1))
      for (const column of ['Tanggal', 'Pertemuan', 'Menit', 'Tarif per jam', 'Jumlah'])
        expect(page).toContain(column);
    expect(read.text.match(/Kelas Melati, pertemuan/g)).toHaveLength(60);
    expect(read.pages.at(-1)).toContain('Rp 5.400.000');
    expect(read.text).toContain('Lima juta empat ratus ribu rupiah');
    expect(read.title).toBe(`Slip gaji ${run.number}, Bayu Pratama`);
    expect(headers['content-disposition']).toContain(`${run.number.replaceAll('/', '-')}-bayu-pratama.pdf`);
    expect(headers['cache-control']).toContain('no-store');
  });

  it.each([
    ['id', '2 Desember 2026', 'belum ditransfer', 'siswa tidak hadir'],
    ['en', '2 December 2026', 'not transferred yet', 'student absent'],
  ] as const)(
    'in %s shows the period, the approval and that the transfer is pending',
    async (lang, ...words) => {
      const { read } = await pdf(pathOf(run, citra), citra, lang);
      expect(read.language).toBe(lang);
      for (const one of [...words, 'Citra Ayu', '1 November 2026 – 30 November 2026'])
        expect(read.text).toContain(one);
      expect(read.text).not.toContain('Bayu');
      // No earlier pay is corrected, so no line mentions it.
      expect(read.text).not.toMatch(/Koreksi penggajian|Corrections of earlier pay/);
    },
  );

  it('shows the day of the transfer once it is paid, a substitute and corrections', async () => {
    const dimas = await pay.teacher('Dimas', 60_000);
    const eka = await pay.teacher('Eka', 90_000);
    const [first, second] = await pay.taught(eka, '2026-11-09T05:00:00Z', '2026-11-10T05:00:00Z');
    await pay.approved();
    await app.pool.query(
      `insert into meeting_change (meeting_id, kind, teacher_was, teacher_becomes, reason, at)
       values ($1, 'substituted', $2, $3, 'Sakit', now())`,
      [second, eka.accountId, dimas.accountId],
    );
    await app.pool.query('update meeting set teacher_id = $2 where id = $1', [second, dimas.accountId]);
    await app.pool.query('update meeting set paid_minutes = 30 where id = $1', [first]);
    await pay.taught(eka, { start: '2026-11-11T05:00:00Z' }, { start: '2026-11-12T05:00:00Z' });
    const next = await pay.approved();
    await pay.act(next, 'paid', pay.finance, { paidOn: '2026-12-02' });
    const taken = (await pdf(pathOf(next, eka), eka, 'id')).read.text;
    // Hyphen and minus are one glyph of the font, whose text is that of the sign that the process drew first.
    for (const words of ['Koreksi penggajian sebelumnya', '-Rp 135.000', 'Rp 180.000', 'Rp 45.000'])
      expect(taken.replaceAll('−', '-')).toContain(words);
    expect(taken).toContain('Ditransfer Transferred 2 Desember 2026');
    // Eka did not substitute the meeting that is deducted.
    expect(taken).not.toContain('pengganti');
    const given = (await pdf(pathOf(next, dimas), dimas, 'en')).read.text;
    for (const words of ['correction, substitute', 'Rp 60.000', 'Sixty thousand rupiah', '2 December 2026'])
      expect(given).toContain(words);
  });
});

it('a meeting of the longest course names takes one line, at the highest rate too', async () => {
  const template = new URL('../../../dist/finance/payroll/payslip.js', import.meta.url).href;
  const { renderPayslip } = (await import(template)) as { renderPayslip: RenderPayslip };
  const whole = await payslipData(app.pool, { runId: run.id, teacherId: bayu.accountId }, {
    person: { role: 'finance', accountId: bayu.accountId },
    lang: 'id',
  } as SignedInCall);
  if (isRefusal(whole)) throw new Error(whole.code);
  const lines = whole.slip.lines.slice(0, 60).map((line) => ({
    ...line,
    ...{ className: 'General English for Kids · Kids Intermediate', number: 20, lateMinutes: 0 },
    ...{ perHour: 10_000_000, amount: 10_000_000 },
  }));
  const { pages } = await readPdf(await renderPayslip({ ...whole, slip: { ...whole.slip, lines } }));
  const rowsOf = (page = '') => page.match(/Rp 10\.000\.000 Rp 10\.000\.000/g)?.length ?? 0;
  expect(rowsOf(pages[1])).toBeGreaterThan(30);
});

describe('access to a payslip', () => {
  it('is for its teacher, finance and admins: no other teacher, no family and no stranger reads it', async () => {
    const family = await signedInAccount(app, 'student');
    const path = pathOf(run, bayu);
    const status = async (who: Person | null) => {
      const { status, body } = await pay.ask('GET', path, who);
      return status === 200 ? 200 : `${status} ${body.code}`;
    };
    expect(await Promise.all([bayu, pay.finance, pay.admin].map(status))).toEqual([200, 200, 200]);
    expect(await status(citra)).toBe('404 payroll.notFound');
    expect(await status(family)).toBe('403 common.notAllowed');
    expect(await status(null)).toBe('401 common.signInNeeded');
  });

  it('is not found for a teacher without pay in the run, or for a missing run', async () => {
    const fajar = await pay.teacher('Fajar');
    const nobody = { id: '00000000-0000-4000-8000-000000000000' };
    for (const [of, teacher, who] of [
      [run, fajar, fajar],
      [run, fajar, pay.finance],
      [nobody, bayu, bayu],
      [{ id: 'november' }, bayu, pay.finance],
      [run, { accountId: 'bayu', token: '' }, pay.finance],
    ] as const) {
      const { status, body } = await pay.ask('GET', pathOf(of, teacher), who);
      expect([status, body.code]).toEqual([404, 'payroll.notFound']);
    }
    for (const who of [fajar, citra])
      expect((await pay.ask('GET', `/teacher/payslips/${nobody.id}`, who)).status).toBe(404);
    const others = await pay.ask('GET', `/teacher/payslips/${run.id}`, fajar);
    expect([others.status, others.body.code]).toEqual([404, 'payroll.notFound']);
  });

  it('shows a teacher their own meetings, and no colleague’s', async () => {
    const mine = (await pay.ask('GET', `/teacher/payslips/${run.id}`, citra)).body;
    expect(mine).toMatchObject({
      runId: run.id,
      number: run.number,
      state: 'approved',
      meetings: 1,
      minutes: 60,
      amount: 80_000,
      paidOn: null,
      pdfPath: pathOf(run, citra),
      payslip: { teacherId: citra.accountId, name: 'Citra Ayu', earned: 80_000, carriedOver: 0 },
    });
    const sent = JSON.stringify(mine);
    for (const secret of [bayu.accountId, 'Bayu', pay.finance.accountId, '5400000'])
      expect(sent).not.toContain(secret);
  });

  it('lists it to its teacher once approved, latest first, in pages, and never for a discarded draft', async () => {
    const gita = await pay.teacher('Gita', 70_000);
    const other = await pay.teacher('Hana', 70_000);
    const numbers: string[] = [];
    for (const day of ['03', '04', '05']) {
      app.clock.set(`2026-12-${day}T02:00:00Z`);
      await pay.taught(gita, `2026-11-${day}T07:00:00Z`);
      await pay.taught(other, `2026-11-${day}T07:00:00Z`);
      const { body: discarded } = await pay.draft();
      expect((await pay.ask('GET', '/teacher/payslips', gita)).body.total).toBe(numbers.length);
      await pay.act(discarded, 'discard', pay.finance, { reason: 'Uji' });
      numbers.unshift((await pay.approved()).number ?? '');
    }
    const list = async (query = '') => (await pay.ask('GET', `/teacher/payslips?${query}`, gita)).body;
    const { data, total } = await list();
    expect(data.map(({ number, amount }: { number: string; amount: number }) => [number, amount])).toEqual(
      numbers.map((number) => [number, 70_000]),
    );
    expect(total).toBe(3);
    expect((await list('pageSize=2&page=2')).data.map(({ number }: { number: string }) => number)).toEqual([
      numbers[2],
    ]);
    expect(await list('pageSize=2&page=3')).toMatchObject({ data: [], total: 3, page: 3 });
  });

  it('has no list for finance, admins or families', async () => {
    for (const who of [pay.finance, pay.admin, await signedInAccount(app, 'student')])
      expect((await pay.ask('GET', '/teacher/payslips', who)).status).toBe(403);
  });
});

describe('the payslips of a run', () => {
  const line = (change: Partial<PrintedLine>): PrintedLine => ({
    kind: 'meeting',
    meetingId: 'm1',
    teacherId: 't1',
    day: '2026-11-03',
    minutes: 60,
    perHour: 90_000,
    amount: 90_000,
    name: 'Bayu',
    classId: 'c1',
    className: 'Kelas Melati',
    number: 1,
    startsAt: new Date('2026-11-03T03:00:00Z'),
    outcome: 'held',
    substitute: false,
    lateMinutes: 0,
    ...change,
  });
  const adjustment = (change: Partial<Adjustment>): Adjustment => ({
    id: '1',
    teacherId: 't1',
    name: 'Bayu',
    kind: 'bonus',
    amount: 5_000,
    reason: 'THR',
    addedBy: 'Lina',
    addedAt: new Date('2026-12-02T02:00:00Z'),
    ...change,
  });

  it('are sorted by name, each teacher with one, also who has only a bonus or the name of another', () => {
    const slips = presentSlips({
      lines: [
        line({ teacherId: 't0', name: 'Wulan' }),
        line({ teacherId: 't2' }),
        line({ teacherId: 't1', kind: 'correction', minutes: -10, amount: -15_000 }),
        line({ teacherId: 't1', meetingId: 'm2' }),
      ],
      adjustments: [
        adjustment({}),
        adjustment({ id: '2', teacherId: 't9', name: 'Agus', amount: 7_000 }),
        adjustment({ id: '3', kind: 'withheld', amount: -2_000, reason: 'PPh 21' }),
      ],
    });
    expect(
      slips.map(({ teacherId, name, meetings, minutes, earned, corrections, adjusted, amount }) => [
        [teacherId, name, meetings, minutes],
        [earned, corrections, adjusted, amount],
      ]),
    ).toEqual([
      [
        ['t9', 'Agus', 0, 0],
        [0, 0, 7_000, 7_000],
      ],
      [
        ['t1', 'Bayu', 1, 50],
        [90_000, -15_000, 3_000, 78_000],
      ],
      [
        ['t2', 'Bayu', 1, 60],
        [90_000, 0, 0, 90_000],
      ],
      [
        ['t0', 'Wulan', 1, 60],
        [90_000, 0, 0, 90_000],
      ],
    ]);
  });

  it('show amounts carried over to the next run', () => {
    const slips = presentSlips({ lines: [line({})], adjustments: [] }, [
      { teacherId: 't1', amount: -30_000 },
      { teacherId: 't9', amount: -1_000 },
    ]);
    expect(slips.map(({ teacherId, carriedOver }) => [teacherId, carriedOver])).toEqual([['t1', -30_000]]);
  });
});
