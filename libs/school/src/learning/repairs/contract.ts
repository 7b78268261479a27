import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { done } from '../../basics/contract-parts.ts';
import { pageQueryBy, pageSchema } from '../../basics/paging.ts';
import { decision } from '../../catalogue/policy/contract.ts';

const repairedTime = z.object({
  meetingId: z.string(),
  /** As the meeting has it now. */
  number: z.number(),
  /** Null for a meeting that waited for a time. */
  was: z.nullable(z.string()),
  to: z.string(),
  /** Why. */
  decision,
});

/** What self-repair gave or changed in the plan of one class at one moment. Instants are ISO-8601 UTC. */
const repair = z.object({
  id: z.string(),
  classId: z.string(),
  className: z.string(),
  /** Names of the learners concerned. */
  learners: z.array(z.string()),
  teacherName: z.string(),
  madeAt: z.string(),
  times: z.array(repairedTime),
  /** `open`: it can be taken back; `changed`: somebody has changed one of its times since; `over`: its day is over. */
  state: z.enum(['open', 'changed', 'over', 'takenBack']),
  takeBackUntil: z.string(),
  takenBackAt: z.nullable(z.string()),
  takenBackBy: z.nullable(z.string()),
});
export type Repair = z.output<typeof repair>;

export const listRepairs = contract({
  method: 'GET',
  path: '/repairs',
  who: ['admin'],
  summary: 'What self-repair gave or changed in the plans of classes, the newest first',
  query: pageQueryBy(['madeAt']),
  reply: { 200: pageSchema(repair) },
});

export const takeRepairBack = contract({
  method: 'POST',
  path: '/repairs/:repairId/take-back',
  who: ['admin'],
  summary:
    'Take a repair of a plan back within 24 hours; families and teacher are told, and it is not made again',
  params: z.object({ repairId: z.string() }),
  reply: { 200: done },
  problems: {
    'repairs.notFound': 404,
    'repairs.over': 409,
    'repairs.changed': 409,
    'repairs.cannotReturn': 409,
    'meetings.teacherBusy': 409,
    'meetings.learnerBusy': 409,
  },
});
