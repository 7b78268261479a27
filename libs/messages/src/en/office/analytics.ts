import type { analytics as shape } from '../../id/office/analytics.ts';
import { count, number } from '../number.ts';

/** The school's months in numbers. */
export const analytics: typeof shape = {
  problems: {},
  from: 'From month',
  to: 'To month',
  program: 'Program',
  countedAt: (p) =>
    `Counted ${p.when}. This month and the last are counted again every five minutes, those before once a day.`,
  notCounted: 'These months have not been counted yet. The numbers appear within a few minutes.',
  explain: 'How it is counted',
  table: 'Table',
  key: 'Upright line: the period before.',
  chart: (p) => `${p.title}: ${p.what}. The numbers are in the table below.`,
  change: {
    title: 'Compared with the period before',
    lead: (p) => `${p.from} to ${p.to}`,
    more: (p) => `${number(p.n)} more`,
    fewer: (p) => `${number(p.n)} fewer`,
    higher: (p) => `${count(p.n, 'point', 'points')} higher`,
    lower: (p) => `${count(p.n, 'point', 'points')} lower`,
    same: 'the same',
    register: 'Families registered',
    paid: 'Places paid',
    percent: 'Students present',
    forfeited: 'Meetings forfeited',
    teachersLate: 'Teachers late',
  },
  export: 'Download CSV',
  exportOf: (p) => `Download CSV: ${p.title}`,
  nothing: 'There are no numbers for these months yet.',
  funnel: {
    title: 'From the pretest to buying again',
    lead: 'How often each step happened.',
    explain: [
      'Each step counts in the month in which it happened, so that a family can appear in several months and a step can be bigger than the one before it.',
      'Pretest: tests that were submitted; with a program, only those that chose a package of it afterwards. Registered: new family accounts, which belong to no program yet. Ordered: all orders, also those never paid.',
      'Paid: places opened by paid or free orders. Placed: places that were given a level. In a class: the first time a place came into a class. Finished: courses that ended without a refund. Bought again: new places of students who had one before.',
      '“Of the one before” compares the sum of all months with the step before.',
    ],
  },
  attendance: {
    title: 'Students’ attendance',
    lead: 'Seats that have been marked.',
    explain: [
      'Each student in each meeting counts once, in the month of the meeting. Present % = (present + late) ÷ all that are marked. Late = marked more than 15 minutes after the start.',
    ],
  },
  lateness: {
    title: 'Lateness',
    lead: 'Students and teachers who were late, and teachers who never came.',
    explain: [
      'Meetings: those that are closed and to which the teacher came. Teachers’ minutes: from the planned start to the check-in; they are given back to the student. Teacher missing: meetings that the school cancelled 15 minutes after the start, in the month of the cancellation.',
    ],
  },
  losses: {
    title: 'Lost meetings',
    lead: 'Meetings that students lost.',
    explain: [
      'Forfeited: absent without notice. Returned: forfeited ones that an admin waived or corrected. Left over: meetings that were left when the last day of a course was over. All count in the month of the decision.',
    ],
  },
  levels: {
    title: 'Students’ levels',
    lead: 'Results of the placement test.',
    explain: [
      'Levels given to places that were bought, in these months. A retake moves the place to its new month and level.',
    ],
  },
  teachers: {
    title: 'Teachers’ load',
    lead: 'Meetings taught and minutes paid.',
    explain: [
      'Meetings that are closed and to which the teacher came, by the month of the meeting. The choice of a program does not count here.',
    ],
    search: 'Search teachers',
    none: 'No meetings were taught in these months yet.',
  },
  steps: {
    pretest: 'Pretest',
    register: 'Registered',
    order: 'Ordered',
    paid: 'Paid',
    placed: 'Placed',
    class: 'In a class',
    finished: 'Finished',
    again: 'Bought again',
  },
  columns: {
    step: 'Step',
    month: 'Month',
    total: 'Total',
    share: 'Of the one before',
    present: 'Present',
    late: 'Late',
    absent: 'Absent',
    percent: 'Present %',
    meetings: 'Meetings',
    learnersLate: 'Students late',
    teachersLate: 'Teachers late',
    teacherMinutes: 'Teachers’ minutes',
    teachersMissing: 'Teacher missing',
    forfeited: 'Forfeited',
    waived: 'Returned',
    expired: 'Left over',
    level: 'Level',
    places: 'Students',
    teacher: 'Teacher',
    paidMinutes: 'Paid minutes',
  },
};
