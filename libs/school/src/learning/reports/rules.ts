import { initialsOf } from '../../basics/initials.ts';
import { dayIn } from '../../basics/instants.ts';
import type { SeatState } from '../../catalogue/policy/seat.ts';
import { endOfDay } from '../../catalogue/policy/validity.ts';
import { ageOn } from '../../people/learners/age.ts';
import type { CERTIFICATE_NEEDS, TEST_STATES } from './contract.ts';

export type TestState = (typeof TEST_STATES)[number];
export type CertificateNeed = (typeof CERTIFICATE_NEEDS)[number];

/**
 * State of a learner's test at `now`. A forfeited test, or one not planned before the course ended, was not
 * taken and is not repeated; its score does not count (docs/product/classes.md#tests-and-scores).
 */
export function testState(
  test: {
    /** Null before a class is planned. */
    seat: { state: SeatState; start: Date | null } | null;
    scored: boolean;
    lastDay: string | null;
    ended: boolean;
  },
  now: Date,
): TestState {
  const { seat, lastDay } = test;
  const over = test.ended || (lastDay !== null && now >= endOfDay(lastDay));
  if (seat?.state === 'absent' || seat?.state === 'lapsed') return 'notTaken';
  const begun = seat !== null && seat.start !== null && seat.start <= now;
  if (!begun) return over ? 'notTaken' : 'toCome';
  return test.scored ? 'scored' : 'unscored';
}

/**
 * True if an existing score changes: another score, or other points where some were given. Only then a reason
 * is required.
 */
export function changesScore(
  current: { score: number | null; parts: Readonly<Record<string, number>> },
  next: { score: number; parts: Readonly<Record<string, number>> },
): boolean {
  if (current.score === null) return false;
  return (
    current.score !== next.score ||
    Object.entries(current.parts).some(([slug, points]) => next.parts[slug] !== points)
  );
}

/** What is missing for a certificate, or null if one is valid. */
export function certificateNeed(course: {
  final: TestState;
  /** True if the meeting of the final test is closed. */
  finalClosed: boolean;
  standing: boolean;
  /** True if an earlier certificate was revoked; then only the school issues a new one. */
  revoked: boolean;
}): CertificateNeed | null {
  if (course.standing) return null;
  if (course.final === 'notTaken') return 'notTaken';
  if (course.final !== 'scored') return 'finalScore';
  if (!course.finalClosed) return 'finalMeeting';
  return course.revoked ? 'school' : 'publishing';
}

/**
 * The name on the public page: an adult's in full, a minor's initials (`Budi Santoso` → `B. S.`), by age on
 * the day of issue. Without a birth date only declared adults count as adults.
 */
export function publicName(
  learner: { name: string; birthDate: string | null; declaredAdult: boolean },
  issuedAt: Date,
): string {
  const { name, birthDate } = learner;
  const adult = birthDate === null ? learner.declaredAdult : ageOn(birthDate, dayIn(issuedAt)) >= 18;
  if (adult) return name;
  return initialsOf(name);
}

/** Unambiguous characters for certificate codes (no O, I, L, 0, 1). */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 12;

/** The stored form of a typed code; null if it cannot be one. */
export function codeOf(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const fits = code.length === CODE_LENGTH && [...code].every((sign) => CODE_ALPHABET.includes(sign));
  return fits ? code : null;
}

/** The code in groups of four. */
export function readableCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
