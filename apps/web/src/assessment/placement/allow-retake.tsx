import { allowRetake } from '@fasih/school/assessment/placement/contract';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { notify } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';

/** Opens the placement test again before its time, with the reason that the school keeps. */
export function AllowRetake({ enrolmentId, name }: { enrolmentId: string; name: string }) {
  const t = useTexts('placement').allowRetake;
  const words = useTexts('staff');
  const [asking, setAsking] = useState(false);
  const allow = useAction(allowRetake, { onDone: () => notify('good', t.done) });
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t.open}
      </Button>
      {asking && (
        <ActionDialog
          title={t.title({ name })}
          lead={t.text}
          label={t.reason}
          cancelLabel={t.no}
          submitLabel={t.yes}
          pendingLabel={words.sending}
          send={(reason) => allow.send({ params: { enrolmentId }, body: { reason } })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
