import type { Sent } from '@fasih/school/basics/contract';
import type { payWithheldTax } from '@fasih/school/finance/books/entries-contract';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { newKey } from '../../lib/new-key.ts';
import { Problem } from '../../lib/problem.ts';
import { Button } from '../../ui/button.tsx';
import { FormError, LongTextField, TextField } from '../../ui/fields.tsx';
import { Columns, Row, Stack } from '../../ui/layout.tsx';
import { AmountField } from './amount-field.tsx';
import { TRANSFER_FORM } from './entry-form.ts';
import { entryAddress } from './money.ts';

type Transfer = Sent<typeof payWithheldTax>['body'];

/**
 * Records money that moved, whose key makes the same form sent twice one entry. Refused, everything typed stays; saved,
 * the form is empty again and leads to the entry.
 */
export function TransferForm({
  today,
  texts: t,
  send,
  children,
}: {
  /** The school's today: the latest day that can be recorded, and the one that is usually meant. */
  today: string;
  texts: { date: string; amount: string; description: string; save: string; open: string };
  send: (transfer: Transfer) => Promise<{ entryId: string }>;
  /** What else is chosen, above the fields. */
  children?: ReactNode;
}) {
  const staff = useTexts('staff');
  const common = useTexts('common');
  const empty = { date: today, amount: '', description: '' };
  const form = useContractForm(TRANSFER_FORM, empty);
  const key = useRef(newKey());
  const [savedId, setSavedId] = useState<string | null>(null);
  const save = async (values: Omit<Transfer, 'key'>) => {
    setSavedId(null);
    try {
      const { entryId } = await send({ ...values, key: key.current });
      setSavedId(entryId);
    } catch (error) {
      // The first attempt did arrive and was changed since: the next one is an entry of its own.
      if (error instanceof Problem && error.code === 'finance.keyUsed') key.current = newKey();
      throw error;
    }
    key.current = newKey();
    form.form.setValues(empty);
    form.form.clearErrors();
  };
  return (
    <Stack as="form" noValidate onSubmit={form.submit(save)}>
      {children}
      <Columns isStretched least="small">
        <TextField {...form.field('date')} label={t.date} type="date" max={today} required />
        <AmountField
          name="amount"
          label={t.amount}
          value={form.form.values.amount}
          onChange={(digits) => form.form.setFieldValue('amount', digits)}
          error={form.field('amount').error}
          required
        />
      </Columns>
      <LongTextField
        label={`${t.description} (${common.optional})`}
        name="description"
        maxLength={500}
        {...form.form.getInputProps('description')}
        error={form.field('description').error}
      />
      <FormError message={form.whole} />
      <Row justify="end">
        <Button type="submit" isPending={form.sending}>
          {form.sending ? staff.sending : t.save}
        </Button>
        {savedId !== null && <Link to={entryAddress(savedId)}>{t.open}</Link>}
      </Row>
    </Stack>
  );
}
