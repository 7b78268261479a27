import { bookPayout, type PayoutWay } from '@fasih/school/finance/books/entries-contract';
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
import { useFinanceHome, useMoneyChanged } from '../api.ts';
import { newKey, PAYOUT_FORM, type TypedPayout } from '../entry-form.ts';
import { accountAddress, entryAddress } from '../money.ts';
import { Amount } from './amount.tsx';
import { AmountField } from './amount-field.tsx';
import { Choice } from './choice.tsx';
import css from './finance.module.css';

/** What lies at the provider and at the bank, and the form that moves it from one to the other. */
export function Payouts() {
  const t = useTexts('reconciliation').payouts;
  // The school's own today comes with it: the device may stand in another zone, or be wrong.
  const home = useFinanceHome({ period: '7d', basis: 'received' });
  return (
    <Loaded query={home} lines={6}>
      {({ today, cashAtProvider, cashAtBank }) => (
        <div className={css.section}>
          <p className={css.quiet}>{t.lead}</p>
          <dl className={css.facts}>
            {[
              { name: t.held, ...cashAtProvider },
              { name: t.bank, ...cashAtBank },
            ].map(({ name, amount, account }) => (
              <div key={account}>
                <dt>{name}</dt>
                <dd>
                  <Link to={accountAddress(account)}>
                    <Amount rupiah={amount} />
                  </Link>
                </dd>
              </div>
            ))}
          </dl>
          <Card className={css.card}>
            <PayoutForm today={today} />
          </Card>
        </div>
      )}
    </Loaded>
  );
}

function PayoutForm({ today }: { today: string }) {
  const t = useTexts('reconciliation').payouts;
  const words = useTexts('staff');
  const common = useTexts('common');
  const changed = useMoneyChanged();
  const empty = { date: today, amount: '', description: '' };
  const form = useContractForm(PAYOUT_FORM, empty);
  const key = useRef(newKey());
  const [way, setWay] = useState<PayoutWay>('toBank');
  const [saved, setSaved] = useState<string | null>(null);
  const send = async (values: TypedPayout) => {
    setSaved(null);
    try {
      const { entryId } = await call(bookPayout, { body: { ...values, way, key: key.current } });
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
      <Choice
        legend={t.way}
        labelled
        chosen={way}
        onChoose={setWay}
        options={[
          { key: 'toBank', label: t.toBank },
          { key: 'toProvider', label: t.toProvider },
        ]}
      />
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
