import type { LetterKind } from '@fasih/messages/letter';
import type { NoticeKind } from '@fasih/messages/notice';

/**
 * What goes first when mails wait: what lets somebody in or warns of somebody else (0), money (1), what happens in courses
 * (2), and lots of many mails (3).
 */
const OF_LETTERS: Record<LetterKind, number> = {
  'accounts.verifyEmail': 0,
  'accounts.resetPassword': 0,
  'accounts.passwordChanged': 0,
  'accounts.emailConfirm': 0,
  'accounts.emailChangeAsked': 0,
  'accounts.emailChanged': 0,
  'accounts.emailChangedBySchool': 0,
  'accounts.emailInUse': 0,
  'accounts.erasureAsked': 0,
  'accounts.erasureHeld': 0,
  'accounts.teacherInvited': 0,
  'accounts.staffInvited': 0,
  'accounts.invitedAgain': 0,
  'accounts.sessionsEnded': 0,
  'guardians.invited': 0,
  'accounts.twoStepOn': 0,
  'accounts.twoStepOff': 0,
  'health.test': 0,
  'orders.paid': 1,
  'orders.free': 1,
  'orders.reversed': 1,
  'placement.result': 2,
  'notifications.notice': 2,
  'accounts.teacherImported': 3,
  'accounts.familyImported': 3,
};

/** Notices of another priority than the rest of them. */
const OF_NOTICES: Partial<Record<NoticeKind, number>> = {
  'staff.changeAsked': 0,
  'staff.changed': 0,
  'incident.reported': 0,
  'incident.noOfficer': 0,
  'safeguarding.officerNamed': 0,
  // The next three are asked ten minutes later.
  'substitute.asked': 0,
  'refund.asked': 1,
  'refund.decided': 1,
  'refund.returning': 1,
  'refund.returned': 1,
  'payment.returned': 1,
  'pay.paid': 1,
  'pay.toApprove': 1,
};

/** The priority of a mail of this kind; of a notice, that of what it tells. */
export function mailPriority(kind: LetterKind, notice?: NoticeKind): number {
  return (notice && OF_NOTICES[notice]) ?? OF_LETTERS[kind];
}
