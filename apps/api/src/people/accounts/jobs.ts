import type { Services } from '../../platform/services.ts';
import { removeOver } from '../sessions/sessions.ts';

const BATCH_SIZE = 1000;

/** Removes sign-ins, one-time values and throttle rows whose time is over; they had no effect any more. */
export async function tidyAccounts(services: Services): Promise<number> {
  const removed = await removeOver(services.pool, BATCH_SIZE);
  return removed >= BATCH_SIZE ? removed : 0;
}
