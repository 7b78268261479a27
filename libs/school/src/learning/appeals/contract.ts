import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { reason } from '../../basics/contract-parts.ts';
import { decision } from '../../catalogue/policy/contract.ts';

/** A family's question about a forfeit, and the school's answer. Instants are UTC. */
const appeal = z.object({
  id: z.string(),
  reason: z.string(),
  askedAt: z.string(),
  answerBy: z.string(),
  state: z.enum(['open', 'returned', 'upheld']),
  /** The school's reason; empty while there is none. */
  answer: z.string(),
  answeredAt: z.nullable(z.string()),
});
export type Appeal = z.output<typeof appeal>;

/** A forfeited meeting, or one that came back after a question. */
const forfeit = z.object({
  /** The meeting of the learner's seat now; one that came back has another than the missed one. */
  meetingId: z.string(),
  learnerId: z.string(),
  number: z.number(),
  /** When the missed meeting began. */
  missedAt: z.nullable(z.string()),
  /** What questioning it now would give; null where it is forfeited no more. */
  decision: z.nullable(decision),
  /** Until when it can be questioned; null where it is forfeited no more. */
  until: z.nullable(z.string()),
  appeal: z.nullable(appeal),
});
export type Forfeit = z.output<typeof forfeit>;

export const appealsOfCourse = contract({
  method: 'GET',
  path: '/enrolments/:enrolmentId/appeals',
  who: ['student'],
  summary: "The course's forfeits that can be questioned, and those that were; none under course rules 1",
  params: z.object({ enrolmentId: z.string() }),
  reply: { 200: z.object({ serverNow: z.string(), forfeits: z.array(forfeit) }) },
  problems: { 'appeals.notFound': 404 },
});

export const askAppeal = contract({
  method: 'POST',
  path: '/meetings/:meetingId/attendance/:learnerId/appeal',
  who: ['student'],
  summary: 'Question a forfeit, once and within 7 days; an admin answers within 3 days',
  params: z.object({ meetingId: z.string(), learnerId: z.string() }),
  body: z.object({ reason }),
  reply: { 200: z.object({ appeal, decision }) },
  problems: {
    'appeals.notFound': 404,
    'appeals.notForfeited': 409,
    'appeals.already': 409,
    'appeals.tooLate': 409,
    'appeals.stopped': 409,
  },
});

/** A question as admins see it. */
const classAppeal = z.extend(appeal, {
  /** The missed meeting. */
  meetingId: z.string(),
  learnerId: z.string(),
  learnerName: z.string(),
  number: z.number(),
  missedAt: z.nullable(z.string()),
  answeredBy: z.nullable(z.string()),
  /** The course's last day if the meeting comes back now; null where it cannot come back. */
  lastDay: z.nullable(z.string()),
});
export type ClassAppeal = z.output<typeof classAppeal>;

export const appealsOfClass = contract({
  method: 'GET',
  path: '/classes/:classId/appeals',
  who: ['admin'],
  summary: "Questioned forfeits of a class's meetings, open ones first by deadline, then the latest answers",
  params: z.object({ classId: z.string() }),
  reply: { 200: z.object({ serverNow: z.string(), appeals: z.array(classAppeal) }) },
  problems: { 'classes.notFound': 404 },
});

export const answerAppeal = contract({
  method: 'POST',
  path: '/appeals/:appealId/answer',
  who: ['admin'],
  summary:
    'Answer a questioned forfeit with a reason that the family reads: the meeting comes back, or stays forfeited',
  params: z.object({ appealId: z.string() }),
  body: z.object({ returns: z.boolean(), reason }),
  reply: { 200: z.object({ state: z.enum(['returned', 'upheld']), lastDay: z.string(), decision }) },
  problems: { 'appeals.notFound': 404, 'appeals.answered': 409, 'appeals.stopped': 409 },
});
