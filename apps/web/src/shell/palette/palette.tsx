import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields.tsx';
import {
  IconArrowsExchange,
  IconReceipt,
  IconReceiptRefund,
  IconSchool,
  IconSearch,
  IconUserCog,
  IconUsers,
} from '../../ui/icons.ts';
import { Text } from '../../ui/layout.tsx';
import { SIDEBAR } from '../../ui/sidebar-items.ts';
import { Titled } from '../../ui/titled.tsx';
import css from './palette.module.css';
import { type FoundGroup, MIN_LETTERS, type StaffRole, searchQuery } from './search.ts';

const DEBOUNCE_MS = 200;
const ICONS = {
  pages: IconSearch,
  students: IconUsers,
  teachers: IconUserCog,
  classes: IconSchool,
  orders: IconReceipt,
  refunds: IconReceiptRefund,
  transactions: IconArrowsExchange,
} as const;

type Props = { role: StaffRole; onClose: () => void };

/** Pages of the own sidebar and records of the school, found by a few letters and opened without a mouse. */
export default function Palette({ role, onClose }: Props) {
  const t = useTexts('palette');
  const common = useTexts('common');
  return (
    <Dialog title={t.title} closeName={common.close} onClose={onClose}>
      <Search role={role} onClose={onClose} />
    </Dialog>
  );
}

/** The pages of the sidebar whose name holds what is typed. */
function usePages(role: StaffRole, typed: string): FoundGroup {
  const { nav } = useTexts('shell');
  const wanted = typed.trim().toLowerCase();
  const found = SIDEBAR[role].map(({ to, label }) => ({ to, title: nav[label] }));
  return { key: 'pages', found: found.filter(({ title }) => title.toLowerCase().includes(wanted)) };
}

function Search({ role, onClose }: Props) {
  const t = useTexts('palette');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const pages = usePages(role, typed);
  const records = useQuery({ ...searchQuery(role, q), placeholderData: keepPreviousData });
  const isAsking = [...q].length >= MIN_LETTERS;
  const groups = [pages, ...((isAsking && records.data?.groups) || [])].filter(
    ({ found }) => found.length > 0,
  );
  const store = useCombobox({ opened: true });
  const [active, setActive] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  // What Enter opens is the first that is found, until the arrow keys say otherwise.
  const first = groups[0]?.found[0]?.to;
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen again whenever other things are found
  useEffect(() => {
    setActive(store.selectFirstOption());
  }, [first, typed]);
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setActive(store.selectNextOption());
    else if (event.key === 'ArrowUp') setActive(store.selectPreviousOption());
    else if (event.key === 'Enter') store.clickSelectedOption();
    else return;
    event.preventDefault();
  };
  const isNone = groups.length === 0 && !records.isFetching && q === typed.trim();
  return (
    <Combobox
      store={store}
      onOptionSubmit={(to) => {
        onClose();
        navigate(to);
      }}
    >
      <TextField
        ref={input}
        className={css.field ?? ''}
        role="combobox"
        aria-label={t.field}
        aria-autocomplete="list"
        aria-expanded={groups.length > 0}
        aria-controls={store.listId ?? undefined}
        aria-activedescendant={active ?? undefined}
        placeholder={t.field}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
        value={typed}
        maxLength={100}
        onKeyDown={press}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Combobox.Options className={css.options} aria-label={t.results}>
        {groups.map(({ key, found }) => (
          <Combobox.Group key={key} label={t.groups[key]} classNames={{ groupLabel: css.label ?? '' }}>
            {found.map(({ to, title, detail }) => {
              const Icon =
                key === 'pages'
                  ? (SIDEBAR[role].find((item) => item.to === to)?.Icon ?? IconSearch)
                  : ICONS[key];
              return (
                <Combobox.Option key={to} value={to} className={css.option}>
                  <Icon size={20} stroke={1.75} aria-hidden="true" />
                  <Titled below={detail}>{title}</Titled>
                </Combobox.Option>
              );
            })}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      <div role="status">
        {isNone && (
          <Text isMuted className={css.none}>
            {t.none({ q })}
          </Text>
        )}
        {records.data?.isPartial === true && <Text isMuted>{t.failed}</Text>}
      </div>
      <p className={css.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {t.keys.move} <kbd>Enter</kbd> {t.keys.open} <kbd>Esc</kbd> {t.keys.close}
      </p>
    </Combobox>
  );
}
