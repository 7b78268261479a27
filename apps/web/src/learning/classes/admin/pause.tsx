import { resumeClass } from '@fasih/school/learning/meetings/pause-contract';
import { useTexts } from '../../../lib/language.tsx';
import { useProblemText } from '../../../lib/problem-sentence.ts';
import { useAction } from '../../../lib/use-action.ts';
import { confirm, notify } from '../../../ui/ask.tsx';
import { MEETING_READS } from '../../meetings/admin/reads.ts';

/** Ends a pause after a question; says how many meetings have their old time again. */
export function useResume(classId: string): { ask: () => Promise<void>; isPending: boolean } {
  const t = useTexts('staff').classes.one;
  const m = useTexts('meetings').pause;
  const common = useTexts('common');
  const problemText = useProblemText();
  const resume = useAction(resumeClass, {
    invalidates: MEETING_READS,
    onDone: ({ planned, toPlan }) =>
      notify('good', m.resumed({ planned: planned.length, toPlan: toPlan.length })),
    onError: (error) => notify('bad', problemText(error)),
  });
  const ask = async () => {
    const sure = await confirm({ title: t.resume, text: t.resumeText, no: common.cancel, yes: m.resume });
    if (sure) await resume.run({ params: { classId } });
  };
  return { ask, isPending: resume.isPending };
}
