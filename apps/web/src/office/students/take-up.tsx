import { takeUpCourse } from '@fasih/school/learning/meetings/pause-contract';
import { courseEvents } from '@fasih/school/office/homes/admin-contract';
import { useState } from 'react';
import { MEETING_READS } from '../../learning/meetings/admin/reads.ts';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { notify } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';

/** Takes a stopped course up again; if the server refuses, the dialog says why. */
export function TakeUp({ enrolmentId, name }: { enrolmentId: string; name: string }) {
  const t = useTexts('meetings').takeUp;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={t.of({ name })} onClick={() => setOpen(true)}>
        {t.submit}
      </Button>
      {open && <TakeUpDialog enrolmentId={enrolmentId} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function TakeUpDialog({
  enrolmentId,
  name,
  onClose,
}: {
  enrolmentId: string;
  name: string;
  onClose: () => void;
}) {
  const t = useTexts('meetings').takeUp;
  const words = useTexts('staff');
  const takeUp = useAction(takeUpCourse, {
    invalidates: [...MEETING_READS, courseEvents],
    onDone: ({ planned, toPlan }) =>
      notify('good', t.done({ planned: planned.length, toPlan: toPlan.length })),
  });
  return (
    <ActionDialog
      title={t.of({ name })}
      lead={t.text}
      label={words.reason}
      submitLabel={t.submit}
      pendingLabel={words.sending}
      send={(reason) => takeUp.send({ params: { enrolmentId }, body: { reason } })}
      onClose={onClose}
    />
  );
}
