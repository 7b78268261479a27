import {
  type CompiledQuery,
  type DeleteResult,
  type Dialect,
  DummyDriver,
  type InsertResult,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  type RootOperationNode,
  sql,
  type UpdateResult,
} from 'kysely';
import type { QueryResult } from 'pg';
import type { DB } from './schema.ts';
import type { Queryable } from './transaction.ts';

/** A value that each call of a statement passes. */
export class Parameter {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/**
 * Writes a parameter as one `$n` however often it is used. All other values are constants of our code and are part of the
 * text: partial indexes match them, also in the plan of a prepared statement.
 */
class StatementCompiler extends PostgresQueryCompiler {
  #placeholders = new Map<string, string>();

  override compileQuery(node: RootOperationNode, id: CompiledQuery['queryId']): CompiledQuery {
    this.#placeholders = new Map();
    return super.compileQuery(node, id);
  }

  protected override appendValue(value: unknown): void {
    const placeholder = value instanceof Parameter ? this.#placeholders.get(value.name) : undefined;
    if (!(value instanceof Parameter)) {
      this.appendImmediateValue(value);
    } else if (placeholder !== undefined) {
      this.append(placeholder);
    } else {
      super.appendValue(value);
      this.#placeholders.set(value.name, this.getCurrentParameterPlaceholder());
    }
  }
}

/** PostgreSQL with a compiler of ours; it never connects. */
export const dialectWith = (Compiler: new () => PostgresQueryCompiler): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new Compiler(),
});

/** Builds statements and never runs one: they run on our pool and in our transactions, see `statement`. */
export const build = new Kysely<DB>({ dialect: dialectWith(StatementCompiler) });

/** The parameters of a statement as expressions, for its builder. */
export type Params<Args> = { readonly [Name in keyof Args]: RawBuilder<Args[Name]> };

const params = new Proxy(Object.create(null), {
  get: (_, name: string) => sql`${new Parameter(name)}`,
  ownKeys: () => {
    throw new Error('the parameters of a statement have no list of names: no rest and no spread of them');
  },
});

/** A query of the builder or of the `sql` tag. */
export type Query<Row> = { compile(executor: typeof build): CompiledQuery<Row> };

/** Statements without `returning` answer no rows. */
type Answered<Row> = Row extends InsertResult | UpdateResult | DeleteResult ? never : Row;

export type Statement<Args, Row> = {
  all(db: Queryable, args: Args): Promise<Row[]>;
  /** The first row, or null. */
  first(db: Queryable, args: Args): Promise<Row | null>;
  /** How many rows were written. */
  run(db: Queryable, args: Args): Promise<number>;
  /** The SQL, for tests. */
  readonly text: string;
};

/** The row that a statement answers. */
export type RowOf<S> = S extends Pick<Statement<infer _, infer Row>, 'first'> ? Row : never;

const known = new Set<Statement<never, unknown>>();
const locking = new Set<Statement<never, unknown>>();

/** All statements of the modules that were loaded, for the test that asks PostgreSQL about each. */
export const knownStatements = (): ReadonlySet<{ readonly text: string }> => known;

/** Those that `lockingStatement` made. */
export const lockingStatements = (): ReadonlySet<{ readonly text: string }> => locking;

/**
 * Defines a statement that locks rows and joins them to others by a column that may change, as a course to its learner.
 * PostgreSQL joins a row for which it waited to what it had found before, and drops it where that column has changed: asked
 * once more, it finds it. `all` asks again where it finds fewer than `count`.
 */
export function lockingStatement<Args, Row>(
  builder: (params: Params<Args>) => Query<Row>,
  name?: string,
): Pick<Statement<Args, Answered<Row>>, 'first'> & {
  all(db: Queryable, args: Args, count: number): Promise<Answered<Row>[]>;
} {
  const made = statement(builder, name);
  locking.add(made);
  return {
    first: async (db, args) => (await made.first(db, args)) ?? made.first(db, args),
    all: async (db, args, count) => {
      const found = await made.all(db, args);
      return found.length < count ? made.all(db, args) : found;
    },
  };
}

/**
 * Defines a statement, once for its module: the builder runs at the first call only, so that a call costs what one of `pg` costs.
 * Everything that differs between calls must come in through the parameters.
 *
 * @param name prepares it under this name on each connection, for statements of busy paths.
 */
export function statement<Args, Row>(
  builder: (params: Params<Args>) => Query<Row>,
  name?: string,
): Statement<Args, Answered<Row>> {
  let compiled: { text: string; names: string[] } | undefined;
  const compile = () => {
    const { sql: text, parameters } = builder(params).compile(build);
    compiled = { text, names: parameters.map((parameter) => (parameter as Parameter).name) };
    return compiled;
  };
  const query = (db: Queryable, args: Args): Promise<QueryResult> => {
    const { text, names } = compiled ?? compile();
    const values = names.map((one) => args[one as keyof Args]);
    return name === undefined ? db.query(text, values) : db.query({ name, text, values });
  };
  const made: Statement<Args, Answered<Row>> = {
    all: async (db, args) => (await query(db, args)).rows,
    first: async (db, args) => (await query(db, args)).rows[0] ?? null,
    run: async (db, args) => (await query(db, args)).rowCount ?? 0,
    get text() {
      return (compiled ?? compile()).text;
    },
  };
  known.add(made);
  return made;
}
