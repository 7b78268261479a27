import type { Contract, Sent } from '@fasih/school/basics/contract';
import { addressOf } from './address.ts';
import { confirmedNow } from './client.ts';
import { problemOf } from './problem.ts';
import { isOld, readStored } from './session-store.ts';
import type { Lang } from './texts.ts';
import { visitNow, visitSettled } from './visit.ts';

type Parts = { params?: unknown; query?: unknown };

/**
 * Fetches what a call answers as a file and hands it over. The token goes along while it is fresh; otherwise the session
 * cookie alone signs this read. Without a `name` the file gets the one that the server gave it. Throws `Problem`.
 */
export async function download<const C extends Contract>(
  contract: C,
  input: Sent<C>,
  { name, lang }: { name?: string; lang: Lang },
): Promise<void> {
  const { params, query } = input as Parts;
  await visitSettled();
  const visit = visitNow();
  const ask = () => {
    const headers = new Headers({ Accept: '*/*', 'Accept-Language': lang });
    const stored = readStored();
    if (stored !== null && !isOld(stored.token, Date.now()))
      headers.set('Authorization', `Bearer ${stored.token}`);
    return fetch(addressOf(contract.path, params, query), { headers, credentials: 'same-origin' });
  };
  let response = await ask();
  if (await confirmedNow(response)) {
    if (visitNow() !== visit) return;
    response = await ask();
  }
  if (!response.ok) throw await problemOf(response, lang);
  const file = await response.blob();
  if (visitNow() !== visit) return;
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? nameIn(response.headers.get('Content-Disposition')) ?? '';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** `attachment; filename="laporan.csv"` → `laporan.csv`. */
function nameIn(disposition: string | null): string | null {
  return disposition?.match(/filename="?([^";]+)"?/)?.[1] ?? null;
}
