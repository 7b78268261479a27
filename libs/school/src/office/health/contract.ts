import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { done } from '../../basics/contract-parts.ts';
import { JOB_NAMES } from '../../platform/jobs/contract.ts';

/** What the page of health has a line for, in its order. */
export const HEALTH_LINES = [
  'version',
  'database',
  'clock',
  'jobs',
  'postings',
  'books',
  'mail',
  'provider',
  'files',
  'backup',
  'drill',
] as const;
export type HealthLine = (typeof HEALTH_LINES)[number];

/** `good`: nothing to do; `watch`: soon; `bad`: now. */
export const HEALTH_STATES = ['good', 'watch', 'bad'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

const instant = z.nullable(z.string());

/** What is known of a school's health; instants are in real time, null where there is none. */
export const healthFacts = z.object({
  version: z.string(),
  node: z.string(),
  /** The newest migration of the database. */
  migration: z.string(),
  database: z.object({
    version: z.string(),
    bytes: z.number(),
    connections: z.number(),
    maxConnections: z.number(),
  }),
  /** How far the clock of the process is ahead of the database's, in ms; negative when behind. */
  clockAheadMs: z.number(),
  /** Of the balance events that the books do not hold yet, without those set aside. */
  oldestUnposted: instant,
  /** Records that jobs could not handle, and those of them that are courses whose events the books do not hold. */
  setAside: z.number(),
  setAsidePostings: z.number(),
  /** Of the payments that need a look of finance. */
  oldestPaymentTask: instant,
  /** When each job was last through, and for how many seconds it has been late; the latest first. */
  jobs: z.array(z.object({ name: z.enum(JOB_NAMES), doneAt: z.string(), lateSeconds: z.number() })),
  books: z.object({ checkedAt: instant, findings: z.number() }),
  mail: z.object({ oldestWaiting: instant, failed: z.number() }),
  provider: z.object({
    reachedAt: instant,
    /** Whether payments or refunds wait for its word. */
    isNeeded: z.boolean(),
  }),
  /** Whether a file could be written, read and removed just now. */
  filesWork: z.boolean(),
  backup: z.object({
    isSetUp: z.boolean(),
    lastAt: instant,
    /** Until when the log of the database is stored. */
    logUntil: instant,
    drill: z.nullable(z.object({ at: z.string(), ok: z.boolean(), problems: z.array(z.string()) })),
  }),
});
export type HealthFacts = z.output<typeof healthFacts>;

export const readHealth = contract({
  method: 'GET',
  path: '/settings/health',
  who: ['admin'],
  summary: "The school's health: versions, database, jobs, mails, provider, files, backups and books",
  reply: {
    200: z.object({
      at: z.string(),
      facts: healthFacts,
      lines: z.array(z.object({ what: z.enum(HEALTH_LINES), state: z.enum(HEALTH_STATES) })),
    }),
  },
});

export const sendTestMail = contract({
  method: 'POST',
  path: '/settings/health/test-mail',
  who: ['admin'],
  summary: "Send a test mail to the caller's own address",
  reply: { 200: done },
});
