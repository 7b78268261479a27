import { join } from 'node:path';
import type pg from 'pg';
import { ExportError, type ExportedTable, type Manifest, tableFile } from './manifest.ts';
import { BATCH_ROWS, tableShapes, writeValuesAlike } from './tables.ts';
import { linesIn } from './verify-export.ts';

type Reference = { table: string; name: string; definition: string };

/**
 * Replaces the rows of all exported tables by those of an export, inside the caller's transaction. References are taken away first and
 * made again at the end, which checks every row; triggers rest meanwhile, because what they would write is in the export as well.
 */
export async function loadTables(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  await writeValuesAlike(client);
  await expectSameTables(client, manifest);
  const names = manifest.tables.map(({ name }) => client.escapeIdentifier(name));
  await client.query(`lock table ${names.join(', ')} in access exclusive mode`);
  const { rows: people } = await client.query('select from account limit 1');
  if (people.length > 0)
    throw new ExportError('somebody has opened an account meanwhile; name an empty database');
  const references = await referencesOf(client);
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${client.escapeIdentifier(name)}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of manifest.tables) await loadTable(client, folder, table);
  for (const { name, last, isCalled } of manifest.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [
      client.escapeIdentifier(name),
      last,
      isCalled,
    ]);
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${client.escapeIdentifier(name)} ${definition}`);
}

async function loadTable(
  client: pg.Client,
  folder: string,
  { name, columns, rows }: ExportedTable,
): Promise<void> {
  const table = client.escapeIdentifier(name);
  const list = columns.map((column) => client.escapeIdentifier(column.name)).join(', ');
  // Prepared once for each table.
  const insert = (lines: string[]) =>
    client.query({
      name: `load-${name}`,
      text: `insert into ${table} (${list}) overriding system value
        select ${list} from json_populate_recordset(null::${table}, $1::json)`,
      values: [`[${lines.join(',')}]`],
    });
  let loaded = 0;
  let batch: string[] = [];
  for await (const line of linesIn(join(folder, tableFile(name)))) {
    batch.push(line);
    if (batch.length < BATCH_ROWS) continue;
    loaded += (await insert(batch)).rowCount ?? 0;
    batch = [];
  }
  if (batch.length > 0) loaded += (await insert(batch)).rowCount ?? 0;
  if (loaded !== rows) throw new ExportError(`${name} has ${loaded} rows instead of ${rows}`);
}

/** After the same migrations the tables are the same, unless somebody changed one by hand. */
async function expectSameTables(client: pg.Client, { tables }: Manifest): Promise<void> {
  const here = new Map(
    (await tableShapes(client)).map(({ name, columns }) => [name, JSON.stringify(columns)]),
  );
  const differing = tables.filter(({ name, columns }) => here.get(name) !== JSON.stringify(columns));
  const missing = [...here.keys()].filter((name) => !tables.some((table) => table.name === name));
  const names = [...differing.map(({ name }) => name), ...missing];
  if (names.length > 0) throw new ExportError(`tables differ from those of the export: ${names.join(', ')}`);
}

async function referencesOf(client: pg.Client): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  return rows;
}
