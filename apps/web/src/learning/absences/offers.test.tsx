import { textsIn } from '@fasih/messages/texts';
import type { SubstituteOffer } from '@fasih/school/learning/absences/offer-contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import OfferPage from './teacher/offer-page.tsx';
import { OwnOffers } from './teacher/own-offers.tsx';

const { replies, show, writes } = personAtPage('absences', 'staff');
const t = textsIn('en').absences.offers;

const offer: SubstituteOffer = {
  id: 'o1',
  packageType: 'general_english',
  ageGroup: 'kids',
  level: 'Kids Beginner',
  start: '2026-11-03T07:00:00.000Z',
  end: '2026-11-03T08:00:00.000Z',
  until: '2026-11-03T05:30:00.000Z',
};
const answers = () => writes().filter(({ path }) => !path.endsWith('/look'));

it('the mailed link says what is asked; only a press takes the meeting', async () => {
  replies(({ path }) => ({ body: path.endsWith('/look') ? offer : { accepted: true, classId: 'c1' } }));
  const user = await show(<OfferPage />, { lang: 'en', at: '/substitute?token=abc' });
  expect(await screen.findByText(/General English · Kids Beginner/)).toBeTruthy();
  expect(answers()).toEqual([]);
  await user.click(screen.getByRole('button', { name: t.accept }));
  expect(await screen.findByRole('heading', { name: t.acceptedTitle })).toBeTruthy();
  expect(answers()).toMatchObject([
    { path: '/substitute-offers/answer', body: { token: 'abc', accept: true } },
  ]);
  expect(screen.getByRole('link', { name: t.toClass }).getAttribute('href')).toBe('/teacher/classes/c1');
});

it('a link without its token says so', async () => {
  await show(<OfferPage />, { lang: 'en', at: '/substitute' });
  expect(await screen.findByText(t.missing)).toBeTruthy();
  expect(writes()).toEqual([]);
});

it('the home shows open questions, and they go once they are answered', async () => {
  let offers = [offer];
  replies(({ method }) => {
    if (method === 'GET') return { body: { offers } };
    offers = [];
    return { body: { accepted: false, classId: null } };
  });
  const user = await show(<OwnOffers />, { lang: 'en' });
  await user.click(await screen.findByRole('button', { name: /^I cannot/ }));
  expect(await screen.findByText(t.declined)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^I cannot/ })).toBeNull());
  expect(answers()).toMatchObject([{ path: '/teacher/substitute-offers/o1', body: { accept: false } }]);
});
