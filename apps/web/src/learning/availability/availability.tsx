import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/language.tsx';
import { Split } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page, Part } from '../../ui/page.tsx';
import { Tabs, useTab } from '../../ui/tabs.tsx';
import { OwnAbsence, OwnUncovered } from '../absences/teacher/away-dialog.tsx';
import { availabilityQuery, HOURS_READS } from '../teachers/queries.ts';
import { DayExceptions } from './day-exceptions.tsx';
import { HoursTaught } from './hours-taught.tsx';
import { WeeklyHours } from './weekly-hours.tsx';

const TABS = ['hours', 'taught'] as const;

/** When a teacher teaches, every week and on days that differ, and in another tab what was taught already. */
export default function Availability() {
  const t = useTexts('teachers').screens.availability;
  const shell = useTexts('shell');
  const availability = useQuery(availabilityQuery);
  const [tab, choose] = useTab(TABS);
  return (
    <Page title={shell.nav.availability} lead={t.lead} actions={<OwnAbsence />}>
      <OwnUncovered />
      <Tabs
        label={t.tabs.label}
        tabs={TABS.map((key) => ({ key, label: t.tabs[key] }))}
        chosen={tab}
        onChoose={choose}
      >
        {tab === 'hours' && (
          <Loaded query={availability} lines={8}>
            {(own) => (
              <Split>
                <Part title={t.weekly}>
                  <WeeklyHours record={own} invalidates={HOURS_READS} />
                </Part>
                <Part title={t.exceptions}>
                  <DayExceptions exceptions={own.exceptions} />
                </Part>
              </Split>
            )}
          </Loaded>
        )}
        {tab === 'taught' && <HoursTaught />}
      </Tabs>
    </Page>
  );
}
