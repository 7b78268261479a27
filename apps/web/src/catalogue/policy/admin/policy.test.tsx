import { textsIn } from '@fasih/messages/texts';
import type { Reply as ReplyOf } from '@fasih/school/basics/contract';
import { chosenValues, POLICY_VERSION_1 } from '@fasih/school/catalogue/policy/values';
import type {
  addPolicy,
  PolicyForm,
  PolicyVersion,
  PolicyVersions,
  previewPolicy,
} from '@fasih/school/catalogue/policy/versions-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inDialog } from '../../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../../test/person-at-page.tsx';
import { PolicySettings } from './policy.tsx';

const { replies, show, writes, pressTwice } = personAtPage('settings', 'policy');
const { settings, common } = textsIn('en');
const t = settings.policy;

const values: PolicyForm = chosenValues({
  ...POLICY_VERSION_1,
  presentWithinSeconds: 600,
  extensionDays: 3,
});
const first: PolicyVersion = {
  number: 1,
  rules: 1,
  values,
  validFrom: '2026-01-01T00:00:00.000Z',
  note: '',
  state: 'current',
  by: null,
  enrolments: 12,
  orders: 1,
};
const planned: PolicyVersion = {
  ...first,
  number: 2,
  values: { ...values, noticeSeconds: 172_800 },
  state: 'planned',
  by: 'Agus',
  validFrom: '2027-01-01T00:00:00.000Z',
  note: 'Two days of notice',
  enrolments: 0,
  orders: 0,
};
const preview: ReplyOf<typeof previewPolicy> = {
  enrolments: 12,
  orders: 1,
  examples: [
    {
      field: 'meetingMinutes',
      facts: { start: '2026-12-01T09:00:00.000Z' },
      before: { outcome: 'paid', reason: null, figure: 60 },
      after: { outcome: 'paid', reason: null, figure: 45 },
    },
    {
      field: 'minutesPerOwedMeeting',
      facts: { minutes: 50 },
      before: { outcome: 'none', reason: null, figure: 0 },
      after: { outcome: 'owed', reason: null, figure: 1 },
    },
  ],
};

/** The versions; `reply` answers what is added or withdrawn. Looking at what follows is a call that writes nothing. */
async function opens(versions: PolicyVersion[], reply: Reply = {}, after = versions) {
  let now = versions;
  replies(({ method, path }) => {
    if (path.endsWith('/preview')) return { body: preview };
    const all: PolicyVersions = { versions: now, latest: now[0]?.number ?? 0 };
    if (method === 'GET') return { body: all };
    if ((reply.status ?? 200) < 400) now = after;
    return reply;
  });
  const user = await show(<PolicySettings />, { lang: 'en' });
  await screen.findByRole('heading', { name: /^Version 1/ });
  return user;
}
const button = (name: string) => screen.getByRole('button', { name });
const saves = () => writes().filter(({ path }) => !path.endsWith('/preview'));
const field = (name: keyof PolicyForm) => screen.getByLabelText<HTMLInputElement>(t.fields[name].label);
const type = (name: keyof PolicyForm, value: string) => fireEvent.change(field(name), { target: { value } });

it('each version says since when it counts, for whom, and its values in words', async () => {
  await opens([planned, first]);
  const [second, began] = screen
    .getAllByRole('heading', { name: /^Version/ })
    .map((head) => within(head.closest('section') as HTMLElement));
  expect(second?.getByText(/· Set by Agus · Two days of notice$/)).toBeTruthy();
  expect(second?.getByText(t.units.hour({ n: 48 }))).toBeTruthy();
  expect(began?.getByText(/· the rules that the school began with$/)).toBeTruthy();
  expect(began?.getByText(t.kept(first))).toBeTruthy();
  expect(began?.queryByRole('button', { name: t.withdraw })).toBeNull();
});

it('a version that has not begun is withdrawn after a question', async () => {
  const user = await opens([planned, first], {}, [first]);
  const answer = async (name: string) => {
    await user.click(button(t.withdraw));
    await user.click((await inDialog(t.withdrawAsk({ n: 2 }))).getByRole('button', { name }));
  };
  await answer(common.cancel);
  expect(saves()).toEqual([]);
  await answer(t.withdraw);
  expect(await screen.findByText(t.withdrawn)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^Version 2/ })).toBeNull());
  expect(saves()).toMatchObject([{ method: 'DELETE', path: '/settings/policies/2' }]);
});

it('values that make no sense are refused beside their fields before anything is looked at', async () => {
  const user = await opens([first]);
  await user.click(button(t.make));
  await user.click(button(t.form.preview));
  expect(screen.getByText(t.form.same)).toBeTruthy();
  type('noticeSeconds', '');
  type('presentWithinSeconds', '60');
  type('extensionDays', '1,5');
  await user.click(button(t.form.preview));
  await waitFor(() => expect(field('noticeSeconds').getAttribute('aria-invalid')).toBe('true'));
  expect(field('extensionDays').getAttribute('aria-invalid')).toBe('true');
  expect(field('meetingMinutes').getAttribute('aria-invalid')).not.toBe('true');
  type('noticeSeconds', '24');
  type('extensionDays', '3');
  await user.click(button(t.form.preview));
  expect(writes()).toEqual([]);
  await user.click(button(common.cancel));
  expect(screen.queryByLabelText(t.fields.noticeSeconds.label)).toBeNull();
});

