import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Incident } from '@fasih/school/office/safeguarding/contract';
import { needsNote, stepTo } from '@fasih/school/office/safeguarding/rules';
import type { Pool } from 'pg';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { SignedInCall } from '../../platform/http/call.ts';
import { isOfficer } from './officer.ts';
import { presentIncident } from './read-incidents.ts';
import { incidentOf, insertStep, lockIncident } from './store.ts';

type Refused = Refusal<
  | 'common.stale'
  | 'safeguarding.alreadyClosed'
  | 'safeguarding.noteNeeded'
  | 'safeguarding.notFound'
  | 'safeguarding.officerOnly'
>;

/**
 * Takes an incident into work, adds a note, closes it with its outcome or reopens it. The step stands in the incident's
 * own history, and not in the audit log. An outdated version is refused with 409.
 */
export async function changeIncident(
  pool: Pool,
  id: string,
  { to, note, version }: { to: 'inWork' | 'closed'; note: string; version: number },
  call: SignedInCall,
): Promise<Incident | Refused> {
  const { accountId: by } = call.person;
  return inTransaction(pool, async (db) => {
    if (!(await isOfficer(db, by))) return refuse('safeguarding.officerOnly');
    const locked = await lockIncident(db, id);
    if (!locked) return refuse('safeguarding.notFound');
    const read = async () => {
      const found = await incidentOf(db, id);
      if (!found) throw new Error('a locked incident is gone');
      return presentIncident(found);
    };
    if (locked.version !== version) return refuse('common.stale', { current: await read() });
    const kind = stepTo(locked.state, to);
    if (kind === null) return refuse('safeguarding.alreadyClosed');
    if (needsNote(kind) && note === '')
      return refuse('safeguarding.noteNeeded', { fields: { note: 'required' } });
    await insertStep(db, { id, state: to, kind, note, by, now: call.now });
    return read();
  });
}
