import { describe, expect, test } from 'vitest';
import { syllabi } from '../catalogue/syllabi.ts';
import type { Bilingual, SyllabusKey, SyllabusMeeting } from '../catalogue/types.ts';
import { BANKS } from '../checks/bank-files.ts';
import { FORBIDDEN } from '../checks/culture-words.ts';
import { looksIndonesian } from '../checks/indonesian.ts';
import { checkUnseenInLessons } from '../checks/unseen.ts';
import { finderOf, folded, wordCount, wordsOf } from '../checks/words.ts';
import { lessons } from './lessons.ts';
import type { Lesson, LessonTask, LessonText, MeetingMaterial, TestLesson } from './types.ts';

const courses = Object.entries(lessons) as [SyllabusKey, readonly MeetingMaterial[]][];
const meetings = courses.flatMap(([key, each]) => each.map((meeting) => ({ key, meeting })));
const taught = meetings.flatMap(({ key, meeting }) =>
  meeting.kind === 'lesson' ? [{ key, at: `${key} ${meeting.number}`, lesson: meeting as Lesson }] : [],
);
const tests = meetings.flatMap(({ key, meeting }) =>
  meeting.kind === 'lesson' ? [] : [{ at: `${key} ${meeting.number}`, meeting: meeting as TestLesson }],
);

const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;
/** What a speaker's line begins with. */
const SPEAKER = /^(\p{Lu}[\p{L}.' ]*): /u;

const isKids = (key: string) => key.endsWith('-kids');

/** Words of a text without the names of its speakers. */
function lengthOf(text: LessonText): number {
  const spoken = text.kind === 'dialogue' ? text.lines.map((line) => line.replace(SPEAKER, '')) : text.lines;
  return wordCount(spoken.join(' '));
}

/** Every text below a value, with the path to it. */
function stringsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsOf(inner, `${path}/${key}`));
}

/** What is written for learners in both languages: titles, instructions, criteria. Words and patterns are pairs of another kind. */
function bilingualOf(meeting: MeetingMaterial): Bilingual[] {
  const ofTask = ({ title, instruction }: LessonTask) => [title, instruction];
  return meeting.kind === 'lesson'
    ? [...meeting.tasks.flatMap(ofTask), ...meeting.practice.map(({ instruction }) => instruction)]
    : [
        ...meeting.instructions,
        ...meeting.tasks.flatMap(ofTask),
        ...meeting.criteria.flatMap(({ name, full }) => [name, full]),
      ];
}

/** What a learner could meet again in a test: the texts, the tasks, the page to keep, and the exercises with their answers. */
function tellingLines(lesson: Lesson): string[] {
  return [
    ...LEVELS.flatMap((level) => lesson.texts[level].lines.map((line) => line.replace(SPEAKER, ''))),
    ...lesson.tasks.flatMap(({ items }) => items),
    ...lesson.keep.map(({ en }) => en),
    ...lesson.practice.flatMap(({ items }) =>
      items.flatMap(({ question, answer }) => [question, answer, question.replace(/_{2,}/, () => answer)]),
    ),
  ];
}

describe('the materials of a course', () => {
  test.each(courses)('%s follow the numbers and kinds of the syllabus', (key, each) => {
    const outline: readonly SyllabusMeeting[] = syllabi[key];
    expect(each.map(({ number, kind }) => ({ number, kind }))).toEqual(
      outline.map(({ number, kind }) => ({ number, kind })),
    );
  });

  test.each(courses)('%s never tell the same text or set the same exercise twice', (_key, each) => {
    const own = each.filter((meeting) => meeting.kind === 'lesson');
    // One title may stand over all three levels of a meeting.
    const titles = own.flatMap(({ texts }) => [...new Set(LEVELS.map((level) => texts[level].title))]);
    const questions = own.flatMap(({ practice }) =>
      practice.flatMap(({ instruction, items }) =>
        items.map(({ question }) => `${instruction.en} ${question}`),
      ),
    );
    expect(titles.filter((title, index) => titles.indexOf(title) < index)).toEqual([]);
    expect(questions.filter((question, index) => questions.indexOf(question) < index)).toEqual([]);
  });
});

