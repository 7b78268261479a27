import { ended } from '../../ended.ts';
import type { Texts } from '../../texts.ts';

/** Names and texts inside a calendar file. */
export const calendarFile: Texts['calendarFile'] = {
  name: (p) => `${p.school} classes`,
  eventTitle: (p) => `${p.className} · meeting ${p.number} · ${p.learnerName}`,
  eventText: (p) =>
    `${p.time}, with ${ended(p.teacherName)} The class link opens 5 minutes before the start.`,
};
