import { ROUTES, type RouteAccess } from '@fasih/school/routes';
import type { Page } from 'playwright-core';
import { beginIn, leaveSeconds } from '../support/school-database.ts';
import {
  adminScene,
  buyingScene,
  financeScene,
  linkForChild,
  linksScene,
  placementScene,
  type Scene,
  type School,
  studentScene,
  teacherScene,
} from './scenes.ts';

/** One picture to take: an address, who looks, and what to do before the shutter. */
export type Shot = {
  name: string;
  /** An address, in which `{name}` is an id of the area's scene; or the pattern of a page about one record of the demo school. */
  path: string;
  /** A demo login, nobody, or one of the scene's people. */
  as: string;
  /** What must be so in the school before the page is opened. */
  before?: (school: School, scene: Scene) => Promise<void>;
  prepare?: (page: Page) => Promise<void>;
};

export type Area = {
  name: string;
  widths: readonly Width[];
  /** Makes the people and states that its pictures need. */
  scene?: (school: School) => Promise<Scene>;
  shots: Shot[];
};

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

/** The pages that only admins open, those about one record too; a new one is pictured by itself. */
const ADMIN_PAGES = Object.entries<RouteAccess>(ROUTES)
  .filter(([, access]) => Array.isArray(access) && access.join() === 'admin')
  .map(([pattern]) => pattern)
  .filter((pattern) => pattern !== '/admin/sidebar');

const offline = async (page: Page) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.reload({ waitUntil: 'load' });
  // The page tries again by itself before it says so; beside its own button there is the shell's.
  const again = page.getByRole('button', { name: /^(Coba lagi|Try again)/ });
  await again
    .nth(1)
    .waitFor({ timeout: 12_000 })
    .catch(() => undefined);
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

const press = (name: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().click();
};

const opens = (name: RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('dialog').waitFor();
};

/** Presses one of a meeting's changes, in the row that opens to them. */
const changes =
  (name: RegExp, answer?: (options: Record<string, unknown>) => unknown) => async (page: Page) => {
    if (answer)
      await page.route('**/api/meetings/*/options*', async (call) => {
        const got = await call.fetch();
        await call.fulfill({ response: got, json: answer((await got.json()) as Record<string, unknown>) });
      });
    await page.locator('[id^="meeting-"] h3 button').filter({ visible: true }).last().click();
    await page.getByRole('button', { name }).last().click();
    await page.getByRole('dialog').waitFor();
    await page.waitForLoadState('networkidle');
  };

/** Opens every fold of the page. */
const unfolded = async (page: Page) => {
  await page.locator('main details').first().waitFor({ state: 'attached' });
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('main details')) one.setAttribute('open', '');
  });
};

/** Opens the last meeting of a class. */
const lastRowOpened = (page: Page) =>
  page.locator('main [id^="meeting-"] h3 button').filter({ visible: true }).last().click();

/** Minutes from now to the first meeting's start, by what can be done about attendance then. */
const STARTS_IN: Record<string, number> = { 'too early': 25, open: 3, late: -20, closed: -75 };

/** The first meeting of a scene's class in this state. */
const begins =
  (state: string): NonNullable<Shot['before']> =>
  async (school, { places }) => {
    await beginIn(school, places[`meeting-${state}`] ?? '', STARTS_IN[state] ?? 0);
  };

/** A meeting of the scene begins so many minutes from now. */
const beginsIn =
  (meeting: string, minutes: number): NonNullable<Shot['before']> =>
  async (school, { places }) => {
    await beginIn(school, places[meeting] ?? '', minutes);
  };

/** Chooses the meeting of this number on the page of attendance. */
const chooses = (number: number) => async (page: Page) => {
  await page
    .getByRole('radio', { name: new RegExp(`(Pertemuan|Meeting) ${number}\\b`) })
    .check({ force: true });
  await page.waitForLoadState('networkidle');
};

const staged = (one: Shot, before: NonNullable<Shot['before']>): Shot => ({ ...one, before });

/** Makes the browser that opened the link a child's own, and goes to one of its pages. */
const becomesChilds = (place: '/child/connect' | '/child' | '/child/safe') => async (page: Page) => {
  if (place === '/child/connect') return;
  await page.getByRole('main').getByRole('button').first().click();
  await page.waitForURL('**/child');
  if (place === '/child/safe') await page.goto(place);
  await page.waitForLoadState('networkidle');
};

