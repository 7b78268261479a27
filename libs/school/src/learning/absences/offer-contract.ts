import * as z from 'zod/mini';
import { AGE_GROUPS } from '../../basics/age-group.ts';
import { contract } from '../../basics/contract.ts';
import { filled } from '../../basics/contract-parts.ts';
import { PACKAGE_TYPES } from '../../catalogue/packages/contract.ts';

/** A meeting that a teacher is asked to hold; who learns there is told after the yes. Instants are UTC. */
const offer = z.object({
  id: z.string(),
  start: z.string(),
  end: z.string(),
  packageType: z.enum(PACKAGE_TYPES),
  ageGroup: z.enum(AGE_GROUPS),
  level: z.string(),
  /** Until when a yes counts. */
  until: z.string(),
});
export type SubstituteOffer = z.output<typeof offer>;

const token = z.string().check(filled);
const taken = z.object({
  accepted: z.boolean(),
  /** The class of the meeting; null after a no. */
  classId: z.nullable(z.string()),
});
const problems = {
  'absences.offerNotFound': 404,
  'absences.offerUsed': 409,
  'absences.offerEnded': 409,
  'absences.offerAtNight': 409,
  'absences.offerNotFree': 409,
} as const;

export const lookAtOffer = contract({
  method: 'POST',
  path: '/substitute-offers/look',
  who: 'public',
  summary: 'What a teacher is asked, by the token of the mailed link; writes nothing',
  body: z.object({ token }),
  reply: { 200: offer },
  problems,
});

export const answerOffer = contract({
  method: 'POST',
  path: '/substitute-offers/answer',
  who: 'public',
  summary:
    'Take or decline a meeting as a substitute, once, by the token of the mailed link; the first yes wins',
  body: z.object({ token, accept: z.boolean() }),
  reply: { 200: taken },
  problems,
});

export const ownOffers = contract({
  method: 'GET',
  path: '/teacher/substitute-offers',
  who: ['teacher'],
  summary: 'The meetings that the teacher is asked to hold as a substitute',
  reply: { 200: z.object({ offers: z.array(offer) }) },
});

export const answerOwnOffer = contract({
  method: 'POST',
  path: '/teacher/substitute-offers/:offerId',
  who: ['teacher'],
  summary: 'Take or decline a meeting as a substitute, once; the first yes wins',
  params: z.object({ offerId: z.string() }),
  body: z.object({ accept: z.boolean() }),
  reply: { 200: taken },
  problems,
});
