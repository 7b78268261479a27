import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../lib/language.tsx';
import { TextField } from './fields.tsx';
import { useFilterLabel } from './filters.tsx';
import { IconSearch } from './icons.ts';
import { useListState } from './list-state.ts';
import css from './parts/search-field.module.css';
import { useSearchKey } from './search-key.ts';

/** Waits for a pause in typing, so that not every letter asks the server. */
const DEBOUNCE_MS = 300;

/** Whether a key that was pressed is a letter of what somebody types, or belongs to a dialog. */
function isElsewhere({ target }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** '/' leads to the search of the page, as on other staff tools. */
function useSlash(field: RefObject<HTMLInputElement | null>): boolean {
  const isOn = useSearchKey();
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [field, isOn]);
  return isOn;
}

/**
 * The search of a list, kept in the address as `?q=`; the key '/' leads to it where it is not turned off.
 *
 * @param fewest letters that the server needs; with fewer the field says why nothing is filtered.
 */
export function SearchField({ label, fewest = 1 }: { label: string; fewest?: number }) {
  const { query, set, latest, isLeaving } = useListState();
  const { isInRow, props } = useFilterLabel(label);
  const field = useRef<HTMLInputElement>(null);
  const hasKey = useSlash(field);
  const applied = query.q ?? '';
  const [typed, setTyped] = useState(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What this field put into the address and has not come back from it yet. */
  const own = useRef<string[]>([]);
  // A filter that was set while somebody typed stays: the pause ends with the address of then.
  const write = useRef((_: string) => {});
  useEffect(() => {
    write.current = (next) => {
      // A link that was pressed before the pause was over is not called back.
      if (isLeaving() || next === (latest().get('q') ?? '')) return;
      own.current.push(next);
      set({ q: next });
    };
  });
  // Back, forward and cleared filters change the address without the field; its own changes leave what is being typed.
  useEffect(() => {
    const at = own.current.indexOf(applied);
    own.current.splice(0, at + 1);
    if (at >= 0) return;
    clearTimeout(timer.current);
    setTyped(applied);
  }, [applied]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <TextField
      ref={field}
      {...props}
      {...(isInRow
        ? {
            placeholder: label,
            leftSection: <IconSearch size={18} stroke={1.75} aria-hidden="true" />,
            rightSection: hasKey && <kbd className={css.key}>/</kbd>,
          }
        : {})}
      aria-keyshortcuts={hasKey ? '/' : undefined}
      {...searchHint(typed, fewest)}
      type="search"
      value={typed}
      maxLength={100}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped(next);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => write.current(next.trim()), DEBOUNCE_MS);
      }}
    />
  );
}

/** The hint under a search, for its field: why few letters do not filter yet. An empty one takes no room. */
export function searchHint(typed: string, fewest: number): Partial<ComponentProps<typeof TextField>> {
  return {
    description: <TooShort typed={typed} fewest={fewest} />,
    classNames: isTooShort(typed, fewest) ? {} : { wrapper: css.flush ?? '' },
    inputWrapperOrder: ['label', 'input', 'description', 'error'],
  };
}

/** The live region is there before the words are. */
function TooShort({ typed, fewest }: { typed: string; fewest: number }) {
  const t = useTexts('common');
  return <span role="status">{isTooShort(typed, fewest) ? t.fewestLetters({ fewest }) : ''}</span>;
}

function isTooShort(typed: string, fewest: number): boolean {
  const letters = [...typed.trim()].length;
  return letters > 0 && letters < fewest;
}
