import type { Reply } from '@fasih/school/basics/contract';
import type { AgendaMeeting, teacherDashboard } from '@fasih/school/office/homes/teacher-contract';
import { type ReactNode, useState } from 'react';
import { NoteForm } from '../../../learning/meetings/teacher/note-form.tsx';
import { shortInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge } from '../../../ui/basics.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Muted, Stack, Text } from '../../../ui/layout.tsx';
import { CardSection } from '../../../ui/page.tsx';
import { TaskRow } from '../task-row.tsx';
import css from '../work.module.css';

type Home = Reply<typeof teacherDashboard>;

/** What waits for the teacher: levels by their deadline, and notes and scores by the meeting that they belong to. */
export function Work({ home }: { home: Home }) {
  const t = useTexts('teachers').screens.home;
  const { levels, unwritten = [], unscored = [], totals } = home;
  const tasks: { at: string | null; key: string; row: ReactNode }[] = [
    ...levels.data.map((level) => ({
      at: level.dueAt,
      key: `level ${level.enrolmentId}`,
      row: <LevelTask level={level} now={new Date(home.serverNow)} />,
    })),
    ...unwritten.map((meeting) => ({
      at: meeting.startsAt,
      key: `note ${meeting.meetingId}`,
      row: <NoteTask meeting={meeting} />,
    })),
    ...unscored.map((test) => ({
      at: test.startsAt,
      key: `score ${test.enrolmentId} ${test.number}`,
      row: <ScoreTask test={test} />,
    })),
  ].sort((a, b) => Number(a.at === null) - Number(b.at === null) || (a.at ?? '').localeCompare(b.at ?? ''));
  // Of each kind only the first few are listed.
  const waiting =
    levels.total + (totals?.unwritten ?? unwritten.length) + (totals?.unscored ?? unscored.length);
  return (
    <CardSection
      title={
        <>
          {t.work} {waiting > 0 && <Badge hue="amber">{waiting}</Badge>}
        </>
      }
    >
      {tasks.length === 0 ? (
        <Text isMuted>{t.noWork}</Text>
      ) : (
        <Stack as="ul" gap={2} isLined className={css.tasks}>
          {tasks.map(({ key, row }) => (
            <li key={key}>{row}</li>
          ))}
        </Stack>
      )}
      {waiting > tasks.length && <Text isMuted>{t.more({ n: waiting - tasks.length })}</Text>}
    </CardSection>
  );
}

function LevelTask({ level, now }: { level: Home['levels']['data'][number]; now: Date }) {
  const t = useTexts('teachers').screens.home;
  const words = useTexts('levels').list;
  const lang = useLang();
  const { dueAt, name, enrolmentId, isAskedAgain } = level;
  const when = dueAt === null ? null : shortInstant(dueAt, lang);
  const isLate = dueAt !== null && now > new Date(dueAt);
  return (
    <TaskRow
      name={name}
      below={isAskedAgain ? t.levelAgain : t.level}
      when={
        isLate && when !== null ? (
          <Badge hue="red">{words.overdue({ when })}</Badge>
        ) : (
          <Muted size="small">{when === null ? words.noDue : words.due({ when })}</Muted>
        )
      }
    >
      <ButtonLink
        size="small"
        look="quiet"
        to={`/teacher/levels/${enrolmentId}`}
        aria-label={words.openFor({ name })}
      >
        {words.open}
      </ButtonLink>
    </TaskRow>
  );
}

/** A meeting without a note, which is written here. */
function NoteTask({ meeting }: { meeting: AgendaMeeting }) {
  const t = useTexts('teachers').screens.home;
  const lang = useLang();
  const [isOpen, setOpen] = useState(false);
  const { number, className, startsAt, seats } = meeting;
  const name = seats.length === 1 ? (seats[0]?.name ?? className) : className;
  return (
    <Stack gap={2}>
      <TaskRow
        name={name}
        below={[t.noteOf({ number }), name !== className && className].filter(Boolean).join(' · ')}
        when={startsAt !== null && <Muted size="small">{shortInstant(startsAt, lang)}</Muted>}
      >
        <Button
          size="small"
          look="quiet"
          aria-expanded={isOpen}
          aria-label={t.writeFor({ number, name })}
          onClick={() => setOpen(!isOpen)}
        >
          {t.write}
        </Button>
      </TaskRow>
      {isOpen && <NoteForm meeting={meeting} unfolded />}
    </Stack>
  );
}

function ScoreTask({ test }: { test: NonNullable<Home['unscored']>[number] }) {
  const t = useTexts('teachers').screens;
  const lang = useLang();
  const { number, name, kind, startsAt } = test;
  const what = kind === 'final' ? t.home.finalOf({ number }) : t.home.testOf({ number });
  return (
    <TaskRow name={name} below={what} when={<Muted size="small">{shortInstant(startsAt, lang)}</Muted>}>
      <ButtonLink
        size="small"
        look="quiet"
        to={`/teacher/students/${test.enrolmentId}?tab=tests`}
        aria-label={`${t.studentPage.enterScore}: ${name}`}
      >
        {t.studentPage.enterScore}
      </ButtonLink>
    </TaskRow>
  );
}
