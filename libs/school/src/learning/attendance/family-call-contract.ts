import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';

import { FAMILY_CALL_OUTCOMES, MAX_NOTE } from './family-call.ts';

const familyCall = z.object({
  id: z.string(),
  outcome: z.enum(FAMILY_CALL_OUTCOMES),
  settledAt: z.string(),
});
export type FamilyCall = z.output<typeof familyCall>;

export const settleFamilyCall = contract({
  method: 'POST',
  path: '/family-calls/:callId/settle',
  who: ['admin'],
  summary: 'Note what came of calling a family that missed three meetings in a row; staff alone read it',
  params: z.object({ callId: z.string() }),
  body: z
    .object({
      outcome: z.enum(FAMILY_CALL_OUTCOMES, 'required'),
      note: z.optional(z.string().check(z.trim(), z.maxLength(MAX_NOTE, 'tooLong'))),
    })
    .check(
      z.refine(({ outcome, note }) => outcome !== 'other' || Boolean(note), {
        error: 'required',
        path: ['note'],
      }),
    ),
  reply: { 200: familyCall },
  problems: { 'attendance.callNotFound': 404, 'attendance.callSettled': 409 },
});
