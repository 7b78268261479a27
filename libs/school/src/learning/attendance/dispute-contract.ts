import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { reason } from '../../basics/contract-parts.ts';

const dispute = z.object({
  id: z.string(),
  state: z.enum(['open', 'held', 'returned', 'forfeited']),
  openedAt: z.string(),
});
export type Dispute = z.output<typeof dispute>;

export const openDispute = contract({
  method: 'POST',
  path: '/meetings/:meetingId/attendance/:learnerId/dispute',
  who: ['student'],
  summary: 'Say that the teacher is not there, from 3 minutes after the start; repeating it changes nothing',
  params: z.object({ meetingId: z.string(), learnerId: z.string() }),
  reply: { 200: dispute },
  problems: {
    'attendance.notFound': 404,
    'attendance.disputeTooEarly': 409,
    'attendance.disputeTeacherHere': 409,
    'attendance.disputeClosed': 409,
  },
});

export const withdrawDispute = contract({
  method: 'DELETE',
  path: '/meetings/:meetingId/attendance/:learnerId/dispute',
  who: ['student'],
  summary:
    'Say that the teacher has come after all, once the learner is marked; repeating it changes nothing',
  params: z.object({ meetingId: z.string(), learnerId: z.string() }),
  reply: { 200: dispute },
  problems: {
    'attendance.notFound': 404,
    'attendance.disputeNone': 409,
    'attendance.disputeUnmarked': 409,
    'attendance.disputeSettled': 409,
  },
});

export const settleDispute = contract({
  method: 'POST',
  path: '/disputes/:disputeId/settle',
  who: ['admin'],
  summary:
    'Decide about a disputed meeting: it was held, comes back, or is forfeited; the family reads the reason',
  params: z.object({ disputeId: z.string() }),
  body: z.object({ outcome: z.enum(['held', 'returned', 'forfeited']), reason }),
  reply: { 200: dispute },
  problems: {
    'attendance.disputeNotFound': 404,
    'attendance.disputeRunning': 409,
    'attendance.disputeSettled': 409,
  },
});
