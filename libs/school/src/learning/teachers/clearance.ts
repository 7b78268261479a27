import { addDays } from '../../basics/calendar.ts';

/** What an admin saw of a teacher, as days of the school; null for what nobody has seen. */
export type Clearance = {
  identityOn: string | null;
  certificateOn: string | null;
  /** Last day on which the police certificate is valid. */
  certificateUntil: string | null;
};

/** Admins are reminded from this many days before a certificate ends. */
export const CLEARANCE_NOTICE_DAYS = 30;

/**
 * Whether a teacher may be offered to learners under 18 (docs/product/classes.md#teachers-of-minors): somebody saw the identity, and a
 * police certificate is valid on that day.
 */
export function mayTeachMinors(clearance: Clearance | null, on: string): boolean {
  if (clearance === null || clearance.identityOn === null || clearance.certificateUntil === null)
    return false;
  return on <= clearance.certificateUntil;
}

/** none: may not teach minors; ends: may, and the certificate ends within 30 days; valid: may. */
export function clearanceState(clearance: Clearance | null, today: string): 'none' | 'ends' | 'valid' {
  if (clearance === null || !mayTeachMinors(clearance, today)) return 'none';
  return mayTeachMinors(clearance, addDays(today, CLEARANCE_NOTICE_DAYS)) ? 'valid' : 'ends';
}

/** What is wrong with a clearance by field, as keys of the `fields` texts. */
export function faultsOfClearance(clearance: Clearance, today: string): Record<string, string> {
  const { identityOn, certificateOn, certificateUntil } = clearance;
  const faults: Record<string, string> = {};
  if (identityOn !== null && identityOn > today) faults.identityOn = 'dateFuture';
  if (certificateOn !== null && certificateOn > today) faults.certificateOn = 'dateFuture';
  if (certificateOn === null && certificateUntil !== null) faults.certificateOn = 'required';
  if (certificateOn !== null && certificateUntil === null) faults.certificateUntil = 'required';
  else if (certificateOn !== null && certificateUntil !== null && certificateUntil < certificateOn)
    faults.certificateUntil = 'lastBeforeFirst';
  return faults;
}
