import * as z from 'zod/mini';
import { AGE_GROUPS } from '../../basics/age-group.ts';
import { contract } from '../../basics/contract.ts';
import { agendaMeeting } from './teacher-contract.ts';

export const teacherLesson = contract({
  method: 'GET',
  path: '/teacher/meetings/:meetingId',
  who: ['teacher'],
  summary: 'One meeting while it runs, with the last note and homework of its class',
  params: z.object({ meetingId: z.string() }),
  reply: {
    200: z.object({
      serverNow: z.string(),
      ageGroup: z.enum(AGE_GROUPS),
      meeting: agendaMeeting,
      /** Of the latest held meeting before it that has any; null for a substitute. */
      last: z.nullable(
        z.object({ number: z.number(), startsAt: z.string(), note: z.string(), homework: z.string() }),
      ),
    }),
  },
  problems: { 'meetings.notFound': 404 },
});
