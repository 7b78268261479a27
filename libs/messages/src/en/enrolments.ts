import type { enrolments as shape } from '../id/enrolments.ts';

export const enrolments: typeof shape = {
  next: 'Next step',
  steps: {
    choose: {
      title: 'Choose your first package',
      text: 'Three steps: choose a package, pay, then take the placement test.',
      action: 'Choose a package',
    },
    test: {
      title: (p) => `Placement test for ${p.name}`,
      text: '20 questions, 30 minutes. After that we prepare the right class.',
      action: 'Start the placement test',
    },
    resume: {
      title: (p) => `The test of ${p.name} is still running`,
      text: 'The answers are saved, but the time goes on.',
      action: 'Go on with the test',
    },
    waiting: {
      title: (p) => `We are preparing the class of ${p.name}`,
      text: 'We send the class information by e-mail within 24 hours after the placement test.',
      action: 'See the test result',
    },
  },
  courses: 'Courses',
  noLevel: 'The level waits for the placement test',
  result: 'Test result',
  myClasses: 'My Classes',
  noClasses: 'No classes yet',
  noClassesText: 'Classes appear here once the school has planned the first meeting.',
  history: 'Class History',
  noHistory: 'No history yet',
  noHistoryText: 'Every finished meeting is recorded here.',
  reports: 'Student Reports',
  noReports: 'No reports yet',
  noReportsText: 'Test scores at meetings 10 and 20 appear here.',
  orders: 'Orders and receipts',
  learners: 'Learners of this account',
  loadFailed: 'The data could not be loaded',
  problems: {},
};
