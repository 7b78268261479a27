import { speakingChecks } from '@fasih/content/speaking-check/speaking-check';
import { textsIn } from '@fasih/messages/texts';
import type { LevelReview as Review } from '@fasih/school/catalogue/policy/contract';
import type { LevelDetail } from '@fasih/school/learning/levels/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dialogCloses, inDialog } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import Level from './level.tsx';
import { LevelReview } from './level-review.tsx';
import { LevelsOfFamily } from './levels-of-learner.tsx';

const { replies, show, writes, reads, pressTwice } = personAtPage('levels');
const { levels, common } = textsIn('en');
const t = levels.page;

const detail: LevelDetail = {
  enrolmentId: 'e1',
  learner: { id: 'l1', name: 'Sekar' },
  courseName: 'General English',
  packageType: 'general_english',
  courseState: 'active',
  classId: 'c1',
  className: 'Melati',
  ageGroup: 'kids',
  level: 'Kids Beginner',
  state: 'proposed',
  version: 3,
  dueAt: '2026-11-28T02:00:00.000Z',
  overdue: false,
  allowed: ['Kids Starter', 'Kids Beginner', 'Kids Elementary'],
  proposal: {
    level: 'Kids Beginner',
    percent: 65,
    correct: 26,
    total: 40,
    borderlineWith: 'Kids Elementary',
    tooFast: true,
    finishedAt: '2026-11-20T02:00:00.000Z',
    areas: [{ area: 'grammar', correct: 9, total: 14 }],
    missed: [{ area: 'grammar', point: { id: 'Kala kini', en: 'Present simple' }, cefr: 'A1', count: 2 }],
  },
  check: speakingChecks.kids,
  look: null,
  history: [],
  groupLevel: null,
};
const made: LevelDetail['history'] = [
  {
    id: 'd2',
    outcome: 'changed',
    levelWas: 'Kids Starter',
    level: 'Kids Beginner',
    reason: 'Fluent',
    points: [3, 3, 2],
    notes: 'Shy at first',
    by: 'Ratna',
    at: '2026-11-21T02:00:00.000Z',
    decision: { rule: 'level.decided', params: {} } as never,
  },
  {
    id: 'd1',
    outcome: 'confirmed',
    levelWas: 'Kids Starter',
    level: 'Kids Starter',
    reason: '',
    points: null,
    notes: '',
    by: 'Agus',
    at: '2026-11-20T02:00:00.000Z',
    decision: { rule: 'level.decided', params: {} } as never,
  },
];

type Given = { read?: LevelDetail; reply?: Reply; area?: 'teacher' | 'admin' };
/** The level; a decision is answered with `reply`. */
async function opens({ read = detail, reply = {}, area = 'teacher' }: Given = {}) {
  replies(({ method }) => (method === 'GET' ? { body: read } : reply));
  return show(<Level />, { lang: 'en', at: `/${area}/levels/e1`, path: `/${area}/levels/:enrolmentId` });
}
const button = (name: string) => screen.getByRole('button', { name });

