import {
  type AliasedExpression,
  type Expression,
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  type OperationNodeSource,
  type RawBuilder,
  type Selectable,
  sql,
} from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { JsonRow } from './json-rows.ts';
import type { DB } from './schema.ts';
import { build, type Query } from './statement.ts';

/** Something to select from: `${r}` in the `sql` tag is `refund_request as r`, `${r.state}` its column. */
export type Source<Row> = OperationNodeSource & { readonly [Column in keyof Row]: RawBuilder<Row[Column]> };

export type TableAs<Table extends keyof DB> = Source<Selectable<DB[Table]>>;

function sourceAs<Row>(
  source: RawBuilder<unknown>,
  alias: string,
  columns: RawBuilder<unknown> = sql``,
): Source<Row> {
  return new Proxy(Object.create(null), {
    get: (_, name: string) =>
      name === 'toOperationNode'
        ? () => sql`${source} as ${sql.id(alias)}${columns}`.toOperationNode()
        : sql.ref(`${alias}.${name}`),
  });
}

/** Names a table or view for typed fragments; the statement that uses them must have it under the same alias. */
export const tableAs = <Table extends keyof DB>(table: Table, alias: string): TableAs<Table> =>
  sourceAs(sql.table(table), alias);

/** The same for a subquery, written into the statement as `lateral ${k}` or `from ${k}`. */
export const subqueryAs = <Row>(query: Expression<Row>, alias: string): Source<Row> =>
  sourceAs(sql`(${query})`, alias);

/** The same for a query that `withCtes` names; one that writes answers what it returns. */
export const cteAs = <Row>(_query: Query<Row>, name: string, alias: string): Source<Row> =>
  sourceAs(sql.id(name), alias);

/** The types that a list of records may name, and what `pg` makes of them. */
type RecordTypes = {
  boolean: boolean;
  bigint: number;
  date: string;
  integer: number;
  jsonb: unknown;
  smallint: number;
  text: string;
  timestamptz: Date;
  uuid: string;
  'uuid[]': string[];
};

/** The columns of a list of records with their PostgreSQL types. */
export type RecordColumns = Readonly<Record<string, keyof RecordTypes>>;

/** A row of a list of records; the caller sees to it that every object has every key. */
export type RecordOf<Columns extends RecordColumns> = { [C in keyof Columns]: RecordTypes[Columns[C]] };

/** The objects of a JSON list as rows: `from ${r}` is `jsonb_to_recordset($1) as r (id uuid, …)`. */
export const recordsAs = <const Columns extends RecordColumns>(
  json: Expression<string>,
  alias: string,
  columns: Columns,
): Source<RecordOf<Columns>> =>
  sourceAs(sql`jsonb_to_recordset(${json}::jsonb)`, alias, sql` (${recordColumns(columns)})`);

/** The columns of a list of records as PostgreSQL wants them declared. */
const recordColumns = (columns: RecordColumns): RawBuilder<unknown> =>
  sql.join(Object.entries(columns).map(([name, type]) => sql`${sql.id(name)} ${sql.raw(type)}`));

export type Aliased = AliasedExpression<unknown, string>;

/** The row that a list of aliased columns selects. */
export type Selected<Columns extends readonly Aliased[]> = {
  [Column in Columns[number] as Column extends AliasedExpression<unknown, infer Name>
    ? Name
    : never]: Column extends AliasedExpression<infer Value, string> ? Value : never;
};

type Expressions = Readonly<Record<string, Expression<unknown>>>;

type ColumnsOf<O extends Expressions> = {
  [Name in keyof O & string]: O[Name] extends Expression<infer Value>
    ? AliasedExpression<Value, Name>
    : never;
}[keyof O & string][];

/** The columns of an object by its keys, for a query that is also read as JSON. */
export function columnsOf<O extends Expressions>(object: O): ColumnsOf<O>;
export function columnsOf(object: Expressions): Aliased[] {
  return Object.entries(object).map(([name, value]) => sql`${value}`.as(name));
}

/** A list of aliased columns, as it stands between `select` and `from`. */
export const columnList = (columns: readonly Aliased[]): RawBuilder<unknown> => sql.join(columns, sql`, `);

/** A query of the `sql` tag whose row type follows from its columns; `rest` is everything from `from` on. */
export const select = <Columns extends readonly Aliased[]>(
  columns: Columns,
  rest: RawBuilder<unknown>,
): RawBuilder<Selected<Columns>> => sql`select ${columnList(columns)} ${rest}`;

/** All columns of a common table expression; `rest` is what follows its name. */
export const selectAll = <Row>(from: Source<Row>, rest: RawBuilder<unknown> = sql``): RawBuilder<Row> =>
  sql`select * from ${from} ${rest}`;

