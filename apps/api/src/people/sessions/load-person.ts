import type { SharedLearner } from '@fasih/school/people/guardians/guardian';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Pool } from 'pg';
import { inOrder, inputAs, inputJson } from '../../platform/db/batch.ts';
import { cteAs, select, type TableAs, tableAs, withCtes } from '../../platform/db/sql.ts';
import { type Params, statement } from '../../platform/db/statement.ts';
import type { SessionCall } from '../../platform/http/api.ts';
import type { Person } from '../../platform/http/call.ts';
import { isConnected } from './child-devices.ts';

/** Idle time after which admin and finance sessions end. */
const STAFF_IDLE = '30 minutes';
/** How long a sign-in or a repeated password confirms sensitive actions (docs/product/accounts.md#confirmation). */
const CONFIRMED_FOR = '10 minutes';

const s = tableAs('session', 's');
const a = tableAs('account', 'a');
const d = tableAs('child_device', 'd');
const l = tableAs('learner', 'l');
const h = tableAs('shared_learner', 'h');

/** What other accounts share with a family; nothing is shared with staff. */
const sharedWith = sql<
  SharedLearner[] | null
>`case ${a.role} when 'student' then (select jsonb_agg(${jsonBuildObject({ learnerId: h.learner_id, may: h.may })})
  from ${h} where ${h.guardian_account_id} = ${a.id}) end`;

/** Whether the session of an account still signs its owner in: neither expired nor, for staff, idle for too long. */
export const isSessionActive = (session: TableAs<'session'>, account: TableAs<'account'>) =>
  sql<boolean>`${session.expires_at} > now() and (${account.role} not in ('admin', 'finance')
    or ${session.last_seen_at} > now() - interval ${sql.lit(STAFF_IDLE)})`;

const selectPeople = statement(({ inputs }: Params<{ inputs: string }>) => {
  const input = inputAs(inputs, 'input', { id: 'uuid', isUse: 'boolean' });
  const signedIn = select(
    [
      input.place.as('place'),
      input.isUse.as('isUse'),
      s.id.as('sessionId'),
      s.last_seen_at.as('lastSeenAt'),
      a.id.as('accountId'),
      a.role.as('role'),
      a.display_username.as('username'),
      a.must_change_password.as('mustChangePassword'),
      a.two_factor_enabled.as('twoStepEnabled'),
      sql<boolean>`${a.access} = 'read'`.as('readsOnly'),
      sql<boolean>`${a.demo} or ${s.authenticated_at} > now() - interval ${sql.lit(CONFIRMED_FOR)}`.as(
        'confirmed',
      ),
      sql<string | null>`null::uuid`.as('learnerId'),
      sharedWith.as('shared'),
    ],
    sql`from ${input} join ${s} on ${s.id} = ${input.id} join ${a} on ${a.id} = ${s.account_id}
      where ${isSessionActive(s, a)} and ${a.active}
      union all
      select ${input.place}, ${input.isUse}, ${d.id}, ${d.last_seen_at}, ${a.id}, ${a.role}, ${a.display_username}, false, false, false, false, ${l.id}, null
      from ${input} join ${d} on ${d.id} = ${input.id} join ${a} on ${a.id} = ${d.account_id}
        join ${l} on ${l.id} = ${d.learner_id} and ${l.account_id} = ${d.account_id}
      where ${isConnected(d)} and ${a.active} and ${l.erased_at} is null`,
  );
  const p = cteAs(signedIn, 'signed_in', 'p');
  // Skips sessions locked by another transaction: no request waits for the last-seen time.
  const noted = sql`update session set last_seen_at = now()
    where id = any(array(select ${s.id} from ${p} join ${s} on ${s.id} = ${p.sessionId}
      where ${p.isUse} and ${p.lastSeenAt} < now() - interval '1 minute' for no key update of s skip locked))`;
  const notedDevice = sql`update child_device set last_seen_at = now()
    where id = any(array(select ${d.id} from ${p} join ${d} on ${d.id} = ${p.sessionId}
      where ${p.isUse} and ${p.lastSeenAt} < now() - interval '1 minute' for no key update of d skip locked))`;
  return withCtes(
    { signed_in: signedIn, noted, noted_device: notedDevice },
    select(
      [
        p.place.as('place'),
        p.sessionId.as('sessionId'),
        p.accountId.as('accountId'),
        p.role.as('role'),
        p.username.as('username'),
        p.mustChangePassword.as('mustChangePassword'),
        p.twoStepEnabled.as('twoStepEnabled'),
        p.readsOnly.as('readsOnly'),
        p.confirmed.as('confirmed'),
        p.learnerId.as('learnerId'),
        p.shared.as('shared'),
      ],
      sql`from ${p}`,
    ),
  );
}, 'load-people');

/**
 * The one query that authorises a call: session, or a child's device, and account together, so that signing out, a changed role and
 * deactivation take effect at once. Also records the last use of the session, at most once a minute.
 */
export async function loadPerson(pool: Pool, session: SessionCall): Promise<Person | null> {
  const [person = null] = await loadPeople(pool, [session]);
  return person;
}

/** `loadPerson` for many sessions in one statement; results in their order, null for expired sessions. */
export async function loadPeople(pool: Pool, sessions: readonly SessionCall[]): Promise<(Person | null)[]> {
  const rows = await selectPeople.all(pool, { inputs: inputJson(sessions) });
  return inOrder(sessions, rows).map((found) => {
    if (!found) return null;
    const { place: _, shared, ...person } = found;
    return { ...person, shared: shared ?? [] };
  });
}
