import { dayIn } from '@fasih/school/basics/instants';
import { expect, type Route } from '@playwright/test';
import { arrive, learnMyself, orders } from './family.ts';
import type { Walk } from './journey.ts';
import {
  callAs,
  DEMO_PASSWORD,
  freshPerson,
  openFamily,
  pressLogout,
  signIn,
  signInByApi,
  tokenOf,
} from './people.ts';
import { ask } from './school-database.ts';
import { answerAll, finish, sits } from './sitting.ts';

/** How a screen is brought to where its texts show. */
export type State =
  | 'open'
  | 'bar'
  | 'sign-in under way'
  | 'sign-in failed without words'
  | 'sign-in without an answer'
  | 'sign-in could not be sent'
  | 'sign-in answered with nonsense'
  | 'nothing filled in'
  | 'passwords differ'
  | 'password too short'
  | 'registration failed without words'
  | 'registration without an answer'
  | 'registration answered with nonsense'
  | 'automatic sign-in failed'
  | 'session over'
  | 'packages cannot be fetched'
  | 'payment cannot be created'
  | 'paid'
  | 'no level known'
  | 'bank without questions'
  | 'last question'
  | 'finished'
  | 'pretest of a child'
  | 'pretest of a teen'
  | 'pretest without questions'
  | 'pretest left'
  | 'pretest handed in too early'
  | 'pretest handed in'
  | 'pretest cannot be sent'
  | 'pretest finished'
  | 'pretest finished, packages'
  | 'student without a name'
  | 'student at home'
  | 'student after a course'
  | "student's class"
  | 'teacher at work'
  | 'teacher on a day with a meeting'
  | "teacher's link dialog"
  | 'teacher wants to leave'
  | 'admin wants to leave'
  | 'admin at work'
  | 'teacher refused'
  | 'teacher without an answer'
  | 'teacher added'
  | 'finance wants to leave'
  | 'finance at work'
  | 'revenue added'
  | 'expense added';

type Reach = (walk: Walk, route: string) => Promise<void>;
type Answer = (route: Route) => Promise<void>;

const dead: Answer = (route) => route.abort();
const speechless: Answer = (route) => route.fulfill({ status: 500, body: '{}' });
const nonsense: Answer = (route) => route.fulfill({ status: 200, body: 'nonsense' });

const open: Reach = async ({ page }, route) => {
  await page.goto(route);
};

/** Signs in while the call of signing in is answered in another way. */
const signingIn =
  (answer: Answer): Reach =>
  async (walk, route) => {
    await walk.page.route('**/api/auth/login', answer);
    await walk.page.goto(route);
    await signIn(walk, { username: 'student', password: DEMO_PASSWORD });
  };

/** Fills the registration in and sends it; `change` is what differs from a good one. */
const registering =
  (change: { password?: string; again?: string } = {}, path?: string, answer?: Answer): Reach =>
  async ({ page, texts }) => {
    const t = texts.accounts.register;
    const person = freshPerson();
    const password = change.password ?? person.password;
    if (path !== undefined && answer !== undefined) await page.route(path, answer);
    await page.goto('/register');
    await page.getByLabel(t.username, { exact: true }).fill(person.username);
    await page.getByLabel(t.email, { exact: true }).fill(person.email);
    await page.getByLabel(t.phone, { exact: true }).fill(person.phone);
    await page.getByLabel(t.password, { exact: true }).fill(password);
    await page.getByLabel(t.confirmPassword, { exact: true }).fill(change.again ?? password);
    await page.getByRole('button', { name: t.submit, exact: true }).click();
  };

const wantsToLeave =
  (role: 'teacher' | 'admin' | 'finance'): Reach =>
  async (walk, route) => {
    await signInByApi(walk.context, walk.url, { username: role, password: DEMO_PASSWORD });
    await walk.page.goto(route);
    await pressLogout(walk);
  };

