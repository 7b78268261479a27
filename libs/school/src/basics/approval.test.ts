import { expect, it } from 'vitest';
import { decideApproval } from './approval.ts';

it.each([
  ['another account', { madeBy: 'a', otherApprovers: 3, reason: '' }, 'allowed'],
  ['another account, although there is no third', { madeBy: 'a', otherApprovers: 1, reason: '' }, 'allowed'],
  [
    'the same account while there is another one',
    { madeBy: 'b', otherApprovers: 1, reason: 'Mendesak' },
    'secondNeeded',
  ],
  ['the only account without a reason', { madeBy: 'b', otherApprovers: 0, reason: '  ' }, 'reasonNeeded'],
  ['the only account with a reason', { madeBy: 'b', otherApprovers: 0, reason: 'Sendirian' }, 'selfApproved'],
  [
    'one that nobody made, with others around',
    { madeBy: null, otherApprovers: 1, reason: '' },
    'secondNeeded',
  ],
  ['one that nobody made, alone', { madeBy: null, otherApprovers: 0, reason: 'Sendirian' }, 'selfApproved'],
] as const)('approval by %s', (_, of, expected) => {
  expect(decideApproval({ approver: 'b', ...of })).toBe(expected);
});
