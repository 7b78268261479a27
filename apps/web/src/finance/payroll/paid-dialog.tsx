import { formatRupiah } from '@fasih/school/basics/rupiah';
import { markPayRunPaid, type PayRun } from '@fasih/school/finance/payroll/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { todayQuery } from '../books/queries.ts';
import { runWrite } from './queries.ts';

/** Marks a run as paid, on the day on which the salaries were transferred: the school's today unless another is chosen. */
export function PaidDialog({ run, onClose }: { run: PayRun; onClose: () => void }) {
  const t = useTexts('payroll').one;
  const common = useTexts('common');
  const today = useQuery(todayQuery).data?.today;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const paidOn = chosen ?? today ?? '';
  const markPaid = useAction(markPayRunPaid, runWrite(t.markedPaid));
  const submit = async () => {
    if (paidOn === '') return setMissing(true);
    const body = { version: run.version, paidOn };
    if (await markPaid.run({ params: { runId: run.id }, body })) onClose();
  };
  return (
    <FormDialog
      title={t.markPaidTitle}
      lead={t.markPaidText({ amount: formatRupiah(run.amount) })}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      problem={markPaid.problem}
      isPending={markPaid.isPending}
      submitLabel={t.markPaid}
      pendingLabel={t.markPaid}
      onClose={onClose}
    >
      <TextField
        label={t.paidOn}
        type="date"
        value={paidOn}
        max={today}
        required
        error={isMissing ? common.fields.required : undefined}
        onChange={(event) => {
          setChosen(event.currentTarget.value);
          setMissing(false);
        }}
      />
    </FormDialog>
  );
}
