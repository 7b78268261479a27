import type { Reply } from '@fasih/school/basics/contract';
import type { adminDashboard } from '@fasih/school/office/homes/admin-contract';
import { useQuery } from '@tanstack/react-query';
import { LinklessClasses } from '../../../learning/classes/linkless.tsx';
import { useTexts } from '../../../lib/language.tsx';
import { ProfileCard } from '../../../people/accounts/profile-card.tsx';
import { IconCalendarCheck, IconChartBar, IconUserCog } from '../../../ui/icons.ts';
import { Split, Stack, Text } from '../../../ui/layout.tsx';
import { LinkRow, LinkRows } from '../../../ui/link-rows.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { CardSection, FactList, Page } from '../../../ui/page.tsx';
import { ActivityList } from './activity.tsx';
import { adminHomeQuery, LINK_READS } from './queries.ts';
import { TodaysLessons } from './today.tsx';
import { WorkList } from './work.tsx';

/** An admin's home: today's lessons and what waits, the earliest deadline on top; numbers and what happened last beside it. */
export default function AdminHome() {
  const shell = useTexts('shell');
  const home = useQuery(adminHomeQuery);
  return (
    <Page title={shell.nav.dashboard}>
      {home.data?.linkless !== undefined && (
        <LinklessClasses classes={home.data.linkless} invalidates={LINK_READS} withTeacher />
      )}
      {home.data?.today !== undefined && (
        <TodaysLessons today={home.data.today} now={new Date(home.data.serverNow)} />
      )}
      <Split>
        <Loaded query={home} lines={8}>
          {({ work, serverNow }) => <WorkList work={work} now={new Date(serverNow)} />}
        </Loaded>
        <Stack>
          {home.data !== undefined && <Totals totals={home.data.totals} />}
          {home.data !== undefined && <ActivityList activity={home.data.activity} />}
          <ProfileCard />
        </Stack>
      </Split>
    </Page>
  );
}

function Totals({ totals }: { totals: Reply<typeof adminDashboard>['totals'] }) {
  const t = useTexts('admin').totals;
  const ways = [
    { to: '/admin/teachers', label: t.toTeachers, text: t.toTeachersText, Icon: IconUserCog },
    { to: '/admin/attendance', label: t.toAttendance, text: t.toAttendanceText, Icon: IconCalendarCheck },
    { to: '/admin/analytics', label: t.toAnalytics, text: t.toAnalyticsText, Icon: IconChartBar },
  ];
  return (
    <CardSection title={t.title}>
      <FactList
        facts={(['students', 'teachers', 'activeClasses'] as const).map((key) => [
          t[key],
          <Text as="span" size="figure" key={key}>
            {totals[key]}
          </Text>,
        ])}
      />
      <LinkRows>
        {ways.map(({ to, label, text, Icon }) => (
          <LinkRow key={to} to={to} sign={Icon} title={label} below={text} />
        ))}
      </LinkRows>
    </CardSection>
  );
}
