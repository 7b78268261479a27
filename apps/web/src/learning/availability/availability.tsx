import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/language.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page, Part } from '../../ui/page.tsx';
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
            <Part title={t.weekly}>
              <WeeklyHours record={own} invalidates={HOURS_READS} />
            </Part>
            <Part title={t.exceptions}>
              <DayExceptions exceptions={own.exceptions} />
            </Part>
          </>
        )}
      </Loaded>
      <Part id="taught" title={t.taught}>
        <HoursTaught />
      </Part>
    </Page>
  );
}
