import type { LearnerRef } from '@fasih/school/office/homes/contract';
import { useTexts } from '../../lib/language.tsx';
import { Notice } from '../../ui/basics.tsx';

export type Shared = LearnerRef['shared'];

/** Who shares the learner that a page shows; undefined for one's own. */
export const sharedOf = (learners: readonly LearnerRef[], learnerId: string | null): Shared =>
  learners.find(({ id }) => id === learnerId)?.shared;

/** Whether the reader may decide the times of a learner's meetings. */
export const mayDecide = (shared: Shared): boolean => shared === undefined || shared.may === 'decide';

/** Tells a second guardian whose child it is, and what stays with the first guardian; nothing for one's own. */
export function SharedBy({ shared }: { shared: Shared }) {
  const t = useTexts('enrolments').shared;
  if (shared === undefined) return null;
  const { by: name, may } = shared;
  return (
    <Notice>
      <strong>{t.by({ name })}.</strong> {may === 'look' && <>{t.lookOnly({ name })} </>}
      {t.money({ name })}
    </Notice>
  );
}
