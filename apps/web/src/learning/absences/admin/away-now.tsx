import {
  coverMeetings,
  endAbsence,
  readAbsences,
  type UncoveredMeeting,
} from '@fasih/school/learning/absences/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { confirm, notify } from '../../../ui/ask.tsx';
import { Badge, Card } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { LoadedPart } from '../../../ui/loaded.tsx';
import { Part } from '../../../ui/page.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { MEETING_READS } from '../../meetings/admin/reads.ts';
import { absencesQuery } from '../queries.ts';
import { useSpans } from '../spans.ts';
import { askedOf, type Choices, CoverList, chosenOf } from './cover-list.tsx';

const READS = [...MEETING_READS, readAbsences] as const;

/** When a teacher is away, and the meetings in it that need a substitute; nothing where the teacher is there. */
export function AwayNow({ teacherId }: { teacherId: string }) {
  const t = useTexts('absences');
  const common = useTexts('common');
  const spansOf = useSpans();
  const query = useQuery(absencesQuery(teacherId));
  const { data } = query;
  const end = useAction(endAbsence, { invalidates: READS, onDone: () => notify('good', t.ended) });
  if (data === undefined && query.isError) return <LoadedPart query={query}>{() => null}</LoadedPart>;
  if (data === undefined || data.absences.length === 0) return null;
  return (
    <Card gap={3}>
      <Part title={t.now}>
        <FormError message={end.problem} />
        <Stack as="ul" gap={2} isLined>
          {data.absences.map(({ id, kind, spans, markedBy }) => (
            <Row as="li" key={id} justify="between">
              <Titled below={t.markedBy({ name: markedBy })}>
                <span>
                  <strong>{spansOf(spans)}</strong> <Badge hue="amber">{t.kinds[kind]}</Badge>
                </span>
              </Titled>
              <Button
                look="plain"
                size="small"
                isPending={end.isPending}
                aria-label={t.endOf({ when: spansOf(spans) })}
                onClick={async () => {
                  const question = { title: t.endAsk, text: t.endText, no: common.cancel, yes: t.end };
                  if (await confirm(question)) await end.run({ params: { teacherId, absenceId: id } });
                }}
              >
                {t.end}
              </Button>
            </Row>
          ))}
        </Stack>
      </Part>
      {data.meetings.length > 0 && <ToCover teacherId={teacherId} meetings={data.meetings} />}
    </Card>
  );
}

function ToCover({ teacherId, meetings }: { teacherId: string; meetings: readonly UncoveredMeeting[] }) {
  const t = useTexts('absences');
  const [choices, setChoices] = useState<Choices>({});
  const cover = chosenOf(meetings, choices);
  const ask = askedOf(meetings, choices);
  const assign = useAction(coverMeetings, {
    invalidates: READS,
    onDone: ({ covered }) => {
      setChoices({});
      return notify('good', covered === 0 ? t.asking : t.covered({ n: covered }));
    },
  });
  return (
    <Part
      title={
        <>
          {t.toCover} <Badge hue="amber">{meetings.length}</Badge>
        </>
      }
    >
      <Stack gap={3}>
        <CoverList meetings={meetings} choices={choices} isLinked onChange={setChoices} />
        <FormError message={assign.problem} />
        {meetings.some(({ ranked }) => ranked.length > 0) && (
          <Row justify="end">
            <Button
              disabled={cover.length + ask.length === 0}
              isPending={assign.isPending}
              onClick={() => void assign.run({ params: { teacherId }, body: { cover, ask } })}
            >
              {cover.length === 0 && ask.length > 0
                ? t.askButton({ n: ask.length })
                : t.cover({ n: cover.length })}
            </Button>
          </Row>
        )}
      </Stack>
    </Part>
  );
}
