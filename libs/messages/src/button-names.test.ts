import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGS, textsIn } from './texts.ts';

const web = join(import.meta.dirname, '../../../apps/web/src');

/** Keys of what buttons are called and what they show: `aria-label={t.removeOf({ name })}` before `{t.remove}`. */
function pairsInScreens(): [named: string, shown: string][] {
  const pairs = new Map<string, [string, string]>();
  for (const path of globSync('**/*.tsx', { cwd: web })) {
    if (path.endsWith('.test.tsx')) continue;
    const text = readFileSync(join(web, path), 'utf8');
    for (const [, from, named = '', after, shown = ''] of text.matchAll(
      /aria-label=\{([\w.]+)\.(\w+)\([^<]*?\)\}[^<]*?>\s*\{([\w.]+)\.(\w+)\}\s*</g,
    ))
      if (from === after) pairs.set(`${named} ${shown}`, [named, shown]);
  }
  return [...pairs.values()];
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';
const valuesWith = (action: string) =>
  new Proxy({}, { get: (_, key) => (key === 'action' ? action : 'Bima') });

type Tree = { [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const treesIn = (tree: Tree): Tree[] => [tree, ...Object.values(tree).filter(isTree).flatMap(treesIn)];

describe.each(LANGS)('what buttons are called in %s', (lang) => {
  const trees = treesIn(textsIn(lang));

  // Who speaks to a device says what is to be read on the button (WCAG 2.5.3).
  it.each(pairsInScreens())('%s has the words of %s', (named, shown) => {
    const wrong = trees.flatMap((tree) => {
      const [nameOf, text] = [tree[named], tree[shown]];
      if (typeof nameOf !== 'function' || typeof text !== 'string') return [];
      const name = String(nameOf(valuesWith(text)));
      return wordsOf(name).includes(wordsOf(text)) ? [] : [`“${name}” shows “${text}”`];
    });
    expect(wrong).toEqual([]);
  });
});
