import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { useWho } from '../../lib/session.ts';
import { Columns } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { PreferencesForm } from './preferences-form.tsx';
import { preferencesQuery } from './queries.ts';

/** Which mails one wants, their language and zone, and the secret address of one's calendar. */
export default function Messages() {
  const t = useTexts('notifications');
  const who = useWho();
  return (
    <>
      <Columns least="large" align="start">
        <Loaded query={useQuery(preferencesQuery())}>
          {(chosen) => <PreferencesForm chosen={chosen} />}
        </Loaded>
        {(who === 'student' || who === 'teacher') && <CalendarCard />}
      </Columns>
      <p>
        <Link to="/notifications">{t.all}</Link>
      </p>
    </>
  );
}
