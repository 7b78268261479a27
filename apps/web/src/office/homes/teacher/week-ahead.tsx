import type { Reply } from '@fasih/school/basics/contract';
import { dayIn } from '@fasih/school/basics/instants';
import { classTitle } from '@fasih/school/learning/classes/title';
import type { teacherDashboard } from '@fasih/school/office/homes/teacher-contract';
import { Link } from 'react-router';
import { formatTime, readerZone } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { DateChip } from '../../../ui/date-chip.tsx';
import { IconLinkOff, IconUserOff } from '../../../ui/icons.ts';
import { Muted, Row, Stack, Text } from '../../../ui/layout.tsx';
import { CardSection } from '../../../ui/page.tsx';

/** The meetings of the seven days after today, at most eight, by their day; the calendar has all. */
export function WeekAhead({ home }: { home: Reply<typeof teacherDashboard> }) {
  const t = useTexts('teachers').screens.home;
  const { nav } = useTexts('shell');
  const lang = useLang();
  const days = Map.groupBy(home.ahead ?? [], ({ startsAt }) =>
    dayIn(new Date(startsAt ?? home.serverNow), readerZone()),
  );
  return (
    <CardSection title={t.ahead} actions={<Link to="/teacher/calendar">{nav.calendar}</Link>}>
      {days.size === 0 ? (
        <Text isMuted>{t.noneAhead}</Text>
      ) : (
        <Stack as="ol" gap={3}>
          {[...days].map(([day, meetings]) => (
            <Row as="li" key={day} isOneLine align="start">
              <DateChip instant={meetings[0]?.startsAt ?? home.serverNow} />
              <Stack as="ul" gap={1}>
                {meetings.map(
                  ({ meetingId, classId, className, startsAt, seats, link, awaitsSubstitute }) => (
                    <Row as="li" gap={2} key={meetingId} isOneLine>
                      {startsAt !== null && (
                        <Muted size="small">{formatTime(startsAt, lang).replace(' ', '\u00a0')}</Muted>
                      )}
                      <Text as={Link} size="small" to={`/teacher/classes/${classId}`}>
                        {classTitle(seats, className)}
                      </Text>
                      {awaitsSubstitute && <Sign icon={IconUserOff} text={t.awaitsSubstitute} />}
                      {link === null && <Sign icon={IconLinkOff} text={t.noLink} />}
                    </Row>
                  ),
                )}
              </Stack>
            </Row>
          ))}
        </Stack>
      )}
    </CardSection>
  );
}

/** A sign of what a meeting still lacks; its words are in the tooltip and read out. */
function Sign({ icon: Icon, text }: { icon: typeof IconLinkOff; text: string }) {
  return (
    <span title={text}>
      <Icon size={18} stroke={1.75} color="var(--amber-text)" aria-hidden="true" />
      <span className="unseen">{text}</span>
    </span>
  );
}
