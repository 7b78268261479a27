import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS, type Lang } from '@fasih/messages/texts';
import { expect, type Page, test } from '@playwright/test';
import { hard, journey, type Walk } from '../support/journey.ts';
import { STILL } from '../support/people.ts';
import { QUOTED, SPEC_TEXTS, type SpecScreen } from '../support/spec-texts.ts';
import { LASTING, REACH } from '../support/states.ts';

/** The screen shows the text, letter by letter. */
async function expectText(page: Page, text: string): Promise<void> {
  const exactly = new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  await expect(page.getByText(exactly).filter({ visible: true }).first(), `'${text}'`).toBeVisible();
}

type Screen = { name: string; route: string; state: SpecScreen['state']; texts: string[]; provenBy?: string };

/** All texts of one screen in one state, so that it is reached once for each language. */
function screensIn(lang: Lang): Screen[] {
  const screens = new Map<string, Screen>();
  for (const { route, state, langs, texts, provenBy } of SPEC_TEXTS) {
    if (!langs.includes(lang)) continue;
    const name = `${route}, ${state}`;
    const screen = screens.get(name) ?? { name, route, state, texts: [], ...(provenBy && { provenBy }) };
    screen.texts.push(...texts);
    screens.set(name, screen);
  }
  return [...screens.values()];
}

/** The screens that have texts in both languages. */
const inBoth = screensIn('id')
  .map(({ name }) => name)
  .filter((name) => screensIn('en').some((screen) => screen.name === name));

/** The ordinary run reaches a screen in one of its languages, half of them in each; the hard run in both. */
function isWalked(name: string, lang: Lang): boolean {
  const n = inBoth.indexOf(name);
  return hard || n === -1 || (lang === 'id') === (n % 2 === 0);
}

/** Whose screen it is: the screens of one kind of people are looked at in one tab, which has the scripts after the first. */
function readersOf({ route, state }: Screen): string {
  if (state.startsWith('student') || route.startsWith('/account')) return 'families';
  return ['teacher', 'admin', 'finance'].some((role) => state.startsWith(role)) ? 'staff' : 'visitors';
}

for (const lang of LANGS) {
  const walked = screensIn(lang).filter(({ name, provenBy }) => hard || (!provenBy && isWalked(name, lang)));
  for (const [readers, screens] of Map.groupBy(walked, readersOf)) {
    journey(
      `quoted texts: ${readers}`,
      async (walk) => {
        test.setTimeout(Math.max(120_000, screens.length * 20_000));
        let before: SpecScreen['state'] | undefined;
        for (const { name, route, state, texts } of screens.toSorted((a, b) =>
          a.state.localeCompare(b.state),
        ))
          await test.step(name, async () => {
            if (state === before && LASTING.has(state)) await walk.page.goto(route);
            else {
              await forget(walk);
              await REACH[state](walk, route);
            }
            before = state;
            for (const text of texts) await expectText(walk.page, text);
          });
      },
      { variant: { width: 'desktop', lang } },
    );
  }
}

/**
 * Nothing that was typed, stored, answered or replied on the way to one screen reaches the next. The tab stays: a new one
 * has to compile every script again.
 */
async function forget({ page, context, url }: Walk): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearCookies({ name: 'fasih_session' });
  await page.goto(`${url}${STILL}`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

test('every quoted text that a screen test proves is in that test', () => {
  const missing = SPEC_TEXTS.filter(({ provenBy, texts }) => {
    if (provenBy === undefined) return false;
    const source = readFileSync(join(import.meta.dirname, '../../apps/web/src', provenBy), 'utf8');
    return !texts.every((text) => source.includes(text));
  }).map(({ route, state }) => `${route}, ${state}`);
  expect(missing).toEqual([]);
});

test('every quoted text has its place in the table', () => {
  const placed = new Set(SPEC_TEXTS.flatMap((screen) => screen.texts));
  expect(QUOTED.filter((text) => !placed.has(text))).toEqual([]);
});
