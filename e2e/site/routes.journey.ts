import type { Role } from '@fasih/school/basics/roles';
import { mayOpen, ROUTES, type RoutePattern } from '@fasih/school/routes';
import { expect, type Page, test } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  journey,
  type Walk,
} from '../support/journey.ts';
import { DEMO_PASSWORD, signInByApi } from '../support/people.ts';
import { recordAddress } from '../support/records.ts';

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
  // Only a child's device has a home there and a report of its own.
  if (pattern === '/child/safe')
    return visitor === 'signed out' ? '/child' : landingOf('/safeguarding', visitor);
  if (visitor === 'signed out')
    return mayOpen(pattern, undefined) ? address : `/login?next=${encodeURIComponent(address)}`;
  // Who is signed in has nothing to do there.
  if (pattern === '/login' || pattern === '/child') return HOMES[visitor];
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

/** Each page is looked at closely once, as the first visitor who may stay there; finance comes before the admin, who may see its pages too. */
const SEEN_BY = (['signed out', 'student', 'teacher', 'finance', 'admin'] as const).map(
  (visitor, n, all) => ({
    visitor,
    patterns: PATTERNS.filter(
      (pattern) =>
        staysThere(pattern, visitor) && !all.slice(0, n).some((earlier) => staysThere(pattern, earlier)),
    ),
  }),
);

/**
 * Addresses whose own page leads on, which no component test opens, and one that the guard leads home from. The guard's
 * component test knows every closed address and role; `storage.journey.ts` opens /login and /register signed in.
 */
const SAMPLES: Record<Visitor, readonly RoutePattern[]> = {
  'signed out': ['/my-classes/:id'],
  student: ['/teacher/pay'],
  teacher: ['/teacher/sidebar'],
  admin: ['/admin/sidebar'],
  finance: ['/dashboard/finance'],
};

/** Opens addresses, each of which leads where the table of routes says. */
async function expectLandings(
  { page, url }: Walk,
  visitor: Visitor,
  all: readonly RoutePattern[],
): Promise<void> {
  for (const pattern of all) {
    const landing = landingOf(pattern, visitor);
    await test.step(`${pattern} → ${landing}`, async () => {
      await page.goto(addressOf(pattern), { waitUntil: 'commit' });
      await expect(page).toHaveURL(`${url}${landing}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page).toHaveURL(`${url}${landing}`);
    });
  }
}

for (const visitor of ['signed out', ...ROLE_NAMES] as const)
  journey(
    `every address leads where it should: ${visitor}`,
    async (walk) => {
      await arrive(walk, visitor);
      await expectLandings(walk, visitor, PATTERNS);
    },
    { variant: PHONES[0], hardOnly: true },
  );

/** How many pages one journey looks at: each journey pays for a sign-in and for a browser that has no scripts yet. */
const PAGES_OF_A_WALK = 12;

for (const { visitor, patterns } of SEEN_BY) {
  const isStaff = visitor !== 'signed out' && visitor !== 'student';
  for (let from = 0, part = 1; from < patterns.length; from += PAGES_OF_A_WALK, part++) {
    journey(
      `every page has one title, is accessible, fits a phone and is reached by its link: ${visitor}, part ${part}`,
      async (walk) => {
        const { page, url } = walk;
        await arrive(walk, visitor);
        const links = visitor === 'signed out' ? [] : await sidebarOf(walk, HOMES[visitor]);
        for (const pattern of patterns.slice(from, from + PAGES_OF_A_WALK)) {
          await test.step(pattern, async () => {
            const record = await recordAddress(walk, pattern);
            if (links.includes(addressOf(pattern))) await followLink(walk, addressOf(pattern));
            else await page.goto(record ?? addressOf(pattern));
            await expectComplete(page);
            const landing = record ?? landingOf(pattern, visitor);
            await expect(page).toHaveURL((at) => at.href.startsWith(`${url}${landing}`));
            await expectNoSidewaysScroll(page);
            // What staff alone see has a theme for each walk.
            if (isStaff) await expectAccessible(walk);
            else await expectAccessibleInBothThemes(walk);
          });
        }
        // The links to pages that another visitor looks at closely.
        const own = new Set(patterns.map(addressOf));
        for (const address of part === 1 ? links.filter((link) => !own.has(link)) : [])
          await test.step(address, async () => {
            await followLink(walk, address);
            await expectComplete(page);
            await expectNoSidewaysScroll(page);
          });
        if (part === 1) await expectLandings(walk, visitor, SAMPLES[visitor]);
      },
      { variant: PHONES[part % 2] },
    );
  }
}

/** The paths that the links of the sidebar lead to, read at home. */
async function sidebarOf({ page, texts }: Walk, home: string): Promise<string[]> {
  await page.goto(home);
  await expectComplete(page);
  const links = page.getByRole('dialog', { name: texts.shell.areaNav, includeHidden: true }).locator('nav a');
  const paths = await links.evaluateAll((all) =>
    all.map((one) => new URL((one as HTMLAnchorElement).href).pathname),
  );
  expect(paths.length).toBeGreaterThanOrEqual(4);
  return paths;
}

/** Presses a link of the sidebar, which on a phone is in the drawer, and sees that it is the current one then. */
async function followLink({ page, texts }: Walk, path: string): Promise<void> {
  const drawer = page.getByRole('dialog', { name: texts.shell.areaNav, includeHidden: true });
  await page.getByRole('button', { name: texts.shell.openMenu }).click();
  const link = drawer.locator(`nav a[href="${path}"], nav a[href^="${path}?"]`);
  await link.click();
  await page.waitForURL((at) => at.pathname === path);
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(drawer).toBeHidden();
}

journey('every page of the table is looked at by somebody, and nothing is looked at twice', async () => {
  const seen = SEEN_BY.flatMap((one) => one.patterns);
  const leadingOn = Object.keys(LEADS_ON) as RoutePattern[];
  // Only a child's own device stays there.
  const childs: RoutePattern[] = ['/child/safe'];
  expect([...seen, ...leadingOn, ...childs].toSorted()).toEqual(PATTERNS.toSorted());
});
