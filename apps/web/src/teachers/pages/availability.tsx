import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import area from '../../shell/area.module.css';
import { Loaded } from '../../ui/loaded.tsx';
import { useAvailability } from '../api.ts';
import { DayExceptions } from '../components/day-exceptions.tsx';
import { HoursTaught } from '../components/hours-taught.tsx';
import css from '../components/teachers.module.css';
import { WeeklyHours } from '../components/weekly-hours.tsx';

/** When a teacher teaches: every week, on days that differ, and what was taught already. */
export default function Availability() {
  const t = useTexts('teachers').screens.availability;
  const shell = useTexts('shell');
  const availability = useAvailability();
  return (
    <div className={area.page}>
      <PageHead title={shell.nav.availability} hidden />
      <header className={css.head}>
        <div>
          <h1>{shell.nav.availability}</h1>
          <p className={css.lead}>{t.lead}</p>
        </div>
      </header>
      <Loaded query={availability} lines={8}>
        {(of) => (
          <>
            <section className={css.section} aria-labelledby="weekly">
              <h2 id="weekly">{t.weekly}</h2>
              <WeeklyHours record={of} />
            </section>
            <section className={css.section} aria-labelledby="exceptions">
              <h2 id="exceptions">{t.exceptions}</h2>
              <DayExceptions of={of} />
            </section>
          </>
        )}
      </Loaded>
      <section className={css.section} aria-labelledby="taught">
        <h2 id="taught">{t.taught}</h2>
        <HoursTaught />
      </section>
    </div>
  );
}
