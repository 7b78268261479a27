import { textsIn } from '@fasih/messages/texts';
import { screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { personAtPage } from '../../../test/person-at-page.tsx';
import type { Choice } from '../../catalogue/packages/choice.ts';
import type { Who } from '../../lib/session.ts';
import type { LearnerChoice } from '../../people/learners/use-learner-choice.ts';
import { useVoucher } from '../vouchers/use-voucher.ts';
import { usePurchase } from './use-purchase.ts';

const { replies, show, writes } = personAtPage('packages', 'orders', 'learners');
const t = textsIn('id').packages.selection;

const refused = vi.fn();
const choice = { packageId: 103, chosen: null } as unknown as Choice;
const learner = { settle: async () => 'l1', refused } as unknown as LearnerChoice;

function Till({ who = 'student', code = '' }: { who?: Who; code?: string }) {
  const voucher = useVoucher(103, code, who === 'student');
  const { buy, isPending, fault } = usePurchase({ who, choice, learner, voucher });
  return (
    <>
      <button type="button" onClick={buy}>
        {isPending ? t.buying : t.buy}
      </button>
      <p>{fault?.sentence}</p>
    </>
  );
}
const atTheTill = { at: '/program-selection', elsewhere: <p>halaman berikutnya</p> };
const button = () => screen.getByRole('button', { name: t.buy });

it('who presses twice orders once, and goes on when nothing is to be paid', async () => {
  let answer = () => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  replies(async () => {
    await answered;
    return { body: { orderId: 'o1' } };
  });
  const person = await show(<Till />, atTheTill);
  await person.dblClick(button());
  await screen.findByRole('button', { name: t.buying });
  answer();
  expect(await screen.findByText('halaman berikutnya')).toBeTruthy();
  expect(writes()).toMatchObject([{ path: '/payments/create', body: { packageId: 103, learnerId: 'l1' } }]);
});

it('a learner without consent is shown where the learner is chosen, with the reason', async () => {
  const message = 'Persetujuan orang tua belum ada.';
  replies(() => ({ status: 409, body: { code: 'learners.consentNeeded', message, requestId: 'r' } }));
  const person = await show(<Till />, atTheTill);
  await person.click(button());
  expect(await screen.findByText(message)).toBeTruthy();
  expect(refused).toHaveBeenCalledWith('learners.consentNeeded', 'l1');
});

it('while an earlier order is being checked a second one comes only after a question', async () => {
  const message = 'Masih diperiksa.';
  replies(({ body }) =>
    (body as { again?: boolean }).again
      ? { body: { orderId: 'o2' } }
      : { status: 409, body: { code: 'orders.underReview', message, requestId: 'r' } },
  );
  const person = await show(<Till />, atTheTill);
  await person.click(button());
  await person.click(await screen.findByRole('button', { name: t.underReview.no }));
  await person.click(await screen.findByRole('button', { name: t.buy }));
  expect(writes()).toHaveLength(2);
  expect(screen.queryByText(message)).toBeNull();
  await person.click(await screen.findByRole('button', { name: t.underReview.yes }));
  expect(await screen.findByText('halaman berikutnya')).toBeTruthy();
  expect(writes().map(({ body }) => (body as { again?: boolean }).again)).toEqual([
    undefined,
    undefined,
    true,
  ]);
});

it('an order without an answer says so and can be tried again', async () => {
  replies(() => Promise.reject(new TypeError('Failed to fetch')));
  const person = await show(<Till />, atTheTill);
  await person.click(button());
  expect(await screen.findByText(t.failed)).toBeTruthy();
  replies(() => ({ body: { orderId: 'o1' } }));
  await person.click(button());
  expect(await screen.findByText('halaman berikutnya')).toBeTruthy();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

it.each([
  ['the package named', '', '/register?package=103'],
  [
    'the package and the voucher of the address',
    'HEMAT10',
    '/register?package=103&next=%2Fprogram-selection%3Fpackage%3D103%26voucher%3DHEMAT10',
  ],
])('a visitor registers first, with %s', async (_, code, next) => {
  const person = await show(<Till who="none" code={code} />, { ...atTheTill, elsewhere: <Address /> });
  await person.click(button());
  expect(await screen.findByText(next)).toBeTruthy();
  expect(writes()).toEqual([]);
});
