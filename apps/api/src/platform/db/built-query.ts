import {
  type CompiledQuery,
  type Expression,
  Kysely,
  PostgresQueryCompiler,
  type RawBuilder,
  type RootOperationNode,
  sql,
} from 'kysely';
import { dialectWith, Parameter } from './statement.ts';
import type { Queryable } from './transaction.ts';

/** A value that is sent as one parameter however often the query uses it. */
class Given {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

/** Sends every value as a parameter, so that no input becomes SQL text; constants use `sql.lit`. */
class BuiltQueryCompiler extends PostgresQueryCompiler {
  #placeholders = new Map<Given, string>();

  override compileQuery(node: RootOperationNode, id: CompiledQuery['queryId']): CompiledQuery {
    this.#placeholders = new Map();
    return super.compileQuery(node, id);
  }

  protected override appendValue(value: unknown): void {
    if (value instanceof Parameter) throw new Error(`"${value.name}" is a parameter of a statement`);
    const placeholder = value instanceof Given ? this.#placeholders.get(value) : undefined;
    if (placeholder !== undefined) {
      this.append(placeholder);
    } else if (value instanceof Given) {
      super.appendValue(value.value);
      this.#placeholders.set(value, this.getCurrentParameterPlaceholder());
    } else {
      super.appendValue(value);
    }
  }
}

const compiler = new Kysely<object>({ dialect: dialectWith(BuiltQueryCompiler) });

/**
 * Makes a value an expression, for fragments that take one (`now: Expression<Date>`) and for values used more than
 * once: it is sent as one `$n`. Values used once can go into the `sql` tag directly.
 */
export const given = <T>(value: T): RawBuilder<T> => sql<T>`${new Given(value)}`;

/** SQL text and parameter values of a query built for one call, e.g. for a cursor. */
export function compiled(query: Expression<unknown>): { text: string; values: unknown[] } {
  const { sql: text, parameters } = sql`${query}`.compile(compiler);
  return { text, values: [...parameters] };
}

/**
 * Runs a query built for one call, such as a list with optional conditions, and returns its rows. Use `statement` for
 * a query whose text never changes.
 */
export async function rowsOf<Row>(db: Queryable, query: Expression<Row>): Promise<Row[]> {
  const { text, values } = compiled(query);
  return (await db.query(text, values)).rows;
}

/** The first row of a query built for one call, or null. */
export async function firstRowOf<Row>(db: Queryable, query: Expression<Row>): Promise<Row | null> {
  return (await rowsOf(db, query))[0] ?? null;
}
