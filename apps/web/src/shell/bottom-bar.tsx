import { homeOf } from '@fasih/school/basics/roles';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { ofLearner } from '../courses/enrolments/of-learner.ts';
import { useLastLearner } from '../courses/enrolments/queries.ts';
import { useTexts } from '../lib/language.tsx';
import { unreadQuery } from '../messaging/notifications/queries.ts';
import { BOTTOM_BAR, isCurrent } from '../ui/sidebar-items.ts';
import css from './bottom-bar.module.css';

/** On phones the five places that families and teachers go to most, in reach of the thumb; the drawer has the rest. */
export function BottomBar({ role }: { role: keyof typeof BOTTOM_BAR }) {
  const t = useTexts('shell');
  const { pathname } = useLocation();
  const learner = useLastLearner();
  const unread = useQuery(unreadQuery()).data?.unread ?? 0;
  const home = homeOf(role);
  return (
    <nav className={css.bar} aria-label={t.bottomNav}>
      {BOTTOM_BAR[role].map(({ name, ...item }) => (
        <Link
          key={item.to}
          to={role === 'student' ? ofLearner(item.to, learner) : item.to}
          aria-current={isCurrent(item, pathname, home) ? 'page' : undefined}
        >
          <item.Icon size={24} stroke={1.75} aria-hidden="true" />
          {t.bottom[name]}
          {name === 'news' && unread > 0 && (
            <span className={css.dot}>
              <span className="unseen">{t.bottomUnread}</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
