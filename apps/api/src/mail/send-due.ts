import type { Lang } from '@fasih/messages/texts';
import { inTransaction } from '../db/transaction.ts';
import type { Services } from '../services.ts';
import { writeLetter } from './letters.ts';

const BATCH = 10;
/** Pauses after failures: 30 s, 2 min, 8 min … at most 6 h. A mail is never given up silently: staff see its error, and only a person gives it up. */
const MOST_PAUSE_S = 6 * 3600;

type DueMail = {
  id: string;
  kind: string;
  to_address: string;
  lang: Lang;
  params: Record<string, unknown>;
  message_id: string;
  attempts: number;
};

/**
 * Sends the mails that are due and returns how many it tried. A row stays locked while its mail is under way, so two
 * processes never send the same one; only a crash between the server's 250 and our commit can repeat it, with the same
 * Message-ID.
 */
export async function sendDueMail(services: Services): Promise<number> {
  let tried = 0;
  for (; tried < BATCH; tried++) {
    const found = await inTransaction(services.pool, async (db) => {
      // A slow mail server must not make the database end this transaction: the mail would go out twice.
      await db.query("set local idle_in_transaction_session_timeout = '60s'");
      const { rows } = await db.query<DueMail>(
        `select id, kind, to_address, lang, params, message_id, attempts from outbox
         where sent_at is null and given_up_at is null and next_try_at <= now() order by next_try_at limit 1 for update skip locked`,
      );
      const mail = rows[0];
      if (!mail) return false;
      await sendOne(mail);
      return true;

      async function sendOne(due: DueMail): Promise<void> {
        try {
          const letter = await writeLetter(services, due.kind, due.lang, due.params);
          await services.mail.send({ ...letter, to: due.to_address, messageId: due.message_id });
          await db.query(
            // A sent link has done its work here; kept, it would be a key for whoever reads this table.
            `update outbox set sent_at = now(), attempts = attempts + 1, last_error = null, params = params - 'path'
             where id = $1`,
            [due.id],
          );
        } catch (error) {
          const pause = Math.min(30 * 4 ** due.attempts, MOST_PAUSE_S);
          services.log.warn(
            { err: error, kind: due.kind, outbox: due.id },
            'mail not sent; it is tried again',
          );
          await db.query(
            `update outbox set attempts = attempts + 1, last_error = $2, next_try_at = now() + make_interval(secs => $3)
             where id = $1`,
            [due.id, String((error as Error).message).slice(0, 500), pause],
          );
        }
      }
    });
    if (!found) break;
  }
  return tried;
}
