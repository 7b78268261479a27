import type { Zone } from '@fasih/school/basics/instants';
import type { NoticeKind } from './notice.ts';

/** The words of one mail. One layout makes the HTML and the plain text of them, so the two never say different things. */
export type LetterWords = {
  subject: string;
  greeting: string;
  lines: string[];
  /** Where to go next; `path` is under the school's address. */
  button?: { label: string; path: string };
  /** Smaller, at the end: what to do when this mail is a surprise. */
  note?: string;
};

/** `learnerName`: the children for whom the guardian's consent is asked, with commas between; empty where there is none. */
type ImportedLetter = { name: string; username: string; path: string; learnerName: string };

/** The parameters of each kind of mail; what is written into the outbox must fit, or it does not compile. */
export type LetterParams = {
  'accounts.verifyEmail': { username: string; path: string };
  'accounts.resetPassword': { username: string; path: string; minutes: number };
  /** `calendar`: what became of the secret calendar address, where there was one. */
  'accounts.passwordChanged': { username: string; calendar?: 'kept' | 'ended' };
  'accounts.teacherInvited': { name: string; username: string; path: string };
  'accounts.teacherImported': ImportedLetter;
  'accounts.familyImported': ImportedLetter;
  'accounts.staffInvited': { name: string; username: string; role: 'admin' | 'finance'; path: string };
  'accounts.invitedAgain': { name: string; username: string; path: string; days: number };
  'accounts.sessionsEnded': { username: string };
  'accounts.twoStepOn': { username: string };
  'accounts.twoStepOff': { username: string };
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
  /** Anything the school tells by `notify`: the words are those of the list in the app. */
  'notifications.notice': {
    name: string;
    kind: NoticeKind;
    params: Record<string, unknown>;
    role: string;
    /** The zone that the mail names. */
    zone: Zone;
    /** Whether this kind of mail can be turned off. */
    mutable: boolean;
    /** Becomes the attached `.ics`. */
    meetings: CalendarMeeting[];
  };
};

/** A meeting as a calendar file needs it; instants are ISO-8601 UTC. */
export type CalendarMeeting = {
  /** The event's, for ever: a family's seat, a teacher's meeting. */
  uid: string;
  classId: string;
  className: string;
  number: number;
  /** For a teacher everybody who is in the meeting. */
  learnerName: string;
  teacherName: string;
  startsAt: string;
  endsAt: string;
  /** Raised with every change, so that a calendar takes the newest. */
  sequence: number;
  cancelled: boolean;
  room: string | null;
};

export type LetterKind = keyof LetterParams;

/** The words of every kind of mail in one language. */
export type Letters = { [K in LetterKind]: (params: LetterParams[K]) => LetterWords };
