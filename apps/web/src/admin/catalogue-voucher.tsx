import {
  changeVoucher,
  endVoucher,
  type VoucherRecord,
  voucherLimits,
} from '@fasih/school/sales/vouchers/contract';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { useContractForm } from '../lib/contract-form.ts';
import { formatDate } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { staleRecord } from '../lib/problem.ts';
import { useRefresh } from '../teachers/api.ts';
import css from '../teachers/components/teachers.module.css';
import { confirm } from '../ui/ask.tsx';
import { Notice } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EditConflict, type LastChange } from '../ui/edit-conflict.tsx';
import { FormError } from '../ui/fields.tsx';
import forms from '../ui/parts/forms.module.css';
import { useWrite } from '../ui/use-write.ts';
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
export function VoucherDialog({ of, onClose }: { of: VoucherRecord; onClose: () => void }) {
  const t = useTexts('catalogue').vouchers;
  const common = useTexts('common');
  return (
    <Dialog
      wide
      title={of.code}
      lead={
        <>
          <Worth of={of} /> · <VoucherBadge state={of.state} />
        </>
      }
      closeName={common.close}
      onClose={onClose}
    >
      <div className={css.side}>
        {of.ended ? <Notice kind="info">{t.endedText}</Notice> : <LimitsForm of={of} />}
        <VoucherUses code={of.code} />
      </div>
    </Dialog>
  );
}

function LimitsForm({ of }: { of: VoucherRecord }) {
  const t = useTexts('catalogue').vouchers;
  const words = useTexts('staff');
  const common = useTexts('common');
  const lang = useLang();
  const refresh = useRefresh();
  const [base, setBase] = useState(of);
  const [conflict, setConflict] = useState<{ mine: Limits; theirs: Theirs } | null>(null);
  const form = useContractForm(voucherLimits, limitsOf(of));
  const ending = useWrite();
  const [said, setSaid] = useState<string | null>(null);
  const save = async (limits: Limits, version: number) => {
    setSaid(null);
    const saved = await call(changeVoucher, { params: { code: of.code }, body: { ...limits, version } });
    setBase(saved);
    setConflict(null);
    form.form.setValues(limitsOf(saved));
    await refresh('vouchers');
    setSaid(t.saved);
  };
  const onFault = (mine: Limits) => (fault: unknown) => {
    const theirs = staleRecord<Theirs>(fault);
    if (theirs === null) form.refuse(fault);
    setConflict(theirs && { mine, theirs });
  };
  const end = async () => {
    const { code } = of;
    const question = { title: t.endOf({ code }), text: t.endText, no: common.cancel, yes: t.end };
    if (!(await confirm({ ...question, grave: true }))) return;
    await ending.run(
      () => call(endVoucher, { params: { code }, body: { version: of.version } }),
      () => refresh('vouchers'),
    );
  };
  const day = (value: unknown) => (typeof value === 'string' ? formatDate(value, lang) : '');
  return (
    <section className={css.section} aria-labelledby="voucher-limits">
      <h2 id="voucher-limits">{t.limits}</h2>
      <form
        className={forms.form}
        noValidate
        onSubmit={form.submit(
          (limits) => save(limits, base.version),
          (fault) => onFault(form.form.getValues())(fault),
        )}
      >
        <FormError message={form.whole ?? ending.fault} />
        {said !== null && <Notice kind="good">{said}</Notice>}
        <LimitFields field={form.field} set={form.form.setFieldValue as SetLimit} />
        <div className={forms.answers}>
          <Button look="red" disabled={ending.sending} onClick={() => void end()}>
            {t.end}
          </Button>
          <Button type="submit" disabled={form.sending}>
            {form.sending ? words.sending : common.save}
          </Button>
        </div>
      </form>
      {conflict !== null && (
        <EditConflict
          base={limitsOf(base)}
          mine={conflict.mine}
          theirs={limitsOf(conflict.theirs)}
          changed={conflict.theirs.changed}
          fields={[
            { key: 'firstDay', label: t.firstDay, show: day },
            { key: 'lastDay', label: t.lastDay, show: day },
            { key: 'maxUses', label: t.maxUses },
            { key: 'maxUsesPerFamily', label: t.maxUsesPerFamily },
          ]}
          onSave={(merged) => void save(merged, conflict.theirs.version).catch(onFault(merged))}
          onClose={() => setConflict(null)}
        />
      )}
    </section>
  );
}
