import type { LetterKind } from '@fasih/messages/letter';
import type { NoticeKind } from '@fasih/messages/notice';
import { NOTICE_KINDS } from '@fasih/messages/notice-kinds';

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

/** The priority of a mail of this kind; of a notice, that of what it tells. */
export function mailPriority(kind: LetterKind, notice?: NoticeKind): number {
  return (notice && NOTICE_KINDS[notice].priority) ?? OF_LETTERS[kind];
}
