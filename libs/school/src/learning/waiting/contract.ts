import * as z from 'zod/mini';
import { AGE_GROUPS } from '../../basics/age-group.ts';
import { contract } from '../../basics/contract.ts';

/** State of a place on a waiting list. */
export const WAITING_STATES = ['waiting', 'offered', 'joined', 'declined', 'lapsed', 'left'] as const;
export type WaitingState = (typeof WAITING_STATES)[number];

const ofClass = z.object({ classId: z.string() });
const ofPlace = z.object({ placeId: z.string() });
const slot = z.object({ weekday: z.number(), minute: z.number() });

const placeOnList = z.object({
  id: z.string(),
  enrolmentId: z.string(),
  learnerId: z.string(),
  name: z.string(),
  state: z.enum(['waiting', 'offered']),
  /** End of the offer; null without one. */
  offerEndsAt: z.nullable(z.string()),
  since: z.string(),
  /** Null if the learner fits, else why not: its code, and its sentence in the language of the call. */
  against: z.nullable(z.object({ code: z.string(), message: z.string() })),
});

export const waitingList = z.object({
  classId: z.string(),
  capacity: z.number(),
  /** Free places that are not offered to anybody. */
  free: z.number(),
  /** How long an offered place is reserved, in hours. */
  offerHours: z.number(),
  /** In the order of offers. */
  places: z.array(placeOnList),
  /** Learners with a level and without a class who fit, longest waiting first. */
  fitting: z.array(
    z.object({
      enrolmentId: z.string(),
      learnerId: z.string(),
      name: z.string(),
      onList: z.boolean(),
    }),
  ),
  serverNow: z.string(),
  version: z.number(),
});
export type WaitingList = z.output<typeof waitingList>;

export const readWaitingList = contract({
  method: 'GET',
  path: '/classes/:classId/waiting',
  who: ['admin'],
  summary: 'The waiting list of a class in order, and learners who would fit',
  params: ofClass,
  reply: { 200: waitingList },
  problems: { 'classes.notFound': 404 },
});

export const changeWaitingList = contract({
  method: 'PUT',
  path: '/classes/:classId/waiting',
  who: ['admin'],
  summary: 'Reorder the waiting list and set how long an offered place is held',
  params: ofClass,
  body: z.object({
    /** All places of the list in their new order. */
    order: z.array(z.string()).check(z.maxLength(500)),
    offerHours: z.number('required').check(z.int(), z.minimum(1), z.maximum(168)),
  }),
  reply: { 200: waitingList },
  problems: { 'classes.notFound': 404, 'waiting.listChanged': 409 },
});

export const joinWaitingList = contract({
  method: 'POST',
  path: '/classes/:classId/waiting',
  who: ['student', 'admin'],
  summary: 'Add a placed learner to the waiting list of a matching group class',
  params: ofClass,
  body: z.object({ enrolmentId: z.string('required') }),
  reply: { 201: z.object({ placeId: z.string() }) },
  problems: {
    'classes.notFound': 404,
    'classes.over': 409,
    'classes.enrolmentNotFound': 404,
    'classes.notActive': 409,
    'classes.alreadyInClass': 409,
    'classes.birthDateUnknown': 409,
    'classes.consentNeeded': 409,
    'classes.noLevel': 409,
    'classes.notTogether': 409,
    'classes.tooManySlots': 409,
    'classes.sameLearnerTwice': 409,
    'waiting.noGroup': 409,
    'waiting.already': 409,
  },
});

export const leaveWaitingList = contract({
  method: 'DELETE',
  path: '/waiting/:placeId',
  who: ['student', 'admin'],
  summary: 'Remove a learner from a waiting list; an open offer passes to the next one',
  params: ofPlace,
  reply: { 200: z.object({ placeId: z.string() }) },
  problems: { 'waiting.notFound': 404, 'waiting.over': 409 },
});

export const answerOffer = contract({
  method: 'POST',
  path: '/waiting/:placeId/answer',
  who: ['student'],
  summary: 'Accept or decline an offered place',
  params: ofPlace,
  body: z.object({ accept: z.boolean() }),
  reply: { 200: z.object({ state: z.enum(['joined', 'declined']), classId: z.string() }) },
  problems: {
    'meetings.teacherBusy': 409,
    'waiting.notFound': 404,
    'waiting.noOffer': 409,
    'waiting.offerOver': 409,
    'classes.notFound': 404,
    'classes.enrolmentNotFound': 404,
    'classes.over': 409,
    'classes.full': 409,
    'classes.placesOffered': 409,
    'classes.placesGuests': 409,
    'classes.notActive': 409,
    'classes.alreadyInClass': 409,
    'classes.consentNeeded': 409,
    'classes.birthDateUnknown': 409,
    'classes.noLevel': 409,
    'classes.notTogether': 409,
    'classes.tooManySlots': 409,
    'classes.sameLearnerTwice': 409,
    'classes.pastLastDay': 409,
    'classes.teacherNotCleared': 409,
    'meetings.learnerBusy': 409,
  },
});

const groupClass = z.object({
  classId: z.string(),
  name: z.string(),
  ageGroup: z.enum(AGE_GROUPS),
  level: z.nullable(z.string()),
  teacherName: z.string(),
  slots: z.array(slot),
  /** Next meeting of the class; null if none is planned. */
  nextMeetingAt: z.nullable(z.string()),
});

export const myWaiting = contract({
  method: 'GET',
  path: '/my-waiting',
  who: ['student'],
  summary: "The family's places on waiting lists, open offers and matching group classes",
  query: z.object({ learnerId: z.optional(z.string()) }),
  reply: {
    200: z.object({
      places: z.array(
        z.extend(groupClass, {
          placeId: z.string(),
          learnerName: z.string(),
          state: z.enum(['waiting', 'offered']),
          /** Position in the queue: 1 is next. */
          position: z.number(),
          offerEndsAt: z.nullable(z.string()),
        }),
      ),
      /** Group classes for learners with a level and without a class. */
      fitting: z.array(z.extend(groupClass, { enrolmentId: z.string(), learnerName: z.string() })),
      serverNow: z.string(),
    }),
  },
});
export type MyWaiting = z.output<(typeof myWaiting)['reply'][200]>;
