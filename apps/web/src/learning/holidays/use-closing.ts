import { listHolidays, meetingsOfDay } from '@fasih/school/learning/holidays/contract';
import { closeDays } from '@fasih/school/learning/series/contract';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { MEETING_READS } from '../meetings/admin/reads.ts';
import { closedDaysPlanQuery } from '../series/queries.ts';

/** Days on which the school is closed: the plan for their meetings, and the write that carries out the plan that is shown. */
export function useClosing(days: readonly string[], onClose: () => void) {
  const t = useTexts('settings').holidays;
  const series = useTexts('series');
  const plan = useQuery(closedDaysPlanQuery(days));
  const close = useAction(closeDays, {
    invalidates: [...MEETING_READS, listHolidays, meetingsOfDay],
    onDone: async (done) => {
      onClose();
      const moves = done.families + done.teachers > 0;
      const saved = done.added > 0 ? t.savedDays({ n: done.added }) : '';
      await notify('good', [saved, moves ? series.told(done) : ''].filter(Boolean).join(' '));
    },
    // Something has changed meanwhile: the preview shows the plan as it is now.
    onError: () => plan.refetch(),
  });
  const isReady = plan.data !== undefined && !plan.isFetching && !plan.isError;
  const moves = plan.data !== undefined && plan.data.families + plan.data.teachers > 0;
  return { plan, close, moves, seen: isReady ? (plan.data?.seen ?? null) : null };
}
