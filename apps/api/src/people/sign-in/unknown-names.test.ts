import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { createAccount, signInAs } from '../accounts/people.fixtures.ts';

/** The calls to Argon2, in order; the work itself is still done. */
const costs: unknown[] = [];
const { argon2 } = crypto;
beforeAll(() => {
  crypto.argon2 = (algorithm, parameters, done) => {
    const { memory, passes, parallelism, tagLength } = parameters;
    costs.push({ algorithm, memory, passes, parallelism, tagLength });
    argon2(algorithm, parameters, done);
  };
  syncBuiltinESMExports();
});
afterAll(() => {
  crypto.argon2 = argon2;
  syncBuiltinESMExports();
});

describe('a name without an account', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

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
        statements: statements.mock.calls.length,
      };
    };
    const known = await workOf(who.username);
    expect(known.costs).toEqual([
      { algorithm: 'argon2id', memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 },
    ]);
    expect(known.status).toBe(401);
    expect(await workOf('nobody.here')).toEqual(known);
  });
});
