import type { SchoolAttendance } from '@fasih/school/learning/attendance/contract';
import { attendancePercents } from '@fasih/school/learning/attendance/percent';
import { useTexts } from '../../../lib/language.tsx';
import css from './attendance.module.css';

/** Present, absent and late as percents of what is marked in the chosen time; '–' while nothing is. */
export function Figures({ counts }: { counts: SchoolAttendance['counts'] }) {
  const t = useTexts('staff').attendance;
  const percents = attendancePercents(counts);
  const marked = counts.present + counts.late + counts.absent;
  const shown = (percent: number | undefined) => (percent === undefined ? '–' : `${percent}%`);
  return (
    <dl className={css.figures} aria-label={t.figures}>
      <div>
        <dt>{t.present}</dt>
        <dd>
          <strong>{shown(percents?.present)}</strong>
          <span>
            {t.presentText({ n: counts.present + counts.late, of: marked })}
            {counts.planned > 0 && <> · {t.notMarked({ n: counts.planned })}</>}
          </span>
        </dd>
      </div>
      <div>
        <dt>{t.absent}</dt>
        <dd>
          <strong>{shown(percents?.absent)}</strong>
          <span>{t.absentText({ n: counts.absent })}</span>
        </dd>
      </div>
      <div>
        <dt>{t.late}</dt>
        <dd>
          <strong>{shown(percents?.late)}</strong>
          <span>{t.lateText({ n: counts.late })}</span>
        </dd>
      </div>
    </dl>
  );
}
