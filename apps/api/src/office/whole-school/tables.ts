import type pg from 'pg';
import { LEFT_OUT } from './contents.ts';
import type { ExportedTable, Manifest } from './manifest.ts';

export type TableShape = Pick<ExportedTable, 'name' | 'columns'>;

/** Rows are written as JSON, which these settings shape. */
const SETTINGS = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local statement_timeout = 0`;

/** Rows fetched or inserted by one statement. */
export const BATCH_ROWS = 500;

export const writeValuesAlike = (client: pg.Client): Promise<unknown> => client.query(SETTINGS);

/** The tables that travel, with the columns that are not computed from others. */
export async function tableShapes(client: pg.Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'nullable', not a.attnotnull) order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> all($1)
      group by 1 order by 1`,
    [Object.keys(LEFT_OUT)],
  );
  return rows;
}

export async function sequences(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(
    `select sequencename as name, coalesce(last_value, start_value)::text as last, last_value is not null as "isCalled"
      from pg_sequences where schemaname = 'public' order by 1`,
  );
  return rows;
}

/** The rows of a table as lines of JSON, in the order of its key, a batch at a time. */
export async function* linesOf(client: pg.Client, { name }: TableShape): AsyncGenerator<string[]> {
  const table = client.escapeIdentifier(name);
  const { rows: keys } = await client.query<{ column: string }>(
    `select a.attname as column from pg_index i cross join unnest(i.indkey) with ordinality as k (number, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
      where i.indrelid = $1::regclass and i.indisprimary order by k.place`,
    [table],
  );
  const order = keys.map(({ column }) => client.escapeIdentifier(column)).join(', ');
  await client.query(
    `declare exported no scroll cursor for select row_to_json(t)::text from ${table} t ${order ? `order by ${order}` : ''}`,
  );
  for (;;) {
    const { rows } = await client.query<[string]>({
      text: `fetch ${BATCH_ROWS} from exported`,
      rowMode: 'array',
    });
    if (rows.length === 0) break;
    yield rows.map(([line]) => line);
  }
  await client.query('close exported');
}
