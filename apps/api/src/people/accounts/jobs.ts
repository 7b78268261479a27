import type { Services } from '../../platform/services.ts';
import { removeExpired } from '../sessions/sessions.ts';

const BATCH_SIZE = 1000;

/** Removes expired sessions, one-time values and throttle rows, which no longer have any effect. */
export async function tidyAccounts(services: Services): Promise<number> {
  const removed = await removeExpired(services.pool, BATCH_SIZE);
  return removed >= BATCH_SIZE ? removed : 0;
}
