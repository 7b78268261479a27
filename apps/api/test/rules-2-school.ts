import { clearPolicyCache } from '../src/catalogue/policy/read-policy.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

/** A school whose course rules are the second ones; `stop` leaves no cached version behind. */
export async function startRules2School(): Promise<TestApp> {
  const app = await startTestApp();
  await app.pool.query('update policy_version set rules = 2');
  clearPolicyCache();
  return {
    ...app,
    async stop() {
      await app.stop();
      clearPolicyCache();
    },
  };
}
