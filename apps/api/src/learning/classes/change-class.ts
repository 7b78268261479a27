import type { Accepted } from '@fasih/school/basics/contract';
import { isRefusal, refuse } from '@fasih/school/basics/refusal';
import type { changeClass as contract } from '@fasih/school/learning/classes/changes-contract';
import type { Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { readClass } from './read-classes.ts';
import { refuseStale } from './stale-class.ts';
import { lockClass, setClassFacts } from './store.ts';

/**
 * Changes a class's name and capacity. Capacity must cover members, offered places and guests; a one-to-one class
 * stays one because its family moves the meetings (docs/product/classes.md#class-states).
 */
export async function changeClass(
  pool: Pool,
  classId: string,
  { version, ...form }: Accepted<typeof contract>['body'],
  call: SignedInCall,
) {
  const changed = await inTransaction(pool, async (db) => {
    const found = await lockClass(db, classId);
    if (!found) return refuse('classes.notFound');
    if (found.version !== version) return refuseStale(db, classId, call.now);
    if (found.state === 'completed' || found.state === 'cancelled') return refuse('classes.over');
    if (found.capacity > 1 !== form.capacity > 1) return refuse('classes.staysOneToOne');
    const taken = found.members.length + found.offered.length + found.guests;
    if (form.capacity < taken) return refuse('classes.placesTaken', { params: { taken } });
    await setClassFacts(db, classId, form);
    await writeAudit(db, call, {
      action: 'class.changed',
      targetKind: 'class',
      targetId: classId,
      before: { name: found.name, capacity: found.capacity },
      after: form,
    });
    return null;
  });
  if (isRefusal(changed)) return changed;
  return (await readClass(pool, classId, call.now)) ?? refuse('classes.notFound');
}
