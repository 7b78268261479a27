import { en } from './en/index.ts';
import { id } from './id/index.ts';

export const LANGS = ['id', 'en'] as const;
/** `id` is the default. */
export type Lang = (typeof LANGS)[number];

/** All texts of one language; `en` must have exactly the keys of `id`, or it does not compile. */
export type Texts = typeof id;
export type Feature = keyof Texts;

type Problems<F extends Feature> = Texts[F] extends { problems: infer P } ? keyof P & string : never;

/** A named error of the API, `feature.name`. Each has a text in both languages by construction. */
export type ProblemCode = { [F in Feature]: `${F}.${Problems<F>}` }[Feature];

/** The labels of changed fields in the audit log (`audit.fields`). */
export type AuditField = keyof Texts['audit']['fields'];

/** Kinds of records that entries of the audit log are about (`audit.kinds`). */
export type AuditKind = keyof Texts['audit']['kinds'];

/** All actions of the audit log (`audit.actions`). */
export type AuditAction = keyof Texts['audit']['actions'];

/** The key of a text next to an input. */
export type FieldKey = keyof Texts['common']['fields'];

export type TextParams = Record<string, string | number>;

const all: Record<Lang, Texts> = { id, en };

/** Parses a stored or requested language; anything else is the default. */
export function asLang(value: unknown): Lang {
  return value === 'en' ? 'en' : 'id';
}

/** All texts in a language (server only; the web app loads them lazily). */
export function textsIn(lang: Lang): Texts {
  return all[lang];
}

/** A text is a sentence, or a function of its parameters. */
export function render(text: unknown, params: TextParams = {}): string {
  return typeof text === 'function' ? String(text(params)) : String(text);
}

/** The sentence of a problem in a language. */
export function problemText(lang: Lang, code: ProblemCode, params?: TextParams): string {
  const [feature, name] = code.split('.') as [Feature, string];
  const problems: Record<string, unknown> = (all[lang][feature] as { problems: Record<string, unknown> })
    .problems;
  return render(problems[name], params);
}

/** The sentence next to an input; an unknown key gives the general one. */
export function fieldText(lang: Lang, key: string): string {
  const fields: Record<string, string> = all[lang].common.fields;
  return fields[key] ?? all[lang].common.fields.invalid;
}
