import type { Reply } from '@fasih/school/basics/contract';
import type { meetingOptions } from '@fasih/school/learning/meetings/contract';
import { describe, expect, it } from 'vitest';
import { type Answer, stage } from '../../../test/stage.tsx';
import { MoveDialog } from './move-dialog.tsx';

type Options = Reply<typeof meetingOptions>;

const decision = (outcome: string, key = 'plan.allowed') => ({
  outcome,
  rule: 'plan',
  policyVersion: 1,
  reason: { key, params: { lastDay: '2027-02-09' } },
});
const hour = (day: string) => ({ start: `${day}T02:00:00.000Z`, end: `${day}T03:00:00.000Z` });
const meeting: Options['meeting'] = {
  id: 'm1',
  classId: 'c1',
  className: 'General English',
  number: 3,
  kind: 'series',
  state: 'to_plan',
  start: null,
  end: null,
  capacity: 1,
  teacherId: 't1',
  teacherName: 'Ratna',
  note: '',
  homework: '',
  learners: [],
  version: 4,
};
const page = (days: string[], more: Partial<Options> = {}) => ({
  meeting,
  learnerId: null,
  noticeUntil: null,
  lastDay: '2027-02-09',
  earliest: null,
  perWeek: 2,
  move: decision('allowed'),
  excuse: null,
  cancel: null,
  free: days.map(hour),
  fullWeeks: [],
  next: null,
  serverNow: '2026-11-22T02:00:00.000Z',
  ...more,
});

const { server, show, click, press, text, texts, writes } = stage('meetings', 'policy');
const open = (learnerId?: string) =>
  show(<MoveDialog meetingId="m1" invalidates={[]} {...(learnerId && { learnerId })} onClose={() => {}} />);
/** One time is free, and the move to it is allowed. */
const moves: Answer = async (method) => ({
  status: 200,
  body:
    method === 'POST'
      ? { decision: decision('allowed'), meeting: { ...meeting, ...hour('2026-12-21') } }
      : page(['2026-12-21']),
});
async function choose(day: number, time: number): Promise<void> {
  await click('input[name="day"]', { at: day });
  await click('input[name="time"]', { at: time });
}

describe('choosing a new time', () => {
  it('leads on to later days, page by page, until there are no more, and names the weeks that are full', async () => {
    server(async (_, address) => ({
      status: 200,
      body: address.includes('from=2027-01-11')
        ? page(['2027-01-11', '2027-02-09'], { fullWeeks: ['2027-01-18'] })
        : page(['2026-12-21'], { fullWeeks: ['2026-11-23', '2026-11-30'], next: '2027-01-11' }),
    }));
    await open();
    expect(texts('input[name="day"] + span')).toEqual(['Sen 21 Des']);
    expect(text()).toContain('minggunya sudah penuh (paling banyak 2 pertemuan seminggu): 23 Nov – 6 Des.');
    await press('Jam lain');
    expect(texts('input[name="day"] + span')).toEqual(['Sen 21 Des', 'Sen 11 Jan', 'Sel 9 Feb']);
    expect(text()).toContain('23 Nov – 6 Des; 18 Jan – 24 Jan.');
    expect(texts('button')).not.toContain('Jam lain');
  });

  it('keeps what is shown when later days cannot be loaded, and says so', async () => {
    server(async (_, address) =>
      address.includes('from=')
        ? { status: 500, body: {} }
        : { status: 200, body: page(['2026-12-21'], { next: '2027-01-11' }) },
    );
    await open();
    await press('Jam lain');
    expect(texts('input[name="day"] + span')).toEqual(['Sen 21 Des']);
    expect(text()).toContain('Jam lain belum bisa dimuat.');
    expect(texts('button')).toContain('Jam lain');
  });

  it('a double click plans once, and the answer is the good one', async () => {
    server(moves);
    await open();
    await choose(0, 0);
    await click('button[type="submit"]', { times: 3 });
    expect(writes()).toBe(1);
    expect(text()).toContain('Tersimpan');
  });

  it.each([
    ['the family reads that the teacher has been told', 'l1', 'Guru diberi tahu.', 'Keluarga dan guru'],
    [
      'the school reads that family and teacher have been told',
      undefined,
      'Keluarga dan guru diberi tahu.',
      '. Guru',
    ],
  ])('%s', async (_, learnerId, said, notSaid) => {
    server(moves);
    await open(learnerId);
    await choose(0, 0);
    await click('button[type="submit"]');
    expect(text()).toContain(said);
    expect(text()).not.toContain(notSaid);
  });

  it('says which number the meeting has where it now follows later ones', async () => {
    server(async (method) => ({
      status: 200,
      body:
        method === 'POST'
          ? { decision: decision('allowed'), meeting: { ...meeting, ...hour('2027-01-12'), number: 20 } }
          : page(['2027-01-12']),
    }));
    await open();
    await choose(0, 0);
    await click('button[type="submit"]');
    expect(text()).toContain('sekarang nomor 20.');
  });

  it('after a refusal it can be sent again', async () => {
    server(async (method) =>
      method === 'POST'
        ? { status: 409, body: { code: 'meetings.teacherBusy', message: 'Penuh', requestId: 'r' } }
        : { status: 200, body: page(['2026-12-21']) },
    );
    await open();
    await choose(0, 0);
    for (const _ of [1, 2]) await click('button[type="submit"]');
    expect(writes()).toBe(2);
  });
});
