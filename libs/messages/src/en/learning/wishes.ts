import type { Texts } from '../../texts.ts';

/** Wishes of a course: when and with whom a family wants its lessons. Refusals and screens. */
export const wishes: Texts['wishes'] = {
  problems: {
    notFound: 'This course was not found.',
    courseOver: 'This course has ended, so its wishes can no longer be changed.',
  },
};
