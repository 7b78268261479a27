import { LANGS, type Lang } from '@fasih/messages/texts';
import { expect, type Page, test } from '@playwright/test';
import { hard, journey } from '../support/journey.ts';
import { QUOTED, SPEC_TEXTS, type SpecScreen } from '../support/spec-texts.ts';
import { REACH } from '../support/states.ts';

type Built = Extract<SpecScreen, { route: string }>;

const built = SPEC_TEXTS.filter((screen): screen is Built => 'route' in screen);
const toCome = SPEC_TEXTS.filter((screen) => 'from' in screen);

/** The text stands on the screen, letter by letter. */
async function expectText(page: Page, text: string): Promise<void> {
  const exactly = new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  await expect(page.getByText(exactly).filter({ visible: true }).first(), `'${text}'`).toBeVisible();
}

/** All texts of one screen in one state, so that it is reached once for each language. */
function screensIn(lang: Lang): { name: string; route: string; state: Built['state']; texts: string[] }[] {
  const screens = new Map<string, { name: string; route: string; state: Built['state']; texts: string[] }>();
  for (const { route, state, langs, texts } of built) {
    if (!langs.includes(lang)) continue;
    const name = `${route}, ${state}`;
    const screen = screens.get(name) ?? { name, route, state, texts: [] };
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

for (const lang of LANGS) {
  for (const { name, route, state, texts } of screensIn(lang)) {
    if (!isWalked(name, lang)) continue;
    journey(
      `quoted texts:  ${name}`,
      async (walk) => {
        await REACH[state](walk, route);
        for (const text of texts) await expectText(walk.page, text);
      },
      { variant: { width: 'desktop', lang } },
    );
  }
}

test('every quoted text has its place in the table', () => {
  const placed = new Set(SPEC_TEXTS.flatMap((screen) => screen.texts));
  expect(QUOTED.filter((text) => !placed.has(text))).toEqual([]);
});

test('the texts of screens that are not built yet are counted', () => {
  const waiting = toCome.reduce((sum, screen) => sum + screen.texts.length, 0);
  const shown = built.reduce((sum, screen) => sum + screen.texts.length, 0);
  test.info().annotations.push({ type: 'texts', description: `${shown} rendered, ${waiting} to come` });
  expect(shown).toBeGreaterThan(60);
});
