import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { useWho } from '../../lib/session.ts';
import { SkeletonLines } from '../../ui/basics.tsx';
import forms from '../../ui/parts/account-forms.module.css';
import { CalendarCard } from './calendar-card.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { preferencesQuery } from './queries.ts';

/** Which mails one wants, the zone they name, and the secret address of one's calendar. */
export default function Messages() {
  const t = useTexts('notifications');
  const shell = useTexts('shell');
  const who = useWho();
  const preferences = useQuery(preferencesQuery()).data;
  return (
    <div className={forms.settings}>
      <PageHead title={t.preferences} hidden />
      <header className={forms.head}>
        <h1>{t.preferences}</h1>
        <p className={forms.lead}>{t.preferencesText}</p>
        <nav className={forms.links} aria-label={shell.nav.account}>
          <Link to="/account">{shell.nav.account}</Link>
          <Link to="/notifications">{t.all}</Link>
        </nav>
      </header>
      {preferences === undefined ? <SkeletonLines lines={5} /> : <PreferencesForm chosen={preferences} />}
      {(who === 'student' || who === 'teacher') && <CalendarCard />}
    </div>
  );
}
