import type { info as shape } from '../../id/site/info.ts';
import { number } from '../number.ts';

export const info: typeof shape = {
  contact: {
    title: 'How can we help?',
    lead: 'Ask about programs, times or payment, in Indonesian or in English.',
    description:
      'Reach the school by chat or e-mail, and read answers about meetings, tests, timetable and money back.',
    chatTitle: 'By chat',
    chat: 'Chat now',
    chatText: 'Opens a conversation in your messaging app.',
    addressTitle: 'Where we are',
    emailTitle: 'By e-mail',
    email: 'Send an e-mail',
    emailText: 'For long questions or attachments.',
    faqTitle: 'Frequently asked questions',
    faqLead: 'Short answers. The full rules are in the terms and conditions.',
    ofParents: 'About teachers, ways to pay and child safety',
    search: 'Search the questions',
    searchHint: 'for example: money back',
    found: (p) => `${number(p.count)} of ${number(p.total)} questions`,
    nothing: 'No question has that word. Try another one, or ask us directly.',
    clear: 'Show all',
    direct: 'Link to this answer',
    groups: { courses: 'Courses, tests and costs', meetings: 'Meetings and attendance' },
  },
  trial: {
    title: 'Free trial test',
    lead: "See where a child's or a teen's English stands in 10 minutes, without registering.",
    description:
      'A free English trial test for kids and teens: 15 questions, 10 minutes, no account, results at once with explanations.',
    facts: ['15 questions', '10 minutes', 'No account'],
    benefitsTitle: 'What you gain',
    benefits: [
      { title: 'Free, really', text: 'No account, no card, and we ask for no personal data.' },
      {
        title: 'The result at once',
        text: 'The score appears when the test is sent; no waiting for an e-mail.',
      },
      {
        title: 'Every question explained',
        text: 'What it tests and why the answer is right, in your language.',
      },
      {
        title: 'Packages for that age',
        text: 'Afterwards you can see the packages for that age. No obligation.',
      },
    ],
    expectTitle: 'What to expect',
    expect: [
      { title: 'Choose Kids or Teens', text: 'Kids for ages 6–12, Teens for ages 13–17.' },
      {
        title: 'Answer 15 questions',
        text: 'One at a time, with three options. Some for kids have pictures.',
      },
      { title: 'Flag and come back', text: 'Skip what is hard, flag it, and return to any question.' },
      {
        title: 'Send within 10 minutes',
        text: 'When time is up the answers are sent by themselves. Reloading the page loses nothing.',
      },
    ],
    honestTitle: 'What this test does not do',
    honest:
      'Fifteen questions give a score, not a level and not a certificate. The placement test after you choose a package proposes a level, and the teacher confirms it by the end of meeting 2.',
    adults:
      '18 or older? Choose a package right away; the placement test for adults comes after the payment.',
    seePackages: 'See packages',
    start: 'Start the test',
  },
};
