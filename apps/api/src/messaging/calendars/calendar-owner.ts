import { SCHOOL_ZONE, type Zone } from '@fasih/school/basics/instants';
import type { Queryable } from '../../platform/db/transaction.ts';

export type CalendarOwner = {
  accountId: string;
  lang: 'id' | 'en';
  zone: Zone;
  role: string;
};

/** The account of a secret calendar address, or null; inactive accounts have none. */
export async function ownerOf(db: Queryable, secret: string): Promise<CalendarOwner | null> {
  const { rows } = await db.query<CalendarOwner>(
    `select a.id as "accountId", a.lang, a.role, coalesce(p.zone, '${SCHOOL_ZONE}') as zone
     from calendar_feed f join account a on a.id = f.account_id
     left join message_preference p on p.account_id = a.id
     where f.secret_hash = sha256(convert_to($1, 'UTF8')) and a.active`,
    [secret],
  );
  return rows[0] ?? null;
}
