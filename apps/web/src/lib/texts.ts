import type { Feature as AnyFeature, Lang, Texts } from '@fasih/messages/texts';
import { createContext } from 'react';

export type { Lang, Texts };

/** The features that the web app shows; the others are read by the server alone. */
export type Feature = Exclude<AnyFeature, 'calendarFile' | 'reportFile'>;

/** Where texts come from: in the server they are at hand, in the browser one file per feature and language loads. */
export type TextsSource = {
  read: <F extends Feature>(lang: Lang, feature: F) => Texts[F] | Promise<Texts[F]>;
};

/** A promise that says its state, as React's `use` reads it: a fulfilled one answers at once. */
type Coming = Promise<unknown> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: unknown };

/** Names with a hyphen are left out: parts of a feature, which its file imports, and texts that only the server reads; tests too. */
const files = import.meta.glob<Record<string, unknown>>(
  ['./{id,en}/**/*.ts', '!./{id,en}/{index,number}.ts', '!./**/*-*.ts', '!./**/*.test.ts'],
  { base: '../../../../libs/messages/src' },
);
/** The files by language and feature, `id/orders`; the folders between are the modules. */
const fileOf = new Map(
  Object.entries(files).map(([path, file]) => [
    path.replace(/^\.\/(id|en)\/(?:.*\/)?(.+)\.ts$/, '$1/$2'),
    file,
  ]),
);
const kept = new Map<string, Coming>();

/** Reads a stored or asked-for language; anything else is the default, Indonesian (docs/product/accounts.md#languages). */
export function asLang(value: unknown): Lang {
  return value === 'en' ? 'en' : 'id';
}

function load(lang: Lang, feature: Feature): Coming {
  const name = `${lang}/${feature}`;
  const known = kept.get(name);
  if (known !== undefined) return known;
  const file = fileOf.get(name);
  if (file === undefined) throw new Error(`No texts ${name}`);
  const coming: Coming = file().then((module) => module[feature]);
  coming.status = 'pending';
  coming.then(
    (texts) => {
      coming.status = 'fulfilled';
      coming.value = texts;
    },
    () => {
      coming.status = 'rejected';
      // The line was gone: the next reader asks again.
      kept.delete(name);
    },
  );
  kept.set(name, coming);
  return coming;
}

/** Loads texts before they are needed. */
export async function preloadTexts(lang: Lang, features: readonly Feature[]): Promise<void> {
  await Promise.all(features.map((feature) => load(lang, feature)));
}

/** Texts that are loaded already, else undefined; any name may be asked for. */
export function textsAtHand(lang: Lang, feature: string): unknown {
  return kept.get(`${lang}/${feature}`)?.value;
}

/** The features whose texts were loaded so far, in whichever language. */
export function loadedFeatures(): Feature[] {
  return [...new Set([...kept.keys()].map((name) => name.split('/')[1] as Feature))];
}

const browser: TextsSource = {
  read: <F extends Feature>(lang: Lang, feature: F) => load(lang, feature) as Promise<Texts[F]>,
};

export const TextsContext = createContext<TextsSource>(browser);
