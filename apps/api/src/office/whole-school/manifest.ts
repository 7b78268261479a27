import { z } from 'zod';

/** The form of an export; a change that an older import cannot read gets the next number. */
export const FORMAT = 1;

/** Only such names are opened below the folder of an export, which may come from anywhere. */
const FILE_KEY = /^(?!.*\.\.)[\w!.-]+(?:\/[\w!.-]+)*$/;
const TABLE = /^[a-z_][a-z0-9_]*$/;
const SHA256 = /^[0-9a-f]{64}$/;

const column = z.strictObject({ name: z.string().regex(TABLE), type: z.string(), nullable: z.boolean() });

/** A table in an export: its columns in order without computed ones, and what its file of rows must be like. */
const table = z.strictObject({
  name: z.string().regex(TABLE),
  columns: z.array(column),
  rows: z.int().min(0),
  bytes: z.int().min(0),
  sha256: z.string().regex(SHA256),
});

/** `export.json`: written last, so that an export without it is unfinished. */
export const manifestSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.string(),
  madeAt: z.iso.datetime(),
  /** Those of the database, in order; an import needs them all. */
  migrations: z.array(z.strictObject({ name: z.string(), checksum: z.string().regex(SHA256) })).min(1),
  tables: z.array(table),
  /** Where each sequence stands. */
  sequences: z.array(
    z.strictObject({ name: z.string().regex(TABLE), last: z.string(), isCalled: z.boolean() }),
  ),
  files: z.strictObject({ count: z.int().min(0), bytes: z.int().min(0), sha256: z.string().regex(SHA256) }),
  leftOut: z.record(z.string(), z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type ExportedTable = Manifest['tables'][number];

/** A line of `files.jsonl`. */
export const fileLine = z.strictObject({
  key: z.string().regex(FILE_KEY),
  size: z.int().min(0),
  sha256: z.string().regex(SHA256),
});
export type FileLine = z.infer<typeof fileLine>;

/** The names below the folder of an export. */
export const NAMES = {
  manifest: 'export.json',
  readme: 'README.md',
  tables: 'tables',
  files: 'files',
  fileList: 'files.jsonl',
} as const;

export const tableFile = (name: string): string => `${NAMES.tables}/${name}.jsonl`;

/** An export that cannot be made or read, in one line for the operator. */
export class ExportError extends Error {
  override name = 'ExportError';
}
