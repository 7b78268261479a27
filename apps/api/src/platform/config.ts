import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { type FilesPlace, filesPlace } from './files/files-place.ts';
import { isLoopback, unsafeSettings } from './safe-settings.ts';
import { typedCommand } from './typed-command.ts';

const port = z.coerce.number().int().min(0).max(65535);
const given = (fallback: string) => z.string().trim().default(fallback);
const maybe = z
  .string()
  .trim()
  .optional()
  .transform((text) => (text ? text : undefined));

const web = maybe.refine((text) => text === undefined || isAddress(text, ['http:', 'https:']), {
  message: 'not a web address (http:// or https://)',
});

/** The address of the pages: what browsers name as `Origin`, because links and cookies are made of it. */
const site = web.refine(
  (text) => text === undefined || !URL.canParse(text) || isSite(new URL(text)),
  'more than scheme, name and port, as https://school.example',
);

const database = maybe.refine(
  (text) => text === undefined || isAddress(text, ['postgres:', 'postgresql:']),
  'not a database address (postgres://…)',
);

/** Whether a connection beyond this machine may go unencrypted. */
const plaintext = z.enum(['refused', 'allowed']).default('refused');

const environment = z.object({
  PORT: port.default(3000),
  SANDBOX_PORT: port.optional(),
  HOST: given('127.0.0.1'),
  DATA_DIR: given('./data'),
  DATABASE_URL: database,
  DATABASE_DIRECT_URL: database,
  DATABASE_PREPARED: z.enum(['on', 'off']).default('on'),
  DATABASE_PLAINTEXT: plaintext,
  DATABASE_POOL: z.coerce.number().int().min(8).max(1000).default(20),
  APP_URL: site,
  APP_SECRET: maybe,
  PAYMENT_PROVIDER: z.enum(['sandbox', 'midtrans']).default('sandbox'),
  MIDTRANS_SERVER_KEY: maybe,
  MIDTRANS_CLIENT_KEY: maybe,
  MIDTRANS_MERCHANT_ID: maybe,
  MIDTRANS_SNAP_URL: web,
  MIDTRANS_API_URL: web,
  SMTP_URL: maybe.refine(
    (text) => text === undefined || isAddress(text, ['smtp:', 'smtps:']),
    'not a mail server (smtps://…)',
  ),
  SMTP_PLAINTEXT: plaintext,
  APP_PLAINTEXT: plaintext,
  MIDTRANS_PLAINTEXT: plaintext,
  SMTP_CONNECTIONS: z.coerce.number().int().min(1).max(100).default(14),
  MAIL_FROM: maybe.refine(
    (text) => text === undefined || /^([^<>]*<)?[^\s@<>]+@[^\s@<>]+>?$/.test(text),
    'not a sender (School <hello@school.example>)',
  ),
  DEMO_NOW: maybe.refine(
    // `Date` would take a lone number for a month.
    (text) => text === undefined || (/^\d{4}-\d{2}-\d{2}/.test(text) && !Number.isNaN(Date.parse(text))),
    'not an instant (ISO-8601)',
  ),
  DEMO_SIZE: z.coerce.number().int().min(1).max(1_000_000).default(40),
  TRUST_PROXY: maybe.refine(
    (text) => text === undefined || text.split(',').every((one) => isProxy(one.trim())),
    'not a list of addresses such as 10.0.0.1, 10.0.0.0/8 or loopback',
  ),
  METRICS_TOKEN: maybe,
  FILES_URL: maybe.refine(
    (text) => text === undefined || filesPlace(text) !== null,
    'neither a folder (file:///…) nor a bucket (s3://key:secret@host/bucket?region=…, key and secret percent-encoded)',
  ),
  FILES_PLAINTEXT: plaintext,
  JOBS: z.enum(['on', 'off']).default('on'),
  BACKUP_URL: maybe.refine(
    (text) => text === undefined || filesPlace(text) !== null,
    'neither a folder (file:///…) nor a bucket (s3://key:secret@host/bucket?region=…, key and secret percent-encoded)',
  ),
  BACKUP_KEY: maybe,
  DRAIN_SECONDS: z.coerce.number().min(0).max(5).default(3),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SANDBOX_NOTIFY_URL: web,
  SANDBOX_SPEED: z.coerce.number().positive().default(60),
});

