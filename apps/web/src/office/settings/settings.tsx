import { PolicySettings } from '../../catalogue/policy/admin/policy.tsx';
import { HolidaySettings } from '../../learning/holidays/holidays.tsx';
import { LessonHourSettings } from '../../learning/lesson-hours/lesson-hours.tsx';
import { BookingSettings } from '../../learning/placing/admin/booking-setting.tsx';
import { useTexts } from '../../lib/language.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs, useTab } from '../../ui/tabs.tsx';
import { LetterSettings } from '../mails/letters.tsx';
import { SafeguardingSettings } from '../safeguarding/admin/settings.tsx';
import { StaffSettings } from '../staff/staff.tsx';
import { PublicPageSettings } from './public-texts.tsx';
import { SchoolSettings } from './school.tsx';

const PARTS = {
  school: SchoolSettings,
  publicTexts: PublicPageSettings,
  policy: PolicySettings,
  holidays: HolidaySettings,
  hours: LessonHourSettings,
  booking: BookingSettings,
  letters: LetterSettings,
  safeguarding: SafeguardingSettings,
  staff: StaffSettings,
};
const TABS = Object.keys(PARTS) as [keyof typeof PARTS, ...(keyof typeof PARTS)[]];

/** The school's settings, part by part; the part is kept in the address. */
export default function Settings() {
  const t = useTexts('settings').tabs;
  const nav = useTexts('shell').nav;
  const [chosen, choose] = useTab(TABS);
  const Part = PARTS[chosen];
  return (
    <Page title={nav.settings}>
      <Tabs
        label={t.label}
        tabs={TABS.map((key) => ({ key, label: t[key] }))}
        chosen={chosen}
        onChoose={choose}
      >
        <Part />
      </Tabs>
    </Page>
  );
}
