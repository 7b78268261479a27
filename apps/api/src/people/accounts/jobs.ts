import type { Services } from '../../platform/services.ts';
import { removeOver } from '../sessions/sessions.ts';

const AT_ONCE = 1000;

/** Removes sign-ins, one-time values and throttle rows whose time is over; they had no effect any more. */
export async function tidyAccounts(services: Services): Promise<number> {
  const removed = await removeOver(services.pool, AT_ONCE);
  return removed >= AT_ONCE ? removed : 0;
}
