import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { pageSchema, plainPageQuery } from '../../basics/paging.ts';
import { found, ofRun, payslip, period } from './contract.ts';

export const payslipPdf = contract({
  method: 'GET',
  path: '/pay/runs/:runId/payslips/:teacherId/payslip.pdf',
  who: ['finance', 'admin', 'teacher'],
  summary: 'A payslip as a PDF in both languages; teachers only their own',
  params: z.object({ runId: z.string(), teacherId: z.string() }),
  reply: { 200: z.unknown() },
  problems: { 'payroll.notFound': 404, 'payroll.notApproved': 409 },
});

export const myPayslip = z.object({
  runId: z.string(),
  number: z.string(),
  ...period,
  state: z.enum(['approved', 'paid']),
  meetings: z.number(),
  minutes: z.number(),
  amount: z.number(),
  approvedAt: z.string(),
  paidOn: z.nullable(z.string()),
  /** Path of the PDF under `/api`. */
  pdfPath: z.string(),
});
export type MyPayslip = z.output<typeof myPayslip>;

export const listMyPayslips = contract({
  method: 'GET',
  path: '/teacher/payslips',
  who: ['teacher'],
  summary: "The teacher's own payslips, latest first",
  query: plainPageQuery,
  reply: {
    200: z.extend(pageSchema(myPayslip), {
      perHour: z.nullable(z.number()),
      /** Closed meetings that are worth pay and on no payslip yet. */
      unpaid: z.object({ meetings: z.number(), minutes: z.number() }),
    }),
  },
});

export const getMyPayslip = contract({
  method: 'GET',
  path: '/teacher/payslips/:runId',
  who: ['teacher'],
  summary: "One of the teacher's own payslips with its lines",
  params: ofRun,
  reply: { 200: z.extend(myPayslip, { payslip }) },
  problems: found,
});
