import { payWithheldTax } from '@fasih/school/finance/books/entries-contract';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/client.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { notify } from '../../ui/ask.tsx';
import { Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError, LongTextField, TextField } from '../../ui/fields.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useAccounts, useFinanceHome, useMoneyChanged } from '../api.ts';
import { newKey, TAX_FORM, type TypedTax } from '../entry-form.ts';
import { accountAddress, entryAddress } from '../money.ts';
import { Amount } from './amount.tsx';
import { AmountField } from './amount-field.tsx';
import css from './finance.module.css';

const ACCOUNT = 'tax.payable';

/** Tax that was withheld from teachers and is still owed to the state, and the form that records its payment. */
export function WithheldTax() {
  const t = useTexts('pay').tax;
  const accounts = useAccounts();
  // The school's own today comes with it: the device may stand in another zone, or be wrong.
  const home = useFinanceHome({ period: '7d', basis: 'received' });
  return (
    <Loaded query={accounts} lines={6}>
      {({ data }) => (
        <div className={css.section}>
          <p className={css.quiet}>{t.lead}</p>
          <dl className={css.facts}>
            <div>
              <dt>{t.owed}</dt>
              <dd>
                <Link to={accountAddress(ACCOUNT)}>
                  <Amount rupiah={data.find(({ code }) => code === ACCOUNT)?.balance ?? 0} />
                </Link>
              </dd>
            </div>
          </dl>
          {home.data && (
            <Card className={css.card}>
              <TaxForm today={home.data.today} />
            </Card>
          )}
        </div>
      )}
    </Loaded>
  );
}

function TaxForm({ today }: { today: string }) {
  const t = useTexts('pay').tax;
  const words = useTexts('staff');
  const common = useTexts('common');
  const changed = useMoneyChanged();
  const empty = { date: today, amount: '', description: '' };
  const form = useContractForm(TAX_FORM, empty);
  const key = useRef(newKey());
  const [saved, setSaved] = useState<string | null>(null);
  const send = async (values: TypedTax) => {
    setSaved(null);
    try {
      const { entryId } = await call(payWithheldTax, { body: { ...values, key: key.current } });
      setSaved(entryId);
    } catch (fault) {
      if (fault instanceof Problem && fault.code === 'finance.keyUsed') key.current = newKey();
      throw fault;
    }
    key.current = newKey();
    form.form.setValues(empty);
    form.form.clearErrors();
    await notify('good', t.done);
    await changed();
  };
  return (
    <form noValidate className={css.form} onSubmit={form.submit(send)}>
      <div className={css.pair}>
        <TextField {...form.field('date')} label={t.date} type="date" max={today} required />
        <AmountField
          name="amount"
          label={t.amount}
          value={form.form.values.amount}
          onChange={(digits) => form.form.setFieldValue('amount', digits)}
          error={form.field('amount').error}
          required
        />
      </div>
      <LongTextField
        label={`${t.description} (${common.optional})`}
        name="description"
        maxLength={500}
        {...form.form.getInputProps('description')}
        error={form.field('description').error}
      />
      <FormError message={form.whole} />
      <div className={css.answers}>
        <Button type="submit" disabled={form.sending}>
          {form.sending ? words.sending : t.save}
        </Button>
        {saved !== null && <Link to={entryAddress(saved)}>{t.open}</Link>}
      </div>
    </form>
  );
}
