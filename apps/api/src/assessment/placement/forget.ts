import { DAY, later } from '@fasih/school/basics/instants';
import type { Services } from '../../platform/services.ts';
import { deleteSittingsOfErased, dropAddresses } from './store-writes.ts';

/** The hash of an address serves the count of its own day only; a day more leaves room for every time zone. */
const ADDRESS_KEPT_MS = 2 * DAY;

/**
 * Forgets what is no longer needed: the sittings of learners who were erased (docs/product/accounts.md#erasure), and
 * the hashed addresses of past days. Returns how many rows it touched.
 */
export async function forgetSittings(services: Services): Promise<number> {
  const erased = await deleteSittingsOfErased(services.pool);
  const dropped = await dropAddresses(services.pool, later(services.clock.now(), -ADDRESS_KEPT_MS));
  return erased + dropped;
}
