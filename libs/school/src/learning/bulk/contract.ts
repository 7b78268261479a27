import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { filled, requiredText } from '../../basics/contract-parts.ts';
import { oneLine } from '../../basics/text.ts';

/** Rows of a list that one act may take; more are refused. */
export const MAX_CHOSEN = 100;

/** An act on all of them may take longer than a usual call. */
const BULK_SECONDS = 60;

const ids = z.array(z.string()).check(z.maxLength(MAX_CHOSEN, 'tooLong'));
/** The fingerprint of the preview that was seen; another outcome is not carried out. */
const seen = z.string('required');

/** To whom a message goes: the families of these learners and of the learners of these classes. */
const recipients = { learnerIds: z._default(ids, []), classIds: z._default(ids, []) };

const left = z.object({
  /** The learner, or what staff call the class. */
  name: z.string(),
  why: z.enum(['gone', 'inactive', 'noLearners']),
});

const messagePlan = z.object({
  /** Families that get it, each once, with how many of the chosen learners they are. */
  families: z.number(),
  learners: z.number(),
  excluded: z.array(left),
  seen,
});
export type MessagePlan = z.output<typeof messagePlan>;

export const planMessage = contract({
  method: 'POST',
  path: '/bulk/messages/plan',
  who: ['admin'],
  answersWithin: BULK_SECONDS,
  summary: 'Preview whom a message reaches and who is left out; writes nothing',
  body: z.object(recipients),
  reply: { 200: messagePlan },
});

export const sendMessage = contract({
  method: 'POST',
  path: '/bulk/messages',
  who: ['admin'],
  answersWithin: BULK_SECONDS,
  summary: 'Send a message to many families, in the app and by mail, each once, as the preview has shown it',
  body: z.object({
    ...recipients,
    title: z.string('required').check(z.trim(), filled, z.maxLength(100, 'tooLong'), oneLine),
    text: requiredText(2000),
    seen,
  }),
  reply: { 200: messagePlan },
  problems: { 'bulk.changed': 409, 'bulk.nobody': 409 },
});

/** Other teachers for classes: for each its own, or those before to undo it. */
const changes = z
  .array(z.object({ classId: z.string(), teacherId: z.string('required') }))
  .check(z.minLength(1, 'required'), z.maxLength(MAX_CHOSEN, 'tooLong'));

export const teacherPlan = z.object({
  /** Classes that change, with whose they were. */
  classes: z.array(z.object({ classId: z.string(), title: z.string(), wasTeacherId: z.string() })),
  /** Classes that stay as they are, with the sentence why. */
  excluded: z.array(z.object({ classId: z.string(), title: z.string(), why: z.string() })),
  /** Families that are told. */
  families: z.number(),
  seen,
});
export type TeacherPlan = z.output<typeof teacherPlan>;

const proposal = z.object({
  classId: z.string(),
  title: z.string(),
  /** Whose it is. */
  teacher: z.object({ id: z.string(), name: z.string() }),
  /** Who can take it, best first, with the meetings in the next 28 days. */
  ranked: z.array(z.object({ teacherId: z.string(), name: z.string(), load: z.number() })),
  /** Who is proposed; null where nobody can. */
  proposed: z.nullable(z.string()),
});
export type ProposedTeacher = z.output<typeof proposal>;

export const proposeTeachers = contract({
  method: 'POST',
  path: '/bulk/teacher/proposals',
  who: ['admin'],
  answersWithin: BULK_SECONDS,
  summary:
    'For each of these classes, or each class of a teacher that has meetings to come, the teachers who can take it, best first; writes nothing',
  body: z.union([z.object({ classIds: ids }), z.object({ teacherId: z.string() })]),
  reply: { 200: z.object({ classes: z.array(proposal) }) },
});

export const planTeacher = contract({
  method: 'POST',
  path: '/bulk/teacher/plan',
  who: ['admin'],
  answersWithin: BULK_SECONDS,
  summary:
    'Preview other teachers for many classes: which can change, and why the others cannot; writes nothing',
  body: z.object({ changes }),
  reply: { 200: teacherPlan },
});

export const changeTeachers = contract({
  method: 'PUT',
  path: '/bulk/teacher',
  who: ['admin'],
  answersWithin: BULK_SECONDS,
  summary: 'Give all meetings to come of many classes to other teachers, as the preview has shown it',
  body: z.object({
    changes,
    reason: z.optional(z.string().check(z.trim(), z.maxLength(300, 'tooLong'))),
    seen,
  }),
  reply: { 200: teacherPlan },
  problems: { 'bulk.changed': 409, 'bulk.nobody': 409 },
});
