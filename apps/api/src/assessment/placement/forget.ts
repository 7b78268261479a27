import { DAY, later } from '@fasih/school/basics/instants';
import type { Services } from '../../platform/services.ts';
import { deleteSittingsOfErased, dropAddresses } from './store-writes.ts';

/** An address hash is needed on its own day only; one more day covers all time zones. */
const ADDRESS_KEPT_MS = 2 * DAY;

/**
 * Deletes the sittings of erased learners (docs/product/accounts.md#erasure) and old address hashes. Returns
 * the number of rows.
 */
export async function forgetSittings(services: Services): Promise<number> {
  const erased = await deleteSittingsOfErased(services.pool);
  const dropped = await dropAddresses(services.pool, later(services.clock.now(), -ADDRESS_KEPT_MS));
  return erased + dropped;
}
