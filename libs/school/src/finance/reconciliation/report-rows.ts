import { dayIn } from '../../basics/instants.ts';
import { normaliseStatus, type ProviderStatus } from '../../platform/provider/status.ts';

/** One line of a settlement report. Whole rupiah. */
export type ReportRow = {
  transactionId: string | null;
  providerOrderId: string | null;
  /** Returned money; `gross` is then the returned amount. */
  refund: boolean;
  status: ProviderStatus | null;
  /** The school's day, if the report has a time. */
  day: string | null;
  gross: number;
  fee: number | null;
  net: number | null;
};

export type UnreadRow = { line: number; field: 'id' | 'amount' | 'fee' | 'net' | 'time' | 'sum' };
export type ReadReport = { rows: ReportRow[]; unread: UnreadRow[] };

/** A cell as read from a file. */
export type Cell = string | number | Date | boolean | null | undefined;

/**
 * Column headings in lower case without punctuation. The provider promises no layout and lets people choose columns,
 * so they are found by name, in any order, in both languages.
 */
const HEADINGS = {
  transactionId: ['transactionid', 'idtransaksi', 'midtranstransactionid'],
  orderId: ['orderid', 'idpesanan', 'merchantorderid'],
  status: ['transactionstatus', 'status', 'statustransaksi'],
  type: ['transactiontype', 'type', 'tipe', 'jenis'],
  gross: ['grossamount', 'amount', 'transactionamount', 'jumlah', 'nominal', 'totalamount'],
  fee: ['fee', 'totalfee', 'mdr', 'mdrfee', 'transactionfee', 'biaya', 'biayatransaksi'],
  net: ['netamount', 'net', 'settlementamount', 'nettamount', 'jumlahbersih', 'amounttosettle'],
  refund: ['refundamount', 'jumlahpengembalian'],
  time: [
    'transactiontime',
    'paymenttime',
    'waktutransaksi',
    'transactiondate',
    'settlementtime',
    'settlementdate',
    'date',
  ],
} as const;
type Column = keyof typeof HEADINGS;

/**
 * Reads a report: the first row that names an id and an amount is its heading; rows before it, empty rows and sums
 * without an id are skipped. Null without such a heading.
 */
export function readReport(table: readonly (readonly Cell[])[]): ReadReport | null {
  const start = table.findIndex((cells) => {
    const columns = columnsOf(cells);
    return (
      (columns.transactionId !== undefined || columns.orderId !== undefined) && columns.gross !== undefined
    );
  });
  if (start < 0) return null;
  const columns = columnsOf(table[start] ?? []);
  const rows: ReportRow[] = [];
  const unread: UnreadRow[] = [];
  for (const [n, cells] of table.slice(start + 1).entries()) {
    if (cells.every((cell) => textOf(cell) === '')) continue;
    const read = readRow(cells, columns);
    if (typeof read === 'string') unread.push({ line: start + n + 2, field: read });
    else rows.push(...read);
  }
  return { rows, unread };
}

function readRow(cells: readonly Cell[], columns: Columns): ReportRow[] | UnreadRow['field'] {
  const cell = (column: Column): Cell => {
    const at = columns[column];
    return at === undefined ? null : cells[at];
  };
  const transactionId = textOf(cell('transactionId')) || null;
  const providerOrderId = textOf(cell('orderId')) || null;
  if (transactionId === null && providerOrderId === null) return 'id';
  const gross = rupiahOf(cell('gross'));
  if (gross === null || gross === 'wrong') return 'amount';
  const fee = rupiahOf(cell('fee'));
  if (fee === 'wrong') return 'fee';
  const net = rupiahOf(cell('net'));
  if (net === 'wrong') return 'net';
  const back = rupiahOf(cell('refund'));
  if (back === 'wrong') return 'amount';
  const day = dayOf(cell('time'));
  if (day === 'wrong') return 'time';
  const size = Math.abs(gross);
  const kept = fee === null ? null : Math.abs(fee);
  if (kept !== null && net !== null && size - kept !== Math.abs(net)) return 'sum';
  const label = textOf(cell('status'))
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  const type = textOf(cell('type')).toLowerCase();
  const status =
    label === '' ? null : normaliseStatus({ transactionStatus: label, fraudStatus: null, statusCode: '200' });
  const refund = gross < 0 || /refund|pengembalian/.test(type);
  const common = { transactionId, providerOrderId, day };
  // With an unknown status, money in the report counts as received.
  const known = status === 'unknown' ? null : status;
  const row: ReportRow = {
    ...common,
    refund,
    status: refund ? null : known,
    gross: size,
    fee: kept,
    net: net === null ? null : Math.abs(net),
  };
  if (refund || back === null || back === 0) return [row];
  return [row, { ...common, refund: true, status: null, gross: Math.abs(back), fee: null, net: null }];
}

type Columns = Partial<Record<Column, number>>;

function columnsOf(cells: readonly Cell[]): Columns {
  const names = cells.map((cell) =>
    textOf(cell)
      .toLowerCase()
      .replace(/\(.*?\)/g, '')
      .replace(/[^a-z]/g, ''),
  );
  const columns: Columns = {};
  for (const column of Object.keys(HEADINGS) as Column[]) {
    for (const heading of HEADINGS[column]) {
      const at = names.indexOf(heading);
      if (at >= 0 && columns[column] === undefined) columns[column] = at;
    }
  }
  return columns;
}

const textOf = (cell: Cell): string => (cell === null || cell === undefined ? '' : String(cell).trim());

/** `1250000`, `1250000.00`, `1.250.000`, `Rp 1.250.000,00` and `1,250,000.00` as whole rupiah; empty is null. */
function rupiahOf(cell: Cell): number | null | 'wrong' {
  if (typeof cell === 'number') return Number.isSafeInteger(cell) ? cell : 'wrong';
  const text = textOf(cell)
    .replace(/^(-?)\s*(?:rp|idr)\.?\s*/i, '$1')
    .replace(/\s/g, '');
  if (text === '' || text === '-') return null;
  const match =
    /^(-?)(\d{1,3}(?:\.\d{3})+|\d+)(?:,00?)?$/.exec(text) ??
    /^(-?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.00?)?$/.exec(text);
  if (!match) return 'wrong';
  const [, sign, digits = ''] = match;
  const amount = Number(digits.replace(/[.,]/g, ''));
  return Number.isSafeInteger(amount) ? (sign === '-' ? 0 - amount : amount) : 'wrong';
}

/** `2026-11-21 08:00:00`, `21/11/2026 08:00` or a spreadsheet's date, all in the school's zone; empty is null. */
function dayOf(cell: Cell): string | null | 'wrong' {
  // A spreadsheet date has no zone: its digits are used as they are.
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? 'wrong' : cell.toISOString().slice(0, 10);
  const text = textOf(cell);
  if (text === '') return null;
  if (/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text)) {
    const instant = new Date(text);
    return Number.isNaN(instant.getTime()) ? 'wrong' : dayIn(instant);
  }
  const iso = /^(\d{4})-(\d\d)-(\d\d)/.exec(text);
  const european = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})/.exec(text);
  const [year, month, date] = iso ? iso.slice(1) : european ? [european[3], european[2], european[1]] : [];
  const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  const exists = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(exists.getTime()) && exists.toISOString().slice(0, 10) === day ? day : 'wrong';
}
