import { arrive, learnMyself, orders } from '../family.ts';
import { callAs, DEMO_PASSWORD, openFamily, signInByApi } from '../people.ts';
import { ask } from '../school-database.ts';
import { at, noConnection, type Reach } from './reach.ts';

const open: Reach = async ({ page }, route) => {
  await page.goto(route);
};

/** The class that the demo student is in the middle of. */
const ownClass: Reach = async (walk, route) => {
  const token = await signInByApi(walk.context, walk.url, { username: 'student', password: DEMO_PASSWORD });
  const home = await callAs(walk.url, token, 'GET', '/dashboards/student');
  const { courses } = home.body as { courses: { classId: string | null }[] };
  const classId = courses.find((course) => course.classId !== null)?.classId ?? 'none';
  await walk.page.goto(route.replace(':id', classId));
};

/** The call that fetches a page's packages, answered as when the catalogue cannot be read. */
const NO_PACKAGES = JSON.stringify([
  { _1: 2 },
  'sales/orders/program-selection',
  { _3: 4 },
  'data',
  { _5: -5 },
  'packages',
]);

/** Screens of visitors, buyers and students. */
export const familyStates = {
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
    await page.route('**/api/payments/create', noConnection);
    await page.goto(route);
    await learnMyself(walk);
    await page.getByRole('button', { name: texts.packages.selection.buy, exact: true }).click();
  },
  paid: async (walk, route) => {
    const family = await arrive(walk);
    const { orderId } = await orders(walk, family, { voucher: 'COBA100' });
    await walk.page.goto(`${route}?order=${orderId}`);
  },
  'student without a name': async ({ page, context, url }, route) => {
    await signInByApi(context, url, await openFamily(url));
    await page.goto(route);
  },
} satisfies Record<string, Reach>;
