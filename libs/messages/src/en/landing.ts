import type { landing as shape } from '../id/landing.ts';

export const landing: typeof shape = {
  title: 'Online English courses for kids, teens and adults',
  description:
    'Learn English online, one teacher for one student: kids 6–12, teens 13–17 and adults 18+. A free trial test, 20 meetings, clear rules.',
  eyebrow: 'One teacher, one student, face to face online',
  headline: 'From shy to fluent in English.',
  lead: 'Patient teachers, times that suit your family, and a path of 20 meetings that you can see from the first step to the final test.',
  freeTest: 'Take the free test',
  seePackages: 'See packages',
  heroNote: '15 questions, 10 minutes, no registration.',
  programsTitle: 'Four programs, one aim: the courage to speak',
  programsLead: 'Choose what you need now. A placement test finds the level you start from.',
  more: 'See the program',
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
  ages: {
    kids: {
      name: 'Kids',
      age: 'Ages 6–12',
      text: 'Stories, songs and games. Parents see the progress of every meeting.',
    },
    teen: {
      name: 'Teens',
      age: 'Ages 13–17',
      text: 'Topics close to their world, and help with marks at school.',
    },
    adult: {
      name: 'Adults',
      age: 'Ages 18+',
      text: 'English for work, exams and life, at times that respect a busy day.',
    },
  },
  pathTitle: 'What your 20 meetings look like',
  pathLead:
    'Every stone is one meeting of 60 minutes. The 10th and the 20th are tests, so that progress is seen, not only felt.',
  rulesTitle: 'Fair rules, written up front',
  rules: [
    { title: 'Moving a meeting', text: 'Tell us 24 hours ahead, and your meeting is not lost.' },
    { title: 'Teacher late?', text: 'We make up the minutes. They are yours.' },
    { title: 'Money back', text: '50% back if you ask within the program and more than 10 meetings remain.' },
  ],
  endTitle: 'Start with ten minutes',
  endText: 'Take the free trial test, see the result, then decide in peace.',
};
