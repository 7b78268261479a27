import type { payroll as indonesian } from '../id/payroll.ts';

export const payroll: typeof indonesian = {
  problems: {
    notFound: 'This pay run was not found.',
    teacherNotFound: 'This teacher was not found.',
    periodShape: 'The last day may not be before the first, and a period is at most 92 days long.',
    periodNotOver: 'This period is not over. Choose a last day no later than yesterday.',
    nothingToPay: 'There is no meeting to pay in this period.',
    draftOpen: 'There is still a draft that nobody approved. Approve it or throw it away first.',
    notDraft: 'This pay run is no draft any more.',
    notApproved: 'This pay run is not approved yet, or paid already.',
    secondNeeded: 'You made this draft yourself. Another finance or admin account approves it.',
    reasonNeeded: 'Write the reason: there is no second account yet that could approve.',
    paidOnShape: 'The day of payment lies between the approval and today.',
  },
};
