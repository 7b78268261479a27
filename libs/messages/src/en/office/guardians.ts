import type { Texts } from '../../texts.ts';
import { count } from '../number.ts';

/** Second guardians: how a family invites, changes and ends them, and what they see (docs/product/accounts.md#a-second-guardian). */
export const guardians: Texts['guardians'] = {
  problems: {
    learnerNotFound: 'One of these children was not found in your account.',
    ownAddress: 'This is the address of your own account.',
    already: 'This person is a second guardian or invited already.',
    max: (p) =>
      `At most ${count(p.max, 'second guardian', 'second guardians')}. End the access of one of them first.`,
    notFound: 'This second guardian or invitation is gone.',
    linkOver: 'This invitation was used or withdrawn, or it has expired. Ask for a new one.',
    otherAddress: (p) => `This invitation is for the account with the address ${p.email}. Sign in with it.`,
  },
  may: { look: 'Look', decide: 'Look and decide times' },
  mayText: {
    look: 'Timetable, attendance, materials, reports and notices; may join a class with the child.',
    decide:
      'Also move, excuse and plan meetings, take breaks, question a forfeit, and report that the teacher is not there.',
  },
  part: {
    title: 'Second guardians',
    lead: "Invite another parent or guardian to follow the children's courses with an account of their own. Payments, consent, deletion of data and children's devices stay with you alone.",
    none: 'No second guardian yet.',
    invite: 'Invite a second guardian',
    noChildren: 'Add a child first. Only children have a second guardian.',
    learnersOf: (p) => `For ${p.names}`,
    invited: (p) => `Invitation sent, works until ${p.when}`,
    over: 'The invitation has expired',
    since: (p) => `Since ${p.when}`,
    again: 'Send again',
    againOf: (p) => `Send again: invitation of ${p.name}`,
    sentAgain: 'A new invitation was sent; the link before no longer works.',
    withdraw: 'Withdraw',
    withdrawOf: (p) => `Withdraw the invitation of ${p.name}`,
    withdrawn: 'The invitation was withdrawn.',
    change: 'Change',
    changeOf: (p) => `Change what ${p.name} may do`,
    changed: 'Saved; it acts at once.',
    end: 'End access',
    endOf: (p) => `End access of ${p.name}`,
    ended: "The second guardian's access has ended. Both of you are told.",
    endAsk: {
      title: (p) => `End the access of ${p.name} as second guardian?`,
      text: "The children's courses stop showing in their account at once. Both of you are told.",
      no: 'Cancel',
      yes: 'End access',
    },
    withdrawAsk: {
      title: (p) => `Withdraw the invitation of ${p.name}?`,
      text: 'The link in their mail stops working at once.',
      no: 'Cancel',
      yes: 'Withdraw',
    },
  },
  form: {
    name: 'Name',
    email: 'E-mail',
    emailHint: 'The invitation goes here, and only an account with this address accepts it.',
    relation: 'Relation to the child',
    learners: 'Children to share',
    may: 'What they may do',
    send: 'Send the invitation',
    save: 'Save',
    sent: 'The invitation was sent.',
  },
  shared: {
    title: 'Shared with you',
    lead: 'You are a second guardian of these children.',
    by: (p) => `Shared by ${p.name}`,
    leave: 'Leave',
    leaveOf: (p) => `Leave as second guardian of ${p.name}'s children`,
    left: 'You are no longer a second guardian.',
    leaveAsk: {
      title: 'Stop being a second guardian?',
      text: (p) =>
        `The course of ${p.learners} stops showing in your account at once. ${p.name} is told and can invite you again.`,
      no: 'Cancel',
      yes: 'Leave',
    },
  },
  accept: {
    title: 'Invitation to be a second guardian',
    lead: (p) => `${p.by} invites you to be a second guardian of ${p.learners}.`,
    youMay: 'What you may do',
    notYours: (p) => `Payments, consent and family data stay with ${p.by} alone. You can leave at any time.`,
    until: (p) => `The invitation works until ${p.when}.`,
    accept: 'Accept the invitation',
    accepted: 'You are a second guardian now.',
    signIn: (p) => `Sign in with the account of ${p.email} to accept.`,
    register: (p) =>
      `Open an account with the address ${p.email} to accept. It is free, and nothing has to be bought.`,
    otherAccount: (p) =>
      `Another account is signed in on this device. Sign out, then sign in with the account of ${p.email}.`,
    signOut: 'Sign out',
    missing: 'This link is not complete. Open the button in the mail again.',
    over: 'The invitation does not work',
  },
  staff: {
    title: 'Second guardians',
    none: 'No second guardian.',
    end: 'End access',
    endOf: (p) => `End access of ${p.name} as second guardian`,
    endLead:
      'The second guardian stops seeing anything of this family at once. Both guardians are told, with this reason.',
    reason: 'Reason',
    ended: "The second guardian's access has ended.",
  },
};
