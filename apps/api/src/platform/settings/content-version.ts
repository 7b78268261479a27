import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';
import type { Queryable } from '../db/transaction.ts';

const READ_EVERY = 1000;

/** `readAgain` lets the process that made a change see it at once. */
export type ContentVersion = {
  current(): Promise<number>;
  readAgain(): Promise<number>;
  stop(): void;
};

/**
 * The number that every change of catalogue, settings or policies raises. Each process rereads it once a second, so a
 * change shows within 2 s everywhere. A price or policy version that becomes valid later raises it at that very
 * instant.
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
  const begun = datedTables
    .map((table) => `(select count(*) from ${table} where valid_from <= $1)`)
    .join(' + ');
  const next = datedTables
    .map((table) => `(select min(valid_from) from ${table} where valid_from > $1)`)
    .join(', ');
  const read = async () => {
    const { rows } = await pool.query<{ version: number; until: Date | null }>({
      name: 'content-version',
      text: `select version + ${begun} as version, least(${next}) as until from content_version`,
      values: [clock.now()],
    });
    known = { version: Number(rows[0]?.version ?? 0), until: rows[0]?.until ?? null };
    return known.version;
  };
  const keepReading = () => {
    timer ??= setInterval(() => {
      read().catch((error: Error) => log.warn({ err: error }, 'content version not read'));
    }, READ_EVERY).unref();
  };
  return {
    current: async () => {
      keepReading();
      const holds = known !== undefined && (known.until === null || clock.now() < known.until);
      return holds && known ? known.version : read();
    },
    readAgain: read,
    stop: () => clearInterval(timer),
  };
}

/**
 * The school's name and contact data from the settings. An empty legal name or address is not shown; `logo` is the
 * picture's file name, null for the product's own mark.
 */
export type SchoolIdentity = {
  name: string;
  legalName: string;
  phone: string;
  email: string;
  address: string;
  logo: string | null;
};

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

/** The current identity. */
export async function readIdentity(db: Queryable): Promise<SchoolIdentity> {
  const { rows } = await db.query<{ value: Partial<SchoolIdentity> }>(
    "select value from setting where key = 'school'",
  );
  return { ...DEFAULT_IDENTITY, ...rows[0]?.value };
}
