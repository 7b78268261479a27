import { formatRupiah } from '@fasih/school/basics/rupiah';
import { mayRefund } from '@fasih/school/catalogue/policy/numbers';
import type { landing as shape } from '../../id/site/landing.ts';
import { count, plural } from '../number.ts';

const hours = (n: number) => count(n, 'hour', 'hours');

export const landing: typeof shape = {
  title: 'Online English courses for kids, teens and adults',
  description:
    'Learn English online, one teacher for one student: kids 6–12, teens 13–17, adults 18+. A free trial test, 20 meetings, clear prices and rules.',
  eyebrow: 'Online courses, one teacher for one student',
  headline: 'Dare to speak English, one step at a time.',
  lead: 'For kids, teens and adults all over Indonesia. Times that suit the family, and 20 meetings whose topics you can see from the start.',
  whoTitle: 'For whom',
  freeTest: 'Take the free test',
  seePackages: 'See packages',
  stickyTest: 'Free test',
  heroNote: 'The test: 15 questions, 10 minutes, no registration.',
  facts: {
    price: (p) => `Packages from ${formatRupiah(p.rupiah)}`,
    length: (p) => `${count(p.meetingMinutes, 'minute', 'minutes')} face to face, online`,
    refund: 'A money-back rule in writing',
  },
  programsTitle: 'Four programs, one aim: the courage to speak',
  programsLead: 'Choose what you need now. Prices are complete; there is no registration fee.',
  more: 'See the program',
  from: 'From',
  perMeeting: (p) => `${formatRupiah(p.rupiah)} per meeting`,
  noPrices: 'The prices cannot be shown yet. Please reload this page in a moment.',
  programs: {
    'general-english': {
      text: 'A solid base: listening, speaking, reading and writing for school and everyday life.',
      who: 'Kids, teens, adults',
    },
    conversation: {
      text: 'More talking, less theory. For those who understand but hesitate to speak.',
      who: 'Kids, teens, adults',
    },
    'test-preparation': {
      text: 'TOEIC, TOEFL ITP, TOEFL iBT and IELTS, as Regular or Express classes.',
      who: 'Students and professionals',
    },
    'special-course': {
      text: '10 meetings on the topic you choose: job interviews, presentations or travel.',
      who: 'For a special purpose',
    },
  },
  agesTitle: 'Learning that fits the age',
  agesLead: 'A child of six and a manager of forty do not learn in the same way.',
  ages: {
    kids: {
      name: 'Kids',
      age: 'Ages 6–12',
      text: 'Stories and games, with short sentences to use at once.',
      how: () => [
        'A short dialogue or story in every lesson',
        'Parents follow along in the app',
        'No punishment for saying it wrong',
      ],
    },
    teen: {
      name: 'Teens',
      age: 'Ages 13–17',
      text: 'Topics close to their world: films, music, technology and school.',
      how: () => [
        'Giving an opinion and a reason',
        'Grammar through conversation',
        'A short talk at the end',
      ],
    },
    adult: {
      name: 'Adults',
      age: 'Ages 18+',
      text: 'English for work, exams and travel, in between busy days.',
      how: (p) => [
        'Calls, e-mails and meetings',
        'Learned tonight, used tomorrow',
        `Meetings can be moved up to ${hours(p.noticeHours)} ahead`,
      ],
    },
  },
  seeAge: (p) => `Programs for ${p.name.toLowerCase()}`,
  stepsTitle: 'How it works',
  stepsLead: 'Four steps from curious to your first meeting.',
  steps: (p) => [
    {
      title: 'Take the free test',
      text: '15 questions in 10 minutes, for kids and teens. No account, no personal data. Adults may go straight to step 2.',
    },
    {
      title: 'Choose a package',
      text: 'Register, choose a package and pay online. You see the total before you pay.',
    },
    {
      title: 'Placement test',
      text: '20 questions in 30 minutes propose a starting point. Class information arrives by e-mail within 24 hours.',
    },
    {
      title: 'Start learning',
      text: `2–3 meetings a week, ${count(p.meetingMinutes, 'minute', 'minutes')} each, on a phone or a laptop.`,
    },
  ],
  levelsTitle: 'Three levels, in honest words',
  levelsLead:
    'The placement test proposes a starting point. The teacher confirms it after a short speaking check, by the end of meeting 2.',
  levels: [
    {
      name: 'Beginner',
      score: 'Score under 50%',
      text: 'Knows words and short sentences. We start with what is used most often, without haste.',
    },
    {
      name: 'Intermediate',
      score: 'Score from 50% to under 80%',
      text: 'Can tell simple stories but still searches for words. We make sentences longer and pauses shorter.',
    },
    {
      name: 'Advanced',
      score: 'Score of 80% or more',
      text: 'A firm base. We polish accuracy, tone and harder topics.',
    },
  ],
  levelsWhy: {
    sentence:
      'The level is only a starting point in our courses, not a certificate. And we do not promise a higher level in 3 months: one CEFR level usually takes about 200 hours of learning.',
    arithmetic: (p) =>
      `20 meetings × ${count(p.meetingMinutes, 'minute', 'minutes')} = ${Math.round((20 * p.meetingMinutes) / 60)} hours of about 200`,
    rule: 'What we do promise is 20 small steps: one new thing you can do at every meeting.',
  },
  pathTitle: 'What your 20 meetings look like',
  pathLead: (p) =>
    `Every stone is one meeting of ${p.meetingMinutes} minutes; the 10th and the 20th are tests. Press a stone to see its topic.`,
  pathAges: 'Choose the age',
  pathMore: 'All topics and the price',
  pathOf: (p) => `${p.program}, ${p.age.toLowerCase()}`,
  meeting: (p) => `Meeting ${p.n}`,
  rulesTitle: 'Fair rules, with their reasons',
  rulesLead: 'You read them before you pay, not afterwards.',
  rules: {
    moving: {
      title: 'Moving a meeting',
      text: (p) => `Tell us in the app ${hours(p.noticeHours)} ahead, and your meeting is not lost.`,
      sentence: 'With notice in time the teacher can still use the hour; later than that it is wasted.',
      arithmetic: (p) => `Class on Wednesday at 16:00 − ${hours(p.hours)}: move it by ${p.latest}`,
      rule: (p) =>
        `Exactly ${hours(p.noticeHours)} is enough. You can plan the meeting again until the last valid day.`,
    },
    absence: {
      title: 'Absent without notice',
      text: 'That meeting is forfeited. The teacher was there for you.',
      sentence: 'The hour was kept for one student only, so we still pay the teacher.',
      arithmetic: '20 meetings − 1 forfeited = 19 meetings',
      rule: 'In special cases the school may waive this, with a reason that you can read.',
    },
    late: {
      title: 'Teacher late? We make it up',
      text: 'Every minute that the teacher is late is owed to you.',
      sentence: (p) =>
        `You pay for ${count(p.meetingMinutes, 'minute', 'minutes')}, so you get ${count(p.meetingMinutes, 'minute', 'minutes')}.`,
      arithmetic: (p) =>
        `Teacher joins at 09:${String(p.minutes).padStart(2, '0')} for a class at 09:00: ${count(p.minutes, 'minute', 'minutes')} ${plural(p.minutes, 'is', 'are')} added`,
      rule: 'Added at the end of that meeting or to your minute bank. If the student is late, the class ends on time.',
    },
    refund: {
      title: (p) => `${p.refundPercent}% money back`,
      text: (p) =>
        `If you ask within the program and more than ${count(p.refundNeedsMoreThan, 'meeting', 'meetings')} ${plural(p.refundNeedsMoreThan, 'remains', 'remain')}.`,
      sentence: 'While many meetings are still left you may change your mind.',
      arithmetic: (p) => `${p.percent}% × ${formatRupiah(p.price)} = ${formatRupiah(p.back)}`,
      rule: (p) =>
        mayRefund(p, 10)
          ? 'Remaining = bought − held − forfeited. A Special Course has 10 meetings, and this rule holds for it too.'
          : 'Remaining = bought − held − forfeited. A Special Course has 10 meetings, so this rule never applies to it.',
    },
  },
  rulesAll: 'Read all rules',
  teachersTitle: 'Our teachers',
  allTeachers: 'All teachers',
  questionsTitle: 'Often asked',
  parentsTitle: 'What parents ask',
  allQuestions: 'All questions',
  endTitle: 'Start with ten minutes',
  endText: 'Take the free trial test, see the result, then decide in peace.',
};
