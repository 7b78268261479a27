import { dayIn } from '@fasih/school/basics/instants';
import type { AuditRow } from '@fasih/school/office/audit/contract';

/** From this many on, the same action of one person on different records is told in one sentence. */
const MIN_RUN = 3;

/** A person's sign-ins of a day are told once, at the last one. */
const SIGNED_IN = 'account.signedIn';

type Run = readonly [AuditRow, ...AuditRow[]];

/** Identifies entries that read the same: same person, same action, and nothing that distinguishes them. */
const isAlike = (a: AuditRow, b: AuditRow) =>
  a.action === b.action &&
  a.by?.id === b.by?.id &&
  [a, b].every(({ reason, parts }) => !reason && parts === 0);
const isSame = (a: AuditRow, b: AuditRow) =>
  a.target.id === b.target.id && [a, b].every(({ before, after }) => before === null && after === null);

/** Entries by the school's day in the order in which they come, each day's as runs of what is alike; sign-ins of one person are one run. */
export function daysOf(entries: readonly AuditRow[]): [string, Run[]][] {
  const days = Map.groupBy(entries, ({ at }) => dayIn(new Date(at)));
  return [...days].map(([day, those]) => [day, runsOf(those)]);
}

function runsOf(entries: readonly AuditRow[]): Run[] {
  const runs: [AuditRow, ...AuditRow[]][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    const run =
      entry.action === SIGNED_IN
        ? runs.find(([first]) => isAlike(first, entry) && isSame(first, entry))
        : last !== undefined && isAlike(last[0], entry)
          ? last
          : undefined;
    if (run === undefined) runs.push([entry]);
    else run.push(entry);
  }
  return runs.flatMap((run): Run[] => {
    const isOne = run.length >= MIN_RUN || run.every((entry) => isSame(run[0], entry));
    return isOne ? [run] : run.map((entry): Run => [entry]);
  });
}
