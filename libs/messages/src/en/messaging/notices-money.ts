import { ended } from '../../ended.ts';
import type { Notices } from '../../notice-words.ts';
import { count, plural } from '../number.ts';

const toRefund = (enrolmentId: string) => ({
  label: 'See the refund',
  path: `/my-classes/${enrolmentId}/refund`,
});

/** Notices about refunds, returned payments and pay. */
export const moneyNotices = {
  'course.endedBySchool': (p, say, role) => ({
    title: `The school has ended ${p.learnerName}'s course`,
    lines: [
      p.meetings > 0
        ? `${count(p.meetings, 'planned meeting', 'planned meetings')} in ${p.className} ${plural(p.meetings, 'is', 'are')} cancelled.`
        : `The course ${p.className} is over.`,
      ...(p.owed
        ? [
            `Reason: ${ended(p.owed.reason)}`,
            `The school returns ${say.rupiah(p.owed.amount)} for the meetings that were not given. You need not ask for anything.`,
            ...(p.owed.answerBy ? [`Finance deals with it by ${say.day(p.owed.answerBy)}.`] : []),
          ]
        : []),
    ],
    action:
      role === 'teacher'
        ? { label: 'Open the dashboard', path: '/dashboard/teacher' }
        : p.owed
          ? toRefund(p.enrolmentId)
          : { label: 'Open the dashboard', path: '/dashboard/student' },
  }),
  'refund.asked': (p, say) => ({
    title: 'We received your refund request',
    lines: [
      `${p.className} for ${p.learnerName}: ${say.rupiah(p.amount)}. We look at it, then tell you.`,
      ...(p.answerBy ? [`The school answers by ${say.day(p.answerBy)}.`] : []),
      ...(p.heldBack
        ? [
            `${count(p.heldBack, 'meeting', 'meetings')} ${plural(p.heldBack, 'is', 'are')} held back until the answer and not lost. Meetings within the next 24 hours take place.`,
          ]
        : []),
    ],
    action: toRefund(p.enrolmentId),
  }),
  'refund.decided': (p, say) => ({
    title: p.approved ? 'The refund was approved' : 'The refund was not approved',
    lines: [
      `${p.className} for ${p.learnerName}: ${say.rupiah(p.amount)}.`,
      p.approved
        ? 'The course ends and the remaining meetings are cancelled. We tell you again when the money is sent.'
        : 'The course goes on as before.',
      ...(p.reason ? [`Reason: ${p.reason}`] : []),
      ...(p.days && p.lastDay
        ? [`The course gets the ${count(p.days, 'day', 'days')} of waiting, until ${say.day(p.lastDay)}.`]
        : []),
      ...(p.planned
        ? [
            `${count(p.planned, 'meeting', 'meetings')} that ${plural(p.planned, 'was', 'were')} held back ${plural(p.planned, 'has its', 'have their')} old time again.`,
          ]
        : []),
      ...(p.toPlan
        ? [`${count(p.toPlan, 'meeting', 'meetings')} ${plural(p.toPlan, 'needs', 'need')} a new time.`]
        : []),
    ],
    action: toRefund(p.enrolmentId),
  }),
  'refund.returning': (p, say) => ({
    title: 'Your money is on its way back',
    lines: [
      `${p.className} for ${p.learnerName}: ${say.rupiah(p.amount)}.`,
      p.path === 'provider'
        ? 'It goes back the way you paid. The bank may need a few working days.'
        : 'It was transferred to your account.',
    ],
    action: toRefund(p.enrolmentId),
  }),
  'refund.returned': (p, say) => ({
    title: 'The refund is done',
    lines: [
      `${p.className} for ${p.learnerName}: ${say.rupiah(p.amount)} was returned.`,
      'If you do not see it within a few days, contact us.',
    ],
    action: toRefund(p.enrolmentId),
  }),
  'payment.returned': (p, say) => ({
    title: `Your payment was returned: ${say.rupiah(p.amount)}`,
    lines: [
      `${say.rupiah(p.amount)} that was paid for ${p.packageName} has been returned.`,
      p.path === 'provider'
        ? 'It goes back the way you paid. Depending on the bank it arrives within a few working days.'
        : 'It was transferred to your account.',
      'If you do not see it within a few days, contact us.',
    ],
    action: { label: 'See the orders', path: '/orders' },
  }),
  'pay.toApprove': (p, say) => ({
    title: `A pay run of ${say.rupiah(p.amount)} waits for approval`,
    lines: [
      `${p.maker} made a draft for meetings from ${say.day(p.from)} to ${say.day(p.to)}. Look at it, then approve or discard it.`,
    ],
    action: { label: 'Open the pay run', path: `/dashboard/finance/pay/${p.runId}` },
  }),
  'pay.paid': (p, say) => ({
    title: `Salary ${p.number} was transferred: ${say.rupiah(p.amount)}`,
    lines: [`For meetings from ${say.day(p.from)} to ${say.day(p.to)}, transferred on ${say.day(p.paidOn)}.`],
    action: { label: 'See the payslip', path: '/teacher/pay' },
  }),
} satisfies Partial<Notices>;