/** The same with `distinct on`; `rest` must begin its order with these expressions. */
export const distinctOn = <Columns extends readonly Aliased[]>(
  on: readonly Expression<unknown>[],
  columns: Columns,
  rest: RawBuilder<unknown>,
): RawBuilder<Selected<Columns>> => sql`select distinct on (${sql.join(on)}) ${columnList(columns)} ${rest}`;

/** A write of the `sql` tag whose row type follows from the columns that it returns. */
export const returning = <Columns extends readonly Aliased[]>(
  write: RawBuilder<unknown>,
  columns: Columns,
): RawBuilder<Selected<Columns>> => sql`${write} returning ${columnList(columns)}`;

/** Inserts what a query selects, column by column; `rest` is everything from `from` on. */
export const insertFrom = <Table extends keyof DB>(
  table: Table,
  values: { [Column in keyof Insertable<DB[Table]>]: Expression<Insertable<DB[Table]>[Column]> },
  rest: RawBuilder<unknown>,
): InsertQueryBuilder<DB, Table, InsertResult> =>
  build
    .insertInto(table)
    .columns(Object.keys(values) as (keyof DB[Table] & string)[])
    .expression(sql`select ${sql.join(Object.values(values))} ${rest}`);

/** Puts `with name as (…)` before a query; a `materialized` one runs once, before what reads it. */
export const withCtes = <Row>(
  ctes: Readonly<Record<string, OperationNodeSource>>,
  query: Query<Row> & OperationNodeSource,
  kind?: 'materialized',
): RawBuilder<Row> => {
  const as = kind ? sql`as materialized` : sql`as`;
  const named = Object.entries(ctes).map(([name, cte]) => sql`${sql.id(name)} ${as} (${cte})`);
  return sql<Row>`with ${sql.join(named)} ${query}`;
};

/** A subquery of one row and one column as a value; `rest` is everything from `from` on. */
export const scalar = <T>(value: Expression<T>, rest: RawBuilder<unknown>): RawBuilder<T> =>
  sql<T>`(select ${value} ${rest})`;

/** The beginning of a range of instants; null where the range is. */
export const startOf = <T extends string | null>(range: Expression<T>): RawBuilder<Date | (T & null)> =>
  sql<Date | (T & null)>`lower(${range})`;

/** The end of a range of instants, which is not part of it; null where the range is. */
export const endOf = <T extends string | null>(range: Expression<T>): RawBuilder<Date | (T & null)> =>
  sql<Date | (T & null)>`upper(${range})`;

/** A row of an outer join: all of these columns are null where it found nothing. */
export type OrNone<Row> = Row | { [Column in keyof Row]: null };

/** A value that an outer join may leave empty. */
export const orNull = <T>(value: Expression<T>): RawBuilder<T | null> => sql<T | null>`${value}`;

/** `value` where the outer join found the row with this id, else null. */
export const ifFound = <T>(id: Expression<string>, value: Expression<T>): RawBuilder<T | null> =>
  sql<T | null>`case when ${id} is not null then ${value} end`;

/** For `=`: any element of a list that comes in as one parameter. */
export const anyOf = <T>(list: Expression<readonly T[]>): RawBuilder<T> => sql<T>`any(${list})`;

/**
 * Whether a column is one of a subquery's values, which are read before. An index then finds all of them in one pass, where a join
 * looks each up from its root.
 */
export const isAmong = <T>(column: Expression<T>, values: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${column} = any(array(${values}))`;

/** The first that is not null. */
export const coalesce = <T, U>(first: Expression<T>, second: Expression<U>): RawBuilder<NonNullable<T> | U> =>
  sql<NonNullable<T> | U>`coalesce(${first}, ${second})`;

/** Rows of a subquery as one JSON list in the order of `orderBy`; instants become texts. Empty where there is none. */
export function jsonList<O extends Record<string, Expression<unknown>>>(
  object: O,
  orderBy: RawBuilder<unknown>,
) {
  type One = ReturnType<typeof jsonBuildObject<O>> extends Expression<infer T> ? T : never;
  return sql<One[]>`coalesce(json_agg(${jsonBuildObject(object)} order by ${orderBy}), '[]')`;
}

/** The rows of a query as one JSON list, instants as texts. */
export const jsonRows = <Row>(query: Expression<Row>): RawBuilder<JsonRow<Row>[]> =>
  sql<JsonRow<Row>[]>`(select coalesce(json_agg(one), '[]') from (${query}) one)`;

/** The only row of a query as JSON, instants as texts; null where it finds none. */
export const jsonRow = <Row>(query: Expression<Row>): RawBuilder<JsonRow<Row> | null> =>
  sql<JsonRow<Row> | null>`(select to_json(one) from (${query}) one)`;
