import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Files } from './files/files.ts';
import type { Midtrans } from './provider/midtrans.ts';
import type { SecurityLog } from './security/security-log.ts';
import type { ContentVersion } from './settings/content-version.ts';
import type { Transport } from './smtp/transport.ts';

/** What features are built from; tests build the same set with a test clock and a test database. */
export type Services = {
  config: Config;
  pool: Pool;
  clock: Clock;
  log: FastifyBaseLogger;
  files: Files;
  midtrans: Midtrans;
  mail: Transport;
  /** What kept pages and the kept catalogue are made of: another number, other content. */
  content: ContentVersion;
  /** Failed, refused and held up sign-ins and refused accesses, for the admins. */
  security: SecurityLog;
};
