import pg from 'pg';
import { expect, vi } from 'vitest';

/** Does some work and answers the texts of all statements that it sends, BEGIN, COMMIT and the sign-in included. */
export async function sentWhile<T>(work: () => Promise<T>): Promise<{ answer: T; statements: string[] }> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const answer = await work();
    const sent = query.mock.calls as unknown as [string | { text: string }][];
    return { answer, statements: sent.map(([one]) => (typeof one === 'string' ? one : one.text)) };
  } finally {
    query.mockRestore();
  }
}

/** How many statements a write sends between its BEGIN and COMMIT. */
export const inTransaction = (statements: readonly string[]): number =>
  statements.indexOf('COMMIT') - statements.indexOf('BEGIN') - 1;

/** How many statements a call sends in all; it must succeed. */
export async function countStatements(work: () => Promise<{ status: number }>): Promise<number> {
  const { answer, statements } = await sentWhile(work);
  expect(answer.status).toBe(200);
  return statements.length;
}
