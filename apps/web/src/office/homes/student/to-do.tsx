import type { Reply } from '@fasih/school/basics/contract';
import type { studentDashboard } from '@fasih/school/office/homes/contract';
import type { Icon } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ofLearner } from '../../../courses/enrolments/of-learner.ts';
import type { NextStep, OwnStep } from '../../../learning/classes/family/next-step.ts';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Card } from '../../../ui/basics.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { DateChip } from '../../../ui/date-chip.tsx';
import {
  IconBooks,
  IconCalendarCheck,
  IconCalendarWeek,
  IconClock,
  IconPhone,
  IconReceipt,
  IconTarget,
} from '../../../ui/icons.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { LinkRow, LinkRows } from '../../../ui/link-rows.tsx';
import { CardSection, Part } from '../../../ui/page.tsx';
import type { Hue } from '../../../ui/theme/colors.ts';
import { Titled } from '../../../ui/titled.tsx';
import { WrittenPart } from '../../../ui/written.tsx';
import css from './student.module.css';

export type Written = NonNullable<Reply<typeof studentDashboard>['written']>[number];

const SIGN: Record<OwnStep['kind'], Icon> = {
  pay: IconReceipt,
  test: IconTarget,
  resume: IconTarget,
  wish: IconCalendarWeek,
  waiting: IconClock,
  plan: IconCalendarCheck,
  stopped: IconPhone,
};

function useStepWords() {
  const { steps } = useTexts('enrolments');
  const lang = useLang();
  return (step: NextStep) => {
    const words = steps[step.kind];
    const title =
      typeof words.title === 'function'
        ? words.title({ name: 'name' in step ? step.name : '' })
        : words.title;
    const text =
      typeof words.text === 'function'
        ? words.text({ until: 'until' in step ? formatInstant(step.until, lang) : '' })
        : words.text;
    return { ...words, title, text };
  };
}

/** The one step where no meeting is planned, in the place of the next meeting. */
export function NextStepCard({ step, hue }: { step: NextStep; hue: Hue }) {
  const t = useTexts('enrolments');
  const words = useStepWords()(step);
  return (
    <Card gap={2} align="start" isLead hue={hue} edge="start" className={css.next}>
      <p data-eyebrow="">{t.next}</p>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <ButtonLink to={step.to} look={step.kind === 'waiting' ? 'quiet' : undefined}>
        {words.action}
      </ButtonLink>
    </Card>
  );
}

/** What there is to do: the steps of each course, and the homework of the latest meeting. Nothing of it: nothing. */
export function ToDo({
  steps,
  homework,
  learnerId,
}: {
  steps: readonly OwnStep[];
  /** The meeting whose homework is to do. */
  homework: Written | undefined;
  learnerId: string | undefined;
}) {
  const t = useTexts('enrolments');
  const wordsOf = useStepWords();
  if (steps.length === 0 && homework === undefined) return null;
  return (
    <CardSection title={t.toDo}>
      <LinkRows>
        {steps.map((step) => {
          const { title, text, action } = wordsOf(step);
          return (
            <LinkRow
              key={`${step.kind}${step.to}`}
              to={step.to}
              sign={SIGN[step.kind]}
              title={title}
              below={text}
              action={action}
            />
          );
        })}
        {homework !== undefined && (
          <LinkRow
            to={pageOf(homework, learnerId)}
            sign={IconBooks}
            title={t.homeworkOf({ number: homework.number })}
            below={homework.homework}
            action={t.nextMeeting.lesson}
          />
        )}
      </LinkRows>
    </CardSection>
  );
}

const pageOf = ({ classId, number }: Written, learnerId: string | undefined) =>
  `${ofLearner(`/my-classes/${classId}`, learnerId)}#meeting-${number}`;

/** What the teacher wrote to meetings that are over, newest first. */
export function WrittenFeed({
  written,
  learnerId,
}: {
  written: readonly Written[];
  learnerId: string | undefined;
}) {
  const t = useTexts('enrolments');
  const lang = useLang();
  return (
    <Part title={t.written}>
      <Card>
        <Stack as="ol" gap={4} isLined>
          {written.map((one) => (
            <Row as="li" key={one.meetingId} gap={4} align="start" isOneLine>
              <DateChip instant={one.startsAt} />
              <Stack gap={2}>
                <Titled below={t.meeting({ number: one.number })}>
                  <Link to={pageOf(one, learnerId)}>
                    <strong>{one.topic?.title[lang] ?? t.meeting({ number: one.number })}</strong>
                  </Link>
                </Titled>
                <WrittenPart
                  as="p"
                  title={
                    <Row as="span" gap={2}>
                      <Avatar name={one.teacherName} photo={null} size={24} />
                      {t.noteBy({ name: one.teacherName })}
                    </Row>
                  }
                  text={one.note}
                />
                <WrittenPart as="p" title={t.homework} text={one.homework} />
              </Stack>
            </Row>
          ))}
        </Stack>
      </Card>
    </Part>
  );
}
