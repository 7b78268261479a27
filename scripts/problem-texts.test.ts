import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  LANGS,
  type ProblemCode,
  problemText,
  type TextParams,
  type Texts,
  textsIn,
} from '@fasih/messages/texts';
import { describe, expect, it } from 'vitest';

const FEATURES = [
  'teachers',
  'classes',
  'meetings',
  'attendance',
  'appeals',
  'materials',
  'reports',
  'refunds',
  'finance',
  'notifications',
  'waiting',
] as const;
type Learning = (typeof FEATURES)[number];

/** The problems of a feature whose sentence has something in it, with what that is. */
type Filled<P> = {
  [K in keyof P as P[K] extends (...given: never[]) => string ? K : never]: P[K] extends () => string
    ? Record<string, never>
    : P[K] extends (given: infer G) => string
      ? G
      : never;
};

const start = '2026-11-23T02:00:00.000Z';
const day = '2026-12-25';
const name = 'Sekar';

/** What the code gives with each of them; one that is missing here, or another parameter, does not compile. */
const GIVEN: { [F in Learning]: Filled<Texts[F]['problems']> } = {
  teachers: {
    meetingsAhead: { count: 2 },
    meetingsInTheWay: { count: 2, starts: `${start} ${start}` },
  },
  classes: {
    notActive: { name },
    alreadyInClass: { name },
    birthDateUnknown: { name },
    consentNeeded: { name },
    noLevel: { name },
    notTogether: { name },
    sameLearnerTwice: { name },
    tooManySlots: { name, perWeek: 2 },
    full: { capacity: 4 },
    teacherNotCleared: { name },
    teacherTeachesOther: { name },
    teacherNotFree: { count: 1, start },
    outsideHours: { count: 1 },
    outsideLessonHours: { count: 1 },
    notEnoughDays: { found: 18, wanted: 20 },
    pastLastDay: { lastDay: day, start },
    unknownHost: { host: 'contoh.id' },
    placesTaken: { taken: 3 },
  },
  meetings: {
    tooLate: { until: start, hours: 24 },
    tooSoon: { earliest: start, hours: 24 },
    consentGone: { name },
    pastLastDay: { lastDay: day },
    weekFull: { perWeek: 2 },
    testNear: { start: '2026-11-16T02:00:00.000Z', days: 7 },
    pauseTooLong: { days: 14, left: 7, most: 28 },
    pauseTooLate: { until: '2026-11-10T02:00:00.000Z', hours: 24 },
    offGrid: { minutes: 30 },
    paused: { until: day },
    timeHeld: { until: start },
    holiday: { day },
  },
  waiting: { already: { name } },
  appeals: { tooLate: { until: start, days: 7 } },
  attendance: {
    tooEarly: { opensAt: start, minutes: 5 },
    closed: { closedAt: start },
    notYet: { opensAt: start },
    checkInTooEarly: { opensAt: start },
    checkInTooLate: { grace: 15 },
  },
  materials: { tooMany: { most: 20 } },
  reports: {},
  refunds: {
    tooFewLeft: { left: 8, needed: 10, bought: 20, drawn: 12 },
    shortCourse: { bought: 10, needed: 20 },
    programOver: { lastDay: day },
    ended: {},
    nothingPaid: {},
    nothingBack: { price: 1, percent: 50 },
  },
  finance: {
    tooLongForPdf: { rows: 2_000, most: 1_000 },
    payoutTooMuch: { held: 500_000 },
    taxTooMuch: { owed: 500_000 },
    meetingsOpen: { n: 2 },
    monthSetAside: { n: 1 },
  },
  notifications: {},
};

const BROKEN = /undefined|null|NaN|Invalid Date|\[object|function|=>| {2}|\(\)/;

describe('the sentences of problems', () => {
  it.each(LANGS)('are whole with what the code gives, in %s', (lang) => {
    for (const feature of FEATURES) {
      const given: Record<string, TextParams> = GIVEN[feature];
      for (const problem of Object.keys(textsIn(lang)[feature].problems)) {
        const said = problemText(lang, `${feature}.${problem}` as ProblemCode, given[problem]);
        expect([feature, problem, said]).toEqual([feature, problem, expect.not.stringMatching(BROKEN)]);
        expect([problem, /^\S.{5,}[.?!]$/s.test(said)]).toEqual([problem, true]);
      }
    }
  });

  const refusals = globSync('apps/api/src/**/*.ts', { cwd: join(import.meta.dirname, '..') })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => refusalsIn(readFileSync(join(import.meta.dirname, '..', path), 'utf8')));

  it('get from every refusal in the code what they need', () => {
    const wrong = refusals.flatMap(({ code, rest }) => {
      const [feature = '', problem = ''] = code.split('.');
      const given = (GIVEN as Record<string, Record<string, TextParams>>)[feature]?.[problem] ?? {};
      // What a rule says comes with the rule's own parameters, whose types the text shares.
      if (/params: [\w.]*reason\.params/.test(rest)) return [];
      return Object.keys(given)
        .filter((one) => !new RegExp(`params: \\{[^}]*\\b${one}\\b`).test(rest))
        .map((one) => `${code} without ${one}`);
    });
    expect(refusals.length).toBeGreaterThan(100);
    expect(
      wrong,
      'give each of these refusals the parameters of its sentence: `refuse(code, { params })`',
    ).toEqual([]);
  });
});

/** Every `refuse('feature.code', …)` of a source, with what stands after the code. */
function refusalsIn(text: string): { code: string; rest: string }[] {
  return [...text.matchAll(/\brefuse\(\s*'([a-z]+\.[a-zA-Z]+)'/g)].map((match) => {
    const from = match.index + match[0].length;
    let open = 1;
    let at = from;
    for (; open > 0 && at < text.length; at++) open += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
    return { code: match[1] ?? '', rest: text.slice(from, at).replace(/\s+/g, ' ') };
  });
}
