import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = globSync(
  [
    'libs/messages/src/{id,en}/**/*.ts',
    'content/{catalogue,legal,site}/**/*.ts',
    'docs/**/*.md',
    'README.md',
  ],
  { cwd: root },
).filter((path) => !path.endsWith('.test.ts'));

const sentences = files.flatMap((path) =>
  readFileSync(join(root, path), 'utf8')
    .split(/[.?!;\n]/)
    .map((text) => ({ path, text: text.trim() })),
);

const MEETING_1 = /pertemuan (pertama|1)\b|meeting 1\b|first meeting/i;
const DECIDES = /memastikan|dipastikan|\bconfirm|mengenalnya|gets? to know|checks? (the|your) level/i;

describe('what the school promises about levels (docs/product/tests.md#levels)', () => {
  it('looks at the texts that families read', () => {
    expect(files.length).toBeGreaterThan(80);
    expect(sentences.length).toBeGreaterThan(5000);
  });

  it('no text promises that the level is confirmed in meeting 1', () => {
    expect(sentences.filter(({ text }) => MEETING_1.test(text) && DECIDES.test(text))).toEqual([]);
  });

  it('no text promises that meeting 1 starts at the right step already', () => {
    const RIGHT_STEP = /langkah yang (pas|tepat)|right (step|level)/i;
    expect(sentences.filter(({ text }) => MEETING_1.test(text) && RIGHT_STEP.test(text))).toEqual([]);
  });

  it.each([
    'content/catalogue/packages/general-english.ts',
    'content/catalogue/packages/conversation.ts',
    'libs/messages/src/id/learning/levels.ts',
    'libs/messages/src/en/learning/levels.ts',
    'libs/messages/src/id/site/landing.ts',
    'libs/messages/src/en/site/landing.ts',
    'libs/messages/src/id/messaging/mail.ts',
    'libs/messages/src/en/messaging/mail.ts',
    'content/legal/privacy/keeping-and-rights.ts',
    'content/catalogue/faq/courses.ts',
    'content/catalogue/programs/general-english.ts',
  ])('%s says by when instead: the end of meeting 2', (path) => {
    expect(readFileSync(join(root, path), 'utf8')).toMatch(/akhir pertemuan (ke-)?2|end of meeting 2/);
  });
});
