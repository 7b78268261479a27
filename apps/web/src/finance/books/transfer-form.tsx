import type { Sent } from '@fasih/school/basics/contract';
import type { payWithheldTax } from '@fasih/school/finance/books/entries-contract';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError, LongTextField, TextField } from '../../ui/fields.tsx';
import { Columns, Row, Stack } from '../../ui/layout.tsx';
import { AmountField } from './amount-field.tsx';
import { TRANSFER_FORM } from './entry-form.ts';
import { entryAddress } from './money.ts';
import { useEntryKey } from './use-entry-key.ts';

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
  const withKey = useEntryKey();
  const [savedId, setSavedId] = useState<string | null>(null);
  const save = async (values: Omit<Transfer, 'key'>) => {
    setSavedId(null);
    const { entryId } = await withKey((key) => send({ ...values, key }));
    setSavedId(entryId);
    form.form.setValues(empty);
    form.form.clearErrors();
  };
  return (
    <Stack as="form" noValidate onSubmit={form.submit(save)}>
      {children}
      <Columns isStretched least="small">
        <TextField {...form.field('date')} label={t.date} type="date" max={today} required />
        <AmountField {...form.valueField('amount')} label={t.amount} required />
      </Columns>
      <LongTextField
        {...form.valueField('description')}
        label={`${t.description} (${common.optional})`}
        maxLength={500}
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
