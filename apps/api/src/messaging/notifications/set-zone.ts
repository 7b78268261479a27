import type { Zone } from '@fasih/school/basics/instants';
import type { Queryable } from '../../platform/db/transaction.ts';
import { preferencesOf, setPreferences } from './store.ts';

/** Sets the zone of a person's mails; null is the school's. False when the person saved preferences at this moment. */
export async function setZone(db: Queryable, accountId: string, zone: Zone | null): Promise<boolean> {
  const { muted, version } = await preferencesOf(db, accountId);
  return setPreferences(db, accountId, { zone, muted, version });
}
