import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import forms from '../../ui/parts/forms.module.css';
import css from '../../ui/parts/settings.module.css';
import { meetingsOfDayQuery } from './queries.ts';

/** The planned meetings of a day with the pages where they are moved. */
export function MeetingsOfDay({ day }: { day: string }) {
  const t = useTexts('settings').holidays;
  const lang = useLang();
  const meetings = useQuery(meetingsOfDayQuery(day));
  return (
    <Loaded query={meetings} lines={3}>
      {(found) =>
        found.count === 0 ? (
          <p className={forms.quiet}>{t.free}</p>
        ) : (
          <ul className={css.meetings}>
            {found.meetings.map((one) => (
              <li key={one.id}>
                <Link to={`/class/management/${one.classId}`}>{one.className}</Link>
                <span className={forms.quiet}>
                  {formatInstant(one.startsAt, lang)} · {t.meeting(one)} · {one.teacherName} ·{' '}
                  {one.learners.join(', ')}
                </span>
              </li>
            ))}
            {found.count > found.meetings.length && (
              <li className={forms.quiet}>{t.more({ n: found.count - found.meetings.length })}</li>
            )}
          </ul>
        )
      }
    </Loaded>
  );
}
