import type { Pool } from 'pg';
import { COLUMN_TYPES, NOT_NULL_IN_VIEWS } from './schema-overrides.ts';

/** What `pg` with the parsers of `platform/db/pool.ts` makes of a value. */
const TYPES: Record<string, string> = {
  bool: 'boolean',
  bpchar: 'string',
  bytea: 'Buffer',
  citext: 'string',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int4range: 'string',
  int8: 'number',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  tstzmultirange: 'string',
  tstzrange: 'string',
  uuid: 'string',
  varchar: 'string',
};

type Column = {
  relation: string;
  isView: boolean;
  name: string;
  /** The type's name, that of an array's elements with `[]`. */
  type: string;
  isNullable: boolean;
  isGenerated: boolean;
  hasDefault: boolean;
  check: string | null;
};

/** Columns of tables and views in the order of their names; `check` is a constraint on this column alone. */
const COLUMNS = `select c.relname as relation, c.relkind = 'v' as "isView", a.attname as name,
    coalesce(el.typname || '[]', t.typname) as type, not a.attnotnull as "isNullable",
    a.attgenerated <> '' or a.attidentity = 'a' as "isGenerated",
    a.atthasdef or a.attidentity = 'd' as "hasDefault",
    (select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = c.oid and k.contype = 'c'
      and k.conkey = array[a.attnum] and pg_get_constraintdef(k.oid) ~ ' = ANY '
      order by k.conname limit 1) as check
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid left join pg_type el on el.oid = t.typelem and t.typcategory = 'A'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.relname collate "C", a.attnum`;

/** The values that a constraint such as `state in ('open', 'closed')` leaves, as a union; null for other constraints. */
function unionOf(check: string | null): string | null {
  const list = check?.match(/^CHECK \(\(\w+ = ANY \(ARRAY\[([^\]]+)\]\)\)\)$/)?.[1];
  const values = list?.split(', ').map((value) => value.replace(/::(text|bpchar)$/, ''));
  return values?.every((value) => /^('[^']*'|\d+)$/.test(value)) ? values.join(' | ') : null;
}

const isJson = ({ type }: Column) => type === 'jsonb' || type === 'json';

function typeOf(column: Column): string {
  const { relation, name, type } = column;
  const named = COLUMN_TYPES[`${relation}.${name}`];
  if (named) return named.type;
  if (isJson(column)) return 'unknown';
  const element = TYPES[type.replace('[]', '')];
  if (!element)
    throw new Error(`${relation}.${name} has type ${type}, which scripts/schema-types.ts must learn`);
  return type.endsWith('[]') ? `${element}[]` : (unionOf(column.check) ?? element);
}

function lineOf(column: Column): string {
  const { relation, name, isView, isGenerated, hasDefault } = column;
  const type = typeOf(column);
  const isNullable = isView ? !NOT_NULL_IN_VIEWS[relation]?.includes(name) : column.isNullable;
  const read = isNullable && type !== 'unknown' ? `${type} | null` : type;
  // A value that is to become JSON is handed over as text: `pg` makes PostgreSQL arrays of JavaScript's.
  const text = isNullable ? 'string | null' : 'string';
  const inserted = hasDefault ? `${text} | undefined` : text;
  if (isView || isGenerated) return `  ${name}: ColumnType<${read}, never, never>;`;
  if (isJson(column)) return `  ${name}: ColumnType<${read}, ${inserted}, ${text}>;`;
  return `  ${name}: ${hasDefault ? `Generated<${read}>` : read};`;
}

const nameOf = (relation: string) =>
  relation.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The TypeScript of all tables and views of a migrated database: what reads answer, and what writes take. */
export async function schemaTypes(pool: Pool): Promise<string> {
  const { rows } = await pool.query<Column>(COLUMNS);
  const relations = [...Map.groupBy(rows, ({ relation }) => relation)];
  const known = new Set(rows.map(({ relation, name }) => `${relation}.${name}`));
  const named = Object.entries(NOT_NULL_IN_VIEWS).flatMap(([view, names]) =>
    names.map((n) => `${view}.${n}`),
  );
  const gone = [...Object.keys(COLUMN_TYPES), ...named].filter((column) => !known.has(column));
  if (gone.length > 0)
    throw new Error(`scripts/schema-overrides.ts names what is not there: ${gone.join(', ')}`);
  const imports = Map.groupBy(Object.values(COLUMN_TYPES), ({ from }) => from);
  const lines = [...imports].map(([from, columns]) => {
    const names = [...new Set(columns.map(({ type }) => type.replace('[]', '')))].sort();
    return `import type { ${names.join(', ')} } from '${from}';`;
  });
  return [
    '// Generated from the migrations by `npm run db:types`; do not edit.',
    ...lines.sort(),
    "import type { ColumnType, Generated } from 'kysely';",
    ...relations.map(
      ([relation, columns]) => `\ntype ${nameOf(relation)} = {\n${columns.map(lineOf).join('\n')}\n};`,
    ),
    '\n/** All tables and views by their names. */\nexport type DB = {',
    ...relations.map(([relation]) => `  ${relation}: ${nameOf(relation)};`),
    '};\n',
  ].join('\n');
}
