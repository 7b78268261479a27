import type { SchoolIdentity } from '@fasih/school/platform/settings/identity';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';
import { select } from '../db/sql.ts';
import { build, type Params, statement } from '../db/statement.ts';
import type { Queryable } from '../db/transaction.ts';
import { outliveCall } from '../deadline.ts';

const READ_EVERY_MS = 1000;

export type ContentVersion = {
  current(): Promise<number>;
  /** Reads it again, so that the process that made a change sees it at once. */
  refresh(): Promise<number>;
  stop(): void;
};

/**
 * The number that every change of catalogue, settings or policies raises. Each process rereads it once a second, so a
 * change shows within 2 s everywhere. A price or policy version that becomes valid later raises it at that instant.
 *
 * @param datedTables the tables whose rows become valid at `valid_from`.
 */
export function contentVersion(
  pool: Pool,
  clock: Clock,
  log: FastifyBaseLogger,
  datedTables: readonly string[],
): ContentVersion {
  let timer: NodeJS.Timeout | undefined;
  let known: { version: number; until: Date | null } | undefined;
  const count = statement(({ now }: Params<{ now: Date }>) => {
    const begun = datedTables.map(
      (table) => sql`(select count(*) from ${sql.table(table)} where valid_from <= ${now})`,
    );
    const next = datedTables.map(
      (table) => sql`(select min(valid_from) from ${sql.table(table)} where valid_from > ${now})`,
    );
    return select(
      [
        sql<number>`version + ${sql.join(begun, sql` + `)}`.as('version'),
        sql<Date | null>`least(${sql.join(next)})`.as('until'),
      ],
      sql`from ${sql.table('content_version')}`,
    );
  }, 'content-version');
  const read = async () => {
    known = (await count.first(pool, { now: clock.now() })) ?? { version: 0, until: null };
    return known.version;
  };
  let isReading = false;
  const rereadAlone = async () => {
    // A silent database must not take one connection more every second.
    if (isReading) return;
    isReading = true;
    await read().catch((error: Error) => log.warn({ err: error }, 'content version not read'));
    isReading = false;
  };
  const keepReading = () => {
    timer ??= outliveCall(() => setInterval(rereadAlone, READ_EVERY_MS).unref());
  };
  return {
    current: async () => {
      keepReading();
      const isCurrent = known !== undefined && (known.until === null || clock.now() < known.until);
      return isCurrent && known ? known.version : read();
    },
    refresh: read,
    stop: () => clearInterval(timer),
  };
}

export const DEFAULT_IDENTITY: SchoolIdentity = {
  name: 'Fasih',
  legalName: '',
  phone: '+6281234567890',
  email: 'halo@fasih.example',
  address: '',
  logo: null,
};

/** The identity, reloaded when the content version changes. */
export function schoolIdentity(pool: Pool): { at(version: number): Promise<SchoolIdentity> } {
  let kept: { version: number; identity: SchoolIdentity } | undefined;
  return {
    async at(version) {
      if (kept?.version === version) return kept.identity;
      const identity = await readIdentity(pool);
      kept = { version, identity };
      return identity;
    },
  };
}

/** The saved identity as a query of one value; null before the first save. */
export const savedIdentity = build
  .selectFrom('setting')
  .where('key', '=', 'school')
  .select(({ ref }) => ref('value').$castTo<Partial<SchoolIdentity>>().as('value'));

const selectIdentity = statement(() => savedIdentity);

/** The current identity. */
export async function readIdentity(db: Queryable): Promise<SchoolIdentity> {
  return { ...DEFAULT_IDENTITY, ...(await selectIdentity.first(db, {}))?.value };
}
