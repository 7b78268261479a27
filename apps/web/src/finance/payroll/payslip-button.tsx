import { payslipPdf } from '@fasih/school/finance/payroll/payslips-contract';
import { useTexts } from '../../lib/language.tsx';
import { useDownload } from '../../lib/use-download.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';

/** Fetches a payslip as a PDF. */
export function PayslipButton({
  runId,
  teacherId,
  label,
  ariaLabel,
}: {
  runId: string;
  teacherId: string;
  label: string;
  /** Names the payslip for screen readers, where several buttons have the same label. */
  ariaLabel: string;
}) {
  const t = useTexts('payroll').one;
  const pdf = useDownload(payslipPdf);
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-label={ariaLabel}
        isPending={pdf.isPending}
        onClick={() => void pdf.run({ params: { runId, teacherId } })}
      >
        {pdf.isPending ? t.preparing : label}
      </Button>
      <FormError message={pdf.problem} />
    </>
  );
}
