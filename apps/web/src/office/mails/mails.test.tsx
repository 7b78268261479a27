import { textsIn } from '@fasih/messages/texts';
import type { Reply as ReplyOf } from '@fasih/school/basics/contract';
import {
  type LetterPreview,
  type listLetters,
  listMails,
  type MailRow,
} from '@fasih/school/office/mails/contract';
import type { changeAddress } from '@fasih/school/office/staff/staff-contract';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { chooseIn, dialogCloses, inDialog, queryParamsOf, rowsOf } from '../../../test/at-page.ts';
import { personAtPage, type Reply } from '../../../test/person-at-page.tsx';
import { LetterSettings } from './letters.tsx';
import MailsList from './list.tsx';

const { replies, show, writes, reads, pressTwice } = personAtPage('mails', 'approvals', 'settings');
const { mails: t, common, approvals, shell, settings } = textsIn('en');
const AT = '/admin/mails';

const failed: MailRow = {
  id: 'm1',
  subject: 'Your class is open',
  to: 'd…i@fasih.example',
  state: 'failed',
  account: { id: 'a1', name: 'Dewi', role: 'student', learnerId: 'l1', version: 3 },
  createdAt: '2026-11-20T02:00:00.000Z',
  attempts: 2,
  nextTryAt: '2026-11-20T06:00:00.000Z',
  fault: 'mailboxFull',
  faultText: '552 Over quota',
  givenUp: null,
};
const waiting: MailRow = {
  ...failed,
  id: 'm2',
  subject: 'Receipt',
  state: 'waiting',
  attempts: 0,
  account: { id: 't1', name: 'Ratna', role: 'teacher', learnerId: null, version: 1 },
  fault: null,
  faultText: null,
};
const givenUp: MailRow = {
  ...failed,
  id: 'm3',
  subject: 'Reminder',
  state: 'givenUp',
  account: null,
  nextTryAt: null,
  attempts: 1,
  givenUp: { at: '2026-11-21T02:00:00.000Z', reason: 'No such family' },
};
const listOf = (...data: MailRow[]): ReplyOf<typeof listMails> => ({
  data,
  total: data.length,
  page: 1,
  pageSize: 20,
});

async function opens(rows: MailRow[], { at = AT, reply = {} }: { at?: string; reply?: Reply } = {}) {
  replies(({ method }) => (method === 'GET' ? { body: listOf(...rows) } : reply));
  const user = await show(<MailsList />, { lang: 'en', at });
  await screen.findByRole('heading', { level: 1, name: shell.nav.mails });
  return user;
}
const menu = (user: UserEvent, { subject }: MailRow, action: string) =>
  chooseIn(user, common.moreActionsOf({ name: subject }), action);
const sent = () => writes().map(({ method, path, body }) => [method, path, body]);

it('each mail says to whom, what is wrong and when it is tried again', async () => {
  await opens([failed, waiting, givenUp]);
  const rows = rowsOf(await screen.findByRole('table', { name: shell.nav.mails }));
  expect(rows[0]).toMatch(
    /^Your class is openWritten .*Dewid…i@.*Failedtried 2 timesThe mailbox is full\.The server's words552 Over quota/,
  );
  expect(rows[1]).toMatch(/Ratna.*WaitingNot tried yet/);
  expect(rows[2]).toMatch(/Given uptried once.*: No such family.*Not tried again$/);
  expect(
    [...screen.getAllByRole('link', { name: /Dewi|Ratna/ })].map((link) => link.getAttribute('href')),
  ).toEqual(['/student/management/l1', '/teacher/management/t1']);
});

it('a state is asked for as the server knows it; nothing found is cleared, and no mail at all is good news', async () => {
  const user = await opens([], { at: `${AT}?state=givenUp` });
  expect(await screen.findByText(t.noneFound)).toBeTruthy();
  expect(listMails.query.safeParse(queryParamsOf(reads(), '/mails')).success).toBe(true);
  expect(queryParamsOf(reads(), '/mails')).toMatchObject({ state: 'givenUp' });
  await user.click(screen.getByRole('link', { name: common.clearFilters }));
  expect(await screen.findByText(t.none)).toBeTruthy();
});

it('a mail is sent again; why it cannot stands above the list', async () => {
  const user = await opens([failed], { reply: { body: failed } });
  await screen.findByRole('table');
  await menu(user, failed, t.againOf(failed));
  expect(await screen.findByText(t.againDone)).toBeTruthy();
  const message = 'This mail has been sent.';
  replies(({ method }) =>
    method === 'GET'
      ? { body: listOf(failed) }
      : { status: 409, body: { code: 'mail.alreadySent', message } },
  );
  await menu(user, failed, t.againOf(failed));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sent()).toEqual(Array(2).fill(['POST', '/mails/m1/send-again', null]));
});

