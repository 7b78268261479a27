import type { Contract, Sent } from '@fasih/school/basics/contract';
import { download } from './download.ts';
import { useLang } from './language.tsx';
import { type Action, useAction } from './use-action.ts';

/**
 * Fetches what a call answers as a file, in the shown language.
 *
 *     const pdf = useDownload(payslipPdf);
 *     <Button isPending={pdf.isPending} onClick={() => void pdf.run({ params: { runId, teacherId } })} />
 *
 * @param onDone after the file was handed over
 */
export function useDownload<const C extends Contract>(
  contract: C,
  onDone?: () => unknown,
): Action<Sent<C>, void> {
  const lang = useLang();
  return useAction(
    (input: Sent<C>) => download(contract, input, { lang }),
    onDone === undefined ? {} : { onDone },
  );
}
