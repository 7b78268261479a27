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
    titleOf: (p) => `Another teacher for the classes of ${p.name}`,
    lead: 'All meetings to come go to the chosen teacher. The proposed teachers teach the program and are free at each of them; those with the fewest meetings in 28 days come first.',
    all: 'All classes to',
    proposals: 'The proposal for each class',
    newTeacherOf: (p) => `Teacher for ${p.name}`,
    now: (p) => `Now ${p.name}`,
    option: (p) => `${p.name} · ${count(p.load, 'meeting', 'meetings')}`,
    stays: (p) => `Stays with ${p.name}`,
    noneFree: 'No teacher is free at each of its meetings.',
    nothing: 'None of these classes has meetings to come.',
    nothingOf:
      "No class is left to hand over. Meetings held for another teacher are given to somebody else by the away button of this teacher's page.",
    changes: (p) => `${classes(p.classes)} will change, and ${families(p.families)} will be told.`,
    none: 'No class changes its teacher yet.',
    reason: 'Reason (may be empty)',
    save: 'Change teacher',
    done: (p) => `The teacher of ${classes(p.n)} was changed.`,
    undone: 'The teachers from before have their classes again.',
    undoneBut: (p) => `The teachers from before have their classes again, but not ${p.classes}`,
  },
  pause: { action: 'Pause classes', over: 'over, cancelled or paused already' },
  export: 'Export students (CSV)',
  why: {
    gone: 'A student record that is gone',
    inactive: "the family's account is inactive",
    noLearners: 'has no students',
  },
};
