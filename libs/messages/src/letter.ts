import type { Zone } from '@fasih/school/basics/instants';
import type { May } from '@fasih/school/people/guardians/guardian';
import type { NoticeKind } from './notice.ts';

/** The texts of one mail. One layout renders both HTML and plain text, so that they never differ. */
export type LetterWords = {
  subject: string;
  greeting: string;
  lines: string[];
  /** The next step; `path` is relative to the school's address. */
  button?: { label: string; path: string };
  /** In small print at the end: what to do when this mail is a surprise. */
  note?: string;
};

/** `learnerName`: the children who need the guardian's consent, separated by commas; may be empty. */
type ImportedLetter = { name: string; username: string; path: string; learnerName: string };

/** The parameters of each kind of mail; an outbox entry that does not fit does not compile. */
export type LetterParams = {
  'accounts.verifyEmail': { username: string; path: string };
  'accounts.resetPassword': { username: string; path: string; minutes: number };
  /** `calendar`: what happened to the secret calendar address, if there was one. */
  'accounts.passwordChanged': { username: string; calendar?: 'kept' | 'ended' };
  'accounts.emailConfirm': { username: string; path: string; hours: number };
  /** To the present address; `to` is the new one, masked, and `path` stops the change. */
  'accounts.emailChangeAsked': { username: string; to: string; path: string };
  /** To the address before; `path` undoes the change for so many days. */
  'accounts.emailChanged': { username: string; to: string; path: string; days: number };
  /** To the address before; the school changed it, and `to` is the new one, masked. */
  'accounts.emailChangedBySchool': { username: string; to: string };
  /** To an address that somebody typed for another account. */
  'accounts.emailInUse': { username: string };
  /** `dueAt`: instant (ISO) until which it can be taken back. */
  'accounts.erasureAsked': { username: string; dueAt: string };
  'accounts.erasureHeld': { username: string };
  'accounts.teacherInvited': { name: string; username: string; path: string };
  'accounts.teacherImported': ImportedLetter;
  'accounts.familyImported': ImportedLetter;
  'accounts.staffInvited': {
    name: string;
    username: string;
    role: 'admin' | 'finance' | 'accountant';
    path: string;
  };
  'accounts.invitedAgain': { name: string; username: string; path: string; days: number };
  'accounts.sessionsEnded': { username: string };
  'accounts.twoStepOn': { username: string };
  'accounts.twoStepOff': { username: string };
  /** To whoever is invited to be a second guardian; `by` is the first one, `learnerName` all children. */
  'guardians.invited': {
    name: string;
    by: string;
    learnerName: string;
    may: May;
    path: string;
    days: number;
  };
  /** Sent from the page of health to whoever asks, to see whether mails arrive. */
  'health.test': { name: string };
  'orders.paid': {
    payerName: string;
    learnerName: string;
    packageName: string;
    /** Whole rupiah. */
    total: number;
    receiptNumber: string;
    orderId: string;
  };
  'orders.free': { payerName: string; learnerName: string; packageName: string; orderId: string };
  'orders.reversed': { payerName: string; packageName: string; total: number; orderId: string };
  'placement.result': {
    learnerName: string;
    level: string;
    percent: number;
    areas: {
      area: 'grammar' | 'vocabulary' | 'phrases' | 'reading';
      word: 'strong' | 'growing' | 'startHere';
    }[];
    borderlineWith: string | null;
    classInfoPromised: boolean;
  };
  /** A notice sent by `notify`, with the same texts as in the app's list. */
  'notifications.notice': {
    name: string;
    kind: NoticeKind;
    params: Record<string, unknown>;
    role: string;
    /** The zone named in the mail. */
    zone: Zone;
    /** Whether this kind of mail can be turned off. */
    mutable: boolean;
    /** Attached as `.ics`. */
    meetings: CalendarMeeting[];
  };
};

/** A meeting for a calendar file; instants are ISO-8601 UTC. */
export type CalendarMeeting = {
  /** Permanent id of the event: a family's seat, a teacher's meeting. */
  uid: string;
  classId: string;
  className: string;
  number: number;
  /** For a teacher: everybody in the meeting. */
  learnerName: string;
  teacherName: string;
  startsAt: string;
  endsAt: string;
  /** Raised with every change, so that calendars use the newest. */
  sequence: number;
  cancelled: boolean;
  room: string | null;
};

export type LetterKind = keyof LetterParams;

/** The texts of every kind of mail in one language. */
export type Letters = { [K in LetterKind]: (params: LetterParams[K]) => LetterWords };
