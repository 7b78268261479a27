import type { ReactNode } from 'react';
import { useTexts } from '../lib/language.tsx';
import { SelectField } from './fields.tsx';
import { useListState } from './list-state.ts';
import css from './parts/filters.module.css';

/** The search and the filters of a list, in one row where there is room. */
export function Filters({ children }: { children: ReactNode }) {
  return <search className={css.filters}>{children}</search>;
}

/** One filter of a list, kept in the address as `?name=`; its first choice is everything. */
export function FilterSelect<const Value extends string>({
  name,
  label,
  values,
  labelOf,
  all,
}: {
  name: string;
  label: string;
  values: readonly Value[];
  labelOf: (value: Value) => string;
  /** What the choice of everything is called, where 'all' is not enough. */
  all?: string;
}) {
  const common = useTexts('common');
  const { search, set } = useListState();
  const chosen = values.find((one) => one === search.get(name)) ?? '';
  return (
    <SelectField
      label={label}
      value={chosen}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
      data={[
        { value: '', label: all ?? common.all },
        ...values.map((value) => ({ value, label: labelOf(value) })),
      ]}
    />
  );
}
