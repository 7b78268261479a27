import { familyPauseOptions, pauseCourse } from '@fasih/school/learning/meetings/family-pause-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReason } from '../../catalogue/policy/reason.tsx';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { type Invalidated, live, queryOf } from '../../lib/query.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Muted, Row, Stack, Text } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';
import { EndPause } from './end-pause.tsx';

type Props = { enrolmentId: string; invalidates: readonly Invalidated[] };

const optionsQuery = (enrolmentId: string, query: { from?: string; until?: string }) => ({
  ...queryOf(familyPauseOptions, { params: { enrolmentId }, query }),
  ...live,
});

/** A family's pause of its course: the days that are left, and the way to take some. Nothing where the course has none. */
export function FamilyPause({ enrolmentId, invalidates }: Props) {
  const t = useTexts('meetings').familyPause;
  const { data } = useQuery(optionsQuery(enrolmentId, {}));
  const [isOpen, setOpen] = useState(false);
  const [isEnding, setEnding] = useState(false);
  if (!data || data.daysLeft === null) return null;
  return (
    <Stack as="section" gap={2}>
      <Row justify="between" isOneLine>
        <Titled below={t.left({ days: data.daysLeft })}>
          <Text as="h3" size="large">
            {t.title}
          </Text>
        </Titled>
        {data.daysLeft > 0 && (
          <Button look="quiet" size="small" onClick={() => setOpen(true)}>
            {t.open}
          </Button>
        )}
      </Row>
      {data.waiting > 0 && (
        <Row justify="between">
          <p>{t.waiting({ n: data.waiting })}</p>
          <Button look="quiet" size="small" onClick={() => setEnding(true)}>
            {t.end}
          </Button>
        </Row>
      )}
      {isEnding && (
        <EndPause
          enrolmentId={enrolmentId}
          invalidates={[...invalidates, familyPauseOptions]}
          onClose={() => setEnding(false)}
        />
      )}
      {isOpen && (
        <PauseForm
          enrolmentId={enrolmentId}
          invalidates={[...invalidates, familyPauseOptions]}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}

/** Shows what the pause means as soon as both days are chosen. */
function PauseForm({ enrolmentId, invalidates, onClose }: Props & { onClose: () => void }) {
  const t = useTexts('meetings').familyPause;
  const reason = useReason();
  const [days, setDays] = useState({ from: '', until: '' });
  const isChosen = days.from !== '' && days.until !== '';
  const { data } = useQuery({ ...optionsQuery(enrolmentId, days), enabled: isChosen });
  const pause = useAction(pauseCourse, {
    invalidates,
    onDone: ({ decision }) => {
      notify('good', reason(decision));
      onClose();
    },
  });
  const field = (name: keyof typeof days) => ({
    type: 'date',
    required: true,
    value: days[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setDays((now) => ({ ...now, [name]: value }));
    },
  });
  const decision = isChosen ? (data?.decision ?? null) : null;
  return (
    <FormDialog
      title={t.open}
      lead={t.lead}
      onSubmit={(event) => {
        event.preventDefault();
        void pause.run({ params: { enrolmentId }, body: days });
      }}
      problem={pause.problem}
      isPending={pause.isPending}
      isBlocked={decision?.outcome !== 'granted'}
      submitLabel={t.submit}
      onClose={onClose}
    >
      <TextField label={t.from} {...field('from')} />
      <TextField label={t.until} description={t.untilHint} {...field('until')} />
      {decision && (
        <Notice kind={decision.outcome === 'granted' ? 'good' : 'attention'}>
          <Stack gap={1}>
            <span>{reason(decision)}</span>
            {decision.outcome === 'granted' && <Excused meetings={data?.meetings ?? []} />}
          </Stack>
        </Notice>
      )}
    </FormDialog>
  );
}

function Excused({
  meetings,
}: {
  meetings: readonly { meetingId: string; number: number; start: string }[];
}) {
  const t = useTexts('meetings');
  const lang = useLang();
  if (meetings.length === 0) return <Muted size="small">{t.familyPause.none}</Muted>;
  return (
    <>
      <span>{t.familyPause.excused}</span>
      <ul>
        {meetings.map(({ meetingId, number, start }) => (
          <li key={meetingId}>
            {t.number({ number })}, {formatInstant(start, lang)}
          </li>
        ))}
      </ul>
    </>
  );
}
