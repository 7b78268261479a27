import type { Page } from 'playwright-core';

/** One picture to take: an address, who looks, and what to do before the shutter. */
export type Shot = {
  name: string;
  path: string;
  /** A demo login, or nobody. */
  as: 'nobody' | 'student' | 'teacher' | 'admin' | 'finance';
  prepare?: (page: Page) => Promise<void>;
};

export type Area = { name: string; widths: readonly Width[]; shots: Shot[] };

type Width = 360 | 768 | 1440;

/** Public pages are opened on anything; signed-in areas are looked at on a phone and at a desk. */
const EVERY: readonly Width[] = [360, 768, 1440];
const ENDS: readonly Width[] = [360, 1440];

const shot = (path: string, as: Shot['as'] = 'nobody', name = path, prepare?: Shot['prepare']): Shot => ({
  name,
  path,
  as,
  ...(prepare ? { prepare } : {}),
});

const offline = async (page: Page) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.reload({ waitUntil: 'load' });
};

const never = async (page: Page) => {
  await page.route('**/api/**', () => undefined);
  await page.reload({ waitUntil: 'load' });
};

/** Starts the pretest of an age and answers its first question. */
const takes = (category: 'kids' | 'teen') => async (page: Page) => {
  await page.evaluate(() => localStorage.removeItem('pretest.state'));
  await page.reload({ waitUntil: 'networkidle' });
  await page.locator(`button[data-category=${category}]`).click();
  await page.locator('input[type=radio]').nth(1).check();
};

const submit = (page: Page) => page.getByRole('button', { name: /^(Kirim|Submit)/ }).first();

/** Hands the pretest in after one answer. */
const results = (category: 'kids' | 'teen') => async (page: Page) => {
  await takes(category)(page);
  await submit(page).click();
  await page.locator('dialog button, [role=dialog] button').last().click();
  await page.locator('h2').first().waitFor();
};

/** Follows the first link of a kind. */
const follow = (link: string) => async (page: Page) => {
  await page.locator(link).first().click();
  await page.waitForLoadState('networkidle');
};

const ownClass = follow('main a[href^="/my-classes/"]');

