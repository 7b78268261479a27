import {
  addHoliday,
  holidayForm,
  listHolidays,
  meetingsOfDay,
} from '@fasih/school/learning/holidays/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useContractForm } from '../../lib/contract-form.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Notice } from '../../ui/basics.tsx';
import { TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { MeetingsOfDay } from './meetings-of-day.tsx';
import { meetingsOfDayQuery } from './queries.ts';

const EMPTY = { day: '', id: '', en: '' };
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Adds a holiday; as soon as the day is chosen, the meetings that stand on it are shown. They do not move. */
export function AddHoliday({ onClose }: { onClose: () => void }) {
  const t = useTexts('settings').holidays;
  const lang = useLang();
  const form = useContractForm(holidayForm, EMPTY);
  const [day, setDay] = useState('');
  const meetings = useQuery(meetingsOfDayQuery(day));
  const add = useAction(addHoliday, {
    invalidates: [listHolidays, meetingsOfDay],
    onDone: async (_, { body }) => {
      await notify('good', t.saved({ name: body[lang] }));
      onClose();
    },
  });
  const dayField = form.field('day');
  return (
    <FormDialog
      title={t.add}
      lead={t.lead}
      onSubmit={form.submit((body) => add.send({ body }))}
      problem={form.whole}
      isPending={form.sending}
      submitLabel={t.save}
      onClose={onClose}
    >
      <TextField
        {...dayField}
        label={t.day}
        type="date"
        required
        onChange={(event) => {
          dayField.onChange(event);
          const typed = event.currentTarget.value;
          setDay(DAY.test(typed) ? typed : '');
        }}
      />
      <TextField {...form.field('id')} label={t.nameId} required maxLength={80} lang="id" />
      <TextField {...form.field('en')} label={t.nameEn} required maxLength={80} lang="en" />
      {day !== '' && (
        <div>
          {meetings.data !== undefined && meetings.data.count > 0 && (
            <Notice kind="attention">{t.busy({ n: meetings.data.count })}</Notice>
          )}
          <MeetingsOfDay day={day} />
        </div>
      )}
    </FormDialog>
  );
}
