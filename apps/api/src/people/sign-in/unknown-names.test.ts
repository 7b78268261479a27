import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { createAccount, signInAs } from '../accounts/people.fixtures.ts';
import type { HashTask } from '../credentials/hash-worker.ts';

/** What the threads that hash passwords were given, in order; the work itself is still done. */
const costs: unknown[] = [];
beforeAll(() => {
  const { postMessage } = Worker.prototype;
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, task: HashTask) {
    costs.push({ ...task.cost, bytes: task.bytes });
    postMessage.call(this, task);
  });
});
afterAll(() => vi.restoreAllMocks());

/** What a sign-in reads and writes; whatever else the school does meanwhile does not count. */
const SIGN_IN = /"throttle"|"account"|"session"|"security_event"/;
const textsOf = (calls: unknown[][]) =>
  calls.map(([one]) => (typeof one === 'string' ? one : (one as { text: string }).text));

describe('a name without an account', () => {
  const app = shared(startTestApp);

  it('costs the same password work and as many statements as a known one', async () => {
    const who = await createAccount(app, 'student');
    const statements = vi.spyOn(app.pool, 'query');
    const workOf = async (username: string) => {
      costs.length = 0;
      statements.mockClear();
      const answer = await signInAs(app, { username, password: 'not the password' });
      return {
        status: answer.status,
        costs: [...costs],
        statements: textsOf(statements.mock.calls).filter((text) => SIGN_IN.test(text)),
      };
    };
    const known = await workOf(who.username);
    expect(known.costs).toEqual([{ memory: 19_456, passes: 2, parallelism: 1, bytes: 32 }]);
    expect(known.status).toBe(401);
    expect(known.statements).toHaveLength(4);
    expect(await workOf('nobody.here')).toEqual(known);
  });
});
