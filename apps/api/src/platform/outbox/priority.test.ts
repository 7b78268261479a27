import { describe, expect, it } from 'vitest';
import { mailPriority } from './priority.ts';

describe('of mails that wait, those with a lower number are sent first', () => {
  it.each([
    ['a link that lets somebody in', mailPriority('accounts.resetPassword'), 0],
    ['a warning that the password was changed', mailPriority('accounts.passwordChanged'), 0],
    ['an invitation of a staff member', mailPriority('accounts.staffInvited'), 0],
    ['a report about a child in danger', mailPriority('notifications.notice', 'incident.reported'), 0],
    ['a teacher who may stand in', mailPriority('notifications.notice', 'substitute.asked'), 0],
    ['a receipt', mailPriority('orders.paid'), 1],
    ['a decision about a refund', mailPriority('notifications.notice', 'refund.decided'), 1],
    ['a payslip', mailPriority('notifications.notice', 'pay.paid'), 1],
    ['a result of the placement test', mailPriority('placement.result'), 2],
    ['a new time of a meeting', mailPriority('notifications.notice', 'meeting.moved'), 2],
    ['a notice of a kind that says nothing about it', mailPriority('notifications.notice'), 2],
    ['one of many mails of an import', mailPriority('accounts.familyImported'), 3],
  ])('%s has priority %i', (_what, priority, expected) => {
    expect(priority).toBe(expected);
  });
});
