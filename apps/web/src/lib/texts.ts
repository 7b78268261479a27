import type { Feature, Lang, Texts } from '@fasih/messages/texts';
import { createContext } from 'react';

export type { Feature, Lang, Texts };

/** Where texts come from: in the server they are at hand, in the browser one file per feature and language loads. */
export type TextsSource = {
  read: <F extends Feature>(lang: Lang, feature: F) => Texts[F] | Promise<Texts[F]>;
};

type Loaded = { texts: unknown } | { coming: Promise<unknown> };

const files = import.meta.glob<Record<string, unknown>>([
  '../../../../libs/messages/src/{id,en}/*.ts',
  '!../../../../libs/messages/src/{id,en}/index.ts',
]);
const kept = new Map<string, Loaded>();

/** Reads a stored or asked-for language; anything else is the default, Indonesian (product-spec.md §9). */
export function asLang(value: unknown): Lang {
  return value === 'en' ? 'en' : 'id';
}

function load(lang: Lang, feature: Feature): Loaded {
  const name = `${lang}/${feature}`;
  const known = kept.get(name);
  if (known !== undefined) return known;
  const file = files[`../../../../libs/messages/src/${name}.ts`];
  if (file === undefined) throw new Error(`No texts ${name}`);
  const coming = file().then(
    (module) => {
      kept.set(name, { texts: module[feature] });
      return module[feature];
    },
    (fault: unknown) => {
      kept.delete(name);
      throw fault;
    },
  );
  const entry = { coming };
  kept.set(name, entry);
  return entry;
}

/** Loads texts before they are needed. */
export async function preloadTexts(lang: Lang, features: readonly Feature[]): Promise<void> {
  await Promise.all(
    features.map((feature) => {
      const entry = load(lang, feature);
      return 'coming' in entry ? entry.coming : undefined;
    }),
  );
}

/** The features whose texts were loaded so far, in whichever language. */
export function loadedFeatures(): Feature[] {
  return [...new Set([...kept.keys()].map((name) => name.split('/')[1] as Feature))];
}

const browser: TextsSource = {
  read: <F extends Feature>(lang: Lang, feature: F) => {
    const entry = load(lang, feature);
    return 'texts' in entry ? (entry.texts as Texts[F]) : (entry.coming as Promise<Texts[F]>);
  },
};

export const TextsContext = createContext<TextsSource>(browser);
