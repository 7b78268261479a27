import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';

/** How many days ahead a family sees a teacher's free times. */
export const FREE_TIMES_DAYS = 14;

export const teacherFreeTimes = contract({
  method: 'GET',
  path: '/enrolments/:enrolmentId/teachers/:teacherId/free-times',
  who: ['student'],
  summary:
    "A teacher's next three free times for a running course of one's own, inside its wishes; of teachers the family may choose",
  params: z.object({ enrolmentId: z.string(), teacherId: z.string() }),
  reply: {
    200: z.object({
      /** Earliest first; none if no time is free in the next two weeks. */
      times: z.array(
        z.object({ start: z.string(), end: z.string(), suits: z.enum(['preferred', 'possible', 'other']) }),
      ),
    }),
  },
  problems: { 'wishes.notFound': 404, 'wishes.courseOver': 409 },
});
