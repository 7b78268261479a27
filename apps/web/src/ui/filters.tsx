import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../lib/language.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { SelectField } from './fields.tsx';
import { IconAdjustmentsHorizontal } from './icons.ts';
import { Row, Stack } from './layout.tsx';
import { useListState } from './list-state.ts';
import css from './parts/filters.module.css';

/** Whether the filters are in the one row above a list, with their labels inside. */
const InRow = createContext(false);

const PHONE = '(max-width: 40em)';
const followPhone = (tell: () => void) => {
  const query = matchMedia(PHONE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};
const useIsPhone = () =>
  useSyncExternalStore(
    followPhone,
    () => matchMedia(PHONE).matches,
    () => false,
  );

type Props = {
  /**
   * The search of a list. With it all are in one row, labels inside; on phones the filters open in a dialog of their own.
   * Without it their labels are above them.
   */
  search?: ReactNode;
  /** How many filters are set, for the button that opens them; where there are `more`, of all of them. */
  active?: number;
  /** Filters that are seldom set: in a dialog of their own on every screen. */
  more?: ReactNode;
  /** What is done with the list, at the end of the row. */
  actions?: ReactNode;
  /** The button that opens them is a picture: what is beside it needs the room. */
  isSlim?: boolean;
  children?: ReactNode;
};

/** The search and the filters of a list. */
export function Filters({ search, active = 0, more, actions, isSlim = false, children }: Props) {
  const isPhone = useIsPhone();
  if (search === undefined) {
    return (
      <Row as="search" align="end" className={css.filters}>
        {children}
      </Row>
    );
  }
  return (
    <Row as="search" gap={2} align="start" className={css.row}>
      <InRow value={true}>
        <div className={css.search}>{search}</div>
        {!isPhone && children}
      </InRow>
      {(isPhone || more !== undefined) && (
        <FilterDialog active={active} isSlim={isSlim}>
          {isPhone && children}
          {more}
        </FilterDialog>
      )}
      {actions !== undefined && (
        <Row gap={1} align="start" isOneLine className={css.end}>
          {actions}
        </Row>
      )}
    </Row>
  );
}

type DialogProps = { active: number; isSlim: boolean; children: ReactNode };

function FilterDialog({ active, isSlim, children }: DialogProps) {
  const t = useTexts('common').filters;
  const { close: closeName } = useTexts('common');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        look={isSlim ? 'icon' : 'quiet'}
        size="small"
        aria-haspopup="dialog"
        aria-label={isSlim ? t.button({ active }) : undefined}
        onClick={() => setOpen(true)}
      >
        <IconAdjustmentsHorizontal size={20} stroke={1.75} aria-hidden="true" />
        {isSlim ? active > 0 && active : t.button({ active })}
      </Button>
      {isOpen && (
        <Dialog
          title={t.title}
          closeName={closeName}
          onClose={close}
          foot={<Button onClick={close}>{t.show}</Button>}
        >
          <Stack>{children}</Stack>
        </Dialog>
      )}
    </>
  );
}

/** How a field among filters shows its label: above itself, or inside where all are in one row. */
export function useFilterLabel(label: string): {
  isInRow: boolean;
  props: { label: string } | { 'aria-label': string };
} {
  const isInRow = useContext(InRow);
  return { isInRow, props: isInRow ? { 'aria-label': label } : { label } };
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
  const { isInRow, props } = useFilterLabel(label);
  const { search, set } = useListState();
  const chosen = values.find((one) => one === search.get(name)) ?? '';
  const everything = isInRow ? common.filters.allOf({ label }) : common.all;
  return (
    <SelectField
      {...props}
      data-set={chosen === '' ? undefined : ''}
      value={chosen}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
      data={[
        { value: '', label: all ?? everything },
        ...values.map((value) => ({ value, label: labelOf(value) })),
      ]}
    />
  );
}
