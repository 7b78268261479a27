import type { SchoolAttendance } from '@fasih/school/learning/attendance/contract';
import { attendancePercents } from '@fasih/school/learning/attendance/percent';
import { useTexts } from '../../../lib/language.tsx';
import { Card } from '../../../ui/basics.tsx';
import { Columns, Muted, Text } from '../../../ui/layout.tsx';
import css from './attendance.module.css';

/** Present, absent and late as percents of what is marked in the chosen time; '–' while nothing is. */
export function Figures({ counts }: { counts: SchoolAttendance['counts'] }) {
  const t = useTexts('staff').attendance;
  const percents = attendancePercents(counts);
  const marked = counts.present + counts.late + counts.absent;
  const figures = [
    [
      t.present,
      percents?.present,
      t.presentText({ n: counts.present + counts.late, of: marked }),
      counts.planned > 0 && ` · ${t.notMarked({ n: counts.planned })}`,
    ],
    [t.absent, percents?.absent, t.absentText({ n: counts.absent })],
    [t.late, percents?.late, t.lateText({ n: counts.late })],
  ] as const;
  return (
    <Columns as="dl" least="small" gap={3} isStretched className={css.figures} aria-label={t.figures}>
      {figures.map(([label, percent, ...about]) => (
        <Card key={label} isTight>
          <Text as="dt" isMuted>
            {label}
          </Text>
          <dd>
            <Text as="strong" size="figure">
              {percent === undefined ? '–' : `${percent}%`}
            </Text>
            <Muted size="small">{about}</Muted>
          </dd>
        </Card>
      ))}
    </Columns>
  );
}
