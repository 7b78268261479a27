import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { mail as shape } from '../../id/messaging/mail.ts';
import type { Letters } from '../../letter.ts';
import { noticeWords } from '../../notice-words.ts';
import { sayIn } from '../../reason.ts';
import { count, number } from '../number.ts';
import { notices } from './notices.ts';

const areas = {
  grammar: 'Grammar',
  vocabulary: 'Vocabulary',
  phrases: 'Everyday phrases',
  reading: 'Reading',
};
const words = { strong: 'strong', growing: 'growing', startHere: 'start here' };
const surprise = 'If this was not you, change your password right away and contact us.';
const muteNote = 'You can choose which mails you get on the Account page, under Messages and calendar.';

const letters: Letters = {
  'accounts.verifyEmail': ({ username, path }) => ({
    subject: 'Confirm your e-mail address',
    greeting: `Hello ${username},`,
    lines: ['Thank you for registering. Press the button below so that we know this address is yours.'],
    button: { label: 'Confirm e-mail', path },
    note: 'This link is valid for seven days. If you did not register, simply ignore this e-mail.',
  }),
  'accounts.resetPassword': ({ username, path, minutes }) => ({
    subject: 'Reset your password',
    greeting: `Hello ${username},`,
    lines: ['Somebody, hopefully you, asked for a new password for this account.'],
    button: { label: 'Choose a new password', path },
    note: `This link is valid for ${count(minutes, 'minute', 'minutes')} and works once. If you did not ask for it, ignore it: your password stays the same.`,
  }),
  'accounts.passwordChanged': ({ username, calendar }) => ({
    subject: 'Your password was changed',
    greeting: `Hello ${username},`,
    lines: [
      'The password of your account was just changed, and all other devices were signed out.',
      ...(calendar === undefined
        ? []
        : [
            calendar === 'ended'
              ? 'The old address of your calendar no longer works. Make a new one on the page Messages and calendar.'
              : 'The address of your calendar goes on working. You can change it on the page Messages and calendar.',
          ]),
    ],
    button: { label: 'See signed-in devices', path: '/account/security' },
    note: surprise,
  }),
  'accounts.emailConfirm': ({ username, path, hours }) => ({
    subject: 'Confirm your new e-mail address',
    greeting: `Hello ${username},`,
    lines: [
      'You asked for your account to use this e-mail address. The address changes only when you press the button below.',
      'After that, other devices are signed out, and all our mails come here.',
    ],
    button: { label: 'Use this address', path },
    note: `This link is valid for ${count(hours, 'hour', 'hours')} and works once. If you did not ask for it, ignore it: nothing changes.`,
  }),
  'accounts.emailChangeAsked': ({ username, to, path }) => ({
    subject: 'Somebody asked to change the e-mail address of your account',
    greeting: `Hello ${username},`,
    lines: [
      `Somebody who knows your password asked for this account to use the address ${to}. It changes once it is confirmed from there.`,
      'If this was you, there is nothing to do with this mail.',
    ],
    button: { label: 'It was not me, stop it', path },
    note: 'If you stop it, all devices are signed out and we send you a link for a new password.',
  }),
  'accounts.emailChanged': ({ username, to, path, days }) => ({
    subject: 'The e-mail address of your account was changed',
    greeting: `Hello ${username},`,
    lines: [
      `Your account now uses the address ${to}. This is the last mail to the old one.`,
      'If this was you, there is nothing to do.',
    ],
    button: { label: 'It was not me, bring the old address back', path },
    note: `The old address can be brought back for ${count(days, 'day', 'days')}. All devices are then signed out, and we send you a link for a new password.`,
  }),
  'accounts.emailChangedBySchool': ({ username, to }) => ({
    subject: 'The school changed the e-mail address of your account',
    greeting: `Hello ${username},`,
    lines: [
      `The school changed the address of your account to ${to}. This is the last mail to the old one.`,
      'If you did not ask for this, please contact the school at once.',
    ],
  }),
  'accounts.emailInUse': ({ username }) => ({
    subject: 'This address is in use by your account',
    greeting: `Hello ${username},`,
    lines: [
      'Somebody wanted to use this e-mail address for another account. It belongs to your account already, so nothing has changed.',
      'If this was you, sign in to this account, or contact the school if the two accounts should become one.',
    ],
    button: { label: 'Sign in', path: '/login' },
  }),
  'accounts.erasureAsked': ({ username, dueAt }) => ({
    subject: 'Your account will be deleted',
    greeting: `Hello ${username},`,
    lines: [
      `You asked for this account to be deleted. It happens on ${sayIn('en').instant(dueAt)}: names, test results, reports and messages are then gone for good. Records of payments stay without names, because the law requires it.`,
      'Until then you can call it off on the Account page.',
    ],
    button: { label: 'Keep my account', path: '/account' },
    note: surprise,
  }),
  'accounts.erasureHeld': ({ username }) => ({
    subject: 'Your account was not deleted',
    greeting: `Hello ${username},`,
    lines: [
      'Since you asked for this account to be deleted there is a course, an order, a refund or a new student. So your account stays.',
      'If you still want it deleted, contact the school, or ask again once everything is settled.',
    ],
    button: { label: 'Open my account', path: '/account' },
  }),
  'accounts.teacherInvited': ({ name, username, path }) => ({
    subject: 'Your teacher account is ready',
    greeting: `Hello ${name},`,
    lines: [
      `The school has opened a teacher account for you with the username ${username}.`,
      'Choose a password of your own with this button. The temporary password from the school only opens the page where you change it: once, within 24 hours.',
    ],
    button: { label: 'Choose a password', path },
    note: 'This link works for seven days and only once. If you do not know this school, ignore this mail.',
  }),
  'accounts.teacherImported': ({ name, username, path }) => ({
    subject: 'Your teacher account is ready',
    greeting: `Hello ${name},`,
    lines: [
      `The school has opened a teacher account for you with the username ${username}.`,
      'Press the button below to choose your own password, then enter your teaching hours.',
    ],
    button: { label: 'Choose a password', path },
    note: 'This link is valid for seven days and works once. After that, choose “Forgot your password?” on the sign-in page.',
  }),
  'accounts.familyImported': ({ name, username, path, learnerName }) => ({
    subject: 'Your account at our school is ready',
    greeting: `Hello ${name},`,
    lines: [
      `The school has opened an account for your family with the username ${username}. Press the button below to choose a password.`,
      ...(learnerName === ''
        ? []
        : [
            `We need your consent as a parent or guardian for ${learnerName}. After signing in, give it on the Account page, under Learners.`,
            "Until you agree, we open no class and use the child's data for nothing else.",
          ]),
    ],
    button: { label: 'Choose a password', path },
    note: 'This link is valid for seven days and works once. If you do not know this school, ignore this e-mail or contact us to have your data removed.',
  }),
  'guardians.invited': ({ name, by, learnerName, may, path, days }) => ({
    subject: `${by} invites you to be a second guardian of ${learnerName}`,
    greeting: `Hello ${name},`,
    lines: [
      `${by} would like you to accompany the English course of ${learnerName}.`,
      may === 'decide'
        ? 'You will see timetable, attendance, materials and reports, get notices of the class, and may decide times of meetings. Payments stay with whoever invites you.'
        : 'You will see timetable, attendance, materials and reports, and get notices of the class. Payments stay with whoever invites you.',
      'Accept with the account that has this e-mail address; if you have none, register with the same link.',
    ],
    button: { label: 'See the invitation', path },
    note: `This link works for ${count(days, 'day', 'days')} and only once. If you do not know who invites you, ignore this mail.`,
  }),
  'accounts.staffInvited': ({ name, username, role, path }) => ({
    subject: 'Your staff account is ready',
    greeting: `Hello ${name},`,
    lines: [
      `The school has opened ${{ admin: 'an admin', finance: 'a finance', accountant: "an accountant's" }[role]} account for you with the username ${username}.`,
      'Choose a password of your own with this button. After that you will be asked to turn on two-step login.',
    ],
    button: { label: 'Choose a password', path },
    note: 'This link works for seven days and only once. If you do not know this school, ignore this mail.',
  }),
  'accounts.invitedAgain': ({ name, username, path, days }) => ({
    subject: 'A new link to choose your password',
    greeting: `Hello ${name},`,
    lines: [
      `The school sends a new link for your account with the username ${username}. The link before no longer works.`,
    ],
    button: { label: 'Choose a password', path },
    note: `This link works for ${count(days, 'day', 'days')} and only once. If you do not know this school, ignore this mail.`,
  }),
  'accounts.sessionsEnded': ({ username }) => ({
    subject: 'You were signed out on all devices',
    greeting: `Hello ${username},`,
    lines: [
      'An admin of the school signed your account out on all devices. Your password is unchanged; please sign in again.',
    ],
    button: { label: 'Sign in', path: '/login' },
    note: 'If you did not ask for this and do not know the reason, contact the school.',
  }),
  'accounts.twoStepOn': ({ username }) => ({
    subject: 'Two-step login is on',
    greeting: `Hello ${username},`,
    lines: ['From now on, signing in to your account needs a code from the app on your phone.'],
    note: surprise,
  }),
  'accounts.twoStepOff': ({ username }) => ({
    subject: 'Two-step login is off',
    greeting: `Hello ${username},`,
    lines: ['Signing in to your account now needs the password only.'],
    button: { label: 'Turn it on again', path: '/account/security' },
    note: surprise,
  }),
  'health.test': ({ name }) => ({
    subject: 'Test mail',
    greeting: `Hello ${name},`,
    lines: [
      "The school's mails arrive. This one was sent because you asked for it on the page System Health.",
    ],
  }),
  'orders.paid': ({ payerName, learnerName, packageName, total, receiptNumber, orderId }) => ({
    subject: `Payment received: ${packageName}`,
    greeting: `Hello ${payerName},`,
    lines: [
      `Thank you. We have received ${formatRupiah(total)} for ${packageName} for ${learnerName}.`,
      `Receipt number: ${receiptNumber}. You can download the receipt on the order's page.`,
      'The next step is the placement test: 20 questions, 30 minutes, whenever you are ready.',
      'On the same page, mark also when lessons suit you, so that the class is ready soon.',
    ],
    button: { label: 'Start the placement test', path: `/redirect?order=${orderId}` },
  }),
  'orders.free': ({ payerName, learnerName, packageName, orderId }) => ({
    subject: `Order confirmed: ${packageName}`,
    greeting: `Hello ${payerName},`,
    lines: [
      `${packageName} for ${learnerName} is active. There was nothing to pay, so there is no receipt.`,
      'The next step is the placement test: 20 questions, 30 minutes, whenever you are ready.',
      'On the same page, mark also when lessons suit you, so that the class is ready soon.',
    ],
    button: { label: 'Start the placement test', path: `/redirect?order=${orderId}` },
  }),
  'orders.reversed': ({ payerName, packageName, total, orderId }) => ({
    subject: `Payment taken back by the bank: ${packageName}`,
    greeting: `Hello ${payerName},`,
    lines: [
      `The bank or the payment provider has taken back ${formatRupiah(total)} for ${packageName}. The money returns to you.`,
      'We have stopped the course for now. You can pay again, or contact us if this is a mistake.',
    ],
    button: { label: 'See the order', path: `/redirect?order=${orderId}` },
  }),
  'placement.result': ({
    learnerName,
    level,
    percent,
    areas: report,
    borderlineWith,
    classInfoPromised,
  }) => ({
    subject: `Placement test result of ${learnerName}: ${level}`,
    greeting: 'Hello,',
    lines: [
      `${learnerName} has finished the placement test with ${number(percent)}% and the test proposes ${level}.`,
      ...(borderlineWith ? [`The score is close to ${borderlineWith}, so the speaking check decides.`] : []),
      'The teacher confirms or changes this level after a short speaking check, by the end of meeting 2. After that you may ask once for another look at the level.',
      report.map(({ area, word }) => `${areas[area]}: ${words[word]}`).join(' · '),
      'This test is a starting point, not a certificate: 20 questions without listening and speaking.',
      ...(classInfoPromised ? ['We send the class information by e-mail within 24 hours.'] : []),
    ],
    button: { label: 'Open the dashboard', path: '/dashboard/student' },
  }),
  'notifications.notice': ({ name, role, kind, params, zone, mutable }) => {
    const say = sayIn('en', zone);
    const words = noticeWords(notices, { kind, params }, say, role);
    if (!words) throw new Error(`no words for the notice ${kind}`);
    return {
      subject: words.title,
      greeting: `Hello ${name},`,
      lines: words.lines,
      ...(words.action ? { button: words.action } : {}),
      ...(mutable ? { note: muteNote } : {}),
    };
  },
};

export const mail: typeof shape = {
  problems: {
    notFound: 'This mail was not found.',
    alreadySent: 'This mail has been sent already.',
    noLetter: 'There is no mail of this name.',
  },
  expired: 'Its time had passed before it could be sent.',
  footer: (p) => `This e-mail was sent by ${p.school}, an online English school.`,
  help: 'Any questions? Reply to this e-mail or visit',
  letters,
};
