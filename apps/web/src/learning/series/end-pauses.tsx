import { endPauses } from '@fasih/school/learning/series/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Text } from '../../ui/layout.tsx';
import { MEETING_READS } from '../meetings/admin/reads.ts';
import { ClassChoice } from './class-choice.tsx';
import { endPlanQuery } from './queries.ts';
import { SeriesPreview } from './series-preview.tsx';

/** Ends the pause of one class, or of several that are chosen here: all new times show first, one press tells every family. */
export function EndPauses({ classId, onClose }: { classId?: string; onClose: () => void }) {
  const t = useTexts('series');
  const words = useTexts('staff');
  const [classIds, setClassIds] = useState<readonly string[]>(classId === undefined ? [] : [classId]);
  const plan = useQuery(endPlanQuery(classIds));
  const end = useAction(endPauses, {
    invalidates: MEETING_READS,
    onDone: async (done) => {
      onClose();
      await notify('good', t.done(done));
    },
    // Something has changed meanwhile: the preview shows the plan as it is now.
    onError: () => plan.refetch(),
  });
  const isReady = classIds.length > 0 && plan.data !== undefined && !plan.isFetching && !plan.isError;
  return (
    <FormDialog
      wide
      title={classId === undefined ? t.end.several : t.end.one}
      lead={t.end.lead}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && plan.data) void end.run({ body: { classIds: [...classIds], seen: plan.data.seen } });
      }}
      problem={end.problem}
      isPending={end.isPending}
      isBlocked={!isReady}
      submitLabel={t.end.save}
      pendingLabel={words.sending}
      onClose={onClose}
    >
      {classId === undefined && (
        <ClassChoice states={[['paused', t.end.classes]]} chosen={classIds} onChange={setClassIds} />
      )}
      {classIds.length === 0 ? (
        <Text isMuted size="small">
          {t.end.choose}
        </Text>
      ) : (
        <SeriesPreview plan={plan} isInPause />
      )}
    </FormDialog>
  );
}
