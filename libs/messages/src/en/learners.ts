import type { learners as shape } from '../id/learners.ts';

export const learners: typeof shape = {
  problems: {
    tooYoung: 'Our courses are for learners aged 6 and older.',
    selfUnderAge: 'If you are under 18, please ask a parent or guardian to register.',
    notAChild: 'This learner is 18 or older and can register with an account of their own.',
    notFound: 'This learner was not found.',
    choose: 'Please choose first who is going to learn.',
    consentNeeded: 'This learner is under 18. A parent or guardian must give consent first.',
  },
};