const types = (label: RegExp, text: string) => async (page: Page) => {
  await page.getByLabel(label).first().fill(text);
};

const voucher = (code: string) => async (page: Page) => {
  const field = page.getByLabel(/^(Kode voucher|Voucher code)/);
  if (!(await field.isVisible())) await page.locator('main summary').last().click();
  await types(/^(Kode voucher|Voucher code)/, code)(page);
  await press(/^(Pakai|Use|Apply)$/)(page);
  await page.waitForLoadState('networkidle');
};

const child = async (page: Page) => {
  await page.locator('input[name=learner][value=child]').check({ force: true });
  await page.locator('input[name=birth_date], input[type=date], select').first().waitFor();
};

const buys = press(/^Beli Sekarang|^Buy now/i);

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
      shot('/confirm-email?token=none'),
      shot('/stop-email-change?token=none'),
      shot('/account', 'student'),
      shot('/account/security', 'student'),
      shot('/account/learners', 'student'),
    ],
  },
  {
    name: 'buying',
    widths: EVERY,
    scene: buyingScene,
    shots: [
      shot('/program-selection'),
      shot('/program-selection?package=general-english-kids', 'nobody', 'selection, package chosen'),
      shot('/program-selection?package=general-english-kids', 'student', 'selection, signed in'),
      shot('/program-selection?package=test-preparation', 'nobody', 'selection, test preparation'),
      shot('/program-selection?package=special-course', 'nobody', 'selection, special course'),
      shot('/program-selection', 'nobody', 'selection, error', offline),
      shot('/program-selection', 'nobody', 'selection, loading', never),
      shot('/program-selection?package=103', 'newcomer', 'selection, child with errors', async (page) => {
        await child(page);
        await buys(page);
      }),
      shot('/program-selection?package=101', 'newcomer', 'selection, consent read', async (page) => {
        await child(page);
        await page.locator('input[name=consent]').scrollIntoViewIfNeeded();
      }),
      shot('/program-selection?package=101', 'mother', 'selection, two children', buys),
      shot('/program-selection?package=103', 'newcomer', 'selection, voucher wrong', voucher('SALAH')),
      shot('/program-selection?package=103', 'newcomer', 'selection, voucher right', voucher('HEMAT10')),
      shot('/program-selection?package=103', 'newcomer', 'selection, voucher free', voucher('COBA100')),
      shot('/checkout/{waits}', 'waits', 'checkout, waiting', async (page) => {
        await page.waitForTimeout(1500);
      }),
      shot('/checkout/{waits}', 'waits', 'checkout, frame does not load', async (page) => {
        await page.route('**/snap/snap.js', (call) => call.abort());
        await page.reload();
        await page.waitForTimeout(9000);
      }),
      shot('/checkout/{away}', 'away', 'checkout, provider away'),
      shot('/checkout/{waits}', 'waits', 'checkout, giving up', opens(/^(Batalkan pesanan|Cancel)/)),
      shot('/checkout/{expired}', 'expired', 'checkout, expired'),
      shot('/checkout/{review}', 'review', 'checkout, review'),
      shot('/checkout/{reversed}', 'reversed', 'checkout, reversed'),
      shot('/checkout/{closed}', 'closed', 'checkout, closed'),
      shot('/checkout/{waits}', 'newcomer', "checkout, somebody else's"),
      shot('/checkout/{waits}', 'waits', 'checkout, error', offline),
      shot('/checkout/{waits}', 'waits', 'checkout, loading', never),
      shot('/redirect', 'student', 'redirect, latest'),
      shot('/redirect?order={paid}', 'paid', 'redirect, paid'),
      shot('/redirect?order={free}', 'free', 'redirect, free'),
      shot('/redirect?order={waits}', 'waits', 'redirect, waiting'),
      shot('/redirect?order={expired}', 'expired', 'redirect, expired'),
      shot('/redirect', 'newcomer', 'redirect, no order'),
      shot('/redirect', 'nobody', 'redirect, nobody'),
      shot('/orders', 'student'),
      shot('/orders', 'newcomer', 'orders, none'),
      shot('/orders', 'waits', 'orders, waiting'),
      shot('/orders', 'student', 'orders, error', offline),
      shot('/account/learners', 'mother', 'learners, two'),
      shot('/account/learners', 'newcomer', 'learners, none'),
    ],
  },
  {
    name: 'placement',
    widths: ENDS,
    scene: placementScene,
    shots: [
      shot('/placement-test', 'nobody', 'no category'),
      shot('/placement-test', 'ready', 'to start'),
      shot('/placement-test', 'student', 'demo student, to start'),
      shot('/placement-test', 'kids-runs', 'to go on'),
      shot('/placement-test', 'ready', 'start, error', offline),
      ...(['kids', 'teen', 'adult'] as const).flatMap((bank) => [
        shot(`/placement-test?attempt={${bank}-runs}`, `${bank}-runs`, `${bank}, question`),
        shot(`/placement-test?attempt={${bank}-over}`, `${bank}-over`, `${bank}, result`),
      ]),
      shot('/placement-test?attempt={teen-runs}', 'teen-runs', 'list of questions', async (page) => {
        const drawer = page.getByRole('button', { name: /\d+\/20/ });
        if (await drawer.isVisible()) await drawer.click();
      }),
      shot('/placement-test?attempt={teen-runs}', 'teen-runs', 'leaving', async (page) => {
        await page.getByRole('link', { name: 'Fasih' }).first().click();
        await page.getByRole('dialog').waitFor();
      }),
      shot('/placement-test?attempt={teen-runs}', 'teen-runs', 'finishing with gaps', async (page) => {
        const drawer = page.getByRole('button', { name: /\d+\/20/ });
        if (await drawer.isVisible()) await drawer.click();
        await page
          .getByRole('button', { name: /^(Soal|Question) 20\b/ })
          .first()
          .click();
        await page.locator('main input[type=radio], input[type=radio]').first().check({ force: true });
        await page.getByRole('button', { name: 'Finish Test' }).filter({ visible: true }).first().click();
        await page.getByRole('dialog').waitFor();
      }),
      staged(
        shot('/placement-test?attempt={adult-runs}', 'adult-runs', 'last minute'),
        async (school, { places }) => leaveSeconds(school, places['adult-runs'] ?? '', 55),
      ),
      shot('/placement-test?attempt=00000000-0000-7000-8000-000000000000', 'nobody', 'lost'),
    ],
  },
  {
    name: 'student',
    widths: ENDS,
    scene: studentScene,
    shots: [
      ...(
        [
          'newcomer',
          'paid',
          'waiting',
          'scheduled',
          'teen',
          'siblings',
          'paused',
          'to-plan',
          'completed',
          'suspended',
          'returned',
        ] as const
      ).map((who) => shot('/dashboard/student', who, `home, ${who}`)),
      ...(
        [
          'scheduled',
          'teen',
          'siblings',
          'paused',
          'to-plan',
          'completed',
          'suspended',
          'owed',
          'forfeits',
          'returned',
        ] as const
      ).map((who) => shot(`/my-classes/{${who}}`, who, `class, ${who}`)),
      shot('/my-classes/{forfeits}', 'forfeits', 'class, unfolded', unfolded),
      shot('/my-classes/{siblings}', 'siblings', 'class, loading', never),
      shot('/my-classes/{siblings}', 'siblings', 'class, error', offline),
      shot('/my-classes/nothing', 'siblings', 'class, not here'),
      shot('/my-classes/{siblings}', 'siblings', 'class of the second', async (page) => {
        await page.locator('main fieldset input[name=learner]').last().click({ force: true });
        await page.waitForLoadState('networkidle');
      }),
      shot('/my-classes/{teen}', 'teen', 'moving, free times', async (page) => {
        await changes(/^(Pindah jadwal|Move)/)(page);
        await page.getByRole('dialog').getByRole('radio').last().check({ force: true });
      }),
      shot(
        '/my-classes/{teen}',
        'teen',
        'moving, no free time',
        changes(/^(Pindah jadwal|Move)/, (options) => ({ ...options, starts: [], slots: [], free: [] })),
      ),
      shot('/my-classes/{teen}', 'teen', 'excusing', changes(/^(Tidak bisa hadir|Cannot)/)),
      ...(['too early', 'open', 'late', 'closed'] as const).map((state) =>
        staged(
          shot(`/class/{${state}}/attendance`, state, `attendance, ${state}`, chooses(1)),
          begins(state),
        ),
      ),
      staged(shot('/dashboard/student', 'open', 'home, meeting now'), begins('open')),
      shot('/class/{scheduled}/attendance', 'scheduled', 'attendance, nothing this week'),
      shot('/class/{siblings}/attendance', 'siblings', 'attendance, error', offline),
      ...(['scheduled', 'teen', 'asked', 'returned', 'rejected', 'suspended'] as const).map((who) =>
        shot(`/my-classes/{${who}}/refund`, who, `refund, ${who}`),
      ),
      shot('/my-classes/{teen}/refund', 'teen', 'refund, error', offline),
      shot('/history', 'newcomer', 'history, none'),
      shot('/history', 'siblings', 'history, siblings'),
      shot('/certificates', 'newcomer', 'reports, none'),
      shot('/certificates', 'completed', 'reports, certificate'),
      shot('/certificates', 'siblings', 'reports, to come'),
      shot('/certificates', 'siblings', 'reports, error', offline),
      shot('/notifications', 'siblings', 'notifications, some'),
      shot('/notifications', 'newcomer', 'notifications, none'),
      shot('/account/learners', 'siblings', 'learners, long names'),
      shot('/account/learners', 'suspended', 'learners, consent withdrawn'),
      shot('/class/general-english', 'siblings', 'classes, long names'),
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
      shot('/safeguarding', 'student'),
      shot('/redirect', 'waiting', 'redirect, test done'),
      shot('/wishes/{waiting-enrolment}', 'waiting', 'wishes'),
      shot('/enrolments/{waiting-enrolment}/times', 'waiting', 'times of a new class'),
      shot(
        '/enrolments/{waiting-enrolment}/times',
        'waiting',
        'times of a new class, all that are free',
        unfolded,
      ),
      shot('/enrolments/{teen-enrolment}/rules', 'teen', 'newer rules'),
      shot('/account/learners', 'siblings', 'inviting a second guardian', opens(/^(Undang|Invite)/)),
    ],
  },
  {
    name: 'teacher',
    widths: ENDS,
    scene: teacherScene,
    shots: [
      shot('/dashboard/teacher', 'teacher'),
      shot('/dashboard/teacher', 'teacher', 'teacher home, loading', never),
      shot('/dashboard/teacher', 'teacher', 'teacher home, error', offline),
      shot('/teacher/calendar', 'teacher'),
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
      shot('/dashboard/teacher', 'hired', 'home, just hired'),
      ...['attendance', 'classes', 'history', 'students', 'availability', 'pay'].map((page) =>
        shot(`/teacher/${page}`, 'hired', `${page}, just hired`),
      ),
      staged(shot('/dashboard/teacher', 'busy', 'home, check-in in time'), async (school, scene) => {
        await beginsIn('meeting-3', 200)(school, scene);
        await beginsIn('meeting-2', 130)(school, scene);
        await beginsIn('meeting-1', 3)(school, scene);
      }),
      staged(shot('/dashboard/teacher', 'busy', 'home, late'), beginsIn('meeting-1', -6)),
      shot('/dashboard/teacher', 'busy', 'home, checked in', async (page) => {
        const button = page
          .getByRole('article')
          .getByRole('button', { name: /hadir|here|check/i })
          .first();
        if (await button.isEnabled()) await button.click();
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(800);
      }),
      shot('/dashboard/teacher', 'busy', 'home, note open', async (page) => {
        await page.getByRole('article').first().locator('summary').first().click();
      }),
      shot('/teacher/classes/{class}', 'busy', 'cancelling a meeting', async (page) => {
        await lastRowOpened(page);
        await opens(/^(Batalkan|Cancel)/)(page);
      }),
      shot('/teacher/attendance', 'busy', 'attendance of the day, long names'),
      shot('/teacher/attendance', 'busy', 'attendance, edit', opens(/^(Edit|Ubah)/)),
      shot('/teacher/attendance?day=2026-01-01', 'busy', 'attendance, nothing that day'),
      shot('/teacher/attendance', 'busy', 'attendance, error', offline),
      shot('/teacher/attendance', 'busy', 'attendance, loading', never),
      shot('/teacher/classes/{class}', 'busy', 'class, long names', lastRowOpened),
      shot('/teacher/students', 'busy', 'students, long names'),
      shot('/teacher/students/{enrolment}', 'busy', 'student, long names'),
      shot('/teacher/students/{enrolment}', 'busy', 'student, error', offline),
      shot('/teacher/students/{scored}?tab=tests', 'scored', 'student, scored and certified'),
      shot(
        '/teacher/students/{scored}?tab=tests',
        'scored',
        'score',
        opens(/^(Masukkan nilai|Isi nilai|Ubah nilai|Enter|Change)/),
      ),
      shot('/teacher/availability', 'busy', 'availability, busy'),
      shot('/teacher/availability?tab=taught', 'teacher', 'availability, hours taught'),
      shot('/teacher/availability', 'teacher', 'availability, error', offline),
      shot('/teacher/pay', 'teacher', 'pay'),
      shot('/teacher/meetings/:meetingId', 'teacher', 'lesson'),
      shot('/teacher/levels/:enrolmentId', 'teacher', 'level'),
      shot('/teacher/calendar', 'teacher', 'away', opens(/^(Saya berhalangan|Tandai|I am away|Mark)/)),
    ],
  },
  {
    name: 'links',
    widths: ENDS,
    scene: linksScene,
    shots: [
      shot('/guardian#{guardian}', 'nobody', 'guardian, invited'),
      shot('/guardian', 'nobody', 'guardian, no invitation'),
      shot('/substitute?token={substitute}', 'nobody', 'substitute, asked'),
      shot('/substitute', 'nobody', 'substitute, no link'),
      ...(['/child/connect', '/child', '/child/safe'] as const).map((page) =>
        staged(shot('/child/connect#{child}', 'nobody', page, becomesChilds(page)), linkForChild),
      ),
    ],
  },
  {
    name: 'admin',
    widths: ENDS,
    scene: adminScene,
    shots: [
      ...ADMIN_PAGES,
      '/admin/calendar?view=day',
      '/admin/catalogue?tab=vouchers',
      '/admin/settings?tab=policy',
      '/admin/settings?tab=holidays',
      '/admin/settings?tab=hours',
      '/admin/settings?tab=letters',
      '/admin/settings?tab=staff',
      '/student/management?q=zzzzzz',
      '/approvals',
    ]
      .map((path) => shot(path, 'admin'))
      .concat([
        shot('/dashboard/admin', 'admin', 'admin home, loading', never),
        shot('/student/management', 'admin', 'students, error', offline),
        shot('/student/management/{shared}', 'admin', 'student with a second guardian'),
        shot('/class/management', 'admin', 'classes, a pause of several', async (page) => {
          for (const box of (await page.getByRole('checkbox').all()).slice(1, 4))
            await box.check({ force: true });
          await opens(/^(Jeda|Pause)/)(page);
        }),
      ]),
  },
  {
    name: 'finance',
    widths: ENDS,
    scene: financeScene,
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
        'reconciliation?part=payouts',
        'months',
      ].map((part) => shot(`/dashboard/finance/${part}`, 'finance')),
      shot('/dashboard/finance/dashboard', 'finance', 'finance home, loading', never),
      shot('/dashboard/finance/dashboard', 'finance', 'finance home, error', offline),
      shot('/dashboard/finance/transactions?q=zzzzz', 'finance', 'transactions, nothing found'),
      shot('/dashboard/finance/entries/:entryId', 'finance', 'entry'),
      shot('/dashboard/finance/pay', 'finance', 'pay run', follow('main table a')),
      shot('/dashboard/finance/pay/{draft}', 'finance', 'pay run, a draft with a bonus'),
      shot(
        '/dashboard/finance/pay/{draft}',
        'finance',
        'pay run, a bonus is added',
        opens(/^Tambah bonus|^Add a bonus/),
      ),
      shot('/dashboard/finance/refunds?state=all', 'finance', 'refund request', follow('main table a')),
      shot('/teacher/pay', 'teacher'),
    ],
  },
];
