import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/language.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import css from '../../ui/parts/staff.module.css';
import { availabilityQuery, HOURS_READS } from '../teachers/queries.ts';
import { DayExceptions } from './day-exceptions.tsx';
import { HoursTaught } from './hours-taught.tsx';
import { WeeklyHours } from './weekly-hours.tsx';

/** When a teacher teaches: every week, on days that differ, and what was taught already. */
export default function Availability() {
  const t = useTexts('teachers').screens.availability;
  const shell = useTexts('shell');
  const availability = useQuery(availabilityQuery);
  return (
    <Page title={shell.nav.availability} lead={t.lead}>
      <Loaded query={availability} lines={8}>
        {(own) => (
          <>
            <section className={css.section} aria-labelledby="weekly">
              <h2 id="weekly">{t.weekly}</h2>
              <WeeklyHours record={own} invalidates={HOURS_READS} />
            </section>
            <section className={css.section} aria-labelledby="exceptions">
              <h2 id="exceptions">{t.exceptions}</h2>
              <DayExceptions exceptions={own.exceptions} />
            </section>
          </>
        )}
      </Loaded>
      <section className={css.section} aria-labelledby="taught">
        <h2 id="taught">{t.taught}</h2>
        <HoursTaught />
      </section>
    </Page>
  );
}
