import type { Services } from '../../platform/services.ts';
import { removeExpired } from '../sessions/sessions.ts';
import { forgetOldChanges } from './email-changes.ts';

const BATCH_SIZE = 1000;

/** Removes expired sessions, one-time values, throttle rows and changes of address, which no longer have any effect. */
export async function tidyAccounts(services: Services): Promise<number> {
  const removed = Math.max(
    await removeExpired(services.pool, BATCH_SIZE),
    await forgetOldChanges(services.pool, BATCH_SIZE),
  );
  return removed >= BATCH_SIZE ? removed : 0;
}
