import * as z from 'zod/mini';
import { AGE_GROUPS } from '../../basics/age-group.ts';
import { contract } from '../../basics/contract.ts';

/** A weekly start of a class: Monday = 1, minute of the school day. */
const slot = z.object({ weekday: z.number(), minute: z.number() });

const proposedTeacher = z.object({
  teacherId: z.string(),
  name: z.string(),
  /** Weekly hours taken by current and coming classes. */
  load: z.number(),
  /** Weekly hours available for classes. */
  hours: z.number(),
  /** Up to three weekly plans without conflict, best first; empty if no hours fit. */
  options: z.array(z.object({ slots: z.array(slot), firstDay: z.string(), lastMeetingDay: z.string() })),
});
export type ProposedTeacher = z.output<typeof proposedTeacher>;

export const classProposals = contract({
  method: 'GET',
  path: '/enrolments/:enrolmentId/proposals',
  who: ['admin'],
  summary: 'Teachers for a class of this enrolment, best first, each with conflict-free weekly plans',
  params: z.object({ enrolmentId: z.string() }),
  reply: {
    200: z.object({
      enrolmentId: z.string(),
      learner: z.object({ id: z.string(), name: z.string() }),
      packageName: z.string(),
      level: z.string(),
      ageGroup: z.enum(AGE_GROUPS),
      meetings: z.number(),
      /** Most slots per week. */
      perWeek: z.number(),
      /** Tomorrow (school day), the earliest start. */
      startsOn: z.string(),
      meetingMinutes: z.number(),
      /** The school's lesson hours; other weekly hours are refused. */
      lessonHours: z.object({
        week: z.array(z.object({ weekday: z.number(), from: z.number(), to: z.number() })),
        startsEvery: z.number(),
      }),
      /** All teachers of this program and age group. */
      teachers: z.array(proposedTeacher),
    }),
  },
  problems: {
    'classes.enrolmentNotFound': 404,
    'classes.notActive': 409,
    'classes.alreadyInClass': 409,
    'classes.birthDateUnknown': 409,
    'classes.consentNeeded': 409,
    'classes.noLevel': 409,
  },
});
export type ClassProposals = z.output<(typeof classProposals)['reply'][200]>;
