import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as indonesian } from '@zxcvbn-ts/language-id';
import { INDONESIAN_WORDS } from './indonesian-words.ts';

/** Characters that are estimated, because the estimator's time grows steeply with length. */
const CHARACTERS_READ = 24;
/**
 * The estimator rates 'ronaldo7' (place 15,704 of the list) as weak only, so the head of the list is refused
 * separately.
 */
const FIRST_OF_THE_LIST = 20_000;

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...indonesian },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: 4,
  maxLength: CHARACTERS_READ,
});
const commonest = new Set(common['passwords-common'].slice(0, FIRST_OF_THE_LIST).map(String));

/** Whoever guesses a word also tries up to this many digits or signs around it. */
const TAIL = 4;

/** A word of the Indonesian list with few or easy (12345) digits or signs around it. */
function isWordWithDigits(typed: string): boolean {
  const [, before = '', word = '', behind = ''] = /^([^a-z]*)([a-z]+)([^a-z]*)$/.exec(typed) ?? [];
  if (!INDONESIAN_WORDS.has(word)) return false;
  const around = before + behind;
  return around.length <= TAIL || estimator.check(around.slice(0, CHARACTERS_READ)).score === 0;
}

/** 0: easy to guess, and refused. 1 weak, 2 fair, 3 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3;

/**
 * Estimates how hard a password is to guess for somebody who knows the username and address (`own`), from its first
 * 24 characters. Loads half a megabyte of lists: import it when needed.
 */
export function estimatePassword(password: string, own: readonly string[]): PasswordStrength {
  const typed = password.toLowerCase();
  const known = own
    .flatMap((name) => [name, name.split('@')[0] ?? ''])
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  if (commonest.has(typed) || known.includes(typed) || isWordWithDigits(typed)) return 0;
  const { score } = estimator.check(password.slice(0, CHARACTERS_READ), known);
  return score === 4 ? 3 : score;
}
