import pg from 'pg';

/** What statements cost beside time: how many were sent and how many pages of the database they looked at. */
export type Cost = { statements: number; pages: number; plans: string[] };

type Node = {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: Node[];
};
type Explained = { 'QUERY PLAN': { Plan: Node }[] };
type Query = (...args: unknown[]) => Promise<{ rows: Explained[] }>;

const CONTROL = /^\s*(begin|commit|rollback|savepoint|release|set)\b/i;

/**
 * Counts the pages that the statements of `work` touch, a figure that a busy machine does not disturb. Each statement is
 * first explained while it runs and taken back, then sent as it was meant. Checks of references are not in it.
 */
export async function costOf(work: () => Promise<void>): Promise<Cost> {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  const cost: Cost = { statements: 0, pages: 0, plans: [] };
  const inTransaction = new WeakSet<object>();

  async function explain(client: object, text: string, values: unknown): Promise<void> {
    const [before, after] = inTransaction.has(client)
      ? ['savepoint explained', 'rollback to savepoint explained']
      : ['begin', 'rollback'];
    await query.call(client, before);
    const { rows } = await query.call(
      client,
      `explain (analyze, buffers, timing off, format json) ${text}`,
      Array.isArray(values) ? values : [],
    );
    await query.call(client, after);
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    if (!plan) throw new Error('a statement without a plan');
    const pages = (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
    cost.pages += pages;
    cost.plans.push(`${pages} ${waysOf(plan).join(', ')}`);
  }

  // The pool hands a callback on; whoever has a client waits for the promise.
  prototype.query = async function counting(this: object, ...args) {
    const [first, given] = args;
    const { text, values } =
      typeof first === 'string'
        ? { text: first, values: given }
        : (first as { text: string; values: unknown });
    cost.statements += 1;
    if (!CONTROL.test(text)) await explain(this, text, values);
    if (/^\s*begin/i.test(text)) inTransaction.add(this);
    if (/^\s*(commit|rollback)\s*$/i.test(text)) inTransaction.delete(this);
    return query.apply(this, args);
  };
  try {
    await work();
    return cost;
  } finally {
    prototype.query = query;
  }
}

/** How a plan reaches its tables: whole ones, or by which index. */
function waysOf(node: Node): string[] {
  const own = node['Node Type'].includes('Scan')
    ? [node['Index Name'] ?? `${node['Node Type']} ${node['Relation Name'] ?? ''}`.trim()]
    : [];
  return [...own, ...(node.Plans ?? []).flatMap(waysOf)];
}
