import {
  changeVoucher,
  endVoucher,
  type VoucherRecord,
  voucherLimits,
} from '@fasih/school/sales/vouchers/contract';
import { useState } from 'react';
import { useContractForm } from '../lib/contract-form.ts';
import { formatDate } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { staleRecord } from '../lib/problem.ts';
import { useAction } from '../lib/use-action.ts';
import css from '../teachers/components/teachers.module.css';
import { confirm } from '../ui/ask.tsx';
import { Notice } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EditConflict, type LastChange } from '../ui/edit-conflict.tsx';
import { FormError } from '../ui/fields.tsx';
import forms from '../ui/parts/forms.module.css';
import { VOUCHER_READS } from './catalogue-api.ts';
import { LimitFields, type SetLimit } from './catalogue-new-voucher.tsx';
import { VoucherUses } from './catalogue-uses.tsx';
import { VoucherBadge, Worth } from './catalogue-vouchers.tsx';

type Limits = Pick<VoucherRecord, 'firstDay' | 'lastDay' | 'maxUses' | 'maxUsesPerFamily'>;
type Theirs = VoucherRecord & { changed: LastChange };
const limitsOf = ({ firstDay, lastDay, maxUses, maxUsesPerFamily }: Limits): Limits => ({
  firstDay,
  lastDay,
  maxUses,
  maxUsesPerFamily,
});

/** One voucher: its limits, its end, and who used it. */
export function VoucherDialog({ voucher, onClose }: { voucher: VoucherRecord; onClose: () => void }) {
  const t = useTexts('catalogue').vouchers;
  const common = useTexts('common');
  return (
    <Dialog
      wide
      title={voucher.code}
      lead={
        <>
          <Worth voucher={voucher} /> · <VoucherBadge state={voucher.state} />
        </>
      }
      closeName={common.close}
      onClose={onClose}
    >
      <div className={css.side}>
        {voucher.ended ? <Notice kind="info">{t.endedText}</Notice> : <LimitsForm voucher={voucher} />}
        <VoucherUses code={voucher.code} />
      </div>
    </Dialog>
  );
}

function LimitsForm({ voucher }: { voucher: VoucherRecord }) {
  const t = useTexts('catalogue').vouchers;
  const words = useTexts('staff');
  const common = useTexts('common');
  const lang = useLang();
  const { code, version } = voucher;
  const params = { code };
  const [base, setBase] = useState(voucher);
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const [isSaved, setSaved] = useState(false);
  const form = useContractForm(voucherLimits, limitsOf(voucher));
  const change = useAction(changeVoucher, {
    invalidates: VOUCHER_READS,
    onStale: setTheirs,
    onDone: (stored) => {
      setBase(stored);
      form.form.setValues(limitsOf(stored));
      setSaved(true);
    },
  });
  const end = useAction(endVoucher, { invalidates: VOUCHER_READS });
  const save = (limits: Limits, on: number) => {
    setSaved(false);
    setTheirs(null);
    return change.send({ params, body: { ...limits, version: on } });
  };
  const refuse = (error: unknown) => {
    if (staleRecord(error) === null) form.refuse(error);
  };
  const askEnd = async () => {
    const question = { title: t.endOf({ code }), text: t.endText, no: common.cancel, yes: t.end };
    if (await confirm({ ...question, grave: true })) await end.run({ params, body: { version } });
  };
  const day = (value: unknown) => (typeof value === 'string' ? formatDate(value, lang) : '');
  return (
    <section className={css.section} aria-labelledby="voucher-limits">
      <h2 id="voucher-limits">{t.limits}</h2>
      <form
        className={forms.form}
        noValidate
        onSubmit={form.submit((limits) => save(limits, base.version), refuse)}
      >
        <FormError message={form.whole ?? end.problem} />
        {isSaved && <Notice kind="good">{t.saved}</Notice>}
        <LimitFields field={form.field} set={form.form.setFieldValue as SetLimit} />
        <div className={forms.answers}>
          <Button look="red" isPending={end.isPending} onClick={() => void askEnd()}>
            {t.end}
          </Button>
          <Button type="submit" isPending={form.sending}>
            {form.sending ? words.sending : common.save}
          </Button>
        </div>
      </form>
      {theirs !== null && (
        <EditConflict
          base={limitsOf(base)}
          mine={limitsOf(form.form.getValues())}
          theirs={limitsOf(theirs)}
          changed={theirs.changed}
          fields={[
            { key: 'firstDay', label: t.firstDay, show: day },
            { key: 'lastDay', label: t.lastDay, show: day },
            { key: 'maxUses', label: t.maxUses },
            { key: 'maxUsesPerFamily', label: t.maxUsesPerFamily },
          ]}
          onSave={(merged) => {
            form.form.setValues(merged);
            save(merged, theirs.version).catch(refuse);
          }}
          onClose={() => setTheirs(null)}
        />
      )}
    </section>
  );
}
