import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { CHILD } from '../../basics/roles.ts';
import { learnerMeeting, topic } from './contract.ts';

/** A meeting to come, with what a child needs to be there. */
const comingMeeting = z.object({
  meetingId: z.string(),
  number: z.number(),
  kind: learnerMeeting.shape.kind,
  topic,
  startsAt: z.string(),
  endsAt: z.string(),
  state: learnerMeeting.shape.state,
  teacherName: z.string(),
  teacherPhoto: z.nullable(z.string()),
  /** The video room's address; null before it opens and if none is set. */
  link: z.nullable(z.string()),
  opensAt: z.nullable(z.string()),
});
export type ChildMeeting = z.output<typeof comingMeeting>;

/** A meeting that is over: what was written, and which files there are is asked for when it is opened. */
const pastMeeting = z.object({
  meetingId: z.string(),
  number: z.number(),
  topic,
  startsAt: z.string(),
  teacherName: z.string(),
  note: z.string(),
  homework: z.string(),
});

export const childHome = contract({
  method: 'GET',
  path: '/child',
  who: [CHILD],
  summary:
    "A child's own page: the next meetings, and what the teacher wrote; nothing of the family or its money",
  reply: {
    200: z.object({
      serverNow: z.string(),
      learnerId: z.string(),
      name: z.string(),
      /** In their order, the one that runs first; at most five. */
      coming: z.array(comingMeeting),
      /** Newest first, at most ten. */
      past: z.array(pastMeeting),
    }),
  },
});
