import { dayIn } from '@fasih/school/basics/instants';
import { callAs, DEMO_PASSWORD, freshPerson, pressLogout, signInByApi, tokenOf } from '../people.ts';
import { type Answer, at, emptyFailure, noConnection, type Reach } from './reach.ts';

const wantsToLeave =
  (role: 'teacher' | 'admin' | 'finance'): Reach =>
  async (walk, route) => {
    await signInByApi(walk.context, walk.url, { username: role, password: DEMO_PASSWORD });
    await walk.page.goto(route);
    await pressLogout(walk);
  };

/** One of finance's two forms is filled in and sent. */
const addsMoney =
  (button: 'addRevenue' | 'addExpense', category: string): Reach =>
  async (walk, route) => {
    await at('finance')(walk, route);
    const t = walk.texts.finance.form;
    await walk.page.getByLabel(t.amount).fill('150000');
    await walk.page.getByLabel(t.category).selectOption(category);
    await walk.page.getByRole('button', { name: t[button], exact: true }).click();
  };

/** Add Teacher is filled in and sent, with the call answered in another way where one is given. */
const addsTeacher =
  (answer?: Answer): Reach =>
  async (walk, route) => {
    await at('admin')(walk, route);
    const { page, texts } = walk;
    const t = texts.staff.teachers.add;
    if (answer) await page.route('**/api/auth/register', answer);
    await page.getByRole('button', { name: t.button, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t.title });
    const { username, email } = freshPerson('guru');
    await dialog.getByLabel(t.name, { exact: true }).fill('Guru Melati');
    await dialog.getByLabel(t.username, { exact: true }).fill(username);
    await dialog.getByLabel(t.email, { exact: true }).fill(email);
    await dialog.getByLabel(t.password, { exact: true }).fill('perahu kertas 12');
    await dialog.getByRole('button', { name: t.submit, exact: true }).click();
  };

/** Screens of teachers, admins and finance. */
export const staffStates = {
  'teacher at work': at('teacher'),
  'teacher on a day with a meeting': async (walk, route) => {
    const token = await tokenOf(walk.url, { username: 'teacher', password: DEMO_PASSWORD });
    const taught = async (query: string) => {
      const { body } = await callAs(walk.url, token, 'GET', `/teacher/hours${query}`);
      return body as { month: string; meetings: { startsAt: string }[] };
    };
    const now = await taught('');
    // At the beginning of a month nothing may have been taught in it yet.
    const [year, month] = now.month.split('-').map(Number);
    const before = new Date(Date.UTC(year ?? 0, (month ?? 1) - 2, 1)).toISOString().slice(0, 7);
    const { meetings } = now.meetings.length > 0 ? now : await taught(`?month=${before}`);
    const start = new Date(meetings.at(-1)?.startsAt ?? '');
    const day = dayIn(start);
    await at('teacher')(walk, `${route}?date=${day}`);
  },
  "teacher's link dialog": async (walk, route) => {
    await at('teacher')(walk, route);
    const update = walk.texts.teachers.screens.zoom.update;
    await walk.page.getByRole('button', { name: update }).first().click();
  },
  'teacher wants to leave': wantsToLeave('teacher'),
  'admin wants to leave': wantsToLeave('admin'),
  'admin at work': at('admin'),
  'teacher refused': addsTeacher(emptyFailure),
  'teacher without an answer': addsTeacher(noConnection),
  'teacher added': addsTeacher(),
  'finance wants to leave': wantsToLeave('finance'),
  'finance at work': at('finance'),
  'revenue added': addsMoney('addRevenue', 'general-english-kids'),
  'expense added': addsMoney('addExpense', 'other'),
} satisfies Record<string, Reach>;
