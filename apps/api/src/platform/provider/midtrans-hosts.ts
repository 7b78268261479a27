import { MidtransMisconfigured } from './midtrans-failures.ts';

const production = new Set(['app.midtrans.com', 'api.midtrans.com']);
const practice = new Set(['app.sandbox.midtrans.com', 'api.sandbox.midtrans.com']);

/**
 * Refuses settings that would send money to the wrong place: a sandbox key (`SB-`) with the production host, a
 * production key with the sandbox host, or one address of each. Other hosts, such as our own sandbox, are allowed.
 */
export function checkHosts(config: { serverKey: string; snapUrl: string; apiUrl: string }): void {
  if (config.serverKey === '') throw new MidtransMisconfigured('MIDTRANS_SERVER_KEY is empty.');
  const hosts = [hostOf('MIDTRANS_SNAP_URL', config.snapUrl), hostOf('MIDTRANS_API_URL', config.apiUrl)];
  const real = hosts.filter((host) => production.has(host)).length;
  const play = hosts.filter((host) => practice.has(host)).length;
  if (real === 1 || play === 1) {
    throw new MidtransMisconfigured(
      'MIDTRANS_SNAP_URL and MIDTRANS_API_URL are not of the same environment.',
    );
  }
  const practiceKey = config.serverKey.startsWith('SB-');
  if (practiceKey && real > 0) {
    throw new MidtransMisconfigured(
      'MIDTRANS_SERVER_KEY is a sandbox key, but the addresses are the production ones.',
    );
  }
  if (!practiceKey && play > 0) {
    throw new MidtransMisconfigured(
      'MIDTRANS_SERVER_KEY is a production key, but the addresses are the sandbox ones.',
    );
  }
}

function hostOf(name: string, url: string): string {
  const read = URL.parse(url);
  if (read === null || !/^https?:$/.test(read.protocol))
    throw new MidtransMisconfigured(`${name} is not a web address.`);
  const host = read.hostname.toLowerCase();
  if ((production.has(host) || practice.has(host)) && read.protocol !== 'https:') {
    throw new MidtransMisconfigured(`${name} must start with https://.`);
  }
  return host;
}
