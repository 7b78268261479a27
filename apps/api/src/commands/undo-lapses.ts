import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Span } from '@fasih/school/catalogue/policy/attendance';
import type { Pool } from 'pg';
import { readCommandLine } from '../environment.ts';
import { type Lapses, lapsesIn, undoLapses } from '../learning/attendance/undo-lapses.ts';
import { schoolClock } from '../platform/clock.ts';
import { typedCommand } from '../platform/typed-command.ts';
import { commandCall } from './command-call.ts';
import { withDatabase } from './open-database.ts';
import { readInstant } from './read-instant.ts';
import { runCommand } from './run-command.ts';

const USAGE = typedCommand(
  'undo-lapses',
  '--from <instant, e.g. 2026-11-26T02:30:00Z> --to <instant> [--yes] [--env-file <file>] [--demo]',
);

/** Longer lists of meetings are cut; the totals are always whole. */
const LINES = 40;

function linesOf({ courses, seats }: Lapses): string[] {
  const comesBack = new Set(courses.map(({ id }) => id));
  const open = seats.filter(({ hasEnded, enrolmentId }) => !hasEnded || comesBack.has(enrolmentId));
  const meetings = [...Map.groupBy(open, ({ meetingId }) => meetingId).values()];
  const families = new Set(open.map(({ accountId }) => accountId)).size;
  const named = meetings.slice(0, LINES).flatMap((of) => {
    const [first] = of;
    return first ? [`  ${first.startsAt.toISOString()} ${first.className}: ${of.length}`] : [];
  });
  return [
    `Ended courses: ${courses.length}, of ${new Set(courses.map(({ accountId }) => accountId)).size} families.`,
    `Forfeited seats: ${open.length}, of ${meetings.length} meetings and ${families} families.`,
    ...named,
    ...(meetings.length > LINES ? [`  and ${meetings.length - LINES} more meetings`] : []),
    ...(open.length < seats.length
      ? [`Left as they are, because their courses have ended: ${seats.length - open.length} seats.`]
      : []),
  ];
}

/** Shows what jobs took from families in the span, or takes it back. */
async function undo(pool: Pool, span: Span, isSure: boolean): Promise<number> {
  for (const line of linesOf(await lapsesIn(pool, span))) console.log(line);
  if (!isSure) {
    console.log('Nothing has changed. With --yes this is taken back, and each family is told.');
    return 0;
  }
  // Not this machine's time, which may be the one that was wrong.
  const clock = await schoolClock(pool, undefined);
  const call = { ...commandCall(`undo-lapses:${randomUUID()}`), now: clock.now() };
  const { courses, seats, problems } = await undoLapses(pool, span, call);
  for (const problem of problems) console.error(problem);
  console.log(`Taken back: ${courses} courses, ${seats} seats.`);
  return problems.length === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  const given = readCommandLine(process.argv.slice(2));
  const { values } = parseArgs({
    args: given.rest,
    options: { from: { type: 'string' }, to: { type: 'string' }, yes: { type: 'boolean', default: false } },
  });
  const [start, end] = [readInstant(values.from), readInstant(values.to)];
  if (!start || !end || end <= start) {
    console.error(USAGE);
    return 1;
  }
  return withDatabase(given, (pool) => undo(pool, { start, end }, values.yes));
}

if (import.meta.main) process.exitCode = await runCommand(main);
