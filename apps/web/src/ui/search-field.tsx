import { useEffect, useRef, useState } from 'react';
import { useListState } from './data-table.tsx';
import { TextField } from './fields.tsx';

/** Waits for a pause in typing, so that not every letter asks the server. */
const PAUSE_MS = 300;

/** The search of a list, kept in the address as `?q=`. */
export function SearchField({ label }: { label: string }) {
  const { query, set } = useListState();
  const asked = query.q ?? '';
  const [typed, setTyped] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A filter that was set while somebody typed stays: the pause ends with the address of then.
  const write = useRef(set);
  useEffect(() => {
    write.current = set;
  });
  // Back, forward and cleared filters change the address without the field.
  useEffect(() => setTyped(asked), [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <TextField
      label={label}
      type="search"
      value={typed}
      maxLength={100}
      onChange={(event) => {
        const next = event.currentTarget.value;
        setTyped(next);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => write.current({ q: next.trim() }), PAUSE_MS);
      }}
    />
  );
}
