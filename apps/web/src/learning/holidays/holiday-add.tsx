import { addDays } from '@fasih/school/basics/calendar';
import { addHolidayForm } from '@fasih/school/learning/holidays/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useContractForm } from '../../lib/contract-form.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Columns } from '../../ui/layout.tsx';
import { SeriesPreview } from '../series/series-preview.tsx';
import { holidaysQuery } from './queries.ts';
import { useClosing } from './use-closing.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MAX_DAYS = 60;

/** The days from the first to the last one, only the first without a last; one more than can be saved at most. */
function daysFrom(first: string, last: string): string[] {
  if (!DAY.test(first)) return [];
  const days = [first];
  for (
    let day = addDays(first, 1);
    DAY.test(last) && day <= last && days.length <= MAX_DAYS;
    day = addDays(day, 1)
  )
    days.push(day);
  return days;
}

/**
 * Adds a holiday of one or several days. As soon as the day is chosen, it shows where the meetings on it go; one press
 * saves the holiday, moves them and tells the families. One name is enough: without another it is the name in both
 * languages.
 */
export function AddHoliday({ firstDay = '', onClose }: { firstDay?: string; onClose: () => void }) {
  const t = useTexts('settings').holidays;
  const common = useTexts('common');
  const lang = useLang();
  const [own, other] = lang === 'id' ? (['id', 'en'] as const) : (['en', 'id'] as const);
  const form = useContractForm(addHolidayForm(own), { day: firstDay, id: '', en: '' });
  const [day, setDay] = useState(firstDay);
  const [until, setUntil] = useState('');
  const meant = daysFrom(day, until);
  const untilError =
    DAY.test(until) && until < day
      ? common.fields.endBeforeStart
      : meant.length > MAX_DAYS
        ? t.tooManyDays
        : undefined;
  const days = untilError === undefined ? meant : [];
  const { plan, close, moves, seen } = useClosing(days, onClose);
  const known = useQuery({ ...holidaysQuery(Number(day.slice(0, 4))), enabled: days.length === 1 });
  const isKnown = days.length === 1 && known.data?.data.some((one) => one.day === day) === true;
  const dayField = form.field('day');
  const label = { id: t.nameId, en: t.nameEn };
  return (
    <FormDialog
      wide
      title={t.add}
      lead={t.lead}
      onSubmit={form.submit(async (names) => {
        const name = { [own]: names[own], [other]: names[other] || names[own] } as { id: string; en: string };
        if (seen !== null && !isKnown)
          await close.send({ body: { days: days.map((each) => ({ day: each, ...name })), seen } });
      })}
      problem={form.whole}
      isPending={form.sending}
      isBlocked={untilError !== undefined || (days.length > 0 && seen === null)}
      submitLabel={moves ? t.saveAndTell : t.save}
      onClose={onClose}
    >
      <Columns gap={4} align="start" isStretched>
        <TextField
          {...dayField}
          label={t.day}
          type="date"
          required
          error={isKnown ? common.fields.holidayExists : dayField.error}
          onChange={(event) => {
            dayField.onChange(event);
            setDay(event.currentTarget.value);
          }}
        />
        <TextField
          label={t.until}
          type="date"
          min={day}
          value={until}
          error={untilError}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
      </Columns>
      <Columns gap={4} align="start" isStretched>
        <TextField {...form.field(own)} label={label[own]} required maxLength={80} lang={own} />
        <TextField
          {...form.field(other)}
          label={label[other]}
          description={t.sameName}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={80}
          lang={other}
        />
      </Columns>
      {days.length > 0 && <SeriesPreview plan={plan} />}
    </FormDialog>
  );
}
