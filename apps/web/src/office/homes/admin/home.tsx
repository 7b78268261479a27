import type { Reply } from '@fasih/school/basics/contract';
import type { adminDashboard } from '@fasih/school/office/homes/admin-contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../../../lib/language.tsx';
import { ProfileCard } from '../../../people/accounts/profile-card.tsx';
import { Card } from '../../../ui/basics.tsx';
import { IconCalendarCheck, IconChartBar, IconChevronRight, IconUserCog } from '../../../ui/icons.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { ActivityList } from './activity.tsx';
import css from './home.module.css';
import { adminHomeQuery } from './queries.ts';
import { WorkList } from './work.tsx';

/** An admin's home: what waits first, the oldest deadline on top, numbers second, then what happened last. */
export default function AdminHome() {
  const shell = useTexts('shell');
  const home = useQuery(adminHomeQuery);
  return (
    <Page title={shell.nav.dashboard}>
      <div className={css.columns}>
        <Loaded query={home} lines={8}>
          {({ work, serverNow }) => <WorkList work={work} now={new Date(serverNow)} />}
        </Loaded>
        <div className={css.side}>
          <ProfileCard />
          {home.data !== undefined && <Totals totals={home.data.totals} />}
        </div>
      </div>
      {home.data !== undefined && <ActivityList activity={home.data.activity} />}
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
    <section className={css.side} aria-labelledby="totals">
      <Card className={css.card}>
        <h2 id="totals">{t.title}</h2>
        <dl className={css.totals}>
          {(['students', 'teachers', 'activeClasses'] as const).map((key) => (
            <div key={key}>
              <dt>{t[key]}</dt>
              <dd>{totals[key]}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <ul className={css.ways}>
        {ways.map(({ to, label, text, Icon }) => (
          <li key={to}>
            <Link to={to} className={css.way}>
              <Icon size={24} stroke={1.75} aria-hidden="true" />
              <span>
                <strong>{label}</strong>
                <span>{text}</span>
              </span>
              <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
