import type { MoneyType } from '@fasih/school/finance/books/contract';
import { addEntry, attachReceipt } from '@fasih/school/finance/books/entries-contract';
import type { ManualEntry } from '@fasih/school/ledger/journal/manual-entry';
import { useState } from 'react';
import { Link } from 'react-router';
import { call, callWithFile, formWithFile } from '../../lib/client.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError, LongTextField, SelectField, TextField } from '../../ui/fields.tsx';
import { FileField, useChosenFile } from '../../ui/file-field.tsx';
import { Columns, Row, Stack } from '../../ui/layout.tsx';
import { AmountField } from './amount-field.tsx';
import { useCategoryName } from './category-name.ts';
import { bodyOf, CHOICES, FORMS, type TypedEntry } from './entry-form.ts';
import { entryAddress } from './money.ts';
import { MONEY_READS } from './queries.ts';
import { useEntryKey } from './use-entry-key.ts';

/** An entry that was saved, whose picture may not have been taken. */
type Saved = { entry: ManualEntry; pictureFailed: boolean };

/**
 * Adds revenue or an expense (docs/product/courses-and-money.md#manual-entries). Sent twice, it is one entry; refused,
 * everything typed stays; saved, the form is empty again and a notice says so.
 */
export function EntryForm({ type, today }: { type: MoneyType; today: string }) {
  const texts = useTexts('finance');
  const t = texts.form;
  const common = useTexts('common');
  const lang = useLang();
  const category = useCategoryName();
  const empty = { date: today, amount: '', category: '', description: '' };
  const form = useContractForm(FORMS[type], empty);
  const withKey = useEntryKey();
  const picture = useChosenFile();
  const [saved, setSaved] = useState<Saved | null>(null);
  const add = useAction(addWithPicture, { invalidates: MONEY_READS });

  const send = async (values: TypedEntry) => {
    setSaved(null);
    setSaved(await withKey((key) => add.send({ body: bodyOf(type, key, values), picture: picture.file })));
    form.form.setValues(empty);
    form.form.clearErrors();
    picture.clear();
    await notify('good', type === 'revenue' ? t.revenueDone : t.expenseDone);
  };

  return (
    <Stack as="form" noValidate onSubmit={form.submit(send)}>
      <Columns isStretched least="small">
        <TextField
          {...form.field('date')}
          label={t.date}
          description={t.dateHint}
          type="date"
          max={today}
          required
        />
        <AmountField {...form.valueField('amount')} label={t.amount} hint={t.amountHint} required />
      </Columns>
      <SelectField
        {...form.field('category')}
        label={t.category}
        required
        data={[
          { value: '', label: t.choose },
          ...CHOICES[type].map((value) => ({ value, label: category(value) })),
        ]}
      />
      <LongTextField
        {...form.valueField('description')}
        label={`${t.description} (${common.optional})`}
        maxLength={500}
      />
      {type === 'expense' && (
        <FileField chosen={picture} label={`${t.receipt} (${common.optional})`} hint={t.receiptHint} />
      )}
      <FormError message={form.whole} />
      <Row justify="end">
        <Button type="submit" isPending={form.sending}>
          {form.sending ? t.sending : type === 'revenue' ? t.addRevenue : t.addExpense}
        </Button>
      </Row>
      {saved !== null && (saved.pictureFailed || saved.entry.bookedOn !== saved.entry.date) && (
        <Notice
          kind={saved.pictureFailed ? 'attention' : 'info'}
          action={<Link to={entryAddress(saved.entry.id)}>{t.openEntry}</Link>}
        >
          {saved.pictureFailed
            ? t.receiptFailed
            : t.meantFor({
                day: formatDate(saved.entry.date, lang),
                booked: formatDate(saved.entry.bookedOn, lang),
              })}
        </Notice>
      )}
    </Stack>
  );
}

/** Adds an entry and then its picture. The entry is kept even if storing the picture fails. */
async function addWithPicture({
  body,
  picture,
}: {
  body: ReturnType<typeof bodyOf>;
  picture: File | null;
}): Promise<Saved> {
  const entry = await call(addEntry, { body });
  if (picture === null) return { entry, pictureFailed: false };
  const pictureFailed = await callWithFile(attachReceipt, formWithFile(picture), { entryId: entry.id }).then(
    () => false,
    () => true,
  );
  return { entry, pictureFailed };
}
