import { ended } from '../../ended.ts';

/** Names and texts inside a calendar file. */
export const calendarFile = {
  name: (p: { school: string }) => `Kelas ${p.school}`,
  eventTitle: (p: { className: string; number: number; learnerName: string }) =>
    `${p.className} · pertemuan ${p.number} · ${p.learnerName}`,
  eventText: (p: { time: string; teacherName: string }) =>
    `${p.time}, bersama ${ended(p.teacherName)} Tautan kelas terbuka 5 menit sebelum mulai.`,
};
