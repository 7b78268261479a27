import { describe, expect, it } from 'vitest';
import { type Part, type ReadPdf, readPdf } from '../../../test/pdf-text.ts';
import { type Course, courseFiles } from './course-files.ts';
import type { CourseFile, RenderCourseFile } from './course-pdf-data.ts';

const SPECIAL: Course = { type: 'special_course', category: '', ageGroup: 'kids' };
const KIDS: Course = { type: 'general_english', category: 'kids', ageGroup: 'kids' };
const ADULTS: Course = { type: 'conversation', category: 'adult', ageGroup: 'adult' };
const TOEFL: Course = { type: 'eng_test_prep', category: 'toeflibt', ageGroup: 'adult' };

const template = new URL('../../../dist/learning/materials/course-pdf.js', import.meta.url).href;

type Made = { bytes: Uint8Array; file: CourseFile; pdf: ReadPdf };
const known = new Map<string, Promise<Made>>();

/** The file for the highest level, rendered once for all tests. */
function made(course: Course, number: number, kind = 'lesson', school = 'Fasih'): Promise<Made> {
  const key = JSON.stringify([course, number, kind, school]);
  const making = known.get(key) ?? make(course, number, kind, school);
  known.set(key, making);
  return making;
}

async function make(course: Course, number: number, kind: string, school: string): Promise<Made> {
  const file = courseFiles({ ...course, level: 'Advanced' }, number).find((one) => one.kind === kind);
  if (!file) throw new Error('the course has no such file');
  const { renderCourseFile } = (await import(template)) as { renderCourseFile: RenderCourseFile };
  const bytes = await renderCourseFile(file, school);
  return { bytes, file, pdf: await readPdf(bytes) };
}

/** All parts of a document in order, nested ones after their parents. */
function partsOf({ structure }: ReadPdf): Part[] {
  const inside = (part: Part): Part[] => [part, ...part.parts.flatMap(inside)];
  return structure.flat().flatMap(inside);
}
const rolesOf = (parts: Part[]) => parts.map(({ role }) => role);
const headings = (pdf: ReadPdf) =>
  partsOf(pdf)
    .filter(({ role }) => /^H\d$/.test(role))
    .map(({ role, text }) => `${role} ${text}`);
const only = (pdf: ReadPdf, ...roles: string[]) => partsOf(pdf).filter(({ role }) => roles.includes(role));

describe.each([
  ['a lesson of the special course', SPECIAL, 1, 'lesson', [4, 6]],
  ['a lesson for children', KIDS, 13, 'lesson', [4, 6]],
  ['a lesson for adults', ADULTS, 7, 'lesson', [4, 6]],
  ['a lesson with few tasks', TOEFL, 11, 'lesson', [4, 6]],
  ['homework for children', KIDS, 1, 'practice', [3, 3]],
  ['homework for adults', ADULTS, 3, 'practice', [3, 3]],
  ['the test at half-time', KIDS, 10, 'lesson', [2, 3]],
  ['the final test', TOEFL, 20, 'lesson', [2, 3]],
  ['the review before the test at half-time', KIDS, 10, 'practice', [4, 5]],
  ['the review before the final test', TOEFL, 20, 'practice', [4, 5]],
] as const)('the PDF of %s', (_, course, number, kind, [fewest, most]) => {
  it('is A4, small, in English, titled, with embedded fonts', async () => {
    const { bytes, file, pdf } = await made(course, number, kind);
    expect(pdf.pages.length).toBeGreaterThanOrEqual(fewest);
    expect(pdf.pages.length).toBeLessThanOrEqual(most);
    for (const [width, height] of pdf.sizes) {
      expect(width).toBeCloseTo(595.28);
      expect(height).toBeCloseTo(841.89);
    }
    expect(bytes.length).toBeLessThan(2_000_000);
    expect(pdf.language).toBe('en');
    expect(pdf.title).toContain(file.meeting.title.en);
    expect(Buffer.from(bytes).toString('latin1')).toContain('/DisplayDocTitle true');
    expect(pdf.fonts.filter(({ embedded }) => !embedded)).toEqual([]);
    expect(pdf.fonts).toHaveLength(3);
  });

  it('tags everything on its pages as a part or as decoration', async () => {
    const { pdf } = await made(course, number, kind);
    expect([pdf.tagged, pdf.loose]).toEqual([true, 0]);
    expect(pdf.structure.flat().map(({ role }) => role)).toEqual(pdf.pages.map(() => 'Document'));
    const roles = /^(Document|H[1-3]|P|Span|Figure|L|LI|Lbl|LBody|Table|TR|TH|TD)$/;
    expect(rolesOf(partsOf(pdf)).filter((role) => !roles.test(role))).toEqual([]);
    for (const [index, page] of pdf.pages.entries()) {
      const foot = `Pertemuan ${number} · ${index + 1} / ${pdf.pages.length}`;
      expect(page).toContain(foot);
      expect(pdf.structure[index]?.[0]?.text).not.toContain(foot);
    }
  });

  it('has one title, and no heading skips a level', async () => {
    const { file, pdf } = await made(course, number, kind);
    const levels = headings(pdf).map((heading) => Number(heading[1]));
    expect(headings(pdf)[0]).toBe(`H1 ${file.meeting.title.en}`);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThan(2);
  });

  it('has complete lists and tables', async () => {
    const { pdf } = await made(course, number, kind);
    const allowed: Record<string, string[]> = {
      L: ['LI'],
      LI: ['Lbl', 'LBody'],
      Table: ['TR'],
      TR: ['TH', 'TD'],
    };
    for (const [role, inside] of Object.entries(allowed)) {
      for (const part of only(pdf, role)) {
        expect(part.parts.length).toBeGreaterThan(0);
        expect(rolesOf(part.parts).filter((one) => !inside.includes(one))).toEqual([]);
      }
    }
    for (const role of ['LI', 'Lbl', 'LBody', 'TH']) {
      for (const part of only(pdf, role)) expect(part.text).not.toBe('');
    }
  });
});

