import { dayIn } from '@fasih/school/basics/instants';
import { isWithin } from '@fasih/school/catalogue/policy/offers';
import { paintedOn } from './people.ts';
import type { Term } from './term.ts';

/** Share of the meetings with a time that lie in what their family had painted, over all families and of the worst one. */
export async function wishesKept(term: Term): Promise<{ average: number; worst: number; note: string }> {
  const { rows } = await term.school.pool.query<{ enrolmentId: string; start: Date; end: Date }>(
    `select s.enrolment_id as "enrolmentId", lower(m.during) as start, upper(m.during) as end
     from seat s join meeting m on m.id = s.meeting_id where m.during is not null and s.state <> 'lapsed'`,
  );
  const counts = new Map<number, { kept: number; all: number }>();
  for (const { enrolmentId, start, end } of rows) {
    const family = term.familyOf.get(enrolmentId);
    const week = family && paintedOn(family, dayIn(start));
    if (!family || !week) continue;
    const { kept, all } = counts.get(family.number) ?? { kept: 0, all: 0 };
    const isKept = isWithin(week.possible, { start, end });
    counts.set(family.number, { kept: kept + (isKept ? 1 : 0), all: all + 1 });
  }
  const shares = [...counts].map(([number, { kept, all }]) => ({ number, percent: (100 * kept) / all, all }));
  const worst = shares.reduce((low, one) => (one.percent < low.percent ? one : low));
  const average = shares.reduce((sum, { percent }) => sum + percent, 0) / shares.length;
  const hours = term.families[worst.number]?.painted.at(-1)?.week.possible ?? [];
  const painted = hours.reduce((sum, { from, to }) => sum + (to - from) / 60, 0);
  return {
    average,
    worst: worst.percent,
    note: `of ${worst.all} meetings of family ${worst.number}, which painted ${painted} hours`,
  };
}
