import type { Figure } from '../report.ts';
import { DAYS, liveThrough, openTerm } from '../term/live.ts';
import { checkMoney } from '../term/money.ts';
import { disturbed } from '../term/tally.ts';
import type { Term } from '../term/term.ts';
import { wishesKept } from '../term/wishes-kept.ts';

/** Learners of the schools; `BENCH_TERM=300` chooses one of them, or another number. */
const SIZES = [300, 3000];

/** Schools live through a term: are plans whole, families placed at once, wishes kept, and what is left to staff. */
export async function measure(): Promise<Figure[]> {
  const chosen = process.env.BENCH_TERM ? [Number(process.env.BENCH_TERM)] : SIZES;
  const figures: Figure[] = [];
  for (const learners of chosen) figures.push(...(await measureTerm(learners)));
  return figures;
}

async function measureTerm(learners: number): Promise<Figure[]> {
  const began = performance.now();
  const term = await openTerm(learners);
  try {
    await liveThrough(term, (line) => process.stderr.write(`${line}\n`));
    return await figuresOf(term, (performance.now() - began) / 1000);
  } finally {
    await term.school.stop();
  }
}

/** Lessons of absent teachers for whom no substitute was found in time; the job that cancels them is nobody's call. */
async function countCancelled({ school, tally }: Term): Promise<void> {
  const { rows } = await school.pool.query<{ n: number }>(
    `select count(*)::int as n from meeting_change where kind = 'cancelled' and by_account is null
       and at < lower(was)`,
  );
  disturbed(tally, 'absences of a teacher', rows[0]?.n ?? 0, 0);
}

async function figuresOf(term: Term, seconds: number): Promise<Figure[]> {
  const { tally, families } = term;
  const learners = families.length;
  const of = (name: string) => `${learners}: ${name}`;
  const all = tally.whole + tally.broken;
  const wishes = await wishesKept(term);
  await countCancelled(term);
  const disturbances = [...tally.disturbances];
  const times = disturbances.reduce((sum, [, one]) => sum + one.times, 0);
  const moved = disturbances.reduce((sum, [, one]) => sum + one.meetings, 0);
  const perWeek = (presses: number) => presses / (learners / 100) / (DAYS / 7);
  const work = [...tally.work];
  const calls = work.reduce((sum, [, one]) => sum + one.calls, 0);
  const before = work.reduce((sum, [, one]) => sum + (one.before ?? 0), 0);
  const { rows } = await term.school.pool.query<{ n: number }>(
    'select count(*)::int as n from job_set_aside',
  );
  return [
    {
      name: of('plans whole at the ends of days, of those with capacity'),
      value: (100 * tally.whole) / all,
      unit: '%',
      limit: { atLeast: 99.9 },
      note: `${tally.broken} of ${all} not whole, ${tally.withoutCapacity} without capacity, ${tally.leftToFamily} left to the family`,
    },
    {
      name: of('the same on the worst day'),
      value: tally.worstDay.percent,
      unit: '%',
      limit: { atLeast: 99.9 },
      note: [tally.worstDay.day, ...tally.brokenPlans.slice(0, 3)].join('; '),
    },
    {
      name: of('families with a class ten minutes after the test'),
      value: (100 * tally.placedInTime) / tally.finished,
      unit: '%',
      limit: { atLeast: 90 },
      note: `${tally.placedInTime} of ${tally.finished}, ${learners - tally.finished} left it to the school`,
    },
    { name: of('wishes kept'), value: wishes.average, unit: '%', limit: { atLeast: 85 } },
    { name: of('wishes kept, worst family'), value: wishes.worst, unit: '%', note: wishes.note },
    {
      name: of('meetings moved for a disturbance'),
      value: moved / times,
      unit: '',
      note: disturbances.map(([kind, one]) => `${one.times} ${kind}: ${one.meetings}`).join(', '),
    },
    {
      name: of('calls of staff for 100 learners and week'),
      value: perWeek(calls),
      unit: '',
      note: `${perWeek(before).toFixed(1)} presses before; ${work
        .map(
          ([task, one]) => `${one.things} ${task}: ${one.calls} (${one.before?.toFixed(0) ?? 'impossible'})`,
        )
        .join(', ')}; ${tally.otherTimesNotFree} wanted other times that were not free`,
    },
    ...(await checkMoney(term)).map(
      ({ name, differences, note }): Figure => ({
        name: of(name),
        value: differences,
        unit: '',
        limit: { exactly: 0 },
        note,
      }),
    ),
    {
      name: of('jobs that failed, and records set aside'),
      value: term.school.failures.count + (rows[0]?.n ?? 0),
      unit: '',
      limit: { exactly: 0 },
      note: term.school.failures.last,
    },
    {
      name: of('refused calls'),
      value: [...tally.refusals.values()].reduce((sum, one) => sum + one, 0),
      unit: '',
      note: [...tally.refusals]
        .sort(([, a], [, b]) => b - a)
        .slice(0, 6)
        .map(([code, n]) => `${n} ${code}`)
        .join(', '),
    },
    { name: of('the term took'), value: seconds, unit: 's' },
  ];
}
