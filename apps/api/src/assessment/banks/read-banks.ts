import {
  BANK_IDS,
  type BankId,
  type BankItem,
  CEFRS,
  type ItemDetail,
  type ItemStats,
  type listBanks,
  type listItems,
} from '@fasih/school/assessment/banks/contract';
import { OPTION_LETTERS } from '@fasih/school/assessment/placement/draw';
import type { Accepted, Reply } from '@fasih/school/basics/contract';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import type { Queryable } from '../../platform/db/transaction.ts';
import { type AnyItem, fileItems, isNeeded, wordsOf } from './items.ts';
import { type BankFacts, bankFacts, type CountRow } from './store.ts';

type FactsWithCounts = Omit<BankFacts, 'counts'> & { counts: ReadonlyMap<string, number> };

async function readFacts(db: Queryable, banks: readonly BankId[]): Promise<FactsWithCounts> {
  const facts = await bankFacts(db, banks);
  return { ...facts, counts: sums(facts.counts) };
}

const sums = (rows: readonly CountRow[]) =>
  new Map(rows.map(({ measure, part, n }) => [`${measure} ${part}`, n]));

/** The banks with their numbers. */
export async function readBanks(db: Queryable): Promise<Reply<typeof listBanks>> {
  const all = await readFacts(db, BANK_IDS);
  return {
    countedAt: all.countedAt?.toISOString() ?? null,
    data: BANK_IDS.map((bankId) => {
      const rows = fileItems(bankId).map((item) => ({ item, ...rowOf(bankId, item, all) }));
      const shown = rows.reduce((sum, { stats }) => sum + stats.shown, 0);
      // Counted anew: the percents of the questions are rounded.
      const right = rows.reduce(
        (sum, { item, stats }) => sum + (stats.chosen[wordsOf(liveItem(item, all)).key] ?? 0),
        0,
      );
      return {
        bankId,
        items: rows.length,
        retired: rows.filter(({ retired }) => retired).length,
        drafts: rows.filter(({ hasDraft }) => hasDraft).length,
        shown,
        correct: shown === 0 ? null : Math.round((right * 100) / shown),
      };
    }),
  };
}

/** A page of a bank's items. Banks are short, so they are filtered and sorted in memory. */
export async function readItems(
  db: Queryable,
  bankId: BankId,
  query: Accepted<typeof listItems>['query'],
): Promise<Reply<typeof listItems>> {
  const all = await readFacts(db, [bankId]);
  const search = query.q?.trim().toLowerCase() ?? '';
  const found = fileItems(bankId)
    .map((item) => rowOf(bankId, item, all))
    .filter(
      (row) =>
        (query.level === undefined || row.cefr === query.level) &&
        (query.state === undefined || stateIs(row, query.state)) &&
        `${row.itemId} ${row.question} ${row.answer} ${row.cell ?? ''}`.toLowerCase().includes(search),
    );
  const field = query.sort?.replace(/^-/, '');
  const sign = query.sort?.startsWith('-') ? -1 : 1;
  if (field !== undefined) found.sort((a, b) => sign * (sortValue(a, field) - sortValue(b, field)));
  const from = (query.page - 1) * query.pageSize;
  return {
    data: found.slice(from, from + query.pageSize),
    total: found.length,
    page: query.page,
    pageSize: query.pageSize,
  };
}

const stateIs = (row: BankItem, state: 'live' | 'draft' | 'retired') =>
  state === 'draft' ? row.hasDraft : row.retired === (state === 'retired');

function sortValue(row: BankItem, field: string): number {
  if (field === 'cefr') return CEFRS.indexOf(row.cefr);
  if (field === 'shown') return row.stats.shown;
  if (field === 'correct') return row.stats.correct ?? -1;
  if (field === 'meanSeconds') return row.stats.meanSeconds ?? -1;
  return Number(row.itemId.replace(/\D/g, ''));
}

