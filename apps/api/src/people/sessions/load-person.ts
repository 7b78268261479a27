import type { Pool } from 'pg';
import { inOrder, inputJson, inputSql } from '../../platform/db/batch.ts';
import type { Person } from '../../platform/http/call.ts';

/** Admin and finance sessions end after this much silence. */
const STAFF_IDLE = '30 minutes';
/** A sign-in, or the password asked again, vouches this long for what matters most (docs/product/accounts.md#confirmation). */
const CONFIRMED_FOR = '10 minutes';

/**
 * The one query that authorises a call: session and account together, so that logging out, a changed role and being
 * made inactive act at once. It also notes that the session was used, at most once a minute.
 */
export async function loadPerson(pool: Pool, sessionId: string): Promise<Person | null> {
  const [person = null] = await loadPeople(pool, [sessionId]);
  return person;
}

/** `loadPerson` of many sessions in one statement; answers in their order, null for those that are over. */
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