it('a teacher reads what the test proposes and until when to decide', async () => {
  await opens();
  expect(
    await screen.findByText(t.proposed({ level: 'Kids Beginner', correct: 26, total: 40, percent: 65 })),
  ).toBeTruthy();
  expect(screen.getByText(t.borderline({ level: 'Kids Elementary' }))).toBeTruthy();
  expect(screen.getByText(t.tooFast)).toBeTruthy();
  expect(screen.getByText('9 of 14')).toBeTruthy();
  expect(screen.getByText('Present simple')).toBeTruthy();
  expect(screen.getByText(/^To be decided by /)).toBeTruthy();
  expect(screen.getByText(t.historyNone)).toBeTruthy();
  expect(screen.getByText(levels.states.proposed)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sekar' }).getAttribute('href')).toBe('/teacher/students/e1');
});

it('an admin reads a decided level with its history, the family’s request and the group that differs', async () => {
  await opens({
    area: 'admin',
    read: {
      ...detail,
      state: 'changed',
      history: made,
      groupLevel: 'Kids Starter',
      proposal: null,
      look: { text: 'Too easy for her', askedAt: '2026-11-22T02:00:00.000Z' },
    },
  });
  expect(await screen.findByText('Too easy for her')).toBeTruthy();
  expect(screen.getByText(t.noProposal)).toBeTruthy();
  expect(screen.getByText(t.decidedNow)).toBeTruthy();
  expect(screen.getByText(t.group({ level: 'Kids Beginner', group: 'Kids Starter' }))).toBeTruthy();
  expect(screen.getByRole('link', { name: t.toClass }).getAttribute('href')).toBe('/class/management/c1');
  expect(screen.getByRole('link', { name: 'Sekar' }).getAttribute('href')).toBe('/student/management/l1');
  expect(
    screen.getByText(t.historyChanged({ by: 'Ratna', from: 'Kids Starter', to: 'Kids Beginner' })),
  ).toBeTruthy();
  expect(screen.getByText(t.historyConfirmed({ by: 'Agus', level: 'Kids Starter' }))).toBeTruthy();
  expect(screen.getByText(t.historyPoints({ points: '3 + 3 + 2' }))).toBeTruthy();
  expect(screen.getByText(t.noCheck)).toBeTruthy();
});

const flawless = { ...(detail.proposal as NonNullable<LevelDetail['proposal']>), missed: [] };
it.each<[string, Partial<LevelDetail>, RegExp | string]>([
  ['is overdue', { overdue: true }, /^Overdue: /],
  ['has no time yet', { dueAt: null }, t.noDue],
  ['missed nothing', { proposal: flawless }, t.missedNone],
  ['has no level', { level: null, state: null, ageGroup: null }, t.noLevel],
  ['is stopped', { courseState: 'suspended' }, levels.problems.stopped],
])('a level that %s says so', async (_, change, text) => {
  await opens({ read: { ...detail, ...change } });
  expect(await screen.findByText(text)).toBeTruthy();
});

it('the level is confirmed after the check: the points give a hint and are sent once', async () => {
  const user = await opens({ reply: { body: { ...detail, state: 'confirmed', version: 4 } } });
  await user.click(await screen.findByRole('button', { name: t.start }));
  for (const [n, points] of [4, 4, 4].entries()) {
    await user.click(screen.getByRole('radio', { name: new RegExp(`^${t.pointsOf({ n: points })}`) }));
    await user.click(button(n === 2 ? t.finish : t.next));
  }
  expect(screen.getByText(t.sum({ sum: 12, most: 12 }))).toBeTruthy();
  expect(screen.getByText(t.hintNote)).toBeTruthy();
  await user.type(screen.getByLabelText(`${t.notes} (${common.optional})`), 'Shy');
  await pressTwice(user, button(t.confirm({ level: 'Kids Beginner' })));
  expect(await screen.findByText(t.saved)).toBeTruthy();
  expect(writes()).toEqual([
    {
      method: 'PUT',
      path: '/enrolments/e1/level',
      body: { level: 'Kids Beginner', reason: '', notes: 'Shy', points: [4, 4, 4], version: 3 },
    },
  ]);
});

it('without the check, or for another level, a reason is asked for beside its field', async () => {
  const user = await opens({ reply: { body: { ...detail, level: 'Kids Elementary', state: 'changed' } } });
  await user.click(await screen.findByRole('button', { name: t.skip }));
  await user.click(button(t.confirm({ level: 'Kids Beginner' })));
  expect(screen.getByText(levels.problems.checkOrReason)).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'Kids Elementary' }));
  expect(screen.queryByText(levels.problems.checkOrReason)).toBeNull();
  expect(screen.getByText(t.follows)).toBeTruthy();
  await user.click(button(t.change({ level: 'Kids Elementary' })));
  expect(screen.getByText(levels.problems.changeNeedsReason)).toBeTruthy();
  expect(writes()).toEqual([]);
  await user.type(screen.getByLabelText(t.reason), 'Very fluent');
  await user.click(button(t.change({ level: 'Kids Elementary' })));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toEqual({
    level: 'Kids Elementary',
    reason: 'Very fluent',
    notes: '',
    version: 3,
  });
});

it('a decision that somebody else made meanwhile is said; the check can be done after all', async () => {
  const message = common.problems.stale;
  const user = await opens({ reply: { status: 409, body: { code: 'common.stale', message } } });
  await user.click(await screen.findByRole('button', { name: t.skip }));
  await user.type(screen.getByLabelText(t.reason), 'Fits');
  await user.click(button(t.confirm({ level: 'Kids Beginner' })));
  expect(await screen.findByText(t.stale)).toBeTruthy();
  await user.click(button(t.start));
  expect(screen.getByText(speakingChecks.kids.opening.en)).toBeTruthy();
});

it('a level that fails to load can be tried again', async () => {
  const message = levels.problems.notFound;
  replies(() => ({ status: 503, body: { code: 'common.unavailable', message } }));
  const user = await show(<Level />, {
    lang: 'en',
    at: '/teacher/levels/e1',
    path: '/teacher/levels/:enrolmentId',
  });
  await user.click(await screen.findByRole('button', { name: common.retry }));
  await waitFor(() => expect(reads()).toHaveLength(2));
});

it('a family asks once for another look, in its own words', async () => {
  const f = levels.family;
  replies(() => ({ body: {} }));
  const review: Review = {
    state: 'confirmed',
    look: null,
    mayAsk: true,
    decided: { by: 'Ratna', at: '2026-11-20T03:00:00.000Z', was: null, reason: '' },
  };
  const course = { invalidates: [], enrolmentId: 'e1', name: 'General English' };
  const user = await show(<LevelReview review={review} course={course} />, { lang: 'en' });
  await user.click(button(f.askFor({ course: 'General English' })));
  const form = await inDialog(f.askTitle);
  await user.type(form.getByLabelText(f.askLabel), 'Too easy');
  await user.click(form.getByRole('button', { name: f.askSend }));
  await dialogCloses();
  expect(await screen.findByText(f.askSent)).toBeTruthy();
  expect(writes().map(({ path, body }) => [path, body])).toEqual([
    ['/enrolments/e1/level/look', { text: 'Too easy' }],
  ]);
});

it('the account shows each learner’s levels by name, and nothing while there is nobody', async () => {
  const home = {
    learners: [
      { id: 'l1', name: 'Sekar' },
      { id: 'l2', name: 'Bagas' },
    ],
    courses: [
      {
        enrolmentId: 'e1',
        className: null,
        packageName: 'General English',
        level: 'Kids Beginner',
        levelReview: null,
      },
      { enrolmentId: 'e2', className: 'Melati', packageName: 'Conversation', level: null, levelReview: null },
    ],
  };
  replies(() => ({ body: home }));
  await show(<LevelsOfFamily />, { lang: 'en' });
  expect(await screen.findByRole('heading', { name: 'Bagas' })).toBeTruthy();
  await waitFor(() => expect(screen.getAllByText('Kids Beginner')).toHaveLength(2));
  expect(screen.queryByText('Melati')).toBeNull();
});
