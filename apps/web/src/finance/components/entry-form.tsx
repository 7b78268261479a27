import type { MoneyType } from '@fasih/school/finance/books/contract';
import { addEntry, attachReceipt } from '@fasih/school/finance/books/entries-contract';
import type { ManualEntry } from '@fasih/school/ledger/journal/manual-entry';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { call, callWithFile } from '../../lib/client.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { notify } from '../../ui/ask.tsx';
import { Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError, LongTextField, SelectField, TextField } from '../../ui/fields.tsx';
import { FileField, useChosenFile } from '../../ui/file-field.tsx';
import { useMoneyChanged } from '../api.ts';
import { bodyOf, CHOICES, FORMS, newKey, type TypedEntry } from '../entry-form.ts';
import { entryAddress } from '../money.ts';
import { AmountField } from './amount-field.tsx';
import { useCategoryName } from './category-name.ts';
import css from './finance.module.css';

/** What a person should still know about an entry after it was saved. */
type After = { entry: ManualEntry; pictureFailed: boolean };

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
  const changed = useMoneyChanged();
  const empty = { date: today, amount: '', category: '', description: '' };
  const form = useContractForm(FORMS[type], empty);
  const key = useRef(newKey());
  const picture = useChosenFile();
  const [after, setAfter] = useState<After | null>(null);
  const { amount } = form.form.values;

  const send = async (values: TypedEntry) => {
    setAfter(null);
    let entry: ManualEntry;
    try {
      entry = await call(addEntry, { body: bodyOf(type, key.current, values) });
    } catch (fault) {
      // The first try did arrive and was changed since: the next one is an entry of its own.
      if (fault instanceof Problem && fault.code === 'finance.keyUsed') key.current = newKey();
      throw fault;
    }
    key.current = newKey();
    const pictureFailed = !(await sendPicture(entry.id));
    form.form.setValues(empty);
    form.form.clearErrors();
    picture.clear();
    setAfter({ entry, pictureFailed });
    await notify('good', type === 'revenue' ? t.revenueDone : t.expenseDone);
    await changed();
  };

  /** The entry stands whatever becomes of its picture; answers false where it was not taken. */
  const sendPicture = async (entryId: string): Promise<boolean> => {
    const { file } = picture;
    if (file === null) return true;
    const body = new FormData();
    body.set('file', file);
    return callWithFile(attachReceipt, body, { entryId }).then(
      () => true,
      () => false,
    );
  };

  return (
    <form noValidate className={css.form} onSubmit={form.submit(send)}>
      <div className={css.pair}>
        <TextField
          {...form.field('date')}
          label={t.date}
          description={t.dateHint}
          type="date"
          max={today}
          required
        />
        <AmountField
          name="amount"
          label={t.amount}
          hint={t.amountHint}
          value={amount}
          onChange={(digits) => form.form.setFieldValue('amount', digits)}
          error={form.field('amount').error}
          required
        />
      </div>
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
        label={`${t.description} (${common.optional})`}
        name="description"
        maxLength={500}
        {...form.form.getInputProps('description')}
        error={form.field('description').error}
      />
      {type === 'expense' && (
        <FileField chosen={picture} label={`${t.receipt} (${common.optional})`} hint={t.receiptHint} />
      )}
      <FormError message={form.whole} />
      <div className={css.answers}>
        <Button type="submit" disabled={form.sending}>
          {form.sending ? t.sending : type === 'revenue' ? t.addRevenue : t.addExpense}
        </Button>
      </div>
      {after !== null && (after.pictureFailed || after.entry.bookedOn !== after.entry.date) && (
        <Notice
          kind={after.pictureFailed ? 'attention' : 'info'}
          action={<Link to={entryAddress(after.entry.id)}>{t.openEntry}</Link>}
        >
          {after.pictureFailed
            ? t.receiptFailed
            : t.meantFor({
                day: formatDate(after.entry.date, lang),
                booked: formatDate(after.entry.bookedOn, lang),
              })}
        </Notice>
      )}
    </form>
  );
}
