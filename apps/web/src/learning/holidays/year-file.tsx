import { holidayForm } from '@fasih/school/learning/holidays/contract';
import { missingDays } from '@fasih/school/learning/holidays/official-days';
import type { HolidayYear, OfficialDay } from '@fasih/school/learning/holidays/years/year';
import { useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { issuesOf, sentenceOf } from '../../lib/issues.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Badge, Notice } from '../../ui/basics.tsx';
import { Choice, Choices } from '../../ui/choice.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { SeriesPreview } from '../series/series-preview.tsx';
import { useClosing } from './use-closing.ts';

type Row = OfficialDay & { isChosen: boolean };

const isComplete = ({ day, id, en }: Pick<Row, 'day' | 'id' | 'en'>) =>
  Object.keys(issuesOf(holidayForm, { day, id, en })).length === 0;

/**
 * Takes over the holidays of a year's file. Each day can be left out or corrected before; those that the school has
 * already are not there. Where the meetings of these days go shows below, and one press saves all.
 */
export function YearFile({
  file,
  known,
  today,
  onClose,
}: {
  file: HolidayYear;
  known: readonly { day: string }[];
  today: string;
  onClose: () => void;
}) {
  const t = useTexts('settings').holidays;
  const { year, decree } = file;
  const [rows, setRows] = useState<Row[]>(() =>
    missingDays(file, known, today).map((one) => ({ ...one, isChosen: true })),
  );
  const ticked = rows.filter(({ isChosen }) => isChosen).map(({ day, id, en }) => ({ day, id, en }));
  const chosen = ticked.filter(isComplete);
  const days = [...new Set(chosen.map(({ day }) => day))];
  const { plan, close, moves, seen } = useClosing(days, onClose);
  const change = (at: number, next: Partial<Row>) =>
    setRows((now) => now.map((row, n) => (n === at ? { ...row, ...next } : row)));
  return (
    <FormDialog
      wide
      title={t.file.title({ year })}
      lead={decree !== null && t.file.decree({ decree })}
      onSubmit={(event) => {
        event.preventDefault();
        if (seen !== null) void close.run({ body: { days: chosen, seen } });
      }}
      problem={close.problem}
      isPending={close.isPending}
      isBlocked={chosen.length < ticked.length || days.length === 0 || seen === null}
      submitLabel={moves ? t.saveAndTell : t.file.save({ n: days.length })}
      onClose={onClose}
    >
      {decree === null && <Notice kind="attention">{t.file.provisional({ year })}</Notice>}
      {rows.length === 0 ? (
        <Text isMuted>{t.file.none({ year })}</Text>
      ) : (
        <Choices legend={t.file.days}>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the file; its day can be corrected
            <FileRow key={at} row={row} onChange={(next) => change(at, next)} />
          ))}
        </Choices>
      )}
      {days.length > 0 && <SeriesPreview plan={plan} />}
    </FormDialog>
  );
}

function FileRow({ row, onChange }: { row: Row; onChange: (next: Partial<Row>) => void }) {
  const t = useTexts('settings').holidays;
  const lang = useLang();
  const common = useTexts('common');
  const name = row[lang];
  const issues = row.isChosen ? issuesOf(holidayForm, { day: row.day, id: row.id, en: row.en }) : {};
  const field = (key: 'day' | 'id' | 'en') => ({
    value: row[key],
    required: true,
    error: issues[key] === undefined ? undefined : sentenceOf(common.fields, issues[key]),
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [key]: event.currentTarget.value }),
  });
  return (
    <Stack gap={1}>
      <Choice
        look="tick"
        type="checkbox"
        checked={row.isChosen}
        onChange={(event) => onChange({ isChosen: event.currentTarget.checked })}
      >
        <span>
          {row.day === '' ? '–' : formatDate(row.day, lang)} · {name}{' '}
          <Badge hue={row.kind === 'national' ? 'teal' : 'amber'}>{t.file.kinds[row.kind]}</Badge>
        </span>
      </Choice>
      {row.isChosen && (
        <Disclosure summary={t.file.correct({ name })}>
          <Stack gap={3}>
            <TextField label={t.day} type="date" {...field('day')} />
            <TextField label={t.nameId} maxLength={80} lang="id" {...field('id')} />
            <TextField label={t.nameEn} maxLength={80} lang="en" {...field('en')} />
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