describe('a screen reader user in a lesson', () => {
  it('navigates by headings: words, dialogue, each task, the page to keep', async () => {
    const { file, pdf } = await made(SPECIAL, 1);
    const { material } = file;
    if (material.kind !== 'lesson') throw new Error('not a lesson');
    expect(headings(pdf)).toEqual([
      `H1 ${file.meeting.title.en}`,
      'H2 Key words Kata kunci',
      'H2 Dialogue Percakapan',
      `H3 ${material.texts.advanced.title}`,
      'H2 Tasks Kegiatan',
      ...material.tasks.map(({ title }, index) => `H3 ${index + 1} ${title.en}`),
      'H2 A page to keep',
      'H3 Key words · Kata kunci',
      'H3 My own sentences Kalimat saya sendiri',
    ]);
  });

  it('hears each key word with its gloss, the gloss in Indonesian', async () => {
    const { file, pdf } = await made(SPECIAL, 1);
    const words = 'words' in file.material ? file.material.words : [];
    const [list] = only(pdf, 'L');
    expect(list?.parts.map(({ text }) => text)).toEqual(words.map(({ en, id }) => `${en} ${id}`));
    const glosses = list?.parts.map((item) => item.parts[0]?.parts[0]?.parts.find(({ lang }) => lang));
    expect(glosses?.map((gloss) => [gloss?.lang, gloss?.text])).toEqual(words.map(({ id }) => ['id', id]));
  });

  it('hears the patterns to keep as a table with their meaning', async () => {
    const { file, pdf } = await made(KIDS, 13);
    const keep = 'keep' in file.material ? file.material.keep : [];
    const [table] = only(pdf, 'Table');
    expect(table?.parts.map(({ parts }) => parts.map(({ role, lang, text }) => [role, lang, text]))).toEqual(
      keep.map(({ en, id }) => [
        ['TH', undefined, en],
        ['TD', 'id', id],
      ]),
    );
  });

  it('hears the meeting’s position in the course', async () => {
    const { pdf } = await made(KIDS, 13);
    expect(only(pdf, 'Figure').map(({ alt }) => alt)).toEqual([
      'The course as a path of 20 meetings: this is meeting 13, the tests are meetings 10 and 20.',
    ]);
  });

  it('hears Indonesian text, and only that, in Indonesian', async () => {
    const { file, pdf } = await made(ADULTS, 7);
    const { meeting, material } = file;
    if (material.kind !== 'lesson') throw new Error('not a lesson');
    const indonesian = partsOf(pdf)
      .filter(({ lang }) => lang === 'id')
      .map(({ text }) => text);
    for (const said of [
      meeting.title.id,
      meeting.canDo.id,
      ...material.words.map(({ id }) => id),
      ...material.keep.map(({ id }) => id),
      ...material.tasks.map(({ title, instruction }) => `${title.id}. ${instruction.id}`),
    ]) {
      expect(indonesian).toContain(said);
    }
    for (const { en } of [meeting.title, meeting.canDo, ...material.words, ...material.keep]) {
      expect(indonesian).not.toContain(en);
    }
  });
});

describe('a screen reader user in a test', () => {
  it('hears the criteria as a table with named columns and rows', async () => {
    const { bytes, file, pdf } = await made(KIDS, 10);
    const criteria = 'criteria' in file.material ? file.material.criteria : [];
    const [table] = only(pdf, 'Table');
    const rows = table?.parts.map(({ parts }) => parts) ?? [];
    expect(rows.map(rolesOf)).toEqual([['TH', 'TH', 'TH'], ...rows.slice(1).map(() => ['TH', 'TD', 'TD'])]);
    expect(rows[0]?.map(({ text }) => text)).toEqual([
      'Criterion · Kriteria',
      'Full points when · Poin penuh bila',
      'Points · Poin',
    ]);
    expect(rows.slice(1).map((cells) => [cells[0]?.text, cells[2]?.text])).toEqual([
      ...criteria.map(({ name, points }) => [`${name.en} ${name.id}`, `____ / ${points}`]),
      ['Total · Jumlah', '____ / 100'],
    ]);
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw.match(/\/Scope \/Column/g)).toHaveLength(3);
    expect(raw.match(/\/Scope \/Row/g)).toHaveLength(criteria.length + 1);
  });
});

it('a school name with XML characters is written correctly into the file', async () => {
  const { bytes, pdf } = await made(SPECIAL, 5, 'lesson', 'Fasih & <Co>');
  expect(pdf.text).toContain('Fasih & <Co>');
  expect(Buffer.from(bytes).toString('utf8')).toContain('<rdf:li>Fasih &#38; &#60;Co&#62;</rdf:li>');
});
