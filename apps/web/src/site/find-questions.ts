import type { Question } from './contact-data.server.ts';

/** Small letters, without signs: 'E-mail?' and 'e mail' are the same. */
function words(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim()
    .split(' ')
    .filter(Boolean);
}

/** Does the question or its answer hold every word that was typed, at the start of a word? Nothing typed finds all. */
export function matches(question: Pick<Question, 'question' | 'answer'>, typed: string): boolean {
  const known = words(`${question.question} ${question.answer}`);
  return words(typed).every((word) => known.some((one) => one.startsWith(word)));
}
