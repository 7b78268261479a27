import { offsetHoursOf, SCHOOL_ZONE, type Zone } from '@fasih/school/basics/instants';
import { type WishesForm, wishesForm } from '@fasih/school/learning/wishes/contract';
import { shiftHours } from '@fasih/school/learning/wishes/painted';

/** Minutes by which the reader's clock is ahead of the school's. */
export const aheadOf = (zone: Zone): number => (offsetHoursOf(zone) - offsetHoursOf(SCHOOL_ZONE)) * 60;

/** Wishes with all hours some minutes later: from the school's day to the reader's, or back. */
export function shiftWishes<W extends Pick<WishesForm, 'possible' | 'preferred' | 'periods'>>(
  wishes: W,
  minutes: number,
): W {
  return {
    ...wishes,
    possible: shiftHours(wishes.possible, minutes),
    preferred: shiftHours(wishes.preferred, minutes),
    periods: wishes.periods.map((one) => ({ ...one, possible: shiftHours(one.possible, minutes) })),
  };
}

/** What of a record is written. */
export function formOf({
  possible,
  preferred,
  earliestStart,
  periods,
  teacherIds,
  goal,
}: WishesForm): WishesForm {
  return { possible, preferred, earliestStart, periods, teacherIds, goal };
}

const keyOf = (enrolmentId: string) => `wishes.${enrolmentId}`;

/** Wishes that this device has not saved yet, as hours of the school; null for none, or if somebody saved others since. */
export function keptDraft(enrolmentId: string, version: number): WishesForm | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(enrolmentId)) ?? 'null') as {
      version?: number;
      form?: unknown;
    } | null;
    if (kept?.version !== version) return null;
    const parsed = wishesForm.safeParse(kept.form);
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Keeps wishes that are not saved yet, so that a closed page does not lose them; null forgets them. */
export function keepDraft(enrolmentId: string, version: number, form: WishesForm | null): void {
  try {
    if (form === null) localStorage.removeItem(keyOf(enrolmentId));
    else localStorage.setItem(keyOf(enrolmentId), JSON.stringify({ version, form }));
  } catch {
    // Storage may be full or switched off: then the wishes live as long as the page.
  }
}
