import type { Course } from '@fasih/school/office/homes/contract';
import { AGE_HUE } from '../../../courses/enrolments/hues.ts';
import { formatDay, formatHours, readerZone } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/basics.tsx';
import { Row, Stack, Text } from '../../../ui/layout.tsx';
import { CourseFiles } from '../../materials/course-files.tsx';
import css from './classes.module.css';
import { Join } from './join.tsx';
import { MeetingActions, MeetingBadges, type MeetingShown, MeetingStory } from './meeting-parts.tsx';
import { TeacherMissing } from './teacher-missing.tsx';

/** The next meeting of a class with all there is to know and to do about it. */
export function ComingMeeting({ ageGroup, ...shown }: MeetingShown & Pick<Course, 'ageGroup'>) {
  const { meeting, now, hasFiles, hasUploads } = shown;
  const words = useTexts('meetings');
  const next = useTexts('enrolments').nextMeeting;
  const lang = useLang();
  const { number, kind, startsAt, endsAt, teacherName } = meeting;
  const title = meeting.topic?.title[lang];
  return (
    <Card
      as="article"
      isTight
      isLead
      gap={3}
      hue={ageGroup ? AGE_HUE[ageGroup] : 'teal'}
      edge="start"
      id={`meeting-${number}`}
      className={css.coming}
    >
      <Row justify="between">
        <div>
          <p data-eyebrow="">{meeting.join.link === null ? next.title : next.now}</p>
          {startsAt !== null && endsAt !== null && (
            <time dateTime={startsAt}>
              <Text as="strong" size="figure">
                {formatHours(startsAt, endsAt, lang)}
              </Text>
              {formatDay(startsAt, lang, readerZone(), now)} · {words.number({ number })}
            </time>
          )}
          <h3 tabIndex={-1}>{title ?? words.number({ number })}</h3>
        </div>
        <Join meeting={meeting} learnerId={shown.learnerId} now={now} />
      </Row>
      <Row gap={2}>
        <Row as="span" gap={2} isOneLine>
          <Avatar name={teacherName} photo={meeting.teacherPhoto ?? null} size={32} />
          <span>
            {teacherName}
            {meeting.substitute && <> ({next.substitute})</>}
          </span>
        </Row>
        <MeetingBadges meeting={meeting} now={now} />
      </Row>
      {shown.mayDecide && <TeacherMissing meeting={meeting} learnerId={shown.learnerId} now={now} />}
      {shown.mayDecide && meeting.substitute && meeting.state === 'planned' && (
        <Text isMuted size="small">
          {next.mayDecline}
        </Text>
      )}
      <Stack gap={3}>
        <MeetingStory meeting={meeting} hasUploads={hasUploads} />
      </Stack>
      <Row justify="between">
        {hasFiles && <CourseFiles meetingId={meeting.meetingId} number={number} test={kind !== 'lesson'} />}
        <MeetingActions {...shown} />
      </Row>
    </Card>
  );
}
