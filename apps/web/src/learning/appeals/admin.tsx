import { answerAppeal, appealsOfClass, type ClassAppeal } from '@fasih/school/learning/appeals/contract';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { formatDate, formatInstant, shortInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { notify } from '../../ui/ask.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Muted, Row, Stack } from '../../ui/layout.tsx';
import { LoadedPart } from '../../ui/loaded.tsx';
import { CardSection } from '../../ui/page.tsx';
import { WrittenPart } from '../../ui/written.tsx';
import { MEETING_READS } from '../meetings/admin/reads.ts';
import { appealsOfClassQuery } from './queries.ts';

/** As the list of tasks names it. */
const ID = 'appeals';

type Answered = { appeal: ClassAppeal; returns: boolean };

/** The questioned forfeits of a class with their answers, open ones first; nothing where there are none. */
export function ClassAppeals({ classId }: { classId: string }) {
  const query = useQuery(appealsOfClassQuery(classId));
  const { data } = query;
  if (!data && query.isError) return <LoadedPart query={query}>{() => null}</LoadedPart>;
  if (!data || data.appeals.length === 0) return null;
  return (
    // The texts may still be loading; the page around stays.
    <Suspense>
      <Appeals appeals={data.appeals} now={new Date(data.serverNow)} />
    </Suspense>
  );
}

function Appeals({ appeals, now }: { appeals: readonly ClassAppeal[]; now: Date }) {
  const t = useTexts('appeals').admin;
  const [answered, setAnswered] = useState<Answered | null>(null);
  const { hash } = useLocation();
  // The list of tasks leads here, before the questions are there to be scrolled to.
  useEffect(() => {
    if (hash === `#${ID}`) document.getElementById(ID)?.scrollIntoView();
  }, [hash]);
  return (
    <CardSection id={ID} title={t.title} lead={t.lead}>
      <Stack as="ul" gap={4} isLined>
        {appeals.map((appeal) => (
          <AppealRow
            key={appeal.id}
            appeal={appeal}
            now={now}
            onAnswer={(returns) => setAnswered({ appeal, returns })}
          />
        ))}
      </Stack>
      {answered !== null && <AnswerForm answered={answered} onClose={() => setAnswered(null)} />}
    </CardSection>
  );
}

function AppealRow({
  appeal,
  now,
  onAnswer,
}: {
  appeal: ClassAppeal;
  now: Date;
  onAnswer: (returns: boolean) => void;
}) {
  const t = useTexts('appeals').admin;
  const lang = useLang();
  const { learnerName: name, number, missedAt, reason, askedAt, answerBy, state, answer } = appeal;
  const isOverdue = new Date(answerBy) < now;
  return (
    <Stack as="li" gap={2}>
      <Row justify="between">
        <div>
          <strong>{name}</strong>
          <br />
          <Muted size="small">
            {t.meeting({ number, when: missedAt === null ? '–' : formatInstant(missedAt, lang) })} ·{' '}
            {t.asked({ when: formatInstant(askedAt, lang) })}
          </Muted>
        </div>
        {state === 'open' ? (
          <Badge hue={isOverdue ? 'red' : 'amber'}>
            {(isOverdue ? t.overdue : t.answerBy)({ when: shortInstant(answerBy, lang) })}
          </Badge>
        ) : (
          <Badge hue={state === 'returned' ? 'leaf' : 'red'}>{t[state]}</Badge>
        )}
      </Row>
      <WrittenPart as="p" title={t.question} text={reason} />
      <WrittenPart
        as="p"
        title={
          appeal.answeredBy !== null && appeal.answeredAt !== null
            ? t.by({ name: appeal.answeredBy, when: formatInstant(appeal.answeredAt, lang) })
            : t.answer
        }
        text={answer}
      />
      {state === 'open' && (
        <Row gap={2}>
          {appeal.lastDay === null ? (
            <Muted size="small">{t.ended}</Muted>
          ) : (
            <Button size="small" aria-label={t.returnsFor({ name, number })} onClick={() => onAnswer(true)}>
              {t.returns}
            </Button>
          )}
          <Button
            size="small"
            look="quiet"
            aria-label={t.upholdsFor({ name, number })}
            onClick={() => onAnswer(false)}
          >
            {t.upholds}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

/** The answer with the reason that the family reads; what giving back means is above it. */
function AnswerForm({ answered: { appeal, returns }, onClose }: { answered: Answered; onClose: () => void }) {
  const t = useTexts('appeals').admin;
  const lang = useLang();
  const { id, learnerName: name, number, lastDay } = appeal;
  const save = useAction(answerAppeal, {
    invalidates: [...MEETING_READS, appealsOfClass],
    onDone: ({ state }) => void notify('good', t.done[state]),
  });
  return (
    <ActionDialog
      title={(returns ? t.returnsFor : t.upholdsFor)({ name, number })}
      lead={returns && lastDay !== null ? t.returnsHint({ lastDay: formatDate(lastDay, lang) }) : undefined}
      label={t.reason}
      submitLabel={t.submit}
      send={(reason) => save.send({ params: { appealId: id }, body: { returns, reason } })}
      onClose={onClose}
    >
      <WrittenPart as="p" title={t.question} text={appeal.reason} />
    </ActionDialog>
  );
}
