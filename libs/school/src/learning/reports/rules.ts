import { dayIn } from '../../basics/instants.ts';
import type { SeatState } from '../../catalogue/policy/seat.ts';
import { endOfDay } from '../../catalogue/policy/validity.ts';
import { ageOn } from '../../people/learners/age.ts';
import type { CERTIFICATE_NEEDS, TEST_STATES } from './contract.ts';

export type TestState = (typeof TEST_STATES)[number];
export type CertificateNeed = (typeof CERTIFICATE_NEEDS)[number];

/**
 * How a learner's test stands at `now`. A forfeited test, or one that was not planned before the course ended, was not
 * taken and is not repeated (docs/product/classes.md#tests-and-scores); a score on it does not count.
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
 * Whether a score that stands is changed: another score, or other points where there were some. Only that needs a reason;
 * points for a score that had none, or another note, change nothing that was said.
 */
export function changesScore(
  stands: { score: number | null; parts: Readonly<Record<string, number>> },
  given: { score: number; parts: Readonly<Record<string, number>> },
): boolean {
  if (stands.score === null) return false;
  return (
    stands.score !== given.score ||
    Object.entries(stands.parts).some(([slug, points]) => given.parts[slug] !== points)
  );
}

/** What a certificate still waits for, or null when one stands. */
export function certificateNeed(course: {
  final: TestState;
  /** Whether the meeting of the final test is closed. */
  finalClosed: boolean;
  standing: boolean;
  /** An earlier certificate was revoked: only the school gives a new one. */
  revoked: boolean;
}): CertificateNeed | null {
  if (course.standing) return null;
  if (course.final === 'notTaken') return 'notTaken';
  if (course.final !== 'scored') return 'finalScore';
  if (!course.finalClosed) return 'finalMeeting';
  return course.revoked ? 'school' : 'publishing';
}

/**
 * The name that the public page shows: an adult's as it is, a minor's initials (`Budi Santoso` → `B. S.`), by the age
 * on the day of issue. Without a birth date only somebody who declared to be an adult counts as one.
 */
export function publicName(
  learner: { name: string; birthDate: string | null; declaredAdult: boolean },
  issuedAt: Date,
): string {
  const { name, birthDate } = learner;
  const adult = birthDate === null ? learner.declaredAdult : ageOn(birthDate, dayIn(issuedAt)) >= 18;
  if (adult) return name;
  const words = name.split(/\s+/u).filter(Boolean);
  return words.map((word) => `${[...word][0]?.toUpperCase() ?? ''}.`).join(' ');
}

/** Letters and digits of certificate codes: none that can be taken for another (no O, I, L, 0, 1). */
export const CODE_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 12;

/** The code as it is kept, from what somebody typed; null when it can be none. */
export function codeOf(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const fits = code.length === CODE_LENGTH && [...code].every((sign) => CODE_ALPHABET.includes(sign));
  return fits ? code : null;
}

/** The code as people read it, in groups of four. */
export function readableCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
