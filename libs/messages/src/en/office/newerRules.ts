import type { newerRules as shape } from '../../id/office/newerRules.ts';
import { count, number } from '../number.ts';

/** Newer course rules that a family may take for one course (docs/product/course-rules-2.md#newer-rules). */
export const newerRules: typeof shape = {
  problems: {
    notFound: 'This course was not found.',
    notOffered: 'There are no newer rules for this course.',
  },
  notice: 'There are newer rules that are better for you in this course.',
  look: 'Compare the rules',
  title: "This course's rules",
  lead: 'A course keeps the rules of its purchase unless you take newer ones. You lose nothing.',
  before: 'Rules now',
  after: 'Newer rules',
  terms: {
    remaining: 'Meetings left',
    lastDay: 'Last day',
    perWeek: 'Meetings a week',
    refund: 'Refund if asked for now',
    pause: 'A break that you ask for',
    appeal: 'Questioning a forfeited meeting',
    answer: 'Answer to a refund request',
    expiry: 'What is left after the last day',
    late: 'The school tells you less than 48 hours before the start',
    longer: 'What moves the last day',
  },
  meetings: (p) => count(p.n, 'meeting', 'meetings'),
  same: (p) => `${p.value}, unchanged`,
  noClass: 'No class yet',
  perWeek: (p) => `At most ${number(p.n)}`,
  perWeekMoved: (p) => `At most ${number(p.n)}, if one of them was moved or given back`,
  noRefund: 'None',
  noPause: 'None',
  pauseDays: (p) => `Up to ${count(p.n, 'day', 'days')}`,
  noAppeal: 'None',
  appealDays: (p) => `Within ${count(p.n, 'day', 'days')}; the school answers within 3`,
  noAnswer: 'No day is promised',
  answerDays: (p) => `Within ${count(p.n, 'working day', 'working days')}`,
  expires: 'Forfeited',
  offers: (p) =>
    `Forfeited only if ${count(p.n, 'time was', 'times were')} offered for each meeting; otherwise the course goes on`,
  late: {
    before: (p) => `The limit of ${count(p.hours, 'hour', 'hours')} stays`,
    after: 'You may move or excuse until it starts',
  },
  longer: {
    before: 'Meetings that the school or the teacher cancels',
    after: 'Also meetings that the school moves to another week, and breaks',
  },
  numbers: 'From now on the numbers of meetings follow their times. Meetings within 24 hours keep theirs.',
  numbersGroup: 'In a group the numbers stay as they are while another learner has the older rules.',
  final: 'This is for this course only and cannot be undone. We send you a receipt by e-mail.',
  accept: 'Take the newer rules',
  ask: 'Take the newer rules for this course?',
  done: 'The newer rules now apply to this course.',
  accepted: (p) =>
    `You took version ${p.version} of the rules on ${p.when}. The course goes by it until it ends.`,
  none: 'There are no newer rules',
  noneText: 'This course already has the best rules that there are for it.',
  back: 'My Classes',
};
