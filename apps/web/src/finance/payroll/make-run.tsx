import { dayIn } from '@fasih/school/basics/instants';
import { reportDays } from '@fasih/school/finance/books/periods';
import { makePayRun, type PayPreview } from '@fasih/school/finance/payroll/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { schoolNow } from '../../lib/school-clock.ts';
import { useAction } from '../../lib/use-action.ts';
import { Notice, SkeletonLines } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError, TextField } from '../../ui/fields.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import { Columns, Stack, Text } from '../../ui/layout.tsx';
import { Amount } from '../books/amount.tsx';
import { PayGaps } from './pay-gaps.tsx';
import { PAY_READS, payPreviewQuery, payRunQuery } from './queries.ts';
import { useWorkTime } from './work-time.ts';

/** The school's calendar month before this one, which is what is usually paid. */
const lastMonth = () => reportDays('lastMonth', dayIn(schoolNow()));

/** A new pay run: its days, what it would hold teacher by teacher, and then the draft. */
export function MakeRun({ onClose }: { onClose: () => void }) {
  const texts = useTexts('payroll');
  const t = texts.make;
  const common = useTexts('common');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const [days, setDays] = useState(lastMonth);
  const preview = useQuery(payPreviewQuery(days));
  const make = useAction(makePayRun, {
    invalidates: PAY_READS,
    updates: (run) => payRunQuery(run.id),
    onDone: (run) => navigate(`/dashboard/finance/pay/${run.id}`),
  });
  const date = (key: 'from' | 'to') => (
    <TextField
      label={texts[key]}
      type="date"
      value={days[key]}
      error={days[key] === '' ? common.fields.required : undefined}
      onChange={(event) => {
        make.reset();
        setDays({ ...days, [key]: event.currentTarget.value });
      }}
    />
  );
  const isPayable = (preview.data?.payslips.length ?? 0) > 0;
  return (
    <Dialog
      wide
      title={t.title}
      lead={t.lead}
      closeName={common.close}
      onClose={onClose}
      foot={
        <>
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button
            disabled={!isPayable || preview.isFetching}
            isPending={make.isPending}
            onClick={() => void make.run({ body: days })}
          >
            {make.isPending ? t.making : t.make}
          </Button>
        </>
      }
    >
      <Stack>
        <Columns isStretched least="small">
          {date('from')}
          {date('to')}
        </Columns>
        <Stack as="section" gap={3} aria-label={t.preview} aria-live="polite">
          {preview.data !== undefined ? (
            <Preview preview={preview.data} />
          ) : preview.isError ? (
            <Notice kind="bad">{problemText(preview.error)}</Notice>
          ) : (
            preview.isLoading && <SkeletonLines lines={5} />
          )}
        </Stack>
        <FormError message={make.problem} />
      </Stack>
    </Dialog>
  );
}

function Preview({ preview }: { preview: PayPreview }) {
  const t = useTexts('payroll');
  const time = useWorkTime();
  return (
    <>
      <PayGaps gaps={preview.gaps} />
      {preview.payslips.length === 0 ? (
        <Text isMuted>{t.make.nothing}</Text>
      ) : (
        <FigureTable
          caption={t.make.preview}
          rows={preview.payslips}
          rowKey={({ teacherId }) => teacherId}
          columns={[
            { key: 'teacher', label: t.teacher, cell: ({ name }) => name, total: t.total },
            { key: 'meetings', label: t.meetings, cell: (slip) => slip.meetings, total: preview.meetings },
            { key: 'time', label: t.time, cell: (slip) => time(slip.minutes), total: time(preview.minutes) },
            {
              key: 'amount',
              label: t.amount,
              cell: (slip) => <Amount rupiah={slip.amount} />,
              total: <Amount rupiah={preview.amount} />,
            },
          ]}
        />
      )}
    </>
  );
}
