import { formatCalendarDay } from '@fasih/school/basics/formatters';
import { dayIn } from '@fasih/school/basics/instants';
import { PACKAGE_TYPES, type PackageType } from '@fasih/school/catalogue/packages/contract';
import { MAX_MONTHS, monthsRequested } from '@fasih/school/office/analytics/rules';
import { useLang, useTexts } from '../../lib/language.tsx';
import { schoolNow } from '../../lib/school-clock.ts';
import { SelectField } from '../../ui/fields.tsx';
import { Filters as FilterRow, FilterSelect } from '../../ui/filters.tsx';
import { useListState } from '../../ui/list-state.ts';

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
/** The first month to choose is a January, so many years ago. */
const YEARS_BACK = 4;

export type Filters = { from: string; to: string; program?: PackageType };

/** The filters in the address: months in their order, at most 24, and a program. */
export function useAnalyticsFilters(): Filters {
  const { search } = useListState();
  const today = dayIn(schoolNow());
  const month = (name: string) => {
    const text = search.get(name) ?? '';
    return MONTH.test(text) ? text : undefined;
  };
  const [from, to] = [month('from'), month('to')];
  const months = monthsRequested({ from, to }, today);
  // A first month after the last one: only the last one counts.
  const shown = (months.length > 0 ? months : monthsRequested({ to }, today)).slice(-MAX_MONTHS);
  const program = PACKAGE_TYPES.find((one) => one === search.get('program'));
  return { from: shown[0] ?? '', to: shown.at(-1) ?? '', ...(program ? { program } : {}) };
}

/** From, to and program. A chosen first month after the last one becomes the last one too, and the other way round. */
export function AnalyticsFilters({ filters }: { filters: Filters }) {
  const t = useTexts('analytics');
  const words = useTexts('staff');
  const lang = useLang();
  const { set } = useListState();
  const today = dayIn(schoolNow());
  const first = `${Number(today.slice(0, 4)) - YEARS_BACK}-01`;
  const months = monthsRequested({ from: first, to: today.slice(0, 7) }, today).reverse();
  // Both fields share a line of a phone, which has no room for a long name.
  const data = months.map((value) => ({
    value,
    label: formatCalendarDay(`${value}-01`, lang, { month: 'short', year: 'numeric' }),
  }));
  return (
    <FilterRow>
      <SelectField
        label={t.from}
        value={filters.from}
        onChange={({ currentTarget: { value } }) =>
          set({ from: value, to: value > filters.to ? value : filters.to })
        }
        data={data}
      />
      <SelectField
        label={t.to}
        value={filters.to}
        onChange={({ currentTarget: { value } }) =>
          set({ to: value, from: value < filters.from ? value : filters.from })
        }
        data={data}
      />
      <FilterSelect
        name="program"
        label={t.program}
        values={PACKAGE_TYPES}
        labelOf={(value) => words.packageTypes[value]}
      />
    </FilterRow>
  );
}
