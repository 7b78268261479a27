import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { balance } from '../../catalogue/policy/contract.ts';
import { MAY } from '../../people/guardians/guardian.ts';
import { RELATIONS, shownFacts } from '../../people/learners/contract.ts';
import { ORDER_STATUSES, shownOrderStatus } from '../../sales/orders/contract.ts';
import { STUDENT_STATUSES } from './admin-contract.ts';

const consent = z.object({
  guardianName: z.string(),
  relation: z.string(),
  textVersion: z.string(),
  givenAt: z.string(),
  withdrawnAt: z.nullable(z.string()),
});

const studentCourse = z.object({
  enrolmentId: z.string(),
  packageName: z.string(),
  level: z.nullable(z.string()),
  status: z.enum(STUDENT_STATUSES),
  classId: z.nullable(z.string()),
  className: z.nullable(z.string()),
  teacherId: z.nullable(z.string()),
  teacherName: z.nullable(z.string()),
  dueAt: z.nullable(z.string()),
  progress: z.number(),
  balance,
  /** Number of stored decisions. */
  decisions: z.number(),
  attendance: z.object({
    present: z.number(),
    late: z.number(),
    absent: z.number(),
    /** (present + late) of all marked; null if none is. */
    percent: z.nullable(z.number()),
  }),
});
export type StudentCourse = z.output<typeof studentCourse>;

export const studentDetail = contract({
  method: 'GET',
  path: '/students/:learnerId',
  who: ['admin'],
  summary: 'One learner: guardian and consent, courses, payments, attendance',
  params: z.object({ learnerId: z.string() }),
  reply: {
    200: z.object({
      learnerId: z.string(),
      ...shownFacts,
      birthDate: z.nullable(z.string()),
      account: z.object({
        id: z.string(),
        username: z.string(),
        name: z.string(),
        email: z.string(),
        phone: z.nullable(z.string()),
        active: z.boolean(),
        /** Version required to change `active`. */
        version: z.number(),
      }),
      /** Newest first, including withdrawn ones. */
      consents: z.array(consent),
      /** Second guardians with whom this learner is shared; `account` is the first one's. */
      guardians: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          email: z.string(),
          phone: z.nullable(z.string()),
          relation: z.enum(RELATIONS),
          may: z.enum(MAY),
          acceptedAt: z.string(),
        }),
      ),
      courses: z.array(studentCourse),
      payments: z.array(
        z.object({
          orderId: z.string(),
          packageName: z.string(),
          status: z.enum(ORDER_STATUSES),
          shown: shownOrderStatus,
          /** Whole rupiah. */
          total: z.number(),
          createdAt: z.string(),
          paidAt: z.nullable(z.string()),
          receiptNumber: z.nullable(z.string()),
        }),
      ),
    }),
  },
  /** `learners.merged` has `current.learnerId`, the kept record. */
  problems: { 'learners.notFound': 404, 'learners.merged': 409 },
});
export type StudentDetail = z.output<(typeof studentDetail)['reply'][200]>;