const liveItem = (first: AnyItem, { versions }: Pick<BankFacts, 'versions'>): AnyItem =>
  versions.find(({ itemId, state }) => itemId === String(first.id) && state === 'live')?.item ?? first;

function rowOf(bankId: BankId, first: AnyItem, { versions, retired, counts }: FactsWithCounts): BankItem {
  const itemId = String(first.id);
  const own = versions.filter((one) => one.itemId === itemId);
  const live = own.find(({ state }) => state === 'live');
  const item = liveItem(first, { versions });
  const words = wordsOf(item);
  return {
    itemId,
    number: live?.number ?? 1,
    cefr: first.cefr,
    skill: first.skill,
    cell: 'cell' in first ? first.cell : null,
    retired: retired.some((one) => one.itemId === itemId),
    hasDraft: own.some(({ state }) => state === 'draft'),
    question: words.question,
    answer: words.options[words.key]?.text ?? '',
    stats: statsOf(bankId, itemId, live?.number ?? 1, item, counts),
  };
}

/** Statistics of one version; answers to other versions do not count. */
function statsOf(
  bankId: BankId,
  itemId: string,
  number: number,
  item: AnyItem,
  counts: ReadonlyMap<string, number>,
): ItemStats {
  const words = wordsOf(item);
  const name = number === 1 ? itemId : `${itemId}.${number}`;
  const countOf = (measure: string, part: string) => counts.get(`item.${measure}.${bankId} ${part}`) ?? 0;
  // Placement answers are stored as the bank's letter, pretest answers as text.
  const chosen = words.options.map(({ text }, i) =>
    countOf('chosen', `${name}/${'correct_answer' in item ? OPTION_LETTERS[i] : text}`),
  );
  const none = countOf('chosen', `${name}/`);
  const shown = chosen.reduce((sum, n) => sum + n, none);
  const timed = countOf('timed', name);
  return {
    shown,
    correct: shown === 0 ? null : Math.round(((chosen[words.key] ?? 0) * 100) / shown),
    meanSeconds: timed === 0 ? null : Math.round(countOf('ms', name) / timed / 1000),
    chosen: [...chosen, none],
  };
}

/** One item with its versions and draft. */
export async function readItem(
  db: Queryable,
  bankId: BankId,
  itemId: string,
): Promise<ItemDetail | Refusal<'banks.notFound'>> {
  const first = fileItems(bankId).find(({ id }) => String(id) === itemId);
  if (!first) return refuse('banks.notFound');
  const all = await readFacts(db, [bankId]);
  const own = all.versions.filter((one) => one.itemId === itemId);
  const draft = own.find(({ state }) => state === 'draft');
  const row = rowOf(bankId, first, all);
  const gone = new Set(all.retired.map((one) => one.itemId));
  const retirement = all.retired.find((one) => one.itemId === itemId);
  const past = own.flatMap(({ state, number, liveAt, item }) =>
    state === 'draft' ? [] : [{ number, state, liveAt: liveAt?.toISOString() ?? null, item }],
  );
  return {
    ...row,
    bankId,
    imageUrl: ('imageUrl' in first ? first.imageUrl : undefined) ?? null,
    versions: [
      ...past,
      {
        number: 1,
        state: row.number === 1 ? ('live' as const) : ('replaced' as const),
        liveAt: null,
        item: first,
      },
    ].map(({ item, ...version }) => ({
      ...version,
      words: wordsOf(item),
      stats: statsOf(bankId, itemId, version.number, item, all.counts),
    })),
    draft: draft
      ? {
          words: wordsOf(draft.item),
          findings: draft.findings,
          version: draft.version,
          writtenAt: draft.writtenAt.toISOString(),
        }
      : null,
    neededByForm: isNeeded(bankId, itemId, gone),
    retirement: retirement ? { at: retirement.at.toISOString(), reason: retirement.reason } : null,
  };
}
