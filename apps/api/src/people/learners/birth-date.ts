import { dayIn } from '@fasih/school/basics/instants';
import { type Refusal, refuse } from '@fasih/school/basics/refusal';
import { ageGroupOf } from '@fasih/school/people/learners/age';

const INVALID = { fields: { birth_date: 'invalid' } } as const;

type Refused<Kind> = Refusal<
  | 'common.invalid'
  | 'learners.tooYoung'
  | (Kind extends 'child' ? 'learners.notAChild' : never)
  | (Kind extends 'self' ? 'learners.selfUnderAge' : never)
>;

/** Why this birth date cannot be a learner's of this kind, or null (docs/product/accounts.md#learners). */
export function refusalOfBirthDate<Kind extends 'self' | 'child'>(
  kind: Kind,
  birthDate: string,
  now: Date,
): Refused<Kind> | null;
export function refusalOfBirthDate(kind: 'self' | 'child', birthDate: string, now: Date) {
  const today = dayIn(now);
  if (birthDate > today) return refuse('common.invalid', { fields: { birth_date: 'dateFuture' } });
  const group = ageGroupOf(birthDate, today);
  if (group === 'tooYoung') return refuse('learners.tooYoung', INVALID);
  const isAdult = group === 'adult';
  if (kind === 'child') return isAdult ? refuse('learners.notAChild', INVALID) : null;
  return isAdult ? null : refuse('learners.selfUnderAge', INVALID);
}
