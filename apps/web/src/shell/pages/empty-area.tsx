import { homeOf } from '@fasih/school/basics/roles';
import { useLocation } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { patternOf } from '../../lib/routes.ts';
import { useWho } from '../../lib/session.ts';
import { Card, EmptyState } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import css from '../area.module.css';
import { ProfileCard } from '../profile-card.tsx';
import { titleOf } from '../sidebar-items.ts';

/** A signed-in page that has nothing to show yet: its title, the profile, and an honest empty state. */
export default function EmptyArea() {
  const t = useTexts('shell');
  const who = useWho();
  const { pathname } = useLocation();
  const title = t.nav[titleOf(patternOf(pathname))];
  const home = homeOf(who);
  return (
    <div className={css.page}>
      <PageHead title={title} hidden />
      <header>
        <h1>{title}</h1>
      </header>
      <ProfileCard />
      <Card>
        <EmptyState
          title={t.emptyTitle}
          text={t.empty}
          picture="/pictures/empty/no-classes.svg"
          action={
            who === 'student' ? (
              <ButtonLink to="/program-selection">{t.toPackages}</ButtonLink>
            ) : pathname === home ? undefined : (
              <ButtonLink look="quiet" to={home}>
                {t.toDashboard}
              </ButtonLink>
            )
          }
        />
      </Card>
    </div>
  );
}
