import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { filled, staffReason } from '../../basics/contract-parts.ts';
import { seenVersion } from '../../basics/seen-version.ts';
import { oneLine } from '../../basics/text.ts';
import { enrolmentProblems, link, ofClass, room, schoolClass } from './contract.ts';

export const changeLink = contract({
  method: 'PUT',
  path: '/classes/:classId/link',
  who: ['teacher', 'admin'],
  summary: 'Set or remove the link and room of the online meetings',
  params: ofClass,
  body: z.object({
    /** Empty removes it. */
    zoom_link: link,
    zoom_room: room,
    confirmHost: z.optional(z.boolean()),
    /** The link is for all of the teacher's classes that have none of their own; this one gives up its own. */
    everyClass: z.optional(z.boolean()),
    version: seenVersion,
  }),
  reply: {
    200: z.object({
      zoom_link: z.nullable(z.string()),
      zoom_room: z.nullable(z.string()),
      version: z.number(),
    }),
  },
  problems: { 'classes.notFound': 404, 'classes.unknownHost': 409, 'common.stale': 409 },
});

export const addMember = contract({
  method: 'POST',
  path: '/classes/:classId/members',
  who: ['admin'],
  summary: 'Add a learner to the remaining meetings of a group; past ones become make-ups to plan',
  params: ofClass,
  body: z.object({ enrolmentId: z.string('required') }),
  reply: { 201: schoolClass },
  problems: {
    'meetings.teacherBusy': 409,
    ...enrolmentProblems,
    'classes.notFound': 404,
    'classes.over': 409,
    'meetings.learnerBusy': 409,
    'classes.pastLastDay': 409,
    'classes.teacherNotCleared': 409,
  },
});

export const changeTeacher = contract({
  method: 'PUT',
  path: '/classes/:classId/teacher',
  who: ['admin'],
  summary: 'Assign all remaining meetings to another teacher, who must be free for each',
  params: ofClass,
  body: z.object({
    teacherId: z.string('required'),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(300, 'tooLong'))),
    version: seenVersion,
  }),
  reply: { 200: schoolClass },
  problems: {
    'meetings.learnerBusy': 409,
    'classes.notFound': 404,
    'classes.teacherNotFound': 404,
    'classes.teacherTeachesOther': 409,
    'classes.teacherNotCleared': 409,
    'classes.teacherNotFree': 409,
    'classes.over': 409,
    'meetings.teacherBusy': 409,
    'meetings.timeHeld': 409,
    'meetings.timeAsked': 409,
    'common.stale': 409,
  },
});

export const changeClass = contract({
  method: 'PUT',
  path: '/classes/:classId',
  who: ['admin'],
  summary: 'Change the name and the capacity of a class; one-to-one classes stay so',
  params: ofClass,
  body: z.object({
    name: z.string('required').check(z.trim(), filled, z.maxLength(120, 'tooLong'), oneLine),
    capacity: z.number('required').check(z.int(), z.minimum(1), z.maximum(20)),
    version: seenVersion,
  }),
  reply: { 200: schoolClass },
  problems: {
    'classes.notFound': 404,
    'classes.over': 409,
    'classes.placesTaken': 409,
    'classes.staysOneToOne': 409,
    'common.stale': 409,
  },
});

export const cancelClass = contract({
  method: 'POST',
  path: '/classes/:classId/cancel',
  who: ['admin'],
  summary: 'Cancel a class that has not begun: its learners wait for another class and its times are free',
  params: ofClass,
  body: z.object({
    /** Shown to families and teacher. */
    reason: staffReason,
    version: seenVersion,
  }),
  reply: { 200: schoolClass },
  problems: {
    'classes.notFound': 404,
    'classes.over': 409,
    'classes.begun': 409,
    'common.stale': 409,
  },
});

export const previewMember = contract({
  method: 'GET',
  path: '/classes/:classId/members/preview',
  who: ['admin'],
  summary: 'Preview adding a learner: remaining meetings, make-ups and the last day',
  params: ofClass,
  query: z.object({ enrolmentId: z.string() }),
  reply: {
    200: z.object({
      name: z.string(),
      /** Start of the learner's first meeting. */
      startsAt: z.string(),
      meetings: z.number(),
      /** Numbers of past meetings, which become make-ups to plan. */
      makeups: z.array(z.number()),
      lastDay: z.string(),
    }),
  },
  problems: {
    ...enrolmentProblems,
    'classes.notFound': 404,
    'classes.over': 409,
    'meetings.learnerBusy': 409,
    'classes.pastLastDay': 409,
    'classes.teacherNotCleared': 409,
  },
});
