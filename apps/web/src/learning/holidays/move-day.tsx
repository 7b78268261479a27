import type { HolidayRow } from '@fasih/school/learning/holidays/contract';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { SeriesPreview } from '../series/series-preview.tsx';
import { useClosing } from './use-closing.ts';

/** Moves all meetings that are planned on a holiday nevertheless. */
export function MoveDay({ holiday, onClose }: { holiday: HolidayRow; onClose: () => void }) {
  const t = useTexts('settings').holidays;
  const lang = useLang();
  const { meetings: _, ...form } = holiday;
  const { plan, close, seen } = useClosing([holiday.day], onClose);
  return (
    <FormDialog
      wide
      title={t.moveTitle({ day: formatDate(holiday.day, lang) })}
      lead={holiday[lang]}
      onSubmit={(event) => {
        event.preventDefault();
        if (seen !== null) void close.run({ body: { days: [form], seen } });
      }}
      problem={close.problem}
      isPending={close.isPending}
      isBlocked={seen === null}
      submitLabel={t.saveAndTell}
      onClose={onClose}
    >
      <SeriesPreview plan={plan} />
    </FormDialog>
  );
}