function isAddress(text: string, protocols: string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

function isSite({ pathname, search, hash, username, password }: URL): boolean {
  return pathname === '/' && !search && !hash && !username && !password;
}

function isProxy(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/');
  const known = ['loopback', 'linklocal', 'uniquelocal'].includes(text);
  return known || (rest.length === 0 && isIP(address) !== 0 && /^\d{1,3}$/.test(bits));
}

/** The name in the default address of the pages: where the school listens, if that is one address. */
function hostOfPages(host: string): string {
  if (['0.0.0.0', '::', 'localhost'].includes(host)) return '127.0.0.1';
  return isIP(host) === 6 ? `[${host}]` : host;
}

/** The configuration of the whole process. Built once at the start; nothing but `main.ts` and the commands reads `process.env`. */
export type Config = {
  mode: 'demo' | 'production';
  port: number;
  sandboxPort: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** The server itself, where `databaseUrl` is a pooler before it: migrations go there. */
  databaseDirectUrl: string | undefined;
  /** Whether statements of busy paths are prepared once per connection. */
  databasePrepared: boolean;
  /** Connections to the database that this process opens at most. */
  databasePool: number;
  appUrl: string;
  appSecret: string;
  payments: {
    provider: 'sandbox' | 'midtrans';
    serverKey: string;
    clientKey: string;
    /** Checked in notifications and answers of the provider where it is set. */
    merchantId?: string | undefined;
    snapUrl: string;
    apiUrl: string;
  };
  sandbox: { notifyUrl: string; speed: number };
  smtpUrl: string | undefined;
  /** Whether mails go out over an encrypted connection or not at all. */
  smtpRequiresTls: boolean;
  /** Connections to the mail server that this process opens at most. */
  smtpConnections: number;
  mailFrom: string;
  demoNow: Date | undefined;
  demoSize: number;
  trustProxy: string | undefined;
  metricsToken: string | undefined;
  /** Where uploaded and generated files are stored. */
  files: FilesPlace;
  /** Off for a rehearsal: no jobs, so no mails and refunds, no call to the provider, no backups. */
  jobs: boolean;
  /** Where backups go, and the public half of the key that they are sealed for. */
  backup?: { place: FilesPlace; key: string } | undefined;
  /** How long SIGTERM lets callers learn from `/readyz` that this process ends, before it accepts no more calls. */
  drainSeconds: number;
  logLevel: string;
};

/**
 * Reads the configuration from the environment. Demo mode has a default for everything; production (`npm run serve`)
 * reports everything that is invalid, missing or unsafe at once.
 */
export function readConfig(env: NodeJS.ProcessEnv, mode: Config['mode']): Config {
  const read = environment.safeParse(env);
  const invalid = new Map(read.error?.issues.map(({ path, message }) => [path.join('.'), message]));
  const e =
    read.data ??
    environment.parse(Object.fromEntries(Object.entries(env).filter(([name]) => !invalid.has(name))));
  const incomplete = mode === 'production' ? incompleteSettings(e) : [];
  const wrong = [
    ...[...invalid].map(([name, message]) => `${name}: ${message}`),
    ...incomplete.filter((line) => !invalid.has(line.split(' ', 1).join())),
  ];
  if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  const demoNow = e.DEMO_NOW === undefined ? undefined : new Date(e.DEMO_NOW);
  const backupPlace = e.BACKUP_URL === undefined ? null : filesPlace(e.BACKUP_URL);
  if (backupPlace && !e.BACKUP_KEY)
    throw new ConfigError(`BACKUP_KEY is missing: \`${typedCommand('backup', '--new-key')}\` makes one`);
  const sandboxPort = e.SANDBOX_PORT ?? (e.PORT === 0 ? 0 : e.PORT + 1);
  if (sandboxPort > 65535) throw new ConfigError('SANDBOX_PORT: PORT is the last one, so name another');
  if (sandboxPort === e.PORT && e.PORT !== 0) throw new ConfigError('SANDBOX_PORT: the same as PORT');
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const appUrl = e.APP_URL ? new URL(e.APP_URL).origin : `http://${hostOfPages(e.HOST)}:${e.PORT}`;
  return {
    mode,
    port: e.PORT,
    sandboxPort,
    host: e.HOST,
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL,
    databaseDirectUrl: e.DATABASE_DIRECT_URL,
    databasePrepared: e.DATABASE_PREPARED === 'on',
    databasePool: e.DATABASE_POOL,
    appUrl,
    appSecret: e.APP_SECRET ?? randomBytes(32).toString('base64url'),
    payments: {
      provider: e.PAYMENT_PROVIDER,
      serverKey: e.MIDTRANS_SERVER_KEY ?? 'SB-Mid-server-fasih-demo',
      clientKey: e.MIDTRANS_CLIENT_KEY ?? 'SB-Mid-client-fasih-demo',
      merchantId: e.MIDTRANS_MERCHANT_ID,
      snapUrl: (e.MIDTRANS_SNAP_URL ?? sandboxUrl).replace(/\/$/, ''),
      apiUrl: (e.MIDTRANS_API_URL ?? sandboxUrl).replace(/\/$/, ''),
    },
    sandbox: {
      notifyUrl: e.SANDBOX_NOTIFY_URL ?? `http://127.0.0.1:${e.PORT}/api/payments/notifications`,
      speed: e.SANDBOX_SPEED,
    },
    smtpUrl: e.SMTP_URL,
    smtpRequiresTls:
      mode === 'production' &&
      e.SMTP_PLAINTEXT === 'refused' &&
      e.SMTP_URL !== undefined &&
      !isLoopback(new URL(e.SMTP_URL).hostname),
    smtpConnections: e.SMTP_CONNECTIONS,
    mailFrom: e.MAIL_FROM ?? 'Fasih <halo@fasih.example>',
    demoNow: mode === 'demo' ? demoNow : undefined,
    demoSize: e.DEMO_SIZE,
    trustProxy: e.TRUST_PROXY,
    metricsToken: e.METRICS_TOKEN,
    files: filesOf(e),
    jobs: e.JOBS === 'on',
    backup: backupPlace && e.BACKUP_KEY ? { place: backupPlace, key: e.BACKUP_KEY } : undefined,
    drainSeconds: e.DRAIN_SECONDS,
    logLevel: e.LOG_LEVEL,
  };
}

const filesOf = (e: { FILES_URL?: string | undefined }): FilesPlace =>
  (e.FILES_URL && filesPlace(e.FILES_URL)) || { kind: 'folder' };

/** What production lacks or refuses, one line each that begins with the setting. */
function incompleteSettings(e: z.output<typeof environment>): string[] {
  const missing: string[] = [];
  const need = [
    'DATABASE_URL',
    'APP_URL',
    'APP_SECRET',
    'MIDTRANS_SERVER_KEY',
    'MIDTRANS_CLIENT_KEY',
    'MIDTRANS_SNAP_URL',
    'MIDTRANS_API_URL',
    'SMTP_URL',
    'MAIL_FROM',
  ] as const;
  for (const name of need) if (!e[name]) missing.push(`${name} is missing`);
  if (e.PAYMENT_PROVIDER !== 'midtrans')
    missing.push('PAYMENT_PROVIDER must be midtrans: the sandbox is for practice only');
  if (e.DEMO_NOW) missing.push('DEMO_NOW is for demo mode only');
  missing.push(...unsafeSettings(e, filesOf(e)));
  return missing;
}
