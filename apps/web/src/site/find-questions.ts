import type { Question } from './contact-data.server.ts';

/** From this many letters on, a word is also found inside another: 'batal' in 'dibatalkan'. */
const INSIDE = 4;

/** Small letters, without signs; 'E-mail', 'e mail' and 'email' are the same. */
function words(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .replace(/\be mail/g, 'email')
    .trim()
    .split(' ')
    .filter(Boolean);
}

/** Does the question, its answer or what else it is looked for by hold every word that was typed? Nothing typed finds all. */
export function matches(one: Pick<Question, 'question' | 'answer' | 'words'>, typed: string): boolean {
  const known = words(`${one.question} ${one.answer} ${one.words}`);
  const wanted = words(typed);
  if (wanted.length === 0) return typed.trim() === '';
  return wanted.every((word) =>
    known.some((other) => (word.length < INSIDE ? other.startsWith(word) : other.includes(word))),
  );
}
