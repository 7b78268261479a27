import {
  changeVoucher,
  endVoucher,
  type VoucherRecord,
  voucherLimits,
} from '@fasih/school/sales/vouchers/contract';
import type * as z from 'zod/mini';
import { formatDate } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { confirm } from '../../../ui/ask.tsx';
import { Notice } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EditConflict } from '../../../ui/edit-conflict.tsx';
import { Form } from '../../../ui/form.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Part } from '../../../ui/page.tsx';
import { useRecordForm } from '../../../ui/record-form.tsx';
import { LimitFields, type SetLimit } from './new-voucher.tsx';
import { VOUCHER_READS } from './queries.ts';
import { VoucherUses } from './uses.tsx';
import { VoucherBadge, Worth } from './voucher-words.tsx';

type Limits = Pick<VoucherRecord, 'firstDay' | 'lastDay' | 'maxUses' | 'maxUsesPerFamily'>;
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
      <Stack gap={6}>
        {voucher.ended ? <Notice kind="info">{t.endedText}</Notice> : <LimitsForm voucher={voucher} />}
        <VoucherUses code={voucher.code} />
      </Stack>
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
  const change = useAction(changeVoucher, { invalidates: VOUCHER_READS });
  const { form, isSaved, isPending, onSubmit, conflict } = useRecordForm<Limits, VoucherRecord>({
    // Only a call from outside leaves a limit out.
    schema: voucherLimits as z.ZodMiniType<Limits, Limits>,
    record: voucher,
    valuesOf: limitsOf,
    versionOf: (record) => record.version,
    save: (limits, on) => change.send({ params, body: { ...limits, version: on } }),
  });
  const end = useAction(endVoucher, { invalidates: VOUCHER_READS });
  const askEnd = async () => {
    const question = { title: t.endOf({ code }), text: t.endText, no: common.cancel, yes: t.end };
    if (await confirm({ ...question, grave: true })) await end.run({ params, body: { version } });
  };
  const day = (value: unknown) => (typeof value === 'string' ? formatDate(value, lang) : '');
  return (
    <Part title={t.limits}>
      <Form
        isAtEnd
        onSubmit={onSubmit}
        state={{ problem: form.whole ?? end.problem, isPending }}
        submitLabel={common.save}
        pendingLabel={words.sending}
        beside={
          <Button look="red" isPending={end.isPending} onClick={() => void askEnd()}>
            {t.end}
          </Button>
        }
      >
        {isSaved && <Notice kind="good">{t.saved}</Notice>}
        <LimitFields field={form.field} set={form.form.setFieldValue as SetLimit} />
      </Form>
      {conflict !== null && (
        <EditConflict
          {...conflict}
          fields={[
            { key: 'firstDay', label: t.firstDay, show: day },
            { key: 'lastDay', label: t.lastDay, show: day },
            { key: 'maxUses', label: t.maxUses },
            { key: 'maxUsesPerFamily', label: t.maxUsesPerFamily },
          ]}
        />
      )}
    </Part>
  );
}
