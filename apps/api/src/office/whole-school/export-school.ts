import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg, { type Pool } from 'pg';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Files } from '../../platform/files/files.ts';
import { countMissingFiles, whyFilesAway } from '../../platform/files/missing-files.ts';
import type { Call } from '../../platform/http/call.ts';
import { typedCommand } from '../../platform/typed-command.ts';
import { readVersion } from '../../platform/version.ts';
import { LEFT_OUT } from './contents.ts';
import { writeHashed } from './hashed-file.ts';
import {
  ExportError,
  type ExportedTable,
  type FileLine,
  FORMAT,
  type Manifest,
  NAMES,
  tableFile,
} from './manifest.ts';
import { readmeOf } from './readme.ts';
import { linesOf, sequences, tableShapes, writeValuesAlike } from './tables.ts';

/** `pool` and `url` are of the same database; `call` is what the audit log says of the export. */
export type ExportParts = {
  url: string;
  pool: Pool;
  files: Files;
  folder: string;
  call: Call;
  /** An operator says that files were lost, however many. */
  filesAreGone?: boolean;
};

/**
 * Writes everything the school has into a new folder that needs no Fasih to be read: rows as JSON lines as of one moment, the files,
 * checksums and a readme. Memory stays the same for any number of rows. `importSchool` reads it back.
 *
 * @throws {ExportError} if the folder holds something, or if more than half of the school's files are not there, unless `filesAreGone`
 */
export async function exportSchool({
  url,
  pool,
  files,
  folder,
  call,
  filesAreGone = false,
}: ExportParts): Promise<Manifest> {
  if (!filesAreGone) await refuseWithoutFiles(pool, files);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new ExportError(`${folder} is not empty: name a new folder for the export`);
  await mkdir(join(folder, NAMES.tables), { mode: 0o700 });
  await writeAudit(pool, call, { action: 'school.exported', targetKind: 'school', targetId: null });
  const client = new pg.Client({ connectionString: url, application_name: 'fasih-export' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await writeValuesAlike(client);
    const { rows: migrations } = await client.query<Manifest['migrations'][number]>(
      'select name, checksum from migrations order by name',
    );
    const tables: ExportedTable[] = [];
    for (const shape of await tableShapes(client)) {
      let rows = 0;
      const written = await writeHashed(
        join(folder, tableFile(shape.name)),
        (async function* lines() {
          for await (const batch of linesOf(client, shape)) {
            rows += batch.length;
            yield `${batch.join('\n')}\n`;
          }
        })(),
      );
      tables.push({ ...shape, rows, ...written });
    }
    const manifest: Manifest = {
      format: FORMAT,
      version: readVersion(),
      madeAt: call.now.toISOString(),
      migrations,
      tables,
      // After the rows: a sequence that is ahead does no harm, one behind would give numbers twice.
      sequences: await sequences(client),
      // A file that a row names was stored before the row.
      files: await writeFiles(files, folder),
      leftOut: { ...LEFT_OUT },
    };
    await client.query('commit');
    await writeFile(join(folder, NAMES.readme), readmeOf(manifest), { mode: 0o600 });
    await writeFile(join(folder, NAMES.manifest), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    return manifest;
  } finally {
    await client.end();
  }
}

/** A folder that is not mounted, or another `DATA_DIR`, would make an export without files that looks whole. */
async function refuseWithoutFiles(pool: Pool, files: Files): Promise<void> {
  const otherwise = `If they were really lost: ${typedCommand('export', '--files-are-gone')}`;
  const away = whyFilesAway(files, await countMissingFiles(pool, files), 'the school stored', otherwise);
  if (away) throw new ExportError(away);
}

/** Copies the school's files and lists them; one that is removed meanwhile is left out. */
async function writeFiles(files: Files, folder: string): Promise<Manifest['files']> {
  const stored = (await files.list('')).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const total = { count: 0, bytes: 0 };
  const list = await writeHashed(
    join(folder, NAMES.fileList),
    (async function* lines() {
      for (const { key } of stored) {
        const open = await files.open(key);
        if (!open) continue;
        const path = join(folder, NAMES.files, key);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        const { bytes, sha256 } = await writeHashed(path, open.stream);
        total.count += 1;
        total.bytes += bytes;
        const line: FileLine = { key, size: bytes, sha256 };
        yield `${JSON.stringify(line)}\n`;
      }
    })(),
  );
  return { ...total, sha256: list.sha256 };
}
