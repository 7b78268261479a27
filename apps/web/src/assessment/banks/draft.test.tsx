import { textsIn } from '@fasih/messages/texts';
import type { ItemDetail, ItemWords } from '@fasih/school/assessment/banks/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import { ItemDraft } from './draft.tsx';

const { show, writes } = personAtPage('banks');
const { banks, common } = textsIn('en');
const t = banks.draft;

const option = (text: string) => ({ text, code: null, reason: null });
const words: ItemWords = {
  question: 'She ___ to school.',
  text: null,
  options: [option('goes'), option('go'), option('going'), option('gone')],
  key: 0,
  point: { id: 'Kala kini', en: 'Present simple' },
  explanation: null,
  rationale: null,
};
const item = {
  bankId: 'placement',
  itemId: 'P-1',
  number: 1,
  versions: [],
  draft: { version: 1, words, findings: [] },
} as unknown as ItemDetail;

it('a question that was emptied in a draft is asked for, and the draft cannot be published', async () => {
  const user = await show(<ItemDraft item={item} onGone={() => {}} />, { lang: 'en' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: t.publish }).disabled).toBe(false);
  await user.clear(screen.getByLabelText(t.question));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: t.publish }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: t.save }));
  expect(screen.getByText(common.fields.required)).toBeTruthy();
  expect(writes()).toEqual([]);
});
