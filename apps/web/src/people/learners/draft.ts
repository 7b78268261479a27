import type { AgeGroup } from '@fasih/school/basics/age-group';
import { ageGroupOf } from '@fasih/school/people/learners/age';
import {
  childForm,
  giveConsent,
  LEARNER_FACTS,
  type LearnerFact,
  type Relation,
} from '@fasih/school/people/learners/contract';
import { issuesOf } from '../../lib/issues.ts';

/** What has been typed about a child so far; kept while the buyer looks at other choices. */
export type ChildDraft = Record<LearnerFact, string> & {
  relation: Relation | '';
  /** Null until it is edited; until then the field shows the account's name. */
  guardianName: string | null;
  consent: boolean;
};
export const EMPTY_CHILD: ChildDraft = {
  ...(Object.fromEntries(LEARNER_FACTS.map((fact) => [fact, ''])) as Record<LearnerFact, string>),
  relation: '',
  guardianName: null,
  consent: false,
};

/** What a typed birth date says on a day; null while it is not yet a date. */
export function ageOfTyped(birthDate: string, today: string): AgeGroup | 'tooYoung' | 'future' | null {
  if (birthDate > today) return 'future';
  try {
    return ageGroupOf(birthDate, today);
  } catch {
    return null;
  }
}

/** Whose birth date cannot be a child's here, as the key of the sentence; the server decides the same. */
export function ageProblemOf(
  birthDate: string,
  today: string,
): 'dateFuture' | 'tooYoung' | 'notAChild' | null {
  const age = ageOfTyped(birthDate, today);
  if (age === 'future') return 'dateFuture';
  if (age === 'tooYoung') return 'tooYoung';
  return age === 'adult' ? 'notAChild' : null;
}

/** The draft as the call takes it, or what is still wrong with each field. */
export function childOf(draft: ChildDraft, guardian: string, today: string) {
  const filled = { ...draft, kind: 'child' as const, guardianName: draft.guardianName ?? guardian };
  const issues = issuesOf(childForm, filled);
  const age = issues.birth_date === undefined ? ageProblemOf(draft.birth_date, today) : null;
  if (age !== null) issues.birth_date = age;
  const checked = childForm.safeParse(filled);
  return checked.success && age === null ? { body: checked.data } : { issues };
}

/** The consent for a learner who is already known. */
export function consentOf(draft: ChildDraft, guardian: string) {
  const filled = {
    guardianName: draft.guardianName ?? guardian,
    relation: draft.relation,
    consent: draft.consent,
  };
  const checked = giveConsent.body.safeParse(filled);
  return checked.success ? { body: checked.data } : { issues: issuesOf(giveConsent.body, filled) };
}
