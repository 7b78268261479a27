import { homeOf, type Role } from '@fasih/school/basics/roles';
import { Link, useLocation } from 'react-router';
import { ofLearner } from '../courses/enrolments/of-learner.ts';
import { useLastLearner } from '../courses/enrolments/queries.ts';
import { useTexts } from '../lib/language.tsx';
import { useLeave } from '../people/sign-in/use-leave.ts';
import { IconLogout } from '../ui/icons.ts';
import { Stack } from '../ui/layout.tsx';
import { isCurrent, SIDEBAR } from '../ui/sidebar-items.ts';
import css from './area.module.css';

/** The links of a role and the way out, which asks first, in that role's words (docs/product/staff.md#areas). */
export function Sidebar({ role }: { role: Role }) {
  const t = useTexts('shell');
  const { pathname } = useLocation();
  const learner = useLastLearner();
  const home = homeOf(role);
  const leave = useLeave(role);
  return (
    <nav aria-label={t.areaNav} style={{ display: 'contents' }}>
      <Stack as="ul" className={css.nav}>
        {SIDEBAR[role].map((item) => (
          <li key={item.to}>
            <Link
              className={css.item}
              to={role === 'student' ? ofLearner(item.to, learner) : item.to}
              aria-current={isCurrent(item, pathname, home) ? 'page' : undefined}
            >
              <item.Icon size={20} stroke={1.75} aria-hidden="true" />
              {t.nav[item.label]}
            </Link>
          </li>
        ))}
      </Stack>
      <button type="button" className={css.item} data-closes="" onClick={leave}>
        <IconLogout size={20} stroke={1.75} aria-hidden="true" />
        {t.nav.logout}
      </button>
    </nav>
  );
}
