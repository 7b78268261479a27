import { inTransaction } from '../../platform/db/transaction.ts';
import { type DueMail, noteFailure, noteSent, takeDueMail } from '../../platform/outbox/due-mails.ts';
import type { Services } from '../../platform/services.ts';
import { writeLetter } from './letters.ts';

const BATCH = 10;
/** Pauses after failures: 30 s, 2 min, 8 min … at most 6 h. A mail is never given up silently: staff see its error, and only a person gives it up. */
const MOST_PAUSE_S = 6 * 3600;

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
      const mail = await takeDueMail(db);
      if (!mail) return false;
      await sendOne(mail);
      return true;

      async function sendOne(due: DueMail): Promise<void> {
        try {
          const letter = await writeLetter(services, due.kind, due.lang, due.params);
          await services.mail.send({ ...letter, to: due.to, messageId: due.messageId });
          await noteSent(db, due.id);
        } catch (error) {
          const pause = Math.min(30 * 4 ** due.attempts, MOST_PAUSE_S);
          services.log.warn(
            { err: error, kind: due.kind, outbox: due.id },
            'mail not sent; it is tried again',
          );
          await noteFailure(db, due.id, String((error as Error).message), pause);
        }
      }
    });
    if (!found) break;
  }
  return tried;
}
