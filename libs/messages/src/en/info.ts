import type { info as shape } from '../id/info.ts';

export const info: typeof shape = {
  about: {
    title: 'About us',
    lead: 'We believe that everybody can speak English, given a patient teacher and clear steps.',
    visionTitle: 'Vision',
    vision: 'Families all over Indonesia learn English with confidence, wherever they live.',
    missionTitle: 'Mission',
    mission: [
      'One teacher for one student, at times that suit the family.',
      'Progress that can be seen in every meeting.',
      'Fair rules, written up front.',
    ],
    valuesTitle: 'Our values',
    values: ['Professionalism', 'Innovation', 'Global mindset', 'Collaboration'],
  },
  contact: {
    title: 'How can we help?',
    lead: 'Ask about programs, times or payment. We answer in the language you use.',
    chat: 'Chat now',
    chatText: 'Opens a conversation in your messaging app.',
    email: 'Send an e-mail',
  },
  trial: {
    title: 'Free trial test',
    lead: 'See where your English stands in 10 minutes, without registering.',
    benefitsTitle: 'What you gain',
    benefits: [
      'Free, and no account needed.',
      'The result right after you finish.',
      'A hint at the package that fits.',
    ],
    expectTitle: 'What to expect',
    expect: [
      'Choose a category: Kids or Teens.',
      '15 multiple-choice questions, one at a time.',
      '10 minutes, and you can go back to any question.',
    ],
    start: 'Start the test',
  },
  pretest: {
    title: 'Test Your English!',
    soon: 'The online trial test opens soon. Until then, a placement test awaits you once you have chosen a package.',
  },
};
