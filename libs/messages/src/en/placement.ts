import type { placement as shape } from '../id/placement.ts';

export const placement: typeof shape = {
  problems: {
    noCategory: 'Placement test category not found. Please choose a program first.',
    noQuestions: 'No questions are available for this category.',
    done: 'This placement test is finished. It can be taken again 30 days later, or earlier if a teacher allows it.',
    tooManyToday:
      'Three tests were already started from this network today. Try again tomorrow, or sign in to your account.',
    chooseLearner: 'Several learners are waiting for a placement test. Choose who takes it.',
    notFound: 'This test was not found.',
    over: 'The time for this test is over.',
  },
};
