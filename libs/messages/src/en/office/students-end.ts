import type { endCourse as shape } from '../../id/office/students-end.ts';
import { count, plural } from '../number.ts';

/** The form with which an admin ends a course for the school's reasons. */
export const endCourse: typeof shape = {
  open: 'End the course',
  of: (p) => `End the course ${p.course} for ${p.name}`,
  lead: 'For a course that the school cannot go on with. This cannot be undone.',
  willHappen: 'What happens',
  meetings: (p) =>
    p.n === 0
      ? 'No meeting has a time.'
      : `${count(p.n, 'planned meeting', 'planned meetings')} ${plural(p.n, 'is', 'are')} cancelled, and teachers are free then.`,
  owed: (p) => `The school owes the family ${p.amount}.`,
  opens: 'A refund request opens for finance. It cannot be rejected or withdrawn.',
  told: (p) => `Told in the app and by e-mail: ${p.names}. Only the family reads the reason.`,
  reason: 'Reason, for the family',
  submit: 'End the course',
  sending: 'Ending…',
  done: (p) => `The course has ended. The refund of ${p.amount} waits for finance.`,
};
