import type { FilesPlace } from './files/files-place.ts';

/** Settings that a production school is checked for, as they were given. */
type Given = {
  APP_SECRET?: string | undefined;
  METRICS_TOKEN?: string | undefined;
  APP_URL?: string | undefined;
  APP_PLAINTEXT: 'refused' | 'allowed';
  MIDTRANS_SNAP_URL?: string | undefined;
  MIDTRANS_API_URL?: string | undefined;
  MIDTRANS_PLAINTEXT: 'refused' | 'allowed';
  MIDTRANS_SERVER_KEY?: string | undefined;
  DATABASE_URL?: string | undefined;
  DATABASE_DIRECT_URL?: string | undefined;
  DATABASE_PLAINTEXT: 'refused' | 'allowed';
  SMTP_URL?: string | undefined;
  SMTP_PLAINTEXT: 'refused' | 'allowed';
  FILES_PLAINTEXT: 'refused' | 'allowed';
};

/** Characters that are not alike, as a random text of 32 has about twenty. */
const SECRET_VARIETY = 10;
const EXAMPLES = /change|secret|password|example|rahasia|1234567/i;

/** Why a secret could be guessed; null when nothing speaks against it. */
export function weaknessOf(secret: string, least: number): string | null {
  if (secret.length < least) return `needs at least ${least} characters`;
  const looksMade = new Set(secret).size < SECRET_VARIETY || EXAMPLES.test(secret);
  return looksMade ? 'can be guessed; make one with `openssl rand -base64 36`' : null;
}

/** Whether nobody between the two ends can listen: the same machine, or a socket in its file system. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return bare === '' || bare === 'localhost' || bare === '::1' || /^127\./.test(bare) || bare.startsWith('/');
}

/** Whether a connection to this address of PostgreSQL is encrypted, as `pg` reads the address. */
export function isDatabaseEncrypted(address: string): boolean {
  const { searchParams } = new URL(address);
  const mode = searchParams.get('sslmode') ?? (searchParams.get('ssl') === 'true' ? 'require' : 'disable');
  return !['disable', 'allow', 'prefer'].includes(mode);
}

const hostOf = (address: string): string => {
  const url = new URL(address);
  return url.searchParams.get('host') ?? url.hostname;
};

/** What production refuses beyond missing settings, one line each. */
export function unsafeSettings(given: Given, files: FilesPlace): string[] {
  const unsafe: string[] = [];
  const secrets = [
    ['APP_SECRET', 32],
    ['METRICS_TOKEN', 16],
  ] as const;
  for (const [name, least] of secrets) {
    const weakness = given[name] && weaknessOf(given[name], least);
    if (weakness) unsafe.push(`${name} ${weakness}`);
  }
  if (/demo/i.test(given.MIDTRANS_SERVER_KEY ?? '')) unsafe.push('MIDTRANS_SERVER_KEY is the demo’s');
  const webAddresses = [
    ['APP_URL', 'APP_PLAINTEXT'],
    ['MIDTRANS_SNAP_URL', 'MIDTRANS_PLAINTEXT'],
    ['MIDTRANS_API_URL', 'MIDTRANS_PLAINTEXT'],
  ] as const;
  for (const [name, override] of webAddresses) {
    const address = given[name];
    if (!address || given[override] === 'allowed') continue;
    const { protocol, hostname } = new URL(address);
    if (protocol === 'http:' && !isLoopback(hostname))
      unsafe.push(`${name} is not encrypted: begin it with https://, or set ${override}=allowed`);
  }
  for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL'] as const) {
    const address = given[name];
    if (!address || given.DATABASE_PLAINTEXT === 'allowed') continue;
    if (!isLoopback(hostOf(address)) && !isDatabaseEncrypted(address))
      unsafe.push(`${name} is not encrypted: add ?sslmode=verify-full, or set DATABASE_PLAINTEXT=allowed`);
  }
  const bucketIsOpen = files.kind === 'bucket' && files.endpoint.startsWith('http:');
  if (bucketIsOpen && !isLoopback(new URL(files.endpoint).hostname) && given.FILES_PLAINTEXT === 'refused')
    unsafe.push('FILES_URL is not encrypted: leave tls=off out, or set FILES_PLAINTEXT=allowed');
  if (given.SMTP_URL && given.SMTP_PLAINTEXT === 'refused' && URL.canParse(given.SMTP_URL)) {
    const { hostname, searchParams } = new URL(given.SMTP_URL);
    if (!isLoopback(hostname) && searchParams.get('ignoreTLS') === 'true')
      unsafe.push('SMTP_URL is not encrypted: leave ignoreTLS out, or set SMTP_PLAINTEXT=allowed');
  }
  return unsafe;
}
