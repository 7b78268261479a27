import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/** Prevents cross-site request forgery: a call authenticated only by the cookie must come from our own pages. */
export function refuseForeignPages(request: FastifyRequest, appUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  if (site === 'same-origin') return;
  if (site === undefined && request.headers.origin === new URL(appUrl).origin) return;
  refuseOtherAddress(request, appUrl);
  throw new Problem(403, 'common.crossSite');
}

/**
 * Refuses our own page under an address that `APP_URL` does not name, such as the machine's name in its network. Browsers send no
 * `Sec-Fetch-Site` there, so its cookie could never renew a token; whoever signs in learns at once what to set.
 */
export function refuseOtherAddress(request: FastifyRequest, appUrl: string): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const own = new URL(appUrl).origin;
  if (site !== undefined || origin === undefined || origin === own || !URL.canParse(origin)) return;
  const page = new URL(origin);
  if (page.host !== request.host) return;
  throw new Problem(403, 'common.otherAddress', { params: { appUrl: own, origin: page.origin } });
}
