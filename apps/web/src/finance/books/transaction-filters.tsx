import { SEARCH_LETTERS } from '@fasih/school/basics/paging';
import { MONEY_TYPES } from '@fasih/school/finance/books/contract';
import { ALL_EXPENSE_CATEGORIES, REVENUE_CATEGORIES } from '@fasih/school/ledger/journal/categories';
import { useTexts } from '../../lib/language.tsx';
import { Choice } from '../../ui/choice.tsx';
import { TextField } from '../../ui/fields.tsx';
import { FilterSelect, Filters } from '../../ui/filters.tsx';
import { useListState } from '../../ui/list-state.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { useCategoryName } from './category-name.ts';

const FILTERS = ['type', 'category', 'from', 'to', 'voided'] as const;

/** What narrows the list; a type and a category that do not fit each other are never both asked for. */
export function TransactionFilters() {
  const texts = useTexts('finance');
  const t = texts.transactions;
  const name = useCategoryName();
  const { search, set } = useListState();
  const type = MONEY_TYPES.find((one) => one === search.get('type')) ?? 'all';
  const categories = [
    ...(type === 'expense' ? [] : REVENUE_CATEGORIES),
    ...(type === 'revenue' ? [] : ALL_EXPENSE_CATEGORIES),
  ];
  const date = (key: 'from' | 'to') => (
    <TextField
      label={texts[key]}
      type="date"
      value={search.get(key) ?? ''}
      onChange={(event) => set({ [key]: event.currentTarget.value })}
    />
  );
  return (
    <Filters
      search={<SearchField label={t.search} fewest={SEARCH_LETTERS} />}
      active={FILTERS.filter((filter) => search.has(filter)).length}
      more={
        <>
          {date('from')}
          {date('to')}
          <Choice
            type="checkbox"
            look="tick"
            checked={search.get('voided') === '1'}
            onChange={(event) => set({ voided: event.currentTarget.checked ? '1' : undefined })}
          >
            {t.showVoided}
          </Choice>
        </>
      }
    >
      <Segments
        legend={texts.type}
        options={(['all', ...MONEY_TYPES] as const).map((key) => ({ key, label: texts.allTypes[key] }))}
        chosen={type}
        onChoose={(next) => set({ type: next === 'all' ? undefined : next, category: undefined })}
      />
      <FilterSelect
        name="category"
        label={texts.category}
        values={categories}
        labelOf={name}
        all={t.allCategories}
      />
    </Filters>
  );
}
