import { textsIn } from '@fasih/messages/texts';
import type { RefundRequest, RefundView } from '@fasih/school/finance/refunds/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { plain } from '../../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../../test/person-at-page.tsx';
import { courses, possible, rejected, request, tooFewLeft } from '../refunds.fixtures.ts';
import Refund from './refund.tsx';

const { keeps, replies, show, writes, reads, pressTwice } = personAtPage('refunds', 'policy', 'classes');
const { refunds: t, classes, common } = textsIn('en');

/** The page of a course's refund; after a write it is as `then` says, whatever the write's reply. */
async function opens(view: RefundView, then = view, reply?: Reply, id = 'n1') {
  keeps({ before: view, after: then, reply }, (path, now) => {
    if (path.startsWith('/enrolments/')) return { body: now };
    if (path.startsWith('/my-classes/'))
      return { status: 404, body: { code: 'common.notFound', message: '' } };
    return { body: courses };
  });
  const at = `/my-classes/${id}/refund`;
  const user = await show(<Refund />, { lang: 'en', at, path: '/my-classes/:id/refund' });
  await waitFor(() => expect(document.body.textContent).toContain('Kids A'));
  return user;
}
const standing = (change: Partial<RefundRequest>): RefundView => ({
  ...possible,
  request: { ...request, ...change },
});
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('a refund that is possible says its amount with the arithmetic, for whom and for which course', async () => {
  await opens(possible);
  expect(screen.getByText('A refund now: Rp 825.000')).toBeTruthy();
  expect(screen.getByText(/^50% × Rp 1\.650\.000 = Rp 825\.000\. Meetings left: 12 − 1 = 11/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kids A' }).getAttribute('href')).toBe('/my-classes/c1?learner=l1');
  expect(screen.getByText((text) => text.includes('Kirana'))).toBeTruthy();
});

it('a refund of a course that the school has ended needs nothing, has no last day, and gives the school’s reason', async () => {
  const reason = {
    key: 'faultRefund.allowed',
    params: { price: 1_650_000, left: 6, bought: 12, amount: 825_000, cause: 'ended', until: '2026-12-09' },
  };
  const quote = { ...request.quote, rule: 'faultRefund', reason };
  await opens(standing({ endedBySchool: true, reason: 'Guru pindah', quote }));
  expect(screen.getByText(t.leadEnded)).toBeTruthy();
  expect(screen.queryByText(t.lead)).toBeNull();
  expect(screen.getByText(/because the school ended the course\./)).toBeTruthy();
  expect(document.body.textContent).not.toContain('can be taken until');
  expect(document.body.textContent).toContain(t.schoolSays);
});

it('a course that was named by its class is the same course', async () => {
  await opens(possible, possible, {}, 'c1');
  expect(reads()).toContain('/enrolments/n1/refund');
});

it('a course without a class yet is found by its own name and leads to no class', async () => {
  await opens({ ...possible, enrolmentId: 'n2' }, possible, {}, 'n2');
  expect(reads()).toContain('/enrolments/n2/refund');
  expect(screen.queryByRole('link', { name: 'Kids A' })).toBeNull();
});

it('a refund that is not possible says why and cannot be asked for', async () => {
  await opens({ ...possible, quote: tooFewLeft, history: [rejected] });
  expect(screen.getByText(t.notPossible)).toBeTruthy();
  expect(screen.getByText('A refund needs more than 10 meetings left. Left now: 12 − 2 = 10.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: t.ask })).toBeNull();
});

it('an earlier request that was rejected is below with the school’s reason', async () => {
  await opens({ ...possible, history: [rejected] });
  const before = screen.getByRole('heading', { name: t.history }).closest('section') as HTMLElement;
  expect(plain(before.textContent)).toMatch(
    /Rejected.*Rp 825\.000.*Decided by the school 2 Oct 2026.*: Kelas baru saja mulai$/,
  );
  // What the family wrote is named without a heading, since above it there are none of the third level.
  expect(screen.queryAllByRole('heading', { level: 4 })).toEqual([]);
  expect(within(before).queryByRole('list', { name: t.way.label })).toBeNull();
});

it('a family asks only after a question, with its words or without any, and then sees how far it is', async () => {
  const user = await opens(possible, standing({}));
  await user.type(screen.getByLabelText(t.reason), '  Kami pindah kota ');
  await user.click(screen.getByRole('button', { name: t.ask }));
  await user.click((await dialog(t.askTitle)).getByRole('button', { name: t.keep }));
  expect(writes()).toEqual([]);
  await user.click(screen.getByRole('button', { name: t.ask }));
  await pressTwice(user, (await dialog(t.askTitle)).getByRole('button', { name: t.ask }));
  expect(await screen.findByText(t.asked)).toBeTruthy();
  expect(screen.getByRole('button', { name: t.withdraw })).toBeTruthy();
  expect(writes()).toMatchObject([
    { method: 'POST', path: '/enrolments/n1/refund', body: { reason: 'Kami pindah kota' } },
  ]);
});

it('a refund asked for without words has no empty ones', async () => {
  const user = await opens(possible, standing({ reason: '' }));
  await user.click(screen.getByRole('button', { name: t.ask }));
  await user.click((await dialog(t.askTitle)).getByRole('button', { name: t.ask }));
  await screen.findByRole('button', { name: t.withdraw });
  expect(writes()[0]?.body).toEqual({});
  expect(screen.queryByText('“”')).toBeNull();
});

it('says before and after asking when the school answers, and before what is held back', async () => {
  const asking = { answerBy: '2026-11-30', heldBack: 15, takesPlace: 1 };
  const user = await opens({ ...possible, asking }, standing({ answerBy: '2026-11-30' }));
  expect(screen.getByText('The school answers by 30 Nov 2026.')).toBeTruthy();
  expect(screen.getByText(/^15 meetings are held back until the answer/)).toBeTruthy();
  expect(screen.getByText('1 meeting takes place.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t.ask }));
  await user.click((await dialog(t.askTitle)).getByRole('button', { name: t.ask }));
  await screen.findByRole('button', { name: t.withdraw });
  expect(screen.getByText('The school answers by 30 Nov 2026.')).toBeTruthy();
  expect(screen.queryByText(/held back/)).toBeNull();
});

it('a refusal is shown beside the button, and the words stay', async () => {
  const message = t.problems.alreadyAsked;
  const user = await opens(possible, possible, {
    status: 409,
    body: { code: 'refunds.alreadyAsked', message },
  });
  await user.type(screen.getByLabelText(t.reason), 'Pindah');
  await user.click(screen.getByRole('button', { name: t.ask }));
  await user.click((await dialog(t.askTitle)).getByRole('button', { name: t.ask }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(t.reason).value).toBe('Pindah');
});

it.each([
  ['asked', { shown: 'asked' }, t.way.asked, null],
  [
    'approved',
    { shown: 'approved', state: 'approved', path: 'transfer' },
    t.way.approved,
    t.way.paths.transfer,
  ],
  [
    'returning',
    { shown: 'returning', state: 'approved', path: 'provider' },
    t.way.returning,
    t.way.paths.provider,
  ],
] as const)(
  'a request that is %s shows where it is and how the money comes back',
  async (_, change, here, way) => {
    await opens(standing(change));
    const steps = within(screen.getByRole('list', { name: t.way.label })).getAllByRole('listitem');
    const now = steps.filter((step) => step.getAttribute('aria-current') === 'step');
    expect(now.map((step) => step.textContent)).toEqual([expect.stringContaining(`${here}, ${t.way.here}`)]);
    expect(
      steps
        .slice(steps.indexOf(now[0] as HTMLElement) + 1)
        .every((step) => !step.textContent?.includes(t.way.done)),
    ).toBe(true);
    expect(screen.queryByRole('button', { name: t.withdraw }) !== null).toBe(change.shown === 'asked');
    if (way !== null) expect(screen.getByText(way)).toBeTruthy();
  },
);

it('money that is back says when, and every step is done', async () => {
  await opens(
    standing({
      shown: 'returned',
      state: 'approved',
      path: 'provider',
      returnedAt: '2026-11-25T03:00:00.000Z',
    }),
  );
  const steps = within(screen.getByRole('list', { name: t.way.label })).getAllByRole('listitem');
  expect(steps.every((step) => step.textContent?.includes(t.way.done))).toBe(true);
  expect(screen.getByText(/^The money was back on 25 Nov 2026/)).toBeTruthy();
  expect(screen.queryByText(t.way.paths.provider)).toBeNull();
});

it('a request is withdrawn only after a question, and can then be asked for again', async () => {
  const withdrawn: RefundRequest = { ...request, state: 'withdrawn', shown: 'withdrawn' };
  const user = await opens(standing({}), { ...possible, history: [withdrawn] });
  await user.click(screen.getByRole('button', { name: t.withdraw }));
  await user.click((await dialog(t.withdrawAsk.title)).getByRole('button', { name: t.withdrawAsk.no }));
  expect(writes()).toEqual([]);
  await user.click(screen.getByRole('button', { name: t.withdraw }));
  await user.click((await dialog(t.withdrawAsk.title)).getByRole('button', { name: t.withdrawAsk.yes }));
  expect(await screen.findByRole('button', { name: t.ask })).toBeTruthy();
  expect(screen.getByText(t.states.withdrawn)).toBeTruthy();
  expect(writes()).toMatchObject([{ method: 'DELETE', path: '/enrolments/n1/refund' }]);
});

it('a request that was decided meanwhile cannot be withdrawn and says so', async () => {
  const message = t.problems.decided;
  const user = await opens(
    standing({}),
    standing({ shown: 'approved', state: 'approved', path: 'provider' }),
    {
      status: 409,
      body: { code: 'refunds.decided', message },
    },
  );
  await user.click(screen.getByRole('button', { name: t.withdraw }));
  await user.click((await dialog(t.withdrawAsk.title)).getByRole('button', { name: t.withdrawAsk.yes }));
  expect(await screen.findByText(message)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: t.withdraw })).toBeNull());
});

it('a course of another family is not here', async () => {
  const none = { status: 404, body: { code: 'refunds.notFound', message: t.problems.notFound } };
  replies(({ path }) =>
    path.startsWith('/my-classes?') || path === '/my-classes' ? { body: courses } : none,
  );
  await show(<Refund />, { lang: 'en', at: '/my-classes/x9/refund', path: '/my-classes/:id/refund' });
  expect(await screen.findByText(classes.pages.notHere)).toBeTruthy();
});

it('a refund that cannot be worked out is tried again', async () => {
  replies(({ path }) => (path.startsWith('/enrolments/') ? { status: 500 } : { body: courses }));
  const user = await show(<Refund />, {
    lang: 'en',
    at: '/my-classes/n1/refund',
    path: '/my-classes/:id/refund',
  });
  expect(await screen.findByText(classes.pages.loadFailed)).toBeTruthy();
  replies(({ path }) => ({ body: path.startsWith('/enrolments/') ? possible : courses }));
  await user.click(screen.getByRole('button', { name: common.retry }));
  expect(await screen.findByText('A refund now: Rp 825.000')).toBeTruthy();
});
