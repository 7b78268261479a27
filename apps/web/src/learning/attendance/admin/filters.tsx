import { ATTENDANCE } from '@fasih/school/catalogue/policy/seat';
import { ATTENDANCE_PERIODS } from '@fasih/school/learning/attendance/contract';
import { useTexts } from '../../../lib/language.tsx';
import { SelectField, TextField } from '../../../ui/fields.tsx';
import { FilterSelect, Filters, useFilterLabel } from '../../../ui/filters.tsx';
import { useListState } from '../../../ui/list-state.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import type { Kind } from './tabs.tsx';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
export const STATUSES = ['planned', ...ATTENDANCE] as const;
type Period = (typeof ATTENDANCE_PERIODS)[number];

/** The filters in the address; `usual` is the page's own time where it says nothing. */
export function useAttendanceFilters(usual: Period) {
  const { query, search, set } = useListState();
  const day = (name: string) => (DAY.test(search.get(name) ?? '') ? (search.get(name) as string) : undefined);
  const kind: Kind = search.get('kind') === 'teacher' ? 'teacher' : 'student';
  const from = day('from');
  const to = day('to');
  const period = ATTENDANCE_PERIODS.find((one) => one === search.get('period')) ?? usual;
  const status = STATUSES.find((one) => one === search.get('status'));
  return { query, set, kind, from, to, period, status };
}

/** Search, time and status; dates of one's own win over the named times. `shown` are the days of the reply. */
export function AttendanceFilters({
  filters,
  shown,
}: {
  filters: ReturnType<typeof useAttendanceFilters>;
  shown: { from: string; to: string } | undefined;
}) {
  const t = useTexts('staff').attendance;
  const status = useTexts('attendance').status;
  const { set, kind } = filters;
  const own = filters.from !== undefined || filters.to !== undefined;
  const setPeriod = (value: string) => {
    if (value === 'own') set({ period: undefined, from: shown?.from, to: shown?.to });
    else set({ period: value, from: undefined, to: undefined });
  };
  // Both stand in the address, so that a date never moves by itself.
  const both = { from: filters.from ?? shown?.from, to: filters.to ?? shown?.to };
  const setDay = (day: Partial<typeof both>) => set({ ...both, ...day, period: undefined });
  return (
    <Filters
      search={<SearchField label={t.search} />}
      active={Number(own) + Number(filters.status !== undefined)}
    >
      <PeriodField value={own ? 'own' : filters.period} onChange={setPeriod} />
      <DayField label={t.from} value={both.from} onChange={(from) => setDay({ from })} />
      <DayField label={t.to} value={both.to} min={both.from} onChange={(to) => setDay({ to })} />
      <FilterSelect
        name="status"
        label={t.status}
        values={STATUSES}
        labelOf={(value) => (kind === 'teacher' ? t.teacherStatuses[value] : status[value])}
      />
    </Filters>
  );
}

function PeriodField({ value, onChange }: { value: Period | 'own'; onChange: (value: string) => void }) {
  const t = useTexts('staff').attendance;
  const { props } = useFilterLabel(t.period);
  return (
    <SelectField
      {...props}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[...ATTENDANCE_PERIODS, 'own' as const].map((one) => ({ value: one, label: t.periods[one] }))}
    />
  );
}

/** A day of the time; an emptied field keeps the day that it had. */
function DayField({
  label,
  value,
  min,
  onChange,
}: {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  onChange: (day: string) => void;
}) {
  const { props } = useFilterLabel(label);
  return (
    <TextField
      {...props}
      type="date"
      value={value ?? ''}
      min={min}
      onChange={(event) => {
        if (event.currentTarget.value !== '') onChange(event.currentTarget.value);
      }}
    />
  );
}
