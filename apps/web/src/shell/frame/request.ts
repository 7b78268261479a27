import { readStored } from '../../lib/session-store.ts';

/**
 * A call of the API from a page without React, as whoever is signed in. `lib/client.ts` brings renewal, problems and their
 * texts, which nothing on such a page shows.
 */
export function request(path: string, init: RequestInit = {}): Promise<Response> {
  const token = readStored()?.token;
  return fetch(`/api${path}`, {
    ...init,
    headers: {
      Accept: 'application/json',
      'Accept-Language': document.documentElement.lang,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
  });
}
