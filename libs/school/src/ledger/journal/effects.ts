import type { BookLine } from '../../basics/book-lines.ts';
import type { Basis, MoneyKind, MoneyType } from './money.ts';

/** The effect of an entry on the finance screens: at most one revenue and one expense in each basis. Whole rupiah. */
export type Effect = { basis: Basis; type: MoneyType; category: string; kind: MoneyKind; amount: number };

/** Facts of an entry besides its lines. */
export type EntryFacts = {
  /** A package's slug for courses, an expense category for costs. */
  category: string | null;
  /** What happened, when the lines alone do not show it. */
  kind?: MoneyKind | undefined;
  lines: readonly BookLine[];
};

/** Money that the school holds, whoever it belongs to. */
const isHere = (account: string) => account.startsWith('cash.') || account === 'unallocated';
const isIncome = (account: string) => account.startsWith('revenue.');
const isOwedToFamilies = (account: string) => account === 'fees.unearned' || account === 'refunds.payable';
/** Pay owed to teachers, and tax withheld from it for the state. */
const isOwedPay = (account: string) => account === 'salaries.payable' || account === 'tax.payable';
const isExpense = (account: string) => account.startsWith('expense.');

/**
 * What the screens show of an entry (docs/product/courses-and-money.md#received-and-earned). `received` counts money
 * when it moves: a payment as revenue, a refund as negative revenue of the same category, costs and pay when paid,
 * unallocated money once it is clarified. `earned` counts revenue and expenses as the journal has them.
 */
export function effectsOf(entry: EntryFacts): Effect[] {
  const { lines } = entry;
  const sum = (matches: (account: string) => boolean) =>
    lines.reduce((total, { account, amount }) => total + (matches(account) ? amount : 0), 0);
  const effects: Effect[] = [];
  const add = (basis: Basis, type: MoneyType, amount: number) => {
    if (amount === 0) return;
    const category = type === 'revenue' ? (entry.category ?? 'other') : expenseCategory(lines);
    effects.push({ basis, type, category, kind: kindOf(entry, type, amount), amount });
  };
  if (sum(isHere) !== 0) {
    add('received', 'revenue', 0 - sum((account) => isIncome(account) || isOwedToFamilies(account)));
    add(
      'received',
      'expense',
      sum((account) => isExpense(account) || isOwedPay(account)),
    );
  }
  add('earned', 'revenue', 0 - sum(isIncome));
  add('earned', 'expense', sum(isExpense));
  return effects;
}

/** The category of an expense account: `expense.<category>`; owed pay belongs to teachers. */
function expenseCategory(lines: readonly BookLine[]): string {
  const account = lines.find((line) => isExpense(line.account))?.account;
  if (account === undefined) return 'teachers';
  return account === 'expense.general' ? 'other' : account.slice('expense.'.length);
}

function kindOf({ kind, lines }: EntryFacts, type: MoneyType, amount: number): MoneyKind {
  const has = (code: string) => lines.some(({ account }) => account === code);
  if (type === 'expense') {
    if (has('expense.lost')) return 'lost';
    if (kind !== undefined) return kind;
    if (has('expense.provider')) return 'fee';
    return has('expense.teachers') || lines.some(({ account }) => isOwedPay(account)) ? 'pay' : 'other';
  }
  return kind ?? (amount > 0 ? 'payment' : 'refund');
}
