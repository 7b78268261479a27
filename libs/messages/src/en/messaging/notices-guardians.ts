import { ended } from '../../ended.ts';
import type { Notices } from '../../notice-words.ts';

const byTheSchool = ({ by, reason }: { by: string; reason: string }) =>
  by === 'merge'
    ? 'The school joined the record of the child with one of another account.'
    : `The school ended it. Reason: ${ended(reason)}`;

/** Notices to both guardians about what they share (docs/product/accounts.md#a-second-guardian). */
export const guardianNotices = {
  'guardian.joined': (p) => ({
    title: `${p.name} is now a second guardian of ${p.learnerName}`,
    lines: [
      p.may === 'decide'
        ? 'Your invitation was accepted. The second guardian sees timetable, attendance, materials and reports, and may decide times of meetings.'
        : 'Your invitation was accepted. The second guardian sees timetable, attendance, materials and reports.',
      'Payments, consent and family data stay with you alone. You can end their access at any time.',
    ],
    action: { label: 'See second guardians', path: '/account/learners' },
  }),
  'guardian.ended': (p) =>
    p.to === 'first'
      ? {
          title: `${p.name} is no longer a second guardian of ${p.learnerName}`,
          lines: [
            p.by === 'first'
              ? 'You ended their access.'
              : p.by === 'second'
                ? 'The second guardian ended it.'
                : byTheSchool(p),
            'They no longer see timetable, attendance or reports of the child.',
          ],
          action: { label: 'See second guardians', path: '/account/learners' },
        }
      : {
          title: `You are no longer a second guardian of ${p.learnerName}`,
          lines: [
            p.by === 'first'
              ? `${p.name} ended your access.`
              : p.by === 'second'
                ? `You ended it. ${p.name} was told too.`
                : byTheSchool(p),
            'Classes, attendance and reports of this child no longer show in your account.',
          ],
          action: { label: 'Open the dashboard', path: '/dashboard/student' },
        },
} satisfies Partial<Notices>;
