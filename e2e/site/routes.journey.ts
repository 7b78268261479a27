import type { Role } from '@fasih/school/basics/roles';
import { mayOpen, ROUTES, type RoutePattern } from '@fasih/school/routes';
import { expect, type Page, test } from '@playwright/test';
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  hard,
  journey,
  type Walk,
} from '../support/journey.ts';
import { DEMO_PASSWORD, signInByApi } from '../support/people.ts';

const PATTERNS = Object.keys(ROUTES) as RoutePattern[];
const ROLE_NAMES = ['student', 'teacher', 'admin', 'finance'] as const;
type Visitor = Role | 'signed out';

const HOMES: Record<Role, string> = {
  student: '/dashboard/student',
  teacher: '/dashboard/teacher',
  admin: '/dashboard/admin',
  finance: '/dashboard/finance/dashboard',
};
/** Addresses that only lead on. */
const LEADS_ON: Partial<Record<RoutePattern, string>> = {
  '/teacher/sidebar': '/dashboard/teacher',
  '/admin/sidebar': '/dashboard/admin',
  '/dashboard/finance': '/dashboard/finance/dashboard',
};

/** An address of a pattern; of `/class/:id/attendance` also the id is a program's, as the sidebars write it. */
function addressOf(pattern: RoutePattern): string {
  return pattern
    .replace(/:[a-z]+Id\b/, '00000000-0000-7000-8000-000000000000')
    .replace(':subprogram', 'kids')
    .replace(/:(program|id)/, 'general-english');
}

/** Where a visitor lands, path and query. */
function landingOf(pattern: RoutePattern, visitor: Visitor): string {
  const address = addressOf(pattern);
  if (visitor === 'signed out')
    return mayOpen(pattern, undefined) ? address : `/login?next=${encodeURIComponent(address)}`;
  // Who is signed in has nothing to do there.
  if (pattern === '/login') return HOMES[visitor];
  if (pattern === '/register') return '/program-selection';
  if (!mayOpen(pattern, visitor)) return HOMES[visitor];
  return LEADS_ON[pattern] ?? address;
}

function staysThere(pattern: RoutePattern, visitor: Visitor): boolean {
  return landingOf(pattern, visitor) === addressOf(pattern);
}

async function arrive(walk: Walk, visitor: Visitor): Promise<void> {
  if (visitor === 'signed out') return;
  await signInByApi(walk.context, walk.url, { username: visitor, password: DEMO_PASSWORD });
}

/** The page has finished: one title, and nothing that still stands in for content. */
async function expectComplete(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const PHONES = [
  { width: 'phone', lang: 'id' },
  { width: 'phone', lang: 'en' },
] as const;

/** Each page is looked at closely once, as the first visitor who may stay there. */
const SEEN_BY = (['signed out', ...ROLE_NAMES] as const).map((visitor, n, all) => ({
  visitor,
  patterns: PATTERNS.filter(
    (pattern) =>
      staysThere(pattern, visitor) && !all.slice(0, n).some((earlier) => staysThere(pattern, earlier)),
  ),
}));

/** Addresses whose own page leads on, and one of each area; the guard's component test knows all of them. */
const SAMPLES: readonly RoutePattern[] = [
  '/login',
  '/register',
  ...(Object.keys(LEADS_ON) as RoutePattern[]),
  '/my-classes/:id',
  '/teacher/pay',
  '/class/management/:classId',
];

for (const visitor of ['signed out', ...ROLE_NAMES] as const) {
  journey(
    `an address leads where it should: ${visitor}`,
    async (walk) => {
      const { page, url } = walk;
      await arrive(walk, visitor);
      for (const pattern of hard ? PATTERNS : SAMPLES) {
        const landing = landingOf(pattern, visitor);
        await test.step(`${pattern} → ${landing}`, async () => {
          await page.goto(addressOf(pattern), { waitUntil: 'commit' });
          await expect(page).toHaveURL(`${url}${landing}`);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          await expect(page).toHaveURL(`${url}${landing}`);
        });
      }
    },
    { variant: PHONES[0] },
  );
}

for (const { visitor, patterns } of SEEN_BY) {
  for (let from = 0, part = 1; from < patterns.length; from += 7, part++) {
    journey(
      `every page has one title, is accessible and fits a phone: ${visitor}, part ${part}`,
      async (walk) => {
        const { page, url } = walk;
        await arrive(walk, visitor);
        for (const pattern of patterns.slice(from, from + 7)) {
          await test.step(pattern, async () => {
            await page.goto(addressOf(pattern));
            await expectComplete(page);
            await expect(page).toHaveURL(`${url}${landingOf(pattern, visitor)}`);
            await expectNoSidewaysScroll(page);
            await expectAccessibleInBothThemes(walk);
          });
        }
      },
      { variant: PHONES[part % 2] },
    );
  }
}

for (const role of ROLE_NAMES) {
  journey(
    `every link of the sidebar opens its page: ${role}`,
    async (walk) => {
      const { page, texts } = walk;
      await arrive(walk, role);
      await page.goto(HOMES[role]);
      const links = page.getByRole('navigation', { name: texts.shell.areaNav }).getByRole('link');
      await expect(links.first()).toBeVisible();
      const names = await links.allInnerTexts();
      expect(names.length).toBeGreaterThanOrEqual(4);
      for (const [n] of names.entries()) {
        const link = links.nth(n);
        const address = await link.getAttribute('href');
        await link.click();
        await page.waitForURL(`**${address}`);
        await expectComplete(page);
        await expect(link).toHaveAttribute('aria-current', 'page');
        await expectNoSidewaysScroll(page);
      }
    },
    { variant: { width: 'desktop', lang: 'en' } },
  );
}

journey('every page of the table is looked at by somebody, and nothing is looked at twice', async () => {
  const seen = SEEN_BY.flatMap((one) => one.patterns);
  const leadingOn = Object.keys(LEADS_ON) as RoutePattern[];
  expect([...seen, ...leadingOn].toSorted()).toEqual(PATTERNS.toSorted());
});
