import { textsIn } from '@fasih/messages/texts';
import { NINE_HELD, PRICE, rules1, rules2 } from '@fasih/school/catalogue/policy/example-course.fixtures';
import { termsUnder } from '@fasih/school/catalogue/policy/newer-rules';
import type { CourseRules, Terms } from '@fasih/school/office/newer-rules/contract';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inDialog } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { NewerRules } from '../../learning/classes/family/newer-rules.tsx';
import CourseRulesPage from './page.tsx';

const { replies, show, writes, pressTwice } = personAtPage('newerRules');
const { newerRules: t, common } = textsIn('en');

const before: Terms = { ...termsUnder(rules1, { ...NINE_HELD, refund: 0 }), noticeHours: 36 };
const after: Terms = termsUnder(rules2, { ...NINE_HELD, refund: PRICE / 2 });
const offered: CourseRules = {
  enrolmentId: 'e1',
  courseName: 'Kids A',
  classId: 'c1',
  learner: { id: 'l1', name: 'Kirana' },
  offer: { version: 2, before, after },
  accepted: null,
  isGroup: false,
};
const taken: CourseRules = {
  ...offered,
  offer: null,
  accepted: { version: 2, at: '2026-03-01T02:00:00.000Z' },
};

async function opens(course: CourseRules, reply: Reply = { body: taken }) {
  let now = course;
  replies(({ method }) => {
    if (method === 'GET') return { body: now };
    if ((reply.status ?? 200) < 400) now = taken;
    return reply;
  });
  return show(<CourseRulesPage />, {
    lang: 'en',
    at: '/enrolments/e1/rules',
    path: '/enrolments/:enrolmentId/rules',
  });
}
const row = (name: string) => {
  const item = screen.getByText(name, { selector: 'strong' }).closest('li') as HTMLElement;
  return [...item.querySelectorAll('p, dd')].map((one) => one.textContent?.replace(/\s/g, ' '));
};
const button = () => screen.getByRole('button', { name: t.accept });

it('both sides are shown with the numbers of the course, and are taken once after a question', async () => {
  const user = await opens(offered);
  await screen.findByText(t.final);
  expect(row(t.terms.remaining)).toEqual([t.meetings({ n: 10 }), t.meetings({ n: 11 })]);
  expect(row(t.terms.lastDay)).toEqual([t.same({ value: '2 May 2026' })]);
  expect(row(t.terms.refund)).toEqual([t.noRefund, 'Rp 1.200.000']);
  expect(row(t.terms.perWeek)).toEqual([t.perWeek({ n: 2 }), t.perWeekMoved({ n: 3 })]);
  expect(row(t.terms.pause)).toEqual([t.noPause, t.pauseDays({ n: 28 })]);
  expect(row(t.terms.appeal)).toEqual([t.noAppeal, t.appealDays({ n: 7 })]);
  expect(row(t.terms.answer)).toEqual([t.noAnswer, t.answerDays({ n: 5 })]);
  expect(row(t.terms.late)).toEqual([t.late.before({ hours: 36 }), t.late.after]);
  expect(row(t.terms.expiry)).toEqual([t.expires, t.offers({ n: 3 })]);
  expect(screen.getByText(t.numbers)).toBeTruthy();
  expect(screen.getByText(t.final)).toBeTruthy();
  await user.click(button());
  await user.click((await inDialog(t.ask)).getByRole('button', { name: common.cancel }));
  expect(writes()).toEqual([]);
  await user.click(button());
  await pressTwice(user, (await inDialog(t.ask)).getByRole('button', { name: t.accept }));
  expect(await screen.findByText(/^You took version 2 of the rules on /)).toBeTruthy();
  expect(screen.queryByRole('button', { name: t.accept })).toBeNull();
  expect(writes()).toMatchObject([{ method: 'POST', path: '/enrolments/e1/rules', body: { version: 2 } }]);
});

it('a refusal is shown beside the button; a group is told that its numbers stay', async () => {
  const message = t.problems.notOffered;
  const user = await opens(
    { ...offered, isGroup: true },
    { status: 409, body: { code: 'newerRules.notOffered', message } },
  );
  expect(await screen.findByText(t.numbersGroup)).toBeTruthy();
  await user.click(button());
  await user.click((await inDialog(t.ask)).getByRole('button', { name: t.accept }));
  expect(await screen.findByText(message)).toBeTruthy();
});

it('a course without newer rules says so', async () => {
  await opens({ ...offered, offer: null });
  expect(await screen.findByText(t.none)).toBeTruthy();
  expect(screen.queryByRole('button', { name: t.accept })).toBeNull();
});

it('the class’s page leads there only while there is something to take', async () => {
  replies(() => ({ body: offered }));
  await show(<NewerRules enrolmentId="e1" />, { lang: 'en' });
  const link = await screen.findByRole('link', { name: t.look });
  expect(link.getAttribute('href')).toBe('/enrolments/e1/rules');
});