/** Every page and its key states, by area; one contact sheet each. */
export const AREAS: Area[] = [
  {
    name: 'public',
    widths: EVERY,
    shots: [
      shot('/'),
      shot('/about'),
      shot('/contact'),
      shot('/trial/LpTrial'),
      shot('/program/general-english'),
      shot('/program/conversation/teen'),
      shot('/program/test-preparation/ielts'),
      shot('/program/special-course'),
      shot('/program/general-english/toeic', 'nobody', 'program without packages'),
      shot('/program/nothing', 'nobody', 'program not found'),
      shot('/nowhere', 'nobody', 'page not found'),
      shot('/privacy'),
      shot('/terms'),
      shot('/dev/ui'),
    ],
  },
  {
    name: 'pretest',
    widths: EVERY,
    shots: [
      shot('/pretest'),
      shot('/pretest', 'nobody', 'kids, running', takes('kids')),
      shot('/pretest', 'nobody', 'teen, running', takes('teen')),
      shot('/pretest', 'nobody', 'teen, to submit', async (page) => {
        await takes('teen')(page);
        await submit(page).click();
      }),
      shot('/pretest', 'nobody', 'kids, result', results('kids')),
      shot('/pretest', 'nobody', 'teen, result', results('teen')),
      shot('/pretest', 'nobody', 'packages after the result', async (page) => {
        await results('teen')(page);
        await page
          .getByRole('button', { name: /Beranda|Homepage/ })
          .first()
          .click();
      }),
    ],
  },
  {
    name: 'accounts',
    widths: EVERY,
    shots: [
      shot('/login'),
      shot('/register'),
      shot('/register', 'nobody', 'register with errors', async (page) => {
        await page
          .locator('main form button[type=submit], form:has(input[name=username]) button[type=submit]')
          .last()
          .click();
      }),
      shot('/forgot-password'),
      shot('/reset-password?token=none'),
      shot('/verify-email?token=none'),
      shot('/account', 'student'),
      shot('/account/security', 'student'),
      shot('/account/learners', 'student'),
    ],
  },
  {
    name: 'buying',
    widths: EVERY,
    shots: [
      shot('/program-selection'),
      shot('/program-selection?package=general-english-kids', 'nobody', 'selection, package chosen'),
      shot('/program-selection?package=general-english-kids', 'student', 'selection, signed in'),
      shot('/program-selection?package=test-preparation', 'nobody', 'selection, test preparation'),
      shot('/program-selection?package=special-course', 'nobody', 'selection, special course'),
      shot('/program-selection', 'nobody', 'selection, error', offline),
      shot('/program-selection', 'nobody', 'selection, loading', never),
      shot('/redirect', 'student', 'redirect, paid'),
      shot('/redirect', 'nobody', 'redirect, nobody'),
      shot('/orders', 'student'),
      shot('/placement-test', 'nobody', 'placement, no category'),
      shot('/placement-test', 'student', 'placement, to start'),
    ],
  },
  {
    name: 'student',
    widths: ENDS,
    shots: [
      shot('/dashboard/student', 'student'),
      shot('/dashboard/student', 'student', 'dashboard, loading', never),
      shot('/dashboard/student', 'student', 'dashboard, error', offline),
      shot('/class/general-english', 'student', 'classes, none of this program'),
      shot('/class/conversation', 'student'),
      shot('/my-classes/general-english', 'student', 'class by its program'),
      shot('/dashboard/student', 'student', 'class', ownClass),
      shot('/dashboard/student', 'student', 'class, a meeting to move', async (page) => {
        await ownClass(page);
        await page
          .getByRole('button', { name: /^(Pindah jadwal|Move)/ })
          .first()
          .click();
        await page.getByRole('dialog').waitFor();
      }),
      shot('/dashboard/student', 'student', 'attendance', async (page) => {
        await page.locator('main a[href*="/attendance"]').first().click();
        await page.locator('main input[type=radio]').last().check();
      }),
      shot('/dashboard/student', 'student', 'refund', async (page) => {
        await ownClass(page);
        await page.locator('main a[href*="/refund"]').first().click();
        await page.waitForLoadState('networkidle');
      }),
      shot('/history', 'student'),
      shot('/history?status=absent', 'student', 'history, nothing found'),
      shot('/history', 'student', 'history, error', offline),
      shot('/certificates', 'student'),
      shot('/certificates/verify/NONE', 'nobody', 'certificate, unknown code'),
      shot('/notifications', 'student'),
      shot('/account/messages', 'student'),
    ],
  },
  {
    name: 'teacher',
    widths: ENDS,
    shots: [
      shot('/dashboard/teacher', 'teacher'),
      shot('/dashboard/teacher', 'teacher', 'teacher home, loading', never),
      shot('/dashboard/teacher', 'teacher', 'teacher home, error', offline),
      shot('/teacher/attendance', 'teacher'),
      shot('/teacher/classes', 'teacher'),
      shot('/teacher/classes', 'teacher', 'Zoom dialog', async (page) => {
        await page.getByRole('button', { name: /Zoom/ }).first().click();
        await page.getByRole('dialog').waitFor();
      }),
      shot('/teacher/classes', 'teacher', 'one class', follow('main a[href^="/teacher/classes/"]')),
      shot('/teacher/history', 'teacher'),
      shot('/teacher/students', 'teacher'),
      shot('/teacher/students?q=zzzz', 'teacher', 'students, nothing found'),
      shot('/teacher/students', 'teacher', 'one student', follow('main a[href^="/teacher/students/"]')),
      shot('/teacher/availability', 'teacher'),
      shot('/notifications', 'teacher', 'notifications, none'),
    ],
  },
  {
    name: 'admin',
    widths: ENDS,
    shots: [
      '/dashboard/admin',
      '/teacher/management',
      '/student/management',
      '/class/management',
      '/attendance/management',
      '/admin/analytics',
      '/admin/settings',
      '/admin/teachers',
      '/admin/attendance',
    ].map((path) => shot(path, 'admin')),
  },
  {
    name: 'finance',
    widths: ENDS,
    shots: [
      ...[
        'dashboard',
        'dashboard?basis=earned&period=3m',
        'revenue',
        'expenses',
        'reports',
        'transactions',
        'transactions?account=fees.unearned',
        'profit-loss',
        'profit-loss?range=quarterly&basis=earned',
        'pay',
        'pay?part=rates',
        'refunds',
        'reconciliation',
        'reconciliation?part=tasks',
        'reconciliation?part=stuck',
        'reconciliation?part=receipts',
        'months',
      ].map((part) => shot(`/dashboard/finance/${part}`, 'finance')),
      shot('/dashboard/finance/dashboard', 'finance', 'finance home, loading', never),
      shot('/dashboard/finance/dashboard', 'finance', 'finance home, error', offline),
      shot('/dashboard/finance/transactions?q=zzzzz', 'finance', 'transactions, nothing found'),
      shot('/dashboard/finance/transactions', 'finance', 'entry', follow('main table a')),
      shot('/dashboard/finance/pay', 'finance', 'pay run', follow('main table a')),
      shot('/dashboard/finance/refunds?state=all', 'finance', 'refund request', follow('main table a')),
      shot('/teacher/pay', 'teacher'),
    ],
  },
];
