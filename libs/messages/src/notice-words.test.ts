import { ZONES, zoneName } from '@fasih/school/basics/instants';
import { mayOpen, ROUTES, type RoutePattern } from '@fasih/school/routes';
import { describe, expect, it } from 'vitest';
import type { NoticeKind } from './notice.ts';
import { NOTICE_EXAMPLES } from './notice-examples.ts';
import { NOTICE_KINDS } from './notice-kinds.ts';
import { noticeWords } from './notice-words.ts';
import { sayIn } from './reason.ts';
import { LANGS, textsIn } from './texts.ts';

const { learnerName } = NOTICE_EXAMPLES['class.assigned'][0] ?? { learnerName: '' };
const cases = (Object.keys(NOTICE_KINDS) as NoticeKind[]).flatMap((kind) =>
  NOTICE_EXAMPLES[kind].flatMap((params) =>
    NOTICE_KINDS[kind].readers.map((role) => ({ kind, role, params })),
  ),
);
const BROKEN = /undefined|null|NaN|Invalid Date|\[object|function|\$\{| {2}|\(\)/;

/** The page of an address; a static page has priority over a pattern. */
const pageOf = (path: string) =>
  Object.keys(ROUTES).find((pattern) => pattern === path) ??
  Object.keys(ROUTES).find((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path));

describe('the texts of every notice', () => {
  it.each(LANGS)('are whole sentences in %s, in every case and for every reader', (lang) => {
    const { notices } = textsIn(lang);
    // An erased learner has no name.
    for (const zone of ZONES)
      for (const { kind, role, params } of cases)
        for (const name of [learnerName, '']) {
          const told = 'learnerName' in params ? { ...params, learnerName: name } : params;
          const words = noticeWords(notices, { kind, params: told }, sayIn(lang, zone), role);
          const said = [words?.title ?? '', ...(words?.lines ?? [])];
          for (const sentence of said) {
            expect([kind, sentence]).toEqual([kind, expect.not.stringMatching(BROKEN)]);
            expect([kind, sentence.trim().length > 3]).toEqual([kind, true]);
          }
          const clock = /(?<!\d)\d{2}[.:]\d{2}(?!\d)/;
          for (const sentence of said.filter((one) => clock.test(one)))
            expect([kind, sentence]).toEqual([kind, expect.stringContaining(zoneName(zone))]);
          // No time is left for the reader to guess: each has its zone behind it, a span behind its end.
          const bare = /(?<!\d)\d{2}[.:]\d{2}(?!\d)(?!–\d{2}[.:]\d{2}| and \d{2}:\d{2}| WI(B|TA|T)\b)/;
          for (const sentence of said)
            expect([kind, sentence]).toEqual([kind, expect.not.stringMatching(bare)]);
        }
  });

  it('of a cancelled meeting ask a family for a new time, but leave a group’s to the school', () => {
    const newTimeIn = (kind: 'meeting.cancelled' | 'meeting.teacherMissing', group: object) => {
      const [params] = NOTICE_EXAMPLES[kind];
      return LANGS.map((lang) => {
        const { notices } = textsIn(lang);
        const words = noticeWords(notices, { kind, params: { ...params, ...group } }, sayIn(lang), 'student');
        return words?.lines.join(' ').split('. ').at(-1);
      });
    };
    for (const kind of ['meeting.cancelled', 'meeting.teacherMissing'] as const) {
      for (const alone of [{}, { isGroup: false }])
        expect(newTimeIn(kind, alone)).toEqual(['Silakan pilih jadwal baru.', 'Please choose a new time.']);
      // Stored notices of before the field was renamed.
      for (const group of [{ isGroup: true }, { together: true }])
        expect(newTimeIn(kind, group)).toEqual([
          'Sekolah menyusun jadwal barunya.',
          'The school gives it a new time.',
        ]);
    }
  });

  it('of an excuse name the learner to a teacher, and only ask the family to plan again', () => {
    const [params] = NOTICE_EXAMPLES['meeting.excused'];
    for (const lang of LANGS) {
      const { notices } = textsIn(lang);
      const said = (role: 'student' | 'teacher') =>
        noticeWords(notices, { kind: 'meeting.excused', params }, sayIn(lang), role);
      expect(said('teacher')?.title).toContain(learnerName);
      expect(said('teacher')?.lines.join()).not.toMatch(/Jadwalkan|Plan it/);
      expect(said('student')?.lines.join()).toMatch(/Jadwalkan|Plan it/);
    }
  });

  it.each(LANGS)('link to a page that the reader may open, in %s', (lang) => {
    const { notices } = textsIn(lang);
    for (const { kind, role, params } of cases) {
      const action = noticeWords(notices, { kind, params }, sayIn(lang), role)?.action;
      const page = pageOf(action?.path.split('?')[0] ?? '');
      expect([kind, role, action?.path, page && mayOpen(page as RoutePattern, role)]).toEqual([
        kind,
        role,
        action?.path,
        true,
      ]);
    }
  });

  it.each(LANGS)('are also those of the mail, in %s', (lang) => {
    const texts = textsIn(lang);
    for (const { kind, role, params } of cases) {
      const words = noticeWords(texts.notices, { kind, params }, sayIn(lang), role);
      const letter = texts.mail.letters['notifications.notice']({
        name: 'Ibu Sari',
        kind: kind as NoticeKind,
        params,
        role,
        zone: 'Asia/Jakarta',
        mutable: false,
        meetings: [],
      });
      expect(letter).toEqual({
        subject: words?.title,
        greeting: expect.stringContaining('Ibu Sari'),
        lines: words?.lines,
        button: words?.action,
      });
    }
  });

  it('say the minutes of the course’s own rules, and of older notices the usual ones', () => {
    const linesOf = (kind: NoticeKind, more: object, role = 'student') =>
      LANGS.map((lang) => {
        const params = { ...NOTICE_EXAMPLES[kind][0], ...more };
        const words = noticeWords(
          textsIn(lang).notices,
          { kind, params } as never,
          sayIn(lang),
          role as never,
        );
        return words?.lines.join(' ').match(/\d+ (?:menit|minutes?)/g);
      });
    expect(linesOf('class.assigned', {})).toEqual([
      ['60 menit', '5 menit'],
      ['60 minutes', '5 minutes'],
    ]);
    expect(linesOf('class.assigned', { meetingMinutes: 45, opensMinutes: 10 })).toEqual([
      ['45 menit', '5 menit', '10 menit'],
      ['45 minutes', '5 minutes', '10 minutes'],
    ]);
    for (const [kind, role] of [
      ['meeting.teacherMissing', 'student'],
      ['meeting.teacherMissing', 'teacher'],
      ['teacher.awaited', 'teacher'],
      ['teacher.missing', 'admin'],
    ] as const) {
      expect(linesOf(kind, {}, role)).toEqual([['15 menit'], ['15 minutes']]);
      expect(linesOf(kind, { missingMinutes: 20 }, role)).toEqual([['20 menit'], ['20 minutes']]);
    }
    const banked = { minutes: 7, addedToEnd: false };
    expect(linesOf('attendance.minutesOwed', banked)).toEqual([
      ['7 menit', '60 menit'],
      ['7 minutes', '60 minutes'],
    ]);
    expect(linesOf('attendance.minutesOwed', { ...banked, perMeeting: 45 })).toEqual([
      ['7 menit', '45 menit'],
      ['7 minutes', '45 minutes'],
    ]);
  });

  it.each(LANGS)('differ for teacher and family when the teacher was missing, in %s', (lang) => {
    const { notices } = textsIn(lang);
    const [params] = NOTICE_EXAMPLES['meeting.teacherMissing'];
    const [family, teacher] = ['student', 'teacher'].map((role) => {
      const words = noticeWords(notices, { kind: 'meeting.teacherMissing', params }, sayIn(lang), role);
      return [words?.title, ...(words?.lines ?? [])].join(' ');
    });
    const forFamilies = { id: /Maaf|Silakan pilih jadwal baru/, en: /Sorry|Please choose a new time/ }[lang];
    expect(family).toMatch(forFamilies);
    expect(teacher).not.toMatch(forFamilies);
    expect(teacher).toMatch({ id: /^Pertemuan .* Anda belum/, en: /You had not checked in/ }[lang]);
  });

  it('of a substitute say who is replaced and why, for each of the three readers', () => {
    const said = NOTICE_EXAMPLES['meeting.substitute'].map((params) => {
      const { notices } = textsIn('en');
      const words = noticeWords(notices, { kind: 'meeting.substitute', params }, sayIn('en'), 'student');
      return words?.lines.join(' ').replace(/^.* WIB is /, '');
    });
    expect(said).toEqual([
      'taught by Ratna Kusumawati.',
      'taught by Ratna Kusumawati in place of Dimas Prakoso. Reason: Sakit',
      'taught by Ratna Kusumawati in your place. You need not do anything. Reason: Sakit',
      'taught by you in place of Dimas Prakoso. Reason: Sakit',
    ]);
  });

  it('of a reminder say whose meeting each is, also once one of the learners is erased', () => {
    const params = NOTICE_EXAMPLES['reminder.day'][2];
    const begins = (change: object) => {
      const { notices } = textsIn('id');
      const told = { kind: 'reminder.day', params: { ...params, ...change } };
      return noticeWords(notices, told, sayIn('id'), 'student')?.lines.map((line) => line.split(':')[0]);
    };
    const own = 'General English for Kids · Kids Beginner';
    expect(begins({})).toEqual(['Pertemuan untuk Sekar, Bagas', `Sekar, ${own}`, 'Bagas, TOEFL']);
    expect(begins({ learnerName: 'Bagas', learner: '…' })).toEqual([
      'Pertemuan untuk Bagas',
      `…, ${own}`,
      'Bagas, TOEFL',
    ]);
  });

  it('of a closed school name one day, the first and last of several that follow, or each one', () => {
    const [, params] = NOTICE_EXAMPLES['classes.replanned'];
    const said = (...days: string[]) =>
      LANGS.map((lang) => {
        const told = { ...params, from: days[0], until: days.at(-1), days };
        const { notices } = textsIn(lang);
        const words = noticeWords(
          notices,
          { kind: 'classes.replanned', params: told },
          sayIn(lang),
          'student',
        );
        return [words?.title, words?.lines[0]];
      });
    expect(said('2027-01-01')).toEqual([
      ['Sekolah libur Jumat, 1 Januari 2027: Sekar', 'Hari Guru.'],
      ['The school is closed on Friday, 1 January 2027: Sekar', "Teachers' Day."],
    ]);
    expect(said('2026-12-31', '2027-01-01').map(([title]) => title)).toEqual([
      'Sekolah libur Kamis, 31 Desember 2026 sampai Jumat, 1 Januari 2027: Sekar',
      'The school is closed from Thursday, 31 December 2026 to Friday, 1 January 2027: Sekar',
    ]);
    expect(said('2027-01-01', '2027-12-25')).toEqual([
      ['Sekolah libur 2 hari: Sekar', 'Sekolah libur pada Jumat, 1 Januari 2027; Sabtu, 25 Desember 2027.'],
      [
        'The school is closed on 2 days: Sekar',
        'The school is closed on Friday, 1 January 2027; Saturday, 25 December 2027.',
      ],
    ]);
  });

  it('of a change of teacher alone speak of no new times', () => {
    const params = NOTICE_EXAMPLES['classes.replanned'].at(-1);
    const said = LANGS.map((lang) => {
      const { notices } = textsIn(lang);
      const words = noticeWords(notices, { kind: 'classes.replanned', params }, sayIn(lang), 'student');
      return [words?.title, ...(words?.lines ?? [])];
    });
    const one = 'General English for Kids · Kids Beginner, Sekar';
    expect(said).toEqual([
      [
        'Guru baru mulai Senin, 23 November 2026: Sekar',
        `${one}, guru baru: Ratna Kusumawati.`,
        'Semua waktu tetap.',
      ],
      [
        'A new teacher from Monday, 23 November 2026: Sekar',
        `${one}, new teacher: Ratna Kusumawati.`,
        'All times stay.',
      ],
    ]);
  });

  it('an unknown kind has no text', () => {
    const { notices } = textsIn('id');
    expect(noticeWords(notices, { kind: 'no.such', params: {} }, sayIn('id'), 'student')).toBeNull();
  });
});
