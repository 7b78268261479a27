import { expect } from 'vitest';
import type { Answer } from '../../../test/start-test-app.ts';

type Form = { key: string; amount: number };

/** Makes forms that finance sends, each with a key of its own; `usual` is what they say unless a test says otherwise. */
export function formsWith<Usual extends { amount: number }>(usual: Usual) {
  let forms = 0;
  return (more: Record<string, unknown> = {}): Form & Usual => {
    forms += 1;
    return { key: `a-form-of-the-tests-${forms}`, ...usual, ...more };
  };
}

/** A form sent five times at once is booked once; its key is refused with another amount. */
export async function expectBookedOnce(send: (form: Form) => Promise<Answer>, form: Form): Promise<void> {
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(form)));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.entryId)).size).toBe(1);
  const other = await send({ ...form, amount: form.amount + 1 });
  expect([other.status, other.body.code]).toEqual([409, 'finance.keyUsed']);
}