const at =
  (role: 'student' | 'teacher' | 'admin' | 'finance'): Reach =>
  async (walk, route) => {
    await signInByApi(walk.context, walk.url, { username: role, password: DEMO_PASSWORD });
    await walk.page.goto(route);
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

/** The class that the demo student is in the middle of. */
const ownClass: Reach = async (walk, route) => {
  const token = await signInByApi(walk.context, walk.url, { username: 'student', password: DEMO_PASSWORD });
  const home = await callAs(walk.url, token, 'GET', '/dashboards/student');
  const { courses } = home.body as { courses: { classId: string | null }[] };
  const classId = courses.find((course) => course.classId !== null)?.classId ?? 'none';
  await walk.page.goto(route.replace(':id', classId));
};

/** Starts the free test of a category and gives so many answers; with `next` it goes on from there. */
const pretest =
  (category: 'kids' | 'teen', answers: number, next?: (walk: Walk) => Promise<void>): Reach =>
  async (walk, route) => {
    const { page, texts } = walk;
    const t = texts.pretest;
    await page.goto(route);
    await page.getByRole('button', { name: new RegExp(`^${t.categories[category].title}`) }).click();
    for (let n = 1; n <= answers; n++) {
      await expect(page.getByRole('heading', { name: t.question({ n, of: 15 }), exact: true })).toBeVisible();
      await page.getByRole('radio').first().check();
      if (n < 15) await page.getByRole('button', { name: t.next, exact: true }).click();
    }
    await next?.(walk);
  };

async function handIn({ page, texts }: Walk): Promise<void> {
  await page.getByRole('button', { name: texts.pretest.submit, exact: true }).click();
}

async function send(walk: Walk): Promise<void> {
  await handIn(walk);
  await walk.page.getByRole('dialog').getByRole('button', { name: walk.texts.pretest.confirm.yes }).click();
}

/** The call that fetches a page's packages, answered as when the catalogue cannot be read. */
const NO_PACKAGES = JSON.stringify([
  { _1: 2 },
  'packages/pages/program-selection',
  { _3: 4 },
  'data',
  { _5: -5 },
  'packages',
]);

/** States in which any page may be opened next, without anything on the way to it. */
export const LASTING: ReadonlySet<State> = new Set<State>([
  'open',
  'student at home',
  'teacher at work',
  'admin at work',
  'finance at work',
]);

export const REACH: Record<State, Reach> = {
  open,
  bar: async ({ page, texts }, route) => {
    await page.goto(route);
    await page
      .getByRole('navigation', { name: texts.site.mainNav })
      .getByText(texts.site.program)
      .first()
      .click();
  },
  'student at home': at('student'),
  'student after a course': async ({ page, context, url, dataDir }, route) => {
    const [graduate] = await ask<{ username: string }>(
      dataDir,
      `select a.username from school_class c join class_member cm on cm.class_id = c.id
         join learner l on l.id = cm.learner_id join account a on a.id = l.account_id
       where c.state = 'completed' order by a.username limit 1`,
      [],
    );
    await signInByApi(context, url, { username: graduate?.username ?? '', password: DEMO_PASSWORD });
    await page.goto(route);
  },
  "student's class": ownClass,
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
  'sign-in under way': signingIn(() => new Promise(() => {})),
  'sign-in failed without words': signingIn(speechless),
  'sign-in without an answer': signingIn(dead),
  'sign-in could not be sent': async (walk, route) => {
    await walk.page.goto(route);
    await walk.page.evaluate(() => {
      window.Request = class {
        constructor() {
          throw new TypeError('cannot be set up');
        }
      } as unknown as typeof Request;
    });
    await signIn(walk, { username: 'student', password: DEMO_PASSWORD });
  },
  'sign-in answered with nonsense': signingIn(nonsense),
  'nothing filled in': async ({ page, texts }, route) => {
    await page.goto(route);
    await page.getByRole('button', { name: texts.accounts.register.submit, exact: true }).click();
  },
  'passwords differ': registering({ again: 'another one' }),
  'password too short': registering({ password: 'abc12' }),
  'registration failed without words': registering({}, '**/api/auth/register', speechless),
  'registration without an answer': registering({}, '**/api/auth/register', dead),
  'registration answered with nonsense': registering({}, '**/api/auth/register', nonsense),
  'automatic sign-in failed': registering({}, '**/api/auth/login', dead),
  'session over': async ({ page, context, texts, url }, route) => {
    const person = await openFamily(url);
    await signInByApi(context, url, person);
    await page.goto(route);
    await page.getByLabel(texts.accounts.profile.fullName).fill('Sari');
    const body = { currentPassword: person.password, password: 'perahu kertas 12' };
    await callAs(url, await tokenOf(url, person), 'POST', '/auth/change-password', body);
    await page.getByRole('button', { name: texts.accounts.profile.save, exact: true }).click();
  },
  'packages cannot be fetched': async ({ page, texts }, route) => {
    await page.route('**/program-selection.data*', (call) =>
      call.fulfill({
        status: 200,
        contentType: 'text/x-script',
        headers: { 'X-Remix-Response': 'yes' },
        body: NO_PACKAGES,
      }),
    );
    await page.goto('/redirect');
    await page.getByRole('link', { name: texts.orders.redirect.choose }).click();
    await page.waitForURL(`**${route}`);
  },
  'payment cannot be created': async (walk, route) => {
    const { page, texts } = walk;
    await arrive(walk);
    await page.route('**/api/payments/create', dead);
    await page.goto(route);
    await learnMyself(walk);
    await page.getByRole('button', { name: texts.packages.selection.buy, exact: true }).click();
  },
  paid: async (walk, route) => {
    const family = await arrive(walk);
    const { orderId } = await orders(walk, family, { voucher: 'COBA100' });
    await walk.page.goto(`${route}?order=${orderId}`);
  },
  'no level known': async ({ page, texts }, route) => {
    await page.goto(route);
    const start = page.getByRole('button', { name: texts.placement.start, exact: true });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (await start.isVisible()) await start.click();
  },
  'bank without questions': async (walk, route) => {
    const { page, texts } = walk;
    const family = await arrive(walk);
    await orders(walk, family, { voucher: 'COBA100' });
    await page.route('**/api/placement/attempts', (call) =>
      call.fulfill({
        status: 409,
        json: { code: 'placement.noQuestions', message: texts.placement.problems.noQuestions },
      }),
    );
    await page.goto(route);
    await page.getByRole('button', { name: texts.placement.start, exact: true }).click();
  },
  'last question': async (walk) => {
    const { sitting } = await sits(walk);
    await answerAll(walk, sitting, { right: 20 });
  },
  finished: async (walk) => {
    await walk.page.route('**/api/user/profile', dead);
    const { sitting } = await sits(walk);
    await answerAll(walk, sitting, { right: 20 });
    await finish(walk);
  },
  'pretest of a child': pretest('kids', 0),
  'pretest of a teen': pretest('teen', 0),
  'pretest without questions': pretest('kids', 1, async ({ page }) => {
    await page.route('**/api/pretest/questions*', async (call) => {
      const answer = await call.fetch();
      const body = (await answer.json()) as Record<string, unknown>;
      await call.fulfill({ response: answer, json: { ...body, data: [] } });
    });
    await page.reload();
  }),
  'pretest left': pretest('kids', 1, async ({ page }) => {
    await page.getByRole('banner').getByRole('link').first().click();
  }),
  'pretest handed in too early': pretest('kids', 1, handIn),
  'pretest handed in': pretest('teen', 15, handIn),
  'pretest cannot be sent': pretest('kids', 1, async (walk) => {
    await walk.page.route('**/api/pretest/results', dead);
    await send(walk);
  }),
  'pretest finished': pretest('kids', 1, send),
  'pretest finished, packages': pretest('kids', 1, async (walk) => {
    await send(walk);
    await walk.page.getByRole('button', { name: walk.texts.pretest.results.home, exact: true }).click();
  }),
  'student without a name': async ({ page, context, url }, route) => {
    await signInByApi(context, url, await openFamily(url));
    await page.goto(route);
  },
  'teacher wants to leave': wantsToLeave('teacher'),
  'admin wants to leave': wantsToLeave('admin'),
  'admin at work': at('admin'),
  'teacher refused': addsTeacher(speechless),
  'teacher without an answer': addsTeacher(dead),
  'teacher added': addsTeacher(),
  'finance wants to leave': wantsToLeave('finance'),
  'finance at work': at('finance'),
  'revenue added': addsMoney('addRevenue', 'general-english-kids'),
  'expense added': addsMoney('addExpense', 'other'),
};
