import { textsIn } from '@fasih/messages/texts';
import type { PretestResult } from '@fasih/school/assessment/pretest/contract';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import { KidsReview } from './kids-review.tsx';

const { show } = personAtPage('pretest');
const t = textsIn('id').pretest.results;

const both = (text: string) => ({ id: text, en: text });
const question = (id: number, correct: boolean): PretestResult['questions'][number] => ({
  id,
  correct,
  passage: null,
  textTwin: null,
  questionText: `Question ${id}`,
  chosen: correct ? 'one' : 'two',
  correctAnswer: 'one',
  point: both(`point ${id}`),
  explanation: both(`explanation ${id}`),
});

it('a child reads what went well and one thing to try; what was wrong is folded away for parents', async () => {
  const questions = [question(1, true), question(2, false), question(3, false)];
  await show(<KidsReview result={{ category: 'kids', total: 3, correct: 1, percent: 33.33, questions }} />);
  const well = within(screen.getByRole('region', { name: t.wellTitle }));
  expect(well.getByText('point 1')).toBeTruthy();
  const next = within(screen.getByRole('region', { name: t.tryTitle }));
  expect(next.getByText('point 2')).toBeTruthy();
  expect(next.queryByText('point 3')).toBeNull();
  const crosses = screen.getAllByText(new RegExp(t.wrong));
  const folded = screen.getByText(t.parents).closest('details');
  expect(folded?.open).toBe(false);
  expect(crosses.filter((one) => !folded?.contains(one))).toEqual([]);
});
