import type { settingsPolicy as shape } from '../../id/platform/settings-policy.ts';
import { count, number, plural } from '../number.ts';

const text = (value: string | number | undefined) => String(value ?? '');
const asNumber = (value: string | number | undefined) => Number(value ?? 0);

/** Settings: versions of the course rules, with their examples. */
export const settingsPolicy: typeof shape = {
  title: 'Course rules',
  lead: 'Every purchase keeps the version of the rules of its day. A new version counts only for those who buy afterwards; nobody who bought before is ever touched.',
  version: (p) => `Version ${p.n}`,
  states: { current: 'In force', planned: 'To come', past: 'Earlier' },
  since: (p) => `since ${p.when}`,
  from: (p) => `from ${p.when}`,
  kept: (p) =>
    `${number(p.enrolments)} running ${plural(p.enrolments, 'course', 'courses')} and ${count(p.orders, 'order', 'orders')} waiting for payment use this version.`,
  by: (p) => `Set by ${p.who}`,
  values: (p) => `Values of version ${p.n}`,
  history: 'All versions',
  first: 'the rules that the school began with',
  make: 'Make a new version',
  withdraw: 'Withdraw this version',
  withdrawAsk: (p) => `Withdraw version ${p.n}?`,
  withdrawText: 'It is not in force yet, so no purchase is touched.',
  withdrawn: 'The version is withdrawn.',
  rules: {
    legend: 'Set of rules',
    shown: (p) => `Rules ${p.rules}`,
    names: {
      1: 'Rules 1 – those since the beginning',
      2: 'Rules 2 – better for families',
    },
    differences: 'What differs under rules 2',
    list: {
      numbers:
        'In one-to-one courses the numbers of meetings follow their times, and stay from 24 hours before the start.',
      week: 'A meeting that was moved, given back or is owed may be one more in a week, never above three.',
      owed: 'Meetings from the minute bank do not lower what remains.',
      validity:
        'The last day also moves when the school moves a meeting to another week or pauses the class.',
      offers:
        'The school offers three times for each meeting without one; what was not offered does not expire.',
      told: 'A time that the school announces less than 48 hours ahead may be moved or excused free until it starts.',
      pause: 'Families may pause a course for up to 28 days.',
      appeal: 'A forfeit can be questioned for 7 days; the school answers within 3.',
      refund: 'A refund request is answered within 5 working days, and the meetings are held back meanwhile.',
      fault: 'Where the school is at fault, the family may take the price of all that remains.',
    },
    keep: 'Courses already bought keep their rules; a family may accept rules 2 for its own course.',
    ask: (p) => `Sell courses under rules ${p.rules}?`,
    askText: (p) =>
      p.rules === 2
        ? 'Everybody who buys once this version has begun gets rules 2, and families with courses under rules 1 are offered them. Who bought under them or accepted them keeps them.'
        : 'Everybody who buys once this version has begun gets rules 1. Courses under rules 2 keep them.',
    yes: (p) => `Yes, rules ${p.rules}`,
  },
  form: {
    title: 'New version of the rules',
    lead: 'Change the values, look at what follows, then save.',
    validFrom: 'Valid from',
    now: 'At once',
    later: 'A certain time',
    day: 'Day',
    time: 'Time (WIB)',
    note: 'Note',
    noteHint: 'Why do these rules change? Kept with the version.',
    preview: 'See what follows',
    save: 'Save new version',
    saved: (p) => `Version ${p.n} is saved.`,
    same: 'No value has changed yet.',
    range: (p) => `${number(p.least)} to ${p.most}`,
  },
  preview: {
    title: 'Whom it affects',
    keep: (p) =>
      `${number(p.enrolments)} running ${plural(p.enrolments, 'course', 'courses')} and ${count(p.orders, 'order', 'orders')} waiting for payment keep their own version.`,
    nobody: 'Only those who order after this version has begun use it.',
    examples: 'Examples: before and after',
    before: 'Present version',
    after: 'New version',
  },
  units: {
    minute: (p) => count(p.n, 'minute', 'minutes'),
    hour: (p) => count(p.n, 'hour', 'hours'),
    day: (p) => count(p.n, 'day', 'days'),
    percent: (p) => `${p.n}%`,
    meeting: (p) => count(p.n, 'meeting', 'meetings'),
  },
  fields: {
    noticeSeconds: {
      name: 'Notice',
      label: 'Notice (hours)',
      text: 'Up to this many hours before the start a family or teacher may move a meeting or excuse a learner without losing it. Exactly this much is enough.',
    },
    markOpensSeconds: {
      name: 'Attendance opens',
      label: 'Attendance opens (minutes before the start)',
      text: 'From then on a learner may mark attendance and open the class link.',
    },
    presentWithinSeconds: {
      name: 'On time until',
      label: 'On time until (minutes after the start)',
      text: 'Up to and including this minute a learner counts as present; later as late.',
    },
    teacherMissingSeconds: {
      name: 'Waiting for the teacher',
      label: 'Waiting for the teacher (minutes after the start)',
      text: 'When the teacher has not checked in by then, the school cancels the meeting at no cost to the learner.',
    },
    meetingMinutes: {
      name: 'Length of a meeting',
      label: 'Length of a meeting (minutes)',
      text: 'The length of a meeting in new classes, and the minutes a teacher is paid for.',
    },
    minutesPerOwedMeeting: {
      name: 'Minute bank',
      label: 'Minute bank (minutes for one meeting)',
      text: "So many collected minutes of a teacher's delay make one extra meeting.",
    },
    extensionDays: {
      name: 'Longer course',
      label: 'Longer course (days)',
      text: "Each meeting that school or teacher cancels moves the course's last day.",
    },
    refundPercent: {
      name: 'Refund',
      label: 'Refund (percent)',
      text: 'The share of the price paid, rounded down to whole rupiah.',
    },
    refundNeedsMoreThan: {
      name: 'Refund when more are left than',
      label: 'Refund when more are left than (meetings)',
      text: 'Money is returned only when more meetings than this number are left.',
    },
  },
  examples: {
    noticeSeconds: (p, say) =>
      `A family asks to be excused at ${say.instant(text(p.at))} from the meeting on ${say.instant(text(p.start))}.`,
    markOpensSeconds: (p, say) =>
      `A learner marks attendance at ${say.time(text(p.at))} for the meeting on ${say.instant(text(p.start))}.`,
    presentWithinSeconds: (p, say) =>
      `A learner marks attendance at ${say.time(text(p.at))} for the meeting on ${say.instant(text(p.start))}.`,
    teacherMissingSeconds: (p, say) =>
      `A teacher checks in at ${say.time(text(p.at))} for the meeting on ${say.instant(text(p.start))}.`,
    meetingMinutes: (p, say) =>
      `A meeting that begins on ${say.instant(text(p.start))} and is held as a whole.`,
    minutesPerOwedMeeting: (p) =>
      `A learner's minute bank holds ${count(asNumber(p.minutes), 'minute', 'minutes')}.`,
    extensionDays: (p, say) =>
      `The school cancels the meeting on ${say.instant(text(p.start))}; the course's last day is ${say.day(text(p.lastDay))}.`,
    refundPercent: (p, say) =>
      `A family paid ${say.rupiah(asNumber(p.price))} for ${count(asNumber(p.bought), 'meeting', 'meetings')} and asks for the money after ${p.drawn} of them.`,
    refundNeedsMoreThan: (p, say) =>
      `A family paid ${say.rupiah(asNumber(p.price))} for ${count(asNumber(p.bought), 'meeting', 'meetings')} and asks for the money after ${p.drawn} of them.`,
  },
  figures: {
    minutes: (p) => `The teacher is paid for ${count(p.n, 'minute', 'minutes')}.`,
    notYet: 'Not enough for an extra meeting yet.',
  },
};
