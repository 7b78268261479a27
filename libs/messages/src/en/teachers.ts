import type { teachers as shape } from '../id/teachers.ts';
import { sayIn } from '../reason.ts';

const say = sayIn('en');

export const teachers: typeof shape = {
  problems: {
    notFound: 'This teacher was not found.',
    exceptionNotFound: 'This exception was not found.',
    exceptionOverlaps: 'This time overlaps another exception on the same day.',
    meetingsInTheWay: (p) =>
      `${p.count === 1 ? 'A meeting is' : `${p.count} meetings are`} planned at that time: ${p.starts
        .split(' ')
        .map(say.instant)
        .join('; ')}${p.count > 5 ? '; and more' : ''}. Move them first, or ask the admin for a substitute.`,
  },
};
