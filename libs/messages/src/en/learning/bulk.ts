import type { bulk as shape } from '../../id/learning/bulk.ts';
import { count } from '../number.ts';

const families = (n: number) => count(n, 'family', 'families');
const classes = (n: number) => count(n, 'class', 'classes');

export const bulk: typeof shape = {
  problems: {
    changed: 'Something has changed since the preview. Look at the new one and save again.',
    nobody: 'Nothing is left of this choice.',
    sameTeacher: 'This teacher has the class already.',
  },
  message: {
    action: 'Send a message',
    title: 'Message to families',
    lead: 'Each family gets one message, in the app and by mail. It cannot be taken back.',
    subject: 'Subject',
    text: 'Message',
    send: 'Send',
    sent: (p) => `The message went to ${families(p.n)}.`,
    reaches: (p) => `It reaches ${families(p.families)} of ${count(p.learners, 'student', 'students')}.`,
    nobody: 'No family gets this message.',
  },
  teacher: {
    action: 'Change teacher',
    title: 'Another teacher for the chosen classes',
    lead: 'All meetings to come go to this teacher, who has to be free at each of them.',
    teacher: 'Teacher',
    choose: 'Choose a teacher',
    changes: (p) => `${classes(p.classes)} will change, and ${families(p.families)} will be told.`,
    none: 'No class can go to this teacher.',
    reason: 'Reason (may be empty)',
    save: 'Change teacher',
    done: (p) => `The teacher of ${classes(p.n)} was changed.`,
    undone: 'The teachers before have their classes again.',
    undoneBut: (p) => `The teachers from before are back, but not for ${p.classes}`,
  },
  pause: { action: 'Pause classes', over: 'over, cancelled or paused already' },
  export: 'Export students (CSV)',
  why: {
    gone: 'A student record that is gone',
    inactive: "the family's account is inactive",
    noLearners: 'has no students',
  },
};
