import type { PayAdjustment, PayRunRow, Payslip } from '@fasih/school/finance/payroll/contract';
import type { MyPayslip } from '@fasih/school/finance/payroll/payslips-contract';
import { type PayLine, sumSlip } from '@fasih/school/finance/payroll/rules';
import type { Adjustment } from './adjustment-store.ts';
import type { RunRow } from './run-columns.ts';

/** A line with the details a payslip prints about its meeting. */
export type PrintedLine = PayLine & {
  name: string;
  classId: string;
  className: string;
  number: number;
  startsAt: Date;
  outcome: 'held' | 'forfeited';
  substitute: boolean;
  lateMinutes: number;
};

/** The stored content of a run. */
export type RunContent = { lines: readonly PrintedLine[]; adjustments: readonly Adjustment[] };

/** The payslips of a run, by name. A teacher whose whole amount is carried over has none. */
export function presentSlips(
  { lines, adjustments }: RunContent,
  carriedOver: readonly { teacherId: string; amount: number }[] = [],
): Payslip[] {
  const byTeacher = Map.groupBy(lines, ({ teacherId }) => teacherId);
  const added = Map.groupBy(adjustments, ({ teacherId }) => teacherId);
  return [...new Set([...byTeacher.keys(), ...added.keys()])]
    .map((teacherId) => {
      const own = byTeacher.get(teacherId) ?? [];
      const more = added.get(teacherId) ?? [];
      return {
        teacherId,
        name: own[0]?.name ?? more[0]?.name ?? '',
        ...sumSlip(own, more),
        carriedOver: carriedOver.find((one) => one.teacherId === teacherId)?.amount ?? 0,
        lines: own.map(presentLine),
        adjustments: more.map(presentAdjustment),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name) || (a.teacherId < b.teacherId ? -1 : 1));
}

function presentLine({ teacherId, name, startsAt, ...line }: PrintedLine): Payslip['lines'][number] {
  return { ...line, startsAt: startsAt.toISOString() };
}

function presentAdjustment({ id, kind, amount, reason, addedBy, addedAt }: Adjustment): PayAdjustment {
  return { id, kind, amount, reason, addedBy, addedAt: addedAt.toISOString() };
}

export function presentRun(row: RunRow): PayRunRow {
  return {
    ...row,
    madeAt: row.madeAt.toISOString(),
    approvedAt: row.approvedAt?.toISOString() ?? null,
    paidAt: row.paidAt?.toISOString() ?? null,
  };
}

/** One of a teacher's own payslips. */
export function presentMine(
  run: RunRow,
  teacherId: string,
  slip: { meetings: number; minutes: number; amount: number },
): MyPayslip {
  return {
    runId: run.id,
    number: run.number ?? '',
    from: run.from,
    to: run.to,
    state: run.state === 'paid' ? 'paid' : 'approved',
    meetings: slip.meetings,
    minutes: slip.minutes,
    amount: slip.amount,
    approvedAt: run.approvedAt?.toISOString() ?? '',
    paidOn: run.paidOn,
    pdfPath: `/pay/runs/${run.id}/payslips/${teacherId}/payslip.pdf`,
  };
}
