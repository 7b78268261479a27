import type { Texts } from '../../texts.ts';

/** Absences of teachers and their substitutes: refusals and screens. */
export const absences: Texts['absences'] = {
  problems: {
    notFound: 'This absence is over.',
    notCleared: "This teacher's identity or police certificate has not been seen.",
    changed: (p: { name: string; why: string }) =>
      p.name === ''
        ? 'The timetable has just changed. Nothing was saved; the newest list is loaded.'
        : `${p.name}: ${p.why} Nothing was saved; choose another teacher.`,
  },
};
