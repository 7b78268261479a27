import { useEffect, useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError, TextField } from '../../ui/fields.tsx';
import { useWrite } from '../../ui/use-write.ts';
import { useFinanceHome } from '../api.ts';
import { signedRupiah } from '../money.ts';
import css from './finance.module.css';

/** On which day the salaries were transferred: the school's today unless told. */
export function PaidDialog({
  amount,
  send,
  onClose,
}: {
  amount: number;
  send: (paidOn: string) => Promise<void>;
  onClose: () => void;
}) {
  const t = useTexts('pay').one;
  const common = useTexts('common');
  const write = useWrite();
  const today = useFinanceHome({ period: '7d', basis: 'received' }).data?.today;
  const [day, setDay] = useState('');
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    if (today !== undefined) setDay((typed) => typed || today);
  }, [today]);
  const save = async () => {
    if (day === '') return setMissing(true);
    if (await write.run(() => send(day))) onClose();
  };
  return (
    <Dialog
      title={t.markPaidTitle}
      lead={t.markPaidText({ amount: signedRupiah(amount) })}
      closeName={common.close}
      onClose={onClose}
    >
      <form
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t.paidOn}
          type="date"
          value={day}
          max={today}
          required
          error={missing ? common.fields.required : undefined}
          onChange={(event) => {
            setDay(event.currentTarget.value);
            setMissing(false);
          }}
        />
        <FormError message={write.fault} />
        <div className={css.answers}>
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={write.sending}>
            {t.markPaid}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
