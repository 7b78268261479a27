import { Document, Page, Text, View } from '@react-pdf/renderer';
import { createElement as e, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { readPdf } from '../../../test/pdf-text.ts';
import { renderTagged } from './tagged-pdf.ts';

const LONG = 'Over the river and through the wood, to grandmother’s house we go. '.repeat(45);

async function made(...content: ReactNode[]) {
  const page = e(Page, { size: 'A4', style: { padding: 40 } }, ...content);
  const bytes = await renderTagged(e(Document, { title: 'Trees', language: 'en' }, page));
  return { pdf: await readPdf(bytes), raw: Buffer.from(bytes).toString('latin1') };
}

/** The number of structure elements of a kind; content that spans two pages must be one. */
const elements = (raw: string, role: string) => raw.match(new RegExp(`/S /${role}\\n`, 'g'))?.length ?? 0;

it('a paragraph that spans two pages stays one paragraph', async () => {
  const { pdf, raw } = await made(e(Text, null, LONG));
  expect(pdf.pages).toHaveLength(2);
  expect([elements(raw, 'P'), pdf.loose]).toEqual([1, 0]);
  expect(pdf.structure.map((page) => page[0]?.parts.map(({ role }) => role))).toEqual([['P'], ['P']]);
});

it('a list that spans two pages stays one list, and declares its numbering', async () => {
  const items = Array.from({ length: 60 }, (_, n) =>
    e(
      View,
      { key: n, tag: 'LI', style: { flexDirection: 'row' }, wrap: false },
      e(Text, { tag: 'Lbl' }, `${n + 1}.`),
      e(Text, { tag: 'LBody' }, `Item ${n + 1}`),
    ),
  );
  const { pdf, raw } = await made(e(View, { tag: 'L', style: { backgroundColor: '#EEEEEE' } }, items));
  expect(pdf.pages.length).toBeGreaterThan(1);
  expect([elements(raw, 'L'), elements(raw, 'LI'), pdf.loose]).toEqual([1, 60, 0]);
  expect(raw).toContain('/ListNumbering /Decimal');
  // Each page lists all items, those of another page without their text.
  const texts = pdf.structure.flatMap((page) => page[0]?.parts[0]?.parts ?? []).filter(({ text }) => text);
  expect(texts.map(({ text }) => text)).toEqual(items.map((_, n) => `${n + 1}. Item ${n + 1}`));
});

it('decoration is drawn and not read out', async () => {
  const { pdf } = await made(
    e(Text, { tag: 'H1' }, 'Trees'),
    e(View, { tag: 'Artifact', fixed: true }, e(Text, null, 'Page 1')),
    e(View, { style: { borderWidth: 1 } }, e(Text, { lang: 'id' }, 'Pohon')),
  );
  expect(pdf.text).toBe('Trees Page 1 Pohon');
  const parts = pdf.structure[0]?.[0]?.parts.map(({ role, lang, text }) => [role, lang, text]);
  expect(parts).toEqual([
    ['H1', undefined, 'Trees'],
    ['P', 'id', 'Pohon'],
  ]);
  expect(pdf.loose).toBe(0);
});

it('table headings repeated on every page are read out once', async () => {
  const rows = Array.from({ length: 60 }, (_, n) =>
    e(View, { key: n, tag: 'TR', wrap: false }, e(Text, { tag: 'TD' }, `Row ${n + 1}`)),
  );
  const titles = e(View, { tag: 'TR', fixed: true }, e(Text, { tag: 'TH', scope: 'Column' }, 'What'));
  const { pdf, raw } = await made(e(View, { tag: 'Table' }, titles, rows));
  expect(pdf.pages.length).toBeGreaterThan(1);
  for (const page of pdf.pages) expect(page).toMatch(/^What Row/);
  const hasText = pdf.structure.map((page) => page[0]?.text.includes('What'));
  expect(hasText).toEqual(pdf.pages.map((_, n) => n === 0));
  expect([elements(raw, 'TH'), elements(raw, 'TR'), pdf.loose]).toEqual([1, 61, 0]);
});
