import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config.ts';
import { type Files, openFileStorage } from '../files/files.ts';
import { createMidtrans } from '../provider/midtrans.ts';
import { createMailTransport } from '../smtp/transport.ts';
import { CHECK_WITHIN_MS, type Finding, reasonOf, todo, well } from './finding.ts';

export const orSilent = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    sleep(CHECK_WITHIN_MS, undefined, { ref: false }).then(() => {
      throw Object.assign(new Error('no answer'), { name: 'TimeoutError' });
    }),
  ]);

/** Signs in at the mail server and sends nothing. */
export async function checkMail(config: Config): Promise<Finding> {
  if (!config.smtpUrl) return well('mail', 'written into DATA_DIR/mail');
  const mail = createMailTransport(config);
  try {
    await orSilent(mail.verify());
    return well('mail', `${new URL(config.smtpUrl).hostname} takes our sign-in`);
  } catch (error) {
    return todo('mail', `the server does not take mails (${reasonOf(error)}): check SMTP_URL`);
  } finally {
    mail.close();
  }
}

/** Writes a small file, reads it and removes it. */
export async function probe(files: Files): Promise<void> {
  const key = `doctor/${randomUUID()}.txt`;
  const written = Buffer.from('doctor');
  await orSilent(files.put(key, written));
  const read = await orSilent(files.get(key));
  await orSilent(files.remove(key));
  if (!written.equals(read)) throw new Error('it gives back other bytes');
}

/** Whether the school can keep files. */
export async function checkFiles(config: Config): Promise<Finding> {
  const where = config.files.kind === 'bucket' ? 'the bucket' : 'the folder';
  try {
    await probe(await openFileStorage(config.files, config.dataDir));
    return well('files', `${where} keeps, gives and removes`);
  } catch (error) {
    return todo('files', `${where} cannot be used (${reasonOf(error)}): check FILES_URL`);
  }
}

/** Asks the provider about an order that cannot exist. */
export async function checkProvider(config: Config): Promise<Finding> {
  const { provider, serverKey, snapUrl, apiUrl, merchantId } = config.payments;
  if (provider === 'sandbox') return well('provider', 'the practice provider comes with the school');
  try {
    const midtrans = createMidtrans({ serverKey, snapUrl, apiUrl, merchantId, timeoutMs: CHECK_WITHIN_MS });
    const answer = await midtrans.status(`doctor-${randomUUID()}`);
    if (answer.ok) return well('provider', `${new URL(apiUrl).hostname} knows our key`);
    return answer.failure.kind === 'unauthorized'
      ? todo(
          'provider',
          'the key is refused: check MIDTRANS_SERVER_KEY and that it belongs to MIDTRANS_API_URL',
        )
      : todo(
          'provider',
          `no useful answer (${answer.failure.kind}): check MIDTRANS_API_URL and the way out of this network`,
        );
  } catch (error) {
    return todo('provider', reasonOf(error));
  }
}