describe('a meeting that teaches', () => {
  test.each(taught)('$at has as much of everything as a meeting needs', ({ lesson }) => {
    const between = (size: number, least: number, most: number, what: string) => {
      expect(size, what).toBeGreaterThanOrEqual(least);
      expect(size, what).toBeLessThanOrEqual(most);
    };
    between(lesson.words.length, 8, 10, 'words');
    between(lesson.tasks.length, 3, 4, 'tasks');
    for (const { title, items } of lesson.tasks) between(items.length, 3, 10, `lines of "${title.en}"`);
    between(lesson.keep.length, 4, 6, 'lines to keep');
    between(lesson.practice.length, 2, 3, 'exercises');
    for (const { instruction, items } of lesson.practice) between(items.length, 5, 8, instruction.en);
  });

  test.each(taught)('$at has three texts of a length that fits the age', ({ key, lesson }) => {
    const [least, most] = isKids(key) ? [35, 70] : [60, 110];
    for (const level of LEVELS) {
      expect(lengthOf(lesson.texts[level]), level).toBeGreaterThanOrEqual(least);
      expect(lengthOf(lesson.texts[level]), level).toBeLessThanOrEqual(most);
    }
    expect(new Set(LEVELS.map((level) => lesson.texts[level].lines.join('\n'))).size).toBe(LEVELS.length);
  });

  test.each(taught)(
    '$at names a speaker in every line of a dialogue, and at least two in all',
    ({ lesson }) => {
      for (const { kind, lines } of LEVELS.map((level) => lesson.texts[level])) {
        if (kind !== 'dialogue') continue;
        const speakers = lines.map((line) => SPEAKER.exec(line)?.[1]);
        expect(speakers).not.toContain(undefined);
        expect(new Set(speakers).size).toBeGreaterThanOrEqual(2);
      }
    },
  );

  test.each(taught)('$at teaches each word and pattern once', ({ lesson }) => {
    for (const each of [lesson.words, lesson.keep]) {
      expect(new Set(each.map(({ en }) => folded(en))).size).toBe(each.length);
    }
  });

  test.each(taught)('$at does not give the answer away in the question', ({ lesson }) => {
    const given = lesson.practice
      .flatMap(({ items }) => items)
      .filter(({ question, answer }) => question.trim() === answer.trim());
    expect(given).toEqual([]);
  });
});

