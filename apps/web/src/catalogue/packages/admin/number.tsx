import type { ComponentProps } from 'react';
import { TextField } from '../../../ui/fields.tsx';

const grouped = new Intl.NumberFormat('id-ID');

type Field = {
  name: string;
  value?: unknown;
  onChange?: (value: unknown) => void;
  error?: string | undefined;
};

/**
 * A whole number, typed with or without the dots of thousands. An empty field is `NaN`, or null where `mayBeEmpty`; the
 * contract says which of them it takes.
 */
export function NumberField({
  field: { name, value, onChange, error },
  mayBeEmpty = false,
  ...rest
}: { field: Field; mayBeEmpty?: boolean } & Omit<ComponentProps<typeof TextField>, 'value' | 'onChange'>) {
  return (
    <TextField
      {...rest}
      name={name}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      required={!mayBeEmpty}
      value={typeof value === 'number' && !Number.isNaN(value) ? grouped.format(value) : ''}
      onChange={(event) => {
        const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, 12);
        onChange?.(digits === '' ? (mayBeEmpty ? null : Number.NaN) : Number(digits));
      }}
    />
  );
}
