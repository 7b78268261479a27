import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/language.tsx';
import { useWho } from '../../lib/session.ts';
import { SkeletonLines } from '../../ui/basics.tsx';
import { Page } from '../../ui/page.tsx';
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
    <Page
      isNarrow
      title={t.preferences}
      lead={t.preferencesText}
      links={{
        label: shell.nav.account,
        pages: [
          ['/account', shell.nav.account],
          ['/notifications', t.all],
        ],
      }}
    >
      {preferences === undefined ? <SkeletonLines lines={5} /> : <PreferencesForm chosen={preferences} />}
      {(who === 'student' || who === 'teacher') && <CalendarCard />}
    </Page>
  );
}
