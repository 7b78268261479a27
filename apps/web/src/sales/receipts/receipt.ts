import { getReceipt } from '@fasih/school/sales/orders/contract';
import { download } from '../../lib/download.ts';
import type { Lang } from '../../lib/texts.ts';

/** Fetches a receipt in a language and hands it over as a file named by its number. Throws `Problem`. */
export function downloadReceipt(orderId: string, number: string, lang: Lang): Promise<void> {
  const name = `${number.replaceAll('/', '-')}-${lang}.pdf`;
  return download(getReceipt, { params: { orderId } }, { name, lang });
}
