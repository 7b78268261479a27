import { payslipPdf } from '@fasih/school/finance/payroll/payslips-contract';
import { download } from '../../lib/download.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { useWrite } from '../../ui/use-write.ts';

/** Fetches a payslip as a PDF. */
export function PayslipButton({
  runId,
  teacherId,
  label,
  name,
}: {
  runId: string;
  teacherId: string;
  label: string;
  name: string;
}) {
  const t = useTexts('pay').one;
  const lang = useLang();
  const write = useWrite();
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-label={name}
        disabled={write.sending}
        onClick={() => void write.run(() => download(payslipPdf, { params: { runId, teacherId } }, { lang }))}
      >
        {write.sending ? t.preparing : label}
      </Button>
      <FormError message={write.fault} />
    </>
  );
}
