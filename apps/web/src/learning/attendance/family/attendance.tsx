import type { Reply } from '@fasih/school/basics/contract';
import { isDrawn } from '@fasih/school/catalogue/policy/seat';
import { setAttendance } from '@fasih/school/learning/attendance/contract';
import type { myClass } from '@fasih/school/office/homes/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { LearnerSwitch } from '../../../courses/enrolments/learner-switch.tsx';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';
import { FAMILY_READS, useChosenLearner } from '../../../courses/enrolments/queries.ts';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Problem } from '../../../lib/problem.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Card, Notice, SkeletonLines } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choice, Choices } from '../../../ui/choice.tsx';
import { EmptyWithLink } from '../../../ui/empty-list.tsx';
import { Muted, Row, Text } from '../../../ui/layout.tsx';
import { LoadedPart } from '../../../ui/loaded.tsx';
import { Page } from '../../../ui/page.tsx';
import { NotHere } from '../../classes/family/not-here.tsx';
import { useMyClass } from '../../classes/family/queries.ts';
import { inOrder } from '../../classes/order.ts';
import { SeatBadge } from '../../meetings/seat-badge.tsx';
import { When } from '../../meetings/when.tsx';
import css from './attendance.module.css';
import { MarkPanel } from './mark-panel.tsx';
import { attendanceQuery } from './queries.ts';
import { inWeekOf } from './week.ts';

type Shown = Reply<typeof myClass>;

/** Attendance of one class: this week's meetings as slots; the chosen one can be marked while the server's window is open. */
export default function Attendance() {
  const t = useTexts('attendance').page;
  const { id = '' } = useParams();
  const learner = useChosenLearner();
  const { data, none, error, refetch } = useMyClass(id, learner);
  const course = data?.course;
  return (
    <Page
      title={t.title}
      lead={
        course?.classId && (
          <Link to={ofLearner(`/my-classes/${course.classId}`, course.learnerId)}>{course.className}</Link>
        )
      }
      actions={data && <LearnerSwitch learners={data.learners} chosen={data.course.learnerId} />}
    >
      {data ? (
        <WeekForm key={data.course.learnerId} shown={data} />
      ) : none || error ? (
        <NotHere error={error} onRetry={refetch} />
      ) : (
        <Card aria-busy="true">
          <SkeletonLines lines={5} />
        </Card>
      )}
    </Page>
  );
}

function WeekForm({ shown: { course, meetings, serverNow } }: { shown: Shown }) {
  const t = useTexts('attendance').page;
  const lang = useLang();
  const slots = inWeekOf(meetings, new Date(serverNow));
  const [chosen, setChosen] = useState<string | null>(null);
  const { learnerId } = course;
  const seat = useQuery(attendanceQuery(chosen, learnerId));
  const mark = useAction(setAttendance, {
    updates: ({ meetingId }) => attendanceQuery(meetingId, learnerId),
    invalidates: FAMILY_READS,
    onError: () => seat.refetch(),
  });
  if (slots.length === 0) {
    const coming = inOrder(meetings).find(
      ({ state, startsAt }) => state === 'planned' && (startsAt ?? '') > serverNow,
    );
    return (
      <EmptyWithLink
        title={t.noSlots}
        text={
          coming?.startsAt
            ? t.nextIs({ when: formatInstant(coming.startsAt, lang), minutes: course.opensMinutes })
            : t.hint({ perWeek: course.perWeek })
        }
        picture="/pictures/empty/no-classes.svg"
        link={{ to: ofLearner(`/my-classes/${course.classId}`, course.learnerId), label: t.toClass }}
      />
    );
  }
  const outcome = seat.data?.markNow.outcome;
  const may = outcome === 'present' || outcome === 'late';
  const marked = seat.data !== undefined && isDrawn(seat.data.state);
  const refused = mark.error instanceof Problem && mark.error.status >= 400 && mark.error.status < 500;
  const refusal = (refused && mark.problem) || '';
  return (
    <Card
      as="form"
      gap={5}
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== null) void mark.run({ params: { meetingId: chosen, learnerId }, body: {} });
      }}
    >
      <Choices legend={t.chooseSlot}>
        {slots.map((meeting) => (
          <Slot
            key={meeting.meetingId}
            meeting={meeting}
            chosen={meeting.meetingId === chosen}
            onChoose={() => {
              mark.reset();
              setChosen(meeting.meetingId);
            }}
          />
        ))}
      </Choices>
      <Text isMuted>{t.hint({ perWeek: course.perWeek })}</Text>
      <div aria-live="polite">
        {chosen !== null && (
          <LoadedPart query={seat} lines={2} failed={t.loadFailed}>
            {(now) => (
              <MarkPanel key={chosen} seat={now} refusal={refusal} onTurn={() => void seat.refetch()} />
            )}
          </LoadedPart>
        )}
      </div>
      {mark.error !== null && <Notice kind="bad">{refusal || t.notSaved}</Notice>}
      <div>
        <Button
          type="submit"
          size="big"
          look={chosen !== null && !may ? 'quiet' : 'teal'}
          disabled={chosen === null || marked || mark.isPending}
        >
          {mark.isPending ? t.marking : t.mark}
        </Button>
      </div>
    </Card>
  );
}

function Slot({
  meeting,
  chosen,
  onChoose,
}: {
  meeting: Shown['meetings'][number];
  chosen: boolean;
  onChoose: () => void;
}) {
  const words = useTexts('meetings');
  const lang = useLang();
  const { startsAt, endsAt, number, topic, state } = meeting;
  if (startsAt === null || endsAt === null) return null;
  return (
    <Choice type="radio" look="card" name="slot" checked={chosen} onChange={onChoose}>
      {/* The badge is below where it has no room beside. */}
      <Row as="span" justify="between" className={css.what}>
        <span>
          <strong>
            <When start={startsAt} end={endsAt} />
          </strong>
          <br />
          <Muted size="small">
            {words.number({ number })}
            {topic !== null && ` · ${topic.title[lang]}`}
          </Muted>
        </span>
        <SeatBadge state={state} />
      </Row>
    </Choice>
  );
}
