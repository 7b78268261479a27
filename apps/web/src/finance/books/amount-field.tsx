import { useLayoutEffect, useRef } from 'react';
import { TextField } from '../../ui/fields.tsx';
import css from './amount.module.css';

type Props = {
  name: string;
  label: string;
  hint?: string;
  /** Digits alone, perhaps with a minus before them; '' while nothing is typed. */
  value: string;
  onChange: (digits: string) => void;
  error?: string | undefined;
  required?: boolean;
};

const inThousands = new Intl.NumberFormat('id-ID');

/** `1250000` → `1.250.000`; anything that is no digit goes, except a minus in front, which the form refuses by name. */
export function grouped(value: string): string {
  const digits = digitsOf(value);
  const bare = digits.replace('-', '');
  if (bare === '') return digits;
  return `${digits.startsWith('-') ? '-' : ''}${inThousands.format(BigInt(bare))}`;
}

/** What was typed without its dots: `-1.250.000` → `-1250000`. */
export function digitsOf(text: string): string {
  const trimmed = text.trim();
  const digits = trimmed.replace(/\D/g, '').slice(0, 15);
  return `${/^[-−]/.test(trimmed) ? '-' : ''}${digits}`;
}

/** The place of the caret that keeps as many digits before it as there were. */
function caretAfter(text: string, digits: number): number {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (seen === digits) return at;
    if (/\d/.test(text[at] ?? '')) seen += 1;
  }
  return text.length;
}

/** Whole rupiah, grouped by dots as they are typed; the caret stays at its digit. */
export function AmountField({ name, label, hint, value, onChange, error, required }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  const shown = grouped(value);
  useLayoutEffect(() => {
    if (caret.current === null || input.current !== document.activeElement) return;
    const at = caretAfter(shown, caret.current);
    input.current?.setSelectionRange(at, at);
    caret.current = null;
  });
  return (
    <TextField
      ref={input}
      name={name}
      label={label}
      description={hint}
      inputMode="numeric"
      autoComplete="off"
      leftSection={<span aria-hidden="true">Rp</span>}
      leftSectionWidth={44}
      classNames={{ input: css.input ?? '' }}
      value={shown}
      error={error}
      required={required}
      onChange={(event) => {
        const { value: text, selectionStart } = event.currentTarget;
        caret.current = text.slice(0, selectionStart ?? text.length).replace(/\D/g, '').length;
        onChange(digitsOf(text));
      }}
    />
  );
}
