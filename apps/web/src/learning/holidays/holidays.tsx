import { yearIn } from '@fasih/school/basics/instants';
import {
  type HolidayRow,
  listHolidays,
  meetingsOfDay,
  removeHoliday,
} from '@fasih/school/learning/holidays/contract';
import { holidayYear } from '@fasih/school/learning/holidays/official-days';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { schoolNow } from '../../lib/school-clock.ts';
import { useAction } from '../../lib/use-action.ts';
import { confirm, notify } from '../../ui/ask.tsx';
import { EmptyCard } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError } from '../../ui/fields.tsx';
import { IconChevronLeft, IconChevronRight } from '../../ui/icons.ts';
import { Muted, Row, Stack, Text } from '../../ui/layout.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { PartHeader } from '../../ui/page.tsx';
import { AddHoliday } from './holiday-add.tsx';
import { MeetingsOfDay } from './meetings-of-day.tsx';
import { MoveDay } from './move-day.tsx';
import { holidaysQuery } from './queries.ts';
import { YearFile } from './year-file.tsx';

/** The school's holidays, a year at a time; the year is kept in the address. */
export function HolidaySettings() {
  const t = useTexts('settings').holidays;
  const { search, set } = useListState();
  const requested = Number(search.get('year')) || undefined;
  const [adding, setAdding] = useState(false);
  const [isFileOpen, setFileOpen] = useState(false);
  const holidays = useQuery(holidaysQuery(requested));
  const year = holidays.data?.year ?? requested ?? yearIn(schoolNow());
  const file = holidayYear(year);
  return (
    <>
      <PartHeader
        title={t.title}
        lead={t.lead}
        actions={
          <Row gap={2}>
            {file !== null && holidays.data !== undefined && (
              <Button look="quiet" onClick={() => setFileOpen(true)}>
                {t.file.action({ year })}
              </Button>
            )}
            <Button onClick={() => setAdding(true)}>{t.add}</Button>
          </Row>
        }
      />
      <Row as="fieldset" aria-label={t.year}>
        <Button look="icon" aria-label={t.previous} onClick={() => set({ year: String(year - 1) })}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
        </Button>
        <Text as="strong" size="large" aria-live="polite">
          {year}
        </Text>
        <Button look="icon" aria-label={t.next} onClick={() => set({ year: String(year + 1) })}>
          <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
        </Button>
      </Row>
      <Loaded query={holidays} lines={6}>
        {(list) => <List list={list.data} onAdd={() => setAdding(true)} />}
      </Loaded>
      {/* Their texts may still be loading. */}
      <Suspense>
        {adding && <AddHoliday onClose={() => setAdding(false)} />}
        {isFileOpen && file !== null && holidays.data !== undefined && (
          <YearFile
            file={file}
            known={holidays.data.data}
            today={holidays.data.today}
            onClose={() => setFileOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function List({ list, onAdd }: { list: readonly HolidayRow[]; onAdd: () => void }) {
  const t = useTexts('settings').holidays;
  const common = useTexts('common');
  const lang = useLang();
  const remove = useAction(removeHoliday, { invalidates: [listHolidays, meetingsOfDay] });
  const [shown, setShown] = useState<HolidayRow | null>(null);
  const [moving, setMoving] = useState<HolidayRow | null>(null);
  const askRemove = async (row: HolidayRow) => {
    const name = row[lang];
    const question = { title: t.removeAsk({ name }), text: t.removeText };
    if (!(await confirm({ ...question, no: common.cancel, yes: t.remove, grave: true }))) return;
    if (await remove.run({ params: { day: row.day } })) await notify('good', t.removed({ name }));
  };
  const columns: Column<HolidayRow>[] = [
    { key: 'day', phone: 'detail', label: t.columns.day, cell: (row) => formatDate(row.day, lang) },
    { key: 'name', phone: 'title', label: t.columns.name, cell: (row) => row[lang] },
    {
      key: 'meetings',
      phone: 'detail',
      label: t.columns.meetings,
      cell: (row) =>
        row.meetings === 0 ? (
          <Muted>{t.meetings({ n: 0 })}</Muted>
        ) : (
          <Button
            look="quiet"
            size="small"
            aria-label={t.showOf({ n: row.meetings, name: row[lang] })}
            onClick={() => setShown(row)}
          >
            {t.meetings({ n: row.meetings })}
          </Button>
        ),
    },
    {
      key: 'action',
      phone: 'action',
      label: t.columns.action,
      cell: (row) => (
        <Button
          look="plain"
          size="small"
          aria-label={t.removeOf({ name: row[lang] })}
          isPending={remove.isPending}
          onClick={() => void askRemove(row)}
        >
          {t.remove}
        </Button>
      ),
    },
  ];
  return (
    <>
      <FormError message={remove.problem} />
      <DataTable
        caption={t.title}
        columns={columns}
        rows={list}
        rowKey={(row) => row.day}
        empty={
          <EmptyCard
            title={t.none}
            text={t.noneText}
            picture="/pictures/empty/no-classes.svg"
            action={<Button onClick={onAdd}>{t.add}</Button>}
          />
        }
      />
      {shown !== null && (
        <Dialog
          title={t.onDay({ day: formatDate(shown.day, lang) })}
          lead={t.busy({ n: shown.meetings })}
          closeName={common.close}
          onClose={() => setShown(null)}
        >
          <Stack>
            <MeetingsOfDay day={shown.day} />
            <Row justify="end">
              <Button
                onClick={() => {
                  setShown(null);
                  setMoving(shown);
                }}
              >
                {t.moveAll}
              </Button>
            </Row>
          </Stack>
        </Dialog>
      )}
      <Suspense>{moving !== null && <MoveDay holiday={moving} onClose={() => setMoving(null)} />}</Suspense>
    </>
  );
}
