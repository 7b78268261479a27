import type { Pool } from 'pg';
import { inOrder, inputJson, inputSql } from '../../platform/db/batch.ts';
import type { Person } from '../../platform/http/call.ts';

/** Idle time after which admin and finance sessions end. */
const STAFF_IDLE = '30 minutes';
/** How long a sign-in or a repeated password confirms sensitive actions (docs/product/accounts.md#confirmation). */
const CONFIRMED_FOR = '10 minutes';

/**
 * The one query that authorises a call: session and account together, so that signing out, a changed role and
 * deactivation take effect at once. Also records the last use of the session, at most once a minute.
 */
export async function loadPerson(pool: Pool, sessionId: string): Promise<Person | null> {
  const [person = null] = await loadPeople(pool, [sessionId]);
  return person;
}

/** `loadPerson` for many sessions in one statement; results in their order, null for expired sessions. */
export async function loadPeople(pool: Pool, sessionIds: readonly string[]): Promise<(Person | null)[]> {
  const { rows } = await pool.query<Person & { place: number }>({
    name: 'load-people',
    // Skips sessions locked by another transaction: no request waits for the last-seen time.
    text: `with signed_in as materialized (
        select input.place, s.id, s.last_seen_at, a.id as account_id, a.role, a.display_username, a.must_change_password,
          a.two_factor_enabled, a.demo or s.authenticated_at > now() - interval '${CONFIRMED_FOR}' as confirmed
        from ${inputSql('id uuid')} as input join session s on s.id = input.id join account a on a.id = s.account_id
        where s.expires_at > now() and a.active
          and (a.role not in ('admin', 'finance') or s.last_seen_at > now() - interval '${STAFF_IDLE}')
      ), noted as (
        update session set last_seen_at = now()
        where id = any(array(select s.id from signed_in join session s on s.id = signed_in.id
          where signed_in.last_seen_at < now() - interval '1 minute' for no key update of s skip locked))
      )
      select place, id as "sessionId", account_id as "accountId", role, display_username as username,
        must_change_password as "mustChangePassword", two_factor_enabled as "twoStepEnabled", confirmed
      from signed_in`,
    values: [inputJson(sessionIds.map((id) => ({ id })))],
  });
  return inOrder(sessionIds, rows).map((found) => {
    if (!found) return null;
    const { place: _, ...person } = found;
    return person;
  });
}
