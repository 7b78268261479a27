import type { LevelReview as Review } from '@fasih/school/catalogue/policy/contract';
import { expect, it } from 'vitest';
import { stage } from '../../../test/stage.tsx';
import { LevelReview } from './level-review.tsx';

const { show, text, texts } = stage('levels');

const decided = { by: 'Nadia Permatasari', at: '2026-11-20T03:00:00.000Z', was: null, reason: '' };
const review = (change: Partial<Review> = {}): Review => ({
  state: 'confirmed',
  decided,
  look: null,
  mayAsk: true,
  ...change,
});
const course = { invalidates: [], enrolmentId: 'e1', name: 'General English' };

it('a proposed level is to be confirmed by the teacher by the end of meeting 2', async () => {
  await show(
    <LevelReview review={review({ state: 'proposed', decided: null, mayAsk: false })} course={course} />,
  );
  expect(text()).toContain('Guru Anda akan memastikannya paling lambat di akhir pertemuan ke-2.');
  expect(texts('button')).toEqual([]);
});

it('the page of the result speaks to the learner as the rest of it does', async () => {
  await show(<LevelReview review={review({ state: 'proposed', decided: null, mayAsk: false })} learner />);
  expect(text()).toContain('Gurumu');
  expect(text()).not.toContain('Anda');
});

it('a decided level names who decided, when, and why it was changed; another look is offered once', async () => {
  await show(
    <LevelReview
      review={review({ state: 'changed', decided: { ...decided, was: 'Kids Beginner', reason: 'Lancar' } })}
      course={course}
    />,
  );
  expect(text()).toContain('Diubah oleh Nadia Permatasari pada 20 Nov 2026, sebelumnya Kids Beginner.');
  expect(text()).toContain('Alasan: Lancar');
  expect(texts('button')).toEqual(['Minta dilihat lagi']);
});

it('after the request the family reads its words, and is offered no second one', async () => {
  const look = { text: 'Terlalu mudah', askedAt: '2026-11-21T03:00:00.000Z' };
  await show(<LevelReview review={review({ state: 'reopened', look, mayAsk: false })} course={course} />);
  expect(text()).toContain('Permintaan Anda: “Terlalu mudah”');
  expect(texts('button')).toEqual([]);
});
