import type { RefObject } from 'react';
import { useTexts } from '../../lib/language.tsx';
import forms from '../../ui/parts/forms.module.css';

type Props = {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  hint?: string;
  /** Kinds of files; pictures where none are named. */
  accept?: string;
  invalid?: boolean;
  onChoose?: () => void;
};

/** A file from the device, the phone's camera among the ways. */
export function PictureField({
  input,
  label,
  hint,
  accept = 'image/png,image/jpeg,image/webp',
  invalid = false,
  onChoose,
}: Props) {
  const t = useTexts('finance').form;
  return (
    <label className={forms.file}>
      <strong>{label}</strong>
      <span>{hint ?? t.receiptHint}</span>
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept={accept}
        aria-invalid={invalid}
        onChange={onChoose}
      />
    </label>
  );
}
