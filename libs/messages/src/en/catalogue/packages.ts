import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { packages as shape } from '../../id/catalogue/packages.ts';
import { count, number, plural } from '../number.ts';

export const packages: typeof shape = {
  problems: {
    notOnSale: 'This package is not available.',
  },
  steps: ['Choose Your Package', 'Choose Payment', 'Placement Test'],
  loadFailed: 'The packages could not be loaded.',
  none: 'No packages available',
  noneHint: 'This program is not sold for that choice. See the other choices above.',
  months: (p) => count(p.months, 'month', 'months'),
  meetings: (p) => count(p.meetings, 'meeting', 'meetings'),
  perWeek: (p) => `${count(p.times, 'time', 'times')} a week`,
  perMeeting: (p) => `${formatRupiah(p.rupiah)} per meeting`,
  age: { kids: 'Kids', teen: 'Teens', adult: 'Adults' },
  ageYears: { kids: '6–12 years', teen: '13–17 years', adult: '18+ years' },
  program: {
    notFoundTitle: 'Program Not Found',
    notFoundText: 'Please check the URL or choose a valid program.',
    forWhom: 'Who it is for',
    outcomesTitle: 'After this course you can',
    includedTitle: 'What you get',
    parts: 'Choices in this program',
    pathTitle: (p) =>
      `This is what your ${count(p.total, 'meeting', 'meetings')} ${plural(p.total, 'looks', 'look')} like`,
    pathLead: (p) =>
      `Every stone is one meeting of ${p.meetingMinutes} minutes; the large ones are tests. Press a stone to see what is in it.`,
    pathOf: (p) => `The path of ${p.name}`,
    topics: (p) => `All ${count(p.total, 'topic', 'topics')} in one list`,
    meeting: (p) => `Meeting ${p.n}`,
    packagesTitle: 'Packages and prices',
    packagesLead: 'The price is the whole price: there is no registration fee.',
    join: 'Register',
    joinFor: (p) => `Register for ${p.name}`,
    price: 'Price',
    duration: 'Duration',
    system: 'How you learn',
    rulesTitle: 'Fair rules, written down first',
    rules: {
      moving: {
        title: 'Move a meeting at no cost',
        text: (p) =>
          `Tell us at least ${count(p.noticeHours, 'hour', 'hours')} before, and your meeting is not lost.`,
      },
      absence: {
        title: 'Absent without a word',
        text: 'Your teacher kept the hour for you, so that meeting is forfeited.',
      },
      late: {
        title: 'Teacher late? We make it up',
        text: "Every minute of a teacher's delay is added back for you.",
      },
      refund: {
        title: (p) => `${p.refundPercent}% back`,
        text: (p) =>
          `If asked for during the program while more than ${count(p.refundNeedsMoreThan, 'meeting', 'meetings')} ${plural(p.refundNeedsMoreThan, 'remains', 'remain')}.`,
      },
      noRefund: {
        title: (p) => `No ${p.refundPercent}% refund`,
        text: (p) =>
          `This course has ${count(p.bought, 'meeting', 'meetings')}, so there are never more than ${p.needed} left.`,
      },
      neverRefund: {
        title: 'No refunds',
        text: 'The price of a course is not paid back when you change your mind. A meeting that the school cancels is never lost.',
      },
    },
    refundWhy: {
      sentence: 'While many meetings are still left you may change your mind.',
      arithmetic: (p) => `${p.percent}% × ${formatRupiah(p.price)} = ${formatRupiah(p.back)}`,
      rule: 'Meetings left = bought − held − forfeited, counted when you ask. Before the first meeting is fine too.',
    },
    noRefundWhy: {
      sentence: (p) =>
        `The refund rule needs more than ${count(p.refundNeedsMoreThan, 'remaining meeting', 'remaining meetings')}.`,
      arithmetic: (p) =>
        `${number(p.bought)} bought − 0 held = ${number(p.bought)}, and ${number(p.bought)} is not more than ${p.needed}`,
      rule: "Meetings can still be moved, and a teacher's late minutes are still made up.",
    },
    questionsTitle: 'What people ask',
    allQuestions: 'All questions',
    endTitle: 'Not sure yet? Start with ten minutes.',
    endText: 'A free trial test, without an account.',
    freeTest: 'Try the free test',
    seePackages: 'See packages',
  },
  selection: {
    title: 'Choose how you learn',
    lead: 'One teacher for one student, at every meeting.',
    tabs: 'Kind of program',
    chooseAge: 'For which age?',
    chooseExam: 'Which test are you preparing for?',
    choosePace: 'How fast?',
    paceText: {
      Regular: 'A steady pace',
      Express: 'Short of time',
    },
    special: 'Ten meetings for one goal of your choice. This package is already chosen.',
    system: 'How you learn',
    fits: 'Fits the age',
    summary: 'Your order',
    nothingYet: 'Choose a package first; its price then shows here.',
    priceOnServer: 'The price shows in the next step.',
    price: 'Price',
    discount: 'Discount',
    total: 'Total',
    voucher: 'Voucher code',
    voucherUse: 'Apply',
    voucherRemove: 'Remove voucher',
    voucherOn: (p) => `Voucher ${p.code} applied.`,
    buy: 'Buy Now',
    buying: 'Working…',
    underReview: {
      title: 'Order once more?',
      text: 'The payment of an earlier order of this package for this learner is still being checked; we will write to you by e-mail. If it is the same order, do not pay again.',
      no: 'No, wait',
      yes: 'Order once more',
    },
    failed: 'The payment could not be created. Please try again.',
    offline: 'Your device is offline. Your choice stays on this page.',
    visitorNext: 'Next you make an account and come back to this choice.',
    haveAccount: 'Already have an account?',
    signIn: 'Sign in',
    nextPay: 'Next you choose how to pay. The course starts after the placement test.',
    nextFree: 'There is nothing to pay. Next you go straight to the placement test.',
    accept: (p) => `By pressing ${p.button} you accept our`,
    terms: 'Terms and conditions',
    and: 'and',
    privacy: 'Privacy policy',
    staff: 'Packages can only be bought with a family account. Yours is a staff account.',
  },
};
