import { formatRupiah } from '@fasih/school/basics/rupiah';
import { endCourse } from '@fasih/school/finance/refunds/end-contract';
import { listRefunds } from '@fasih/school/finance/refunds/staff-contract';
import { adminDashboard, courseEvents, listStudents } from '@fasih/school/office/homes/admin-contract';
import { studentDetail } from '@fasih/school/office/homes/student-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Reason } from '../../catalogue/policy/reason.tsx';
import { MEETING_READS } from '../../learning/meetings/admin/reads.ts';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { notify } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Part } from '../../ui/page.tsx';
import { courseEndQuery } from './queries.ts';

type Props = { enrolmentId: string; course: string; name: string };

/** An admin ends a course for the school's reasons; the dialog says what happens (docs/product/course-rules-2.md#the-schools-fault). */
export function EndCourse(props: Props) {
  const t = useTexts('students').detail.endCourse;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" look="quiet" aria-label={t.of(props)} onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {open && <EndDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function EndDialog({ enrolmentId, course, name, onClose }: Props & { onClose: () => void }) {
  const t = useTexts('students').detail.endCourse;
  const preview = useQuery(courseEndQuery(enrolmentId));
  const amount = preview.data?.quote.amount ?? 0;
  const end = useAction(endCourse, {
    invalidates: [...MEETING_READS, courseEvents, studentDetail, listStudents, adminDashboard, listRefunds],
    onDone: () => notify('good', t.done({ amount: formatRupiah(amount) })),
  });
  return (
    <ActionDialog
      title={t.of({ course, name })}
      lead={t.lead}
      label={t.reason}
      maxLength={300}
      submitLabel={t.submit}
      pendingLabel={t.sending}
      isDangerous
      isBlocked={!preview.data}
      send={(reason) => end.send({ params: { enrolmentId }, body: { reason, amount } })}
      onClose={onClose}
    >
      <Loaded query={preview} lines={4}>
        {({ quote, meetings, told }) => (
          <Part level="h3" title={t.willHappen}>
            <ul>
              <li>{t.meetings({ n: meetings })}</li>
              <li>
                {t.owed({ amount: formatRupiah(quote.amount) })} <Reason decision={quote} />
              </li>
              <li>{t.opens}</li>
              <li>{t.told({ names: told.join(', ') })}</li>
            </ul>
          </Part>
        )}
      </Loaded>
    </ActionDialog>
  );
}
