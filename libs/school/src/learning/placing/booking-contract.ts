import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { changed, staffReason } from '../../basics/contract-parts.ts';
import { seenVersion } from '../../basics/seen-version.ts';
import { proposedTimes, sentSlots, slot } from './contract.ts';

/** off: the school plans; book: a family has its class at once; ask: the school confirms each. */
export const BOOKING_MODES = ['off', 'book', 'ask'] as const;
export type BookingMode = (typeof BOOKING_MODES)[number];

export const bookingSetting = z.object({ mode: z.enum(BOOKING_MODES), version: z.number(), changed });
export type BookingSetting = z.output<typeof bookingSetting>;

export const getBookingSetting = contract({
  method: 'GET',
  path: '/settings/booking',
  who: ['admin'],
  summary: 'Whether families pick the times of a new class themselves',
  reply: { 200: bookingSetting },
});

export const saveBookingSetting = contract({
  method: 'PUT',
  path: '/settings/booking',
  who: ['admin'],
  summary: 'Change whether families pick the times of a new class themselves',
  body: z.object({ mode: z.enum(BOOKING_MODES, 'required'), version: seenVersion }),
  reply: { 200: bookingSetting },
  problems: { 'common.stale': 409 },
});

/** A teacher as a family sees one. */
const shownTeacher = z.object({
  teacherId: z.string(),
  firstName: z.string(),
  /** Photo URL; null if the initial is shown. */
  photo: z.nullable(z.string()),
});
export type ShownTeacher = z.output<typeof shownTeacher>;

/** Times that a family keeps for some minutes, or has asked the school for. */
const openBooking = z.object({
  state: z.enum(['held', 'asked']),
  teacherId: z.string(),
  slots: z.array(slot),
  startsAt: z.string(),
  heldUntil: z.string(),
});
export type OpenBooking = z.output<typeof openBooking>;

const times = z.object({
  enrolmentId: z.string(),
  learnerName: z.string(),
  packageName: z.string(),
  mode: z.enum(BOOKING_MODES),
  meetings: z.number(),
  meetingMinutes: z.number(),
  /** Weekly times to pick. */
  perWeek: z.number(),
  /** The three best, best first. */
  proposals: z.array(z.extend(proposedTimes, { teacherId: z.string() })),
  teachers: z.array(shownTeacher),
  /** Weekly starts that are free for the whole course, with the places of free teachers in `teachers`. */
  free: z.array(
    z.object({
      weekday: z.number(),
      minute: z.number(),
      teachers: z.array(z.number()),
      /** Whether it is inside the family's wishes; null where it has none. */
      wished: z.nullable(z.boolean()),
    }),
  ),
  booking: z.nullable(openBooking),
  serverNow: z.string(),
});
export type ClassTimes = z.output<typeof times>;

const ofEnrolment = z.object({ enrolmentId: z.string() });

const cannotBook = {
  'placing.off': 409,
  'classes.enrolmentNotFound': 404,
  'classes.notActive': 409,
  'classes.alreadyInClass': 409,
  'classes.birthDateUnknown': 409,
  'classes.consentNeeded': 409,
  'classes.noLevel': 409,
} as const;

export const classTimes = contract({
  method: 'GET',
  path: '/enrolments/:enrolmentId/times',
  who: ['student'],
  summary: "Times and teachers from which a family picks its learner's new class",
  params: ofEnrolment,
  reply: { 200: times },
  problems: cannotBook,
});

export const holdTimes = contract({
  method: 'POST',
  path: '/enrolments/:enrolmentId/hold',
  who: ['student'],
  summary: 'Keep a teacher and weekly times for ten minutes; one at a time for a course, two for an account',
  params: ofEnrolment,
  body: z.object({ teacherId: z.string('required'), slots: sentSlots }),
  reply: { 201: openBooking },
  problems: {
    ...cannotBook,
    'placing.taken': 409,
    'placing.tooManyHolds': 409,
    'placing.heldBefore': 409,
    'placing.askedAlready': 409,
    'classes.tooManySlots': 409,
  },
});

export const releaseTimes = contract({
  method: 'DELETE',
  path: '/enrolments/:enrolmentId/hold',
  who: ['student'],
  summary: 'Give the kept times back, or take a request back',
  params: ofEnrolment,
  reply: { 200: z.object({ released: z.boolean() }) },
  problems: { 'classes.enrolmentNotFound': 404 },
});

export const bookTimes = contract({
  method: 'POST',
  path: '/enrolments/:enrolmentId/book',
  who: ['student'],
  summary: 'Take the kept times: the class is open at once, or the school is asked',
  params: ofEnrolment,
  reply: {
    201: z.object({
      /** Null while the school has not confirmed it. */
      classId: z.nullable(z.string()),
      startsAt: z.string(),
      /** Until when it can be undone free; null without a class. */
      undoUntil: z.nullable(z.string()),
    }),
  },
  problems: { ...cannotBook, 'placing.notHeld': 409, 'placing.taken': 409 },
});

export const undoBooking = contract({
  method: 'POST',
  path: '/enrolments/:enrolmentId/undo-booking',
  who: ['student'],
  summary: 'Undo a booking within 30 minutes; the learner waits for a class as before',
  params: ofEnrolment,
  reply: { 200: z.object({ undone: z.boolean() }) },
  problems: { 'classes.enrolmentNotFound': 404, 'placing.nothingToUndo': 409, 'placing.undoOver': 409 },
});

const request = z.object({
  bookingId: z.string(),
  enrolmentId: z.string(),
  learner: z.object({ id: z.string(), name: z.string() }),
  packageName: z.string(),
  teacherName: z.string(),
  slots: z.array(slot),
  firstDay: z.string(),
  askedAt: z.string(),
});
export type BookingRequest = z.output<typeof request>;

export const bookingRequests = contract({
  method: 'GET',
  path: '/placing/requests',
  who: ['admin'],
  summary: 'Times that families ask for, oldest first',
  reply: { 200: z.object({ requests: z.array(request) }) },
});

export const answerRequest = contract({
  method: 'POST',
  path: '/placing/requests/:bookingId/answer',
  who: ['admin'],
  summary: 'Open the class that a family asks for, or decline it with a reason',
  params: z.object({ bookingId: z.string() }),
  body: z.object({ accept: z.boolean('required'), reason: z.optional(staffReason) }),
  reply: { 200: z.object({ classId: z.nullable(z.string()) }) },
  problems: { ...cannotBook, 'placing.requestNotFound': 404, 'placing.taken': 409 },
});
