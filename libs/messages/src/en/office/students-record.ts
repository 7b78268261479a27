/** The form with which an admin corrects a family's record. */
export const record = {
  open: 'Correct the record',
  title: (p: { name: string }) => `Correct the record of ${p.name}`,
  lead: 'The family is told which fields were changed, and why. Receipts and certificates that exist stay as they are.',
  fields: {
    name: "Student's name",
    birthDate: 'Birth date',
    ownerName: "Account's name",
    phone: 'Phone',
    email: 'E-mail',
    zone: 'Time zone',
  },
  ownerHint: 'The adult, as receipts show it.',
  selfHint: 'An adult who learns: receipts show the same name.',
  emailHint: 'Another address is told at both mailboxes and has to be verified again.',
  reason: 'Reason (the family reads it)',
  saved: 'The record is corrected, and the family is told.',
  same: 'Nothing was changed.',
  elsewhere: 'More about this family',
  wishes: 'Wishes for times',
  away: (p: { name: string }) => `${p.name} is away`,
};