/** The form with lessons of 45 minutes, looked at. */
async function looksAt(reply: Reply, after: PolicyVersion[] = [first]) {
  const user = await opens([first], reply, after);
  await user.click(button(t.make));
  type('meetingMinutes', '45');
  await user.click(button(t.form.preview));
  await screen.findByText(t.preview.keep({ enrolments: 12, orders: 1 }));
  return user;
}
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: t.form.save });

it('what follows is looked at before a version is saved, and again after each change', async () => {
  const next = { ...first, number: 2, values: { ...values, meetingMinutes: 45 }, by: 'Agus' };
  const versions: PolicyVersion[] = [next, { ...first, state: 'past' }];
  const added: ReplyOf<typeof addPolicy> = { versions, latest: 2 };
  const user = await looksAt({ status: 201, body: added }, versions);
  const example = within(screen.getByText(/^A meeting that begins on/).closest('li') as HTMLElement);
  expect(example.getByText(t.figures.minutes({ n: 60 }))).toBeTruthy();
  expect(example.getByText(t.figures.minutes({ n: 45 }))).toBeTruthy();
  expect(screen.getByText(t.figures.notYet)).toBeTruthy();
  type('meetingMinutes', '50');
  expect(save().disabled).toBe(true);
  type('meetingMinutes', '45');
  expect(save().disabled).toBe(false);
  await user.click(screen.getByRole('radio', { name: t.form.later }));
  await user.click(save());
  expect(screen.getAllByText(common.fields.required)).toHaveLength(2);
  expect(saves()).toEqual([]);
  fireEvent.change(screen.getByLabelText(t.form.day), { target: { value: '2027-01-01' } });
  fireEvent.change(screen.getByLabelText(t.form.time), { target: { value: '08:30' } });
  await user.type(screen.getByLabelText(t.form.note), 'Shorter');
  await pressTwice(user, save());
  expect(await screen.findByText(t.form.saved({ n: 2 }))).toBeTruthy();
  expect(await screen.findByRole('heading', { name: /^Version 2/ })).toBeTruthy();
  expect(saves().map(({ body }) => body)).toEqual([
    {
      values: { ...values, meetingMinutes: 45 },
      rules: 1,
      note: 'Shorter',
      after: 1,
      validFrom: '2027-01-01T01:30:00.000Z',
    },
  ]);
});

it('course rules 2 are chosen alone or with values, each difference is said, and a question comes first', async () => {
  const next: PolicyVersion = { ...first, number: 2, rules: 2, by: 'Agus' };
  const versions: PolicyVersion[] = [next, { ...first, state: 'past' }];
  const added: ReplyOf<typeof addPolicy> = { versions, latest: 2 };
  const user = await opens([first], { status: 201, body: added }, versions);
  await user.click(button(t.make));
  await user.click(screen.getByRole('radio', { name: t.rules.names[2] }));
  for (const sentence of Object.values(t.rules.list)) expect(screen.getByText(sentence)).toBeTruthy();
  await user.click(button(t.form.preview));
  await screen.findByText(t.preview.keep({ enrolments: 12, orders: 1 }));
  await user.type(screen.getByLabelText(t.form.note), 'Better');
  const answer = async (name: string) => {
    await user.click(save());
    await user.click((await inDialog(t.rules.ask({ rules: 2 }))).getByRole('button', { name }));
  };
  await answer(common.cancel);
  expect(saves()).toEqual([]);
  await answer(t.rules.yes({ rules: 2 }));
  expect(await screen.findByText(t.form.saved({ n: 2 }))).toBeTruthy();
  expect(saves().map(({ body }) => body)).toMatchObject([{ values, rules: 2, after: 1 }]);
  expect(await screen.findByText((text) => text.includes(t.rules.shown({ rules: 2 })))).toBeTruthy();
});

it('rules that somebody else changed meanwhile are chosen value by value, and looked at anew', async () => {
  const theirs = { ...values, refundPercent: 60 };
  const current = { values: theirs, rules: 1, latest: 2, changed: { by: 'Wati', at: planned.validFrom } };
  const user = await looksAt({
    status: 409,
    body: { code: 'common.stale', message: common.problems.stale, current },
  });
  await user.type(screen.getByLabelText(t.form.note), 'Shorter');
  await user.click(save());
  const conflict = await inDialog(common.conflict.title);
  expect(conflict.getByText('60%')).toBeTruthy();
  await user.click(conflict.getByRole('button', { name: common.conflict.save }));
  expect([field('meetingMinutes').value, field('refundPercent').value]).toEqual(['45', '60']);
  await user.click(save());
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]?.body).toMatchObject({ after: 2, validFrom: null });
});
