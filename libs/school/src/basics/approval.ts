/** What an approval comes to; `selfApproved` is flagged wherever it is shown. */
export type Approval = 'allowed' | 'selfApproved' | 'reasonNeeded' | 'secondNeeded';

/**
 * Who may approve something about money (decisions.md 'Staff screens'): another finance or admin account than the one that
 * made it; where there is only one such account, that one itself with a reason, flagged.
 *
 * @param otherApprovers active finance and admin accounts besides the caller.
 */
export function decideApproval(of: {
  madeBy: string | null;
  approver: string;
  otherApprovers: number;
  reason: string;
}): Approval {
  if (of.madeBy !== null && of.madeBy !== of.approver) return 'allowed';
  if (of.otherApprovers > 0) return 'secondNeeded';
  return of.reason.trim() === '' ? 'reasonNeeded' : 'selfApproved';
}
