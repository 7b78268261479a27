import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Files } from './files/files.ts';
import type { Midtrans } from './provider/midtrans.ts';
import type { SecurityLog } from './security/security-log.ts';
import type { ContentVersion } from './settings/content-version.ts';
import type { Transport } from './smtp/transport.ts';

/** The dependencies of all features; tests build the same set with a test clock and a test database. */
export type Services = {
  config: Config;
  pool: Pool;
  /** Connections of its own for signing in, so that nobody is locked out while others keep the pool busy, nor the other way round. */
  signInPool: Pool;
  /** Connections of their own for reports and exports, so that stuck or slowly read ones never keep a mark of attendance waiting. */
  reportPool: Pool;
  clock: Clock;
  log: FastifyBaseLogger;
  files: Files;
  midtrans: Midtrans;
  mail: Transport;
  /** Version of the content that cached pages and the cached catalogue were built from. */
  content: ContentVersion;
  /** Failed, refused and throttled sign-ins and refused accesses, for the admins. */
  security: SecurityLog;
};