describe('the key of an exercise', () => {
  const items = taught.flatMap(({ at, lesson }) =>
    lesson.practice.flatMap((exercise) =>
      exercise.items.map((item) => ({ at, of: exercise.instruction.en, ...item })),
    ),
  );
  /** The first groups of the questions that match, with the words of the answer. */
  const matching = (pattern: RegExp) =>
    items.flatMap((item) => {
      const found = pattern.exec(item.question)?.[1];
      return found === undefined ? [] : [{ ...item, found }];
    });

  test('has the words that are to be put in order, and only those', () => {
    const sorted = (text: string) => wordsOf(text).sort().join(' ');
    const faulty = items
      .filter(({ of, question }) => /words in order/i.test(of) && question.split(' / ').length > 2)
      .filter(({ question, answer }) => sorted(question) !== sorted(answer));
    expect(faulty).toEqual([]);
  });

  test('is one of the choices in brackets', () => {
    const faulty = matching(/\(([^()]+ \/ [^()]+)\)/)
      .filter(({ of }) => /choose/i.test(of))
      .filter(({ found, answer }) => !found.split(' / ').some((choice) => folded(choice) === folded(answer)));
    expect(faulty).toEqual([]);
  });

  test('is one of the words that the instruction lists', () => {
    const LIST = /^(?:Complete|Choose|Write)(?: [\w ]+:| with)? ((?:[\w' ]+, )+[\w' ]+(?: or [\w' ]+)?)\.$/;
    const listed = items.flatMap((item) => {
      const words = LIST.exec(item.of)?.[1]
        ?.split(/, | or /)
        .map(folded);
      return words && !/\b(form|verb|expression|past)\b/.test(item.of) ? [{ ...item, words }] : [];
    });
    expect(listed.length).toBeGreaterThan(300);
    const faulty = listed.filter(({ words, answer }) => !words.includes(folded(answer)));
    expect(faulty).toEqual([]);
  });

  test('begins with the letter that is given', () => {
    const faulty = matching(/(?<!\p{L})(\p{L})____/u).filter(
      ({ found, answer }) => !answer.toLowerCase().startsWith(found.toLowerCase()),
    );
    expect(faulty).toEqual([]);
  });

  test('corrects a mistake by another sentence', () => {
    const faulty = items
      .filter(({ of }) => /mistake/i.test(of))
      .filter(({ question, answer }) => folded(question) === folded(answer));
    expect(faulty).toEqual([]);
  });
});

describe('the course of the TOEFL iBT', () => {
  test('says how the total is rounded and that a score of 0 to 120 stands beside it', () => {
    const texts = stringsOf(lessons.toeflibt).map(({ text }) => text);
    const first = texts.filter((text) => /nearest half|setengah terdekat/.test(text));
    expect(first.length).toBeGreaterThanOrEqual(2);
    for (const text of first) expect(text).toMatch(/[.,]25 (and|dan) [.,]75/);
    expect(texts.some((text) => /0-120/.test(text))).toBe(true);
  });
});

describe('a meeting that tests', () => {
  test.each(tests)('$at instructs, sets tasks and judges by 100 points', ({ meeting }) => {
    expect(meeting.instructions.length).toBeGreaterThanOrEqual(3);
    expect(meeting.instructions.length).toBeLessThanOrEqual(5);
    expect([2, 3]).toContain(meeting.tasks.length);
    for (const { points } of meeting.criteria) expect(points).toBeGreaterThan(0);
    expect(meeting.criteria.reduce((sum, { points }) => sum + points, 0)).toBe(100);
  });
});

describe('all texts of the materials', () => {
  test('are there, in one line each and without spaces at the ends or before a full stop', () => {
    const faulty = meetings
      .flatMap(({ key, meeting }) => stringsOf(meeting, `${key}/${meeting.number}`))
      .filter(({ text }) => text === '' || text !== text.trim() || /[\n\t]| {2}|_ [.,;]/.test(text));
    expect(faulty).toEqual([]);
  });

  test('need no text that lies in another level, which no file of the meeting holds', () => {
    const faulty = meetings
      .flatMap(({ key, meeting }) => stringsOf(meeting, `${key}/${meeting.number}`))
      .filter(({ text }) => /\banother level\b|\blevel lain\b/.test(text));
    expect(faulty).toEqual([]);
  });

  test('that explain are in both languages', () => {
    const faulty = meetings
      .flatMap(({ key, meeting }) =>
        bilingualOf(meeting).map((text) => ({ at: `${key} ${meeting.number}`, text })),
      )
      .filter(({ text }) => folded(text.id) === folded(text.en));
    expect(faulty).toEqual([]);
  });

  test('that explain a pattern do so in Indonesian', () => {
    const faulty = taught.flatMap(({ at, lesson }) =>
      lesson.keep
        .filter(({ en, id }) => folded(en) === folded(id) || looksIndonesian(en))
        .map(({ en }) => ({ at, en })),
    );
    expect(faulty).toEqual([]);
  });

  test.each(courses.filter(([key]) => /-(kids|teen)$/.test(key)))(
    'of %s are fit for children',
    (_key, each) => {
      const forbidden = finderOf(Object.values(FORBIDDEN).flat());
      const found = each.flatMap((meeting) =>
        stringsOf(meeting, `${meeting.number}`).flatMap(({ path, text }) =>
          forbidden(text).map((word) => `${path}: ${word}`),
        ),
      );
      expect(found).toEqual([]);
    },
  );

  test('leave the questions of the tests unseen', () => {
    const lines = taught.flatMap(({ at, lesson }) => tellingLines(lesson).map((text) => ({ at, text })));
    const found = checkUnseenInLessons(BANKS, lines);
    expect(found.map(({ itemId, message }) => `${itemId} ${message}`)).toEqual([]);
  });
});