it('a mail is given up with a reason, once', async () => {
  const user = await opens([failed], { reply: { body: givenUp } });
  await screen.findByRole('table');
  await menu(user, failed, t.giveUpOf(failed));
  const form = await inDialog(t.giveUpAsk);
  await user.click(form.getByRole('button', { name: t.giveUp }));
  expect(form.getByText(common.fields.required)).toBeTruthy();
  await user.type(form.getByLabelText(t.reason), 'Moved');
  await pressTwice(user, form.getByRole('button', { name: t.giveUp }));
  expect(await screen.findByText(t.giveUpDone)).toBeTruthy();
  await dialogCloses();
  expect(sent()).toEqual([['POST', '/mails/m1/give-up', { reason: 'Moved' }]]);
});

it('an address that is none is refused beside its field without a call; a good one is changed', async () => {
  const done: ReplyOf<typeof changeAddress> = { id: 'a1', version: 4, waitsUntil: null };
  const user = await opens([failed], { reply: { body: done } });
  await screen.findByRole('table');
  await menu(user, failed, t.addressOf({ name: 'Dewi' }));
  const form = await inDialog(t.addressOf({ name: 'Dewi' }));
  const email = form.getByLabelText<HTMLInputElement>(t.newAddress);
  await user.type(email, 'dewi');
  await user.type(form.getByLabelText(t.reason), 'Typo');
  await user.click(form.getByRole('button', { name: t.addressSave }));
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(form.getAllByText(common.fields.emailShape).length).toBeGreaterThan(0);
  expect(writes()).toEqual([]);
  await user.type(email, '@rumah.example');
  expect(email.getAttribute('aria-invalid')).not.toBe('true');
  await pressTwice(user, form.getByRole('button', { name: t.addressSave }));
  expect(await screen.findByText(t.addressDone({ name: 'Dewi' }))).toBeTruthy();
  await dialogCloses();
  expect(sent()).toEqual([
    ['PUT', '/accounts/a1/email', { email: 'dewi@rumah.example', reason: 'Typo', version: 3 }],
  ]);
});

it('a new address of staff waits for another approver, and says so', async () => {
  const waits: ReplyOf<typeof changeAddress> = { id: 't1', version: 1, waitsUntil: failed.createdAt };
  const user = await opens([waiting], { reply: { body: waits } });
  await screen.findByRole('table');
  await menu(user, waiting, t.addressOf({ name: 'Ratna' }));
  const form = await inDialog(t.addressOf({ name: 'Ratna' }));
  await user.type(form.getByLabelText(t.newAddress), 'r@fasih.example');
  await user.type(form.getByLabelText(t.reason), 'New');
  await user.click(form.getByRole('button', { name: t.addressSave }));
  expect(await screen.findByText(approvals.asked)).toBeTruthy();
});

const letters: ReplyOf<typeof listLetters> = {
  data: [
    { id: 'welcome', subject: 'Welcome' },
    { id: 'receipt', subject: 'Your receipt' },
  ],
};
const letterOf = (id: string, lang: string): LetterPreview => ({
  id,
  subject: `${id} in ${lang}`,
  html: '<p>Hello Dewi</p>',
  text: 'Hello Dewi',
  files: id === 'receipt' ? ['receipt.pdf'] : [],
});

it('a mail is looked at in either language, closed off from everything around it', async () => {
  const s = settings.letters;
  replies(({ path }) => {
    const [, id, lang] = /letters\/(\w+)\?lang=(\w+)/.exec(path) ?? [];
    return { body: id === undefined || lang === undefined ? letters : letterOf(id, lang) };
  });
  const user = await show(<LetterSettings />, { lang: 'en', at: '/admin/settings?tab=letters' });
  const frame = await screen.findByTitle<HTMLIFrameElement>(s.frame({ subject: 'welcome in en' }));
  expect([frame.getAttribute('sandbox'), frame.srcdoc]).toEqual(['', '<p>Hello Dewi</p>']);
  expect(screen.queryByText(s.files)).toBeNull();
  await user.selectOptions(screen.getByLabelText(s.choose), 'receipt');
  expect(await screen.findByText('receipt.pdf')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText(s.lang), 'id');
  expect((await screen.findByText('receipt in id')).getAttribute('lang')).toBe('id');
});
