import { addHoliday, holidayForm } from '@fasih/school/learning/holidays/contract';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { useContractForm } from '../lib/contract-form.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { useRefresh } from '../teachers/api.ts';
import { notify } from '../ui/ask.tsx';
import { Notice } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormError, TextField } from '../ui/fields.tsx';
import forms from '../ui/parts/forms.module.css';
import { useMeetingsOfDay } from './settings-api.ts';
import { MeetingsOfDay } from './settings-meetings-of-day.tsx';

const EMPTY = { day: '', id: '', en: '' };
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Adds a holiday; as soon as the day is chosen, the meetings that stand on it are shown. They do not move. */
export function AddHoliday({ onClose }: { onClose: () => void }) {
  const t = useTexts('settings').holidays;
  const words = useTexts('settings');
  const common = useTexts('common');
  const lang = useLang();
  const refresh = useRefresh();
  const form = useContractForm(holidayForm, EMPTY);
  const [day, setDay] = useState('');
  const meetings = useMeetingsOfDay(day);
  const send = async (typed: typeof EMPTY) => {
    await call(addHoliday, { body: typed });
    await refresh('settings');
    await notify('good', t.saved({ name: typed[lang] }));
    onClose();
  };
  const dayField = form.field('day');
  return (
    <Dialog title={t.add} lead={t.lead} closeName={common.close} onClose={onClose}>
      <form className={forms.form} noValidate onSubmit={form.submit(send)}>
        <FormError message={form.whole} />
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
        <div className={forms.answers}>
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={form.sending}>
            {form.sending ? words.saving : t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
