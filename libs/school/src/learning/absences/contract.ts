import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { done } from '../../basics/contract-parts.ts';
import { calendarDay } from '../../basics/day.ts';
import { inOrder, minuteOfDay } from '../../basics/week.ts';

export const ABSENCE_KINDS = ['sick', 'leave', 'other'] as const;

/** Hours of school days; a whole day is 0 to 1440. */
const awayHours = z
  .array(z.object({ day: calendarDay, from: minuteOfDay, to: minuteOfDay }).check(inOrder))
  .check(z.minLength(1, 'required'), z.maxLength(200, 'tooLong'));

const ofTeacher = z.object({ teacherId: z.string() });
const span = z.object({ start: z.string(), end: z.string() });

/** A meeting of the absent teacher that has no substitute. Instants are UTC. */
export const uncoveredMeeting = z.object({
  meetingId: z.string(),
  classId: z.string(),
  className: z.string(),
  number: z.number(),
  start: z.string(),
  end: z.string(),
  learners: z.array(z.object({ learnerId: z.string(), name: z.string() })),
  /** When it is cancelled unless somebody holds it. */
  cancelAt: z.string(),
  /** Who can hold it, best first, with the meetings in the next 28 days. */
  ranked: z.array(z.object({ teacherId: z.string(), name: z.string(), load: z.number() })),
  /** Who is proposed; null where nobody can. */
  proposed: z.nullable(z.string()),
  /** Teachers who are being asked, and since when; null while nobody is. */
  asked: z.nullable(z.object({ teachers: z.number(), at: z.nullable(z.string()) })),
});
export type UncoveredMeeting = z.output<typeof uncoveredMeeting>;

export const previewAbsence = contract({
  method: 'POST',
  path: '/teachers/:teacherId/absences/preview',
  who: ['admin'],
  summary: 'The meetings in which a teacher would be away, each with substitutes, best first; writes nothing',
  params: ofTeacher,
  body: z.object({ hours: awayHours }),
  reply: { 200: z.object({ meetings: z.array(uncoveredMeeting) }) },
  problems: { 'teachers.notFound': 404 },
});

/** Substitutes as they were chosen; meetings left out stay without one. */
const cover = z
  .array(z.object({ meetingId: z.string('required'), teacherId: z.string('required') }))
  .check(z.maxLength(200, 'tooLong'));

/** Meetings for which the best three are asked, and so on. */
const ask = z.optional(z.array(z.string()).check(z.maxLength(200, 'tooLong')));

const covered = {
  /** Meetings that have a substitute now, and those that still have none. */
  covered: z.number(),
  left: z.number(),
};

export const markAbsence = contract({
  method: 'POST',
  path: '/teachers/:teacherId/absences',
  who: ['admin'],
  summary: 'Mark a teacher as away and assign substitutes, all or none; every family is told once',
  params: ofTeacher,
  body: z.object({ hours: awayHours, kind: z.enum(ABSENCE_KINDS, 'required'), cover, ask }),
  reply: { 201: z.object({ absenceId: z.string(), ...covered }) },
  problems: { 'teachers.notFound': 404, 'absences.changed': 409 },
});

export const absence = z.object({
  id: z.string(),
  kind: z.enum(ABSENCE_KINDS),
  /** The hours away that are not over, by time. */
  spans: z.array(span),
  markedAt: z.string(),
  markedBy: z.string(),
});
export type Absence = z.output<typeof absence>;

export const readAbsences = contract({
  method: 'GET',
  path: '/teachers/:teacherId/absences',
  who: ['admin'],
  summary: "A teacher's absences that are not over, and the meetings in them that have no substitute yet",
  params: ofTeacher,
  reply: {
    200: z.object({
      /** The school's day. */
      today: z.string(),
      absences: z.array(absence),
      meetings: z.array(uncoveredMeeting),
    }),
  },
  problems: { 'teachers.notFound': 404 },
});

export const coverMeetings = contract({
  method: 'POST',
  path: '/teachers/:teacherId/absences/cover',
  who: ['admin'],
  summary: 'Assign substitutes to meetings of a teacher who is away, all or none; every family is told once',
  params: ofTeacher,
  body: z.object({ cover, ask }),
  reply: { 200: z.object(covered) },
  problems: { 'teachers.notFound': 404, 'absences.changed': 409 },
});

export const endAbsence = contract({
  method: 'DELETE',
  path: '/teachers/:teacherId/absences/:absenceId',
  who: ['admin'],
  summary: 'Take back what is left of an absence; substitutes that were given stay',
  params: z.object({ teacherId: z.string(), absenceId: z.string() }),
  reply: { 200: done },
  problems: { 'absences.notFound': 404 },
});

/** A meeting as the teacher who marks an absence sees it. */
const ownMeeting = z.pick(uncoveredMeeting, {
  meetingId: true,
  classId: true,
  className: true,
  number: true,
  start: true,
  end: true,
  learners: true,
});

export const readOwnAbsences = contract({
  method: 'GET',
  path: '/teacher/absences',
  who: ['teacher'],
  summary: 'The own absences that are not over, and the meetings in them that have no substitute yet',
  reply: {
    200: z.object({ today: z.string(), absences: z.array(absence), meetings: z.array(ownMeeting) }),
  },
});

export const previewOwnAbsence = contract({
  method: 'POST',
  path: '/teacher/absences/preview',
  who: ['teacher'],
  summary: 'The own meetings in which the teacher would be away; writes nothing',
  body: z.object({ hours: awayHours }),
  reply: { 200: z.object({ meetings: z.array(ownMeeting) }) },
  problems: { 'teachers.notFound': 404 },
});

export const markOwnAbsence = contract({
  method: 'POST',
  path: '/teacher/absences',
  who: ['teacher'],
  summary: 'Mark oneself as away; the school finds substitutes',
  body: z.object({ hours: awayHours, kind: z.enum(ABSENCE_KINDS, 'required') }),
  reply: { 201: z.object({ absenceId: z.string(), ...covered }) },
  problems: { 'teachers.notFound': 404, 'absences.changed': 409 },
});
