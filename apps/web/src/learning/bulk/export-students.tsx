import { separatorOfExcel } from '@fasih/school/basics/csv';
import { exportStudents } from '@fasih/school/office/homes/admin-contract';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useDownload } from '../../lib/use-download.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';

/** The chosen students, or those of the chosen classes, as a file. */
export function ExportChosen({
  learnerIds,
  isTooMany,
}: {
  learnerIds: readonly string[];
  isTooMany: boolean;
}) {
  const t = useTexts('bulk');
  const lang = useLang();
  const file = useDownload(exportStudents);
  return (
    <>
      <Button
        size="small"
        look="quiet"
        disabled={isTooMany || learnerIds.length === 0}
        isPending={file.isPending}
        onClick={() =>
          void file.run({
            query: {
              learners: [...new Set(learnerIds)].join('.'),
              format: 'csv',
              separator: separatorOfExcel(lang),
            },
          })
        }
      >
        {t.export}
      </Button>
      <FormError message={file.problem} />
    </>
  );
}
