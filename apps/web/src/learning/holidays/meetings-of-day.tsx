import { classSubtitle, classTitle } from '@fasih/school/learning/classes/title';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Titled } from '../../ui/titled.tsx';
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
          <Text isMuted>{t.free}</Text>
        ) : (
          <Stack as="ul" gap={2}>
            {found.meetings.map((one) => (
              <li key={one.id}>
                <Titled
                  below={[
                    formatInstant(one.startsAt, lang),
                    t.meeting(one),
                    one.teacherName,
                    classSubtitle(one.learners, one.className),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                >
                  <Link to={`/class/management/${one.classId}`}>
                    {classTitle(one.learners, one.className)}
                  </Link>
                </Titled>
              </li>
            ))}
            {found.count > found.meetings.length && (
              <Text as="li" isMuted>
                {t.more({ n: found.count - found.meetings.length })}
              </Text>
            )}
          </Stack>
        )
      }
    </Loaded>
  );
}
