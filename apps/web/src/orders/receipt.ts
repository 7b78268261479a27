import { getReceipt } from '@fasih/school/orders/contract';
import { addressOf } from '../lib/client.ts';
import { problemOf } from '../lib/problem.ts';
import { isOld, readStored } from '../lib/session-store.ts';
import type { Lang } from '../lib/texts.ts';

/**
 * Fetches a receipt in a language and hands it over as a file. The token goes along while it is fresh; otherwise the
 * session cookie alone signs this read. Throws `Problem`.
 */
export async function downloadReceipt(orderId: string, number: string, lang: Lang): Promise<void> {
  const headers = new Headers({ Accept: 'application/pdf, application/json', 'Accept-Language': lang });
  const stored = readStored();
  if (stored !== null && !isOld(stored.token, Date.now()))
    headers.set('Authorization', `Bearer ${stored.token}`);
  const response = await fetch(addressOf(getReceipt.path, { orderId }, undefined), {
    headers,
    credentials: 'same-origin',
  });
  if (!response.ok) throw await problemOf(response, lang);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = `${number.replaceAll('/', '-')}-${lang}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
