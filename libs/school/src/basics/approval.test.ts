import { describe, expect, it } from 'vitest';
import { approversBeside, decideApproval, isApprover, type StaffState } from './approval.ts';

const NOW = new Date('2026-11-10T03:00:00Z');
const ago = (hours: number, milliseconds = 0) => new Date(NOW.getTime() - hours * 3_600_000 - milliseconds);
const account = (id: string, state: Partial<StaffState> = {}): StaffState => ({
  id,
  active: true,
  changedAt: null,
  lostAt: null,
  ...state,
});

const own = account('own');
const colleague = account('colleague');
const fresh = account('colleague', { changedAt: ago(71) });
const reset = account('colleague', { changedAt: ago(10), lostAt: ago(10) });
const gone = (days: number) => account('colleague', { active: false, lostAt: ago(days * 24) });

describe('who is an approver', () => {
  it.each([
    ['an account of the seed', {}, true],
    ['changed 72 hours ago to the second', { changedAt: ago(72) }, true],
    ['changed a millisecond less than 72 hours ago', { changedAt: ago(72, -1) }, false],
    ['made this moment', { changedAt: NOW }, false],
    ['inactive', { active: false }, false],
    ['inactive, changed long ago', { active: false, changedAt: ago(1000) }, false],
  ] as const)('%s', (_, state, expected) => {
    expect(isApprover(account('x', state), NOW)).toBe(expected);
  });

  it('the caller and recently changed accounts do not count as other approvers', () => {
    const staff = [own, account('old'), account('new', { changedAt: ago(1) }), gone(1)];
    expect(approversBeside('own', staff, NOW).map(({ id }) => id)).toEqual(['old']);
  });
});

describe('who approves what', () => {
  it.each([
    ['what a colleague made', 'colleague', [own, colleague], '', 'allowed'],
    ['what somebody made who has left', 'colleague', [own, gone(3)], '', 'allowed'],
    ['what somebody made who is no staff any more', 'unknown', [own], '', 'allowed'],
    ['their own while there is a colleague', 'own', [own, colleague], 'Mendesak', 'secondNeeded'],
    ['their own beside a colleague who is too new', 'own', [own, fresh], 'Sendirian', 'selfApproved'],
    ['what a colleague made who is too new, alone', 'colleague', [own, fresh], '', 'reasonNeeded'],
    [
      'what a colleague made who is too new, with a third',
      'colleague',
      [own, fresh, account('third')],
      'x',
      'secondNeeded',
    ],
    ['their own, alone, without a reason', 'own', [own], '  ', 'reasonNeeded'],
    ['their own, alone, with a reason', 'own', [own], 'Sendirian', 'selfApproved'],
    ['what nobody made, with a colleague', null, [own, colleague], '', 'secondNeeded'],
    ['what nobody made, alone', null, [own], 'Sendirian', 'selfApproved'],
    ['their own after a colleague left', 'own', [own, gone(29)], 'Sendirian', 'onlyRefunds'],
    ['their own 30 days after a colleague left', 'own', [own, gone(30)], 'Sendirian', 'selfApproved'],
    ['their own after resetting a colleague', 'own', [own, reset], 'Sendirian', 'onlyRefunds'],
    ['what a reset colleague made', 'colleague', [own, reset], 'Sendirian', 'onlyRefunds'],
    [
      'their own after a colleague left, with a third',
      'own',
      [own, gone(1), account('third')],
      'x',
      'secondNeeded',
    ],
  ] as const)('%s', (_, madeBy, staff, reason, expected) => {
    expect(decideApproval({ madeBy, approver: 'own', staff, reason, now: NOW }).is).toBe(expected);
  });

  it('nobody approves in the first 72 hours, whoever made it, and the answer says from when', () => {
    const staff = [account('own', { changedAt: ago(71) }), colleague];
    expect(decideApproval({ madeBy: 'colleague', approver: 'own', staff, reason: '', now: NOW })).toEqual({
      is: 'tooNew',
      from: new Date('2026-11-10T04:00:00Z'),
    });
  });

  it.each([
    ['23 hours after it was asked for', gone(9), ago(23), 'tooSoon'],
    ['24 hours after it was asked for', gone(9), ago(24), 'selfApproved'],
    [
      'asked for long ago, a colleague sent away an hour ago',
      account('colleague', { active: false, lostAt: ago(1) }),
      ago(500),
      'tooSoon',
    ],
    ['asked for long ago, a colleague sent away a day ago', gone(1), ago(500), 'selfApproved'],
  ] as const)(
    'a refund of exactly the rule’s amount, alone after a loss: %s',
    (_, lost, askedAt, expected) => {
      const decided = decideApproval({
        madeBy: 'own',
        approver: 'own',
        staff: [own, lost],
        reason: 'Sendirian',
        now: NOW,
        exactRefundAskedAt: askedAt,
      });
      expect(decided.is).toBe(expected);
    },
  );
});
