import { DAY_MINUTES } from '@fasih/school/basics/week-minutes';
import { readOwnAbsences } from '@fasih/school/learning/absences/contract';
import { type Availability, addException, removeException } from '@fasih/school/learning/teachers/contract';
import { useState } from 'react';
import { issuesOf, sentenceOf } from '../../lib/issues.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { clockOf, schoolDay } from '../../lib/school-day.ts';
import type { Lang } from '../../lib/texts.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { FormError, SelectField, TextField } from '../../ui/fields.tsx';
import { Columns, Row, Stack, Text } from '../../ui/layout.tsx';
import { availabilityQuery, HOURS_READS } from '../teachers/queries.ts';
import { DayException } from './day-exception.tsx';
import { choices } from './hours.ts';

const options = (lang: Lang, first: number, last: number, set: number) =>
  choices(first, last, set).map((minute) => ({ value: String(minute), label: clockOf(minute, lang) }));

/** Both change one's hours, and with them whether a class can be planned. */
const CHANGE = {
  updates: () => availabilityQuery,
  invalidates: [...HOURS_READS, readOwnAbsences],
} as const;

/** Days away and extra hours to come, with the way to add and to take them back. */
export function DayExceptions({ exceptions }: Pick<Availability, 'exceptions'>) {
  const t = useTexts('teachers').screens.availability;
  const lang = useLang();
  const removal = useAction(removeException, {
    ...CHANGE,
    onDone: () => notify('good', t.removedException),
  });
  return (
    <Card isTight gap={3}>
      <Text isMuted>{t.exceptionsText}</Text>
      {exceptions.length === 0 ? (
        <p>{t.noExceptions}</p>
      ) : (
        <Stack as="ul" gap={2} isLined>
          {exceptions.map((one) => (
            <Row as="li" gap={2} justify="between" key={one.id}>
              <div>
                <DayException exception={one} />
              </div>
              <Button
                look="plain"
                size="small"
                isPending={removal.isPending}
                aria-label={t.removeException({ day: schoolDay(one.day, lang) })}
                onClick={() => void removal.run({ params: { exceptionId: one.id } })}
              >
                {t.remove}
              </Button>
            </Row>
          ))}
        </Stack>
      )}
      <FormError message={removal.problem} />
      <AddException />
    </Card>
  );
}

function AddException() {
  const t = useTexts('teachers').screens.availability;
  const lang = useLang();
  const s = useTexts('teachers').screens;
  const common = useTexts('common');
  const [kind, setKind] = useState<'away' | 'extra'>('away');
  const [day, setDay] = useState('');
  const [whole, setWhole] = useState(true);
  const [from, setFrom] = useState(9 * 60);
  const [to, setTo] = useState(12 * 60);
  const [reason, setReason] = useState('');
  const [issues, setIssues] = useState<Record<string, string>>({});
  const allDay = kind === 'away' && whole;
  const errorOf = (name: string) => {
    const key = issues[name];
    return key === undefined ? undefined : sentenceOf(common.fields, key);
  };
  const addition = useAction(addException, {
    ...CHANGE,
    onDone: () => {
      setDay('');
      setReason('');
      return notify('good', t.addedException);
    },
    onError: (error) => {
      if (error instanceof Problem) setIssues(error.fields);
    },
  });
  const add = async () => {
    const span = allDay ? { from: 0, to: DAY_MINUTES } : { from, to };
    const body = { day, kind, ...span, reason };
    const found = issuesOf(addException.body, body);
    setIssues(found);
    if (Object.keys(found).length > 0) return;
    await addition.run({ body });
  };
  return (
    <Stack
      as="form"
      gap={3}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <Columns least="quarter" gap={3} align="start" isStretched>
        <SelectField
          label={t.kind}
          value={kind}
          data={[
            { value: 'away', label: t.away },
            { value: 'extra', label: t.extra },
          ]}
          onChange={(event) => setKind(event.currentTarget.value === 'extra' ? 'extra' : 'away')}
        />
        <TextField
          type="date"
          label={t.day}
          value={day}
          error={errorOf('day')}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <TextField
          label={`${t.reason} (${common.optional})`}
          value={reason}
          maxLength={200}
          error={errorOf('reason')}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Columns>
      {kind === 'away' && (
        <Choice
          look="tick"
          type="checkbox"
          checked={whole}
          onChange={(event) => setWhole(event.currentTarget.checked)}
        >
          {t.wholeDay}
        </Choice>
      )}
      {!allDay && (
        <Columns least="small" gap={3} align="start" isStretched>
          <SelectField
            label={t.from}
            value={String(from)}
            data={options(lang, 0, DAY_MINUTES - 30, from)}
            onChange={(event) => setFrom(Number(event.currentTarget.value))}
          />
          <SelectField
            label={t.to}
            value={String(to)}
            data={options(lang, 30, DAY_MINUTES, to)}
            error={errorOf('to')}
            onChange={(event) => setTo(Number(event.currentTarget.value))}
          />
        </Columns>
      )}
      <FormError message={addition.problem} />
      <div>
        <Button type="submit" look="quiet" isPending={addition.isPending}>
          {addition.isPending ? s.saving : t.addException}
        </Button>
      </div>
    </Stack>
  );
}
