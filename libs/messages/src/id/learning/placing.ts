import type { Why } from '@fasih/school/learning/placing/why';
import { number } from '../number.ts';

const times = ({ times, meetings, outside, because }: Why): string => {
  switch (times) {
    case 'preferred':
      return `Semua ${number(meetings)} pertemuan di jam yang paling disukai`;
    case 'inside':
      return `Semua ${number(meetings)} pertemuan sesuai keinginan waktu`;
    case 'some':
      return `${number(meetings - outside)} dari ${number(meetings)} pertemuan sesuai keinginan waktu; ${number(outside)} di luarnya ${cause(because)}`;
    case 'outside':
      return 'Tidak ada yang kosong di keinginan waktu; ini yang terdekat';
    case 'afterSchool':
      return 'Di luar jam sekolah, karena keinginan waktu belum diisi';
    case 'atSchool':
      return 'Sebagian di jam sekolah; keinginan waktu belum diisi';
    case 'unasked':
      return 'Kosong untuk seluruh kursus; keinginan waktu belum diisi';
  }
};

const cause = (because: Why['because']): string =>
  ({
    period: 'karena minggu itu keinginannya berbeda',
    holiday: 'karena hari libur menggeser jadwal',
    away: 'karena guru berhalangan beberapa hari',
    times: 'karena hanya jam itu yang kosong',
  })[because ?? 'times'];

const withTeacher = { any: '', wished: ', dengan guru yang diinginkan', other: ', tetapi dengan guru lain' };

/** Planning new classes: proposals with their reasons, self-booking, placing all who wait. */
export const placing = {
  /** Why a proposal was made, and what it misses, in one sentence. */
  why: (why: Why): string => `${times(why)}${withTeacher[why.teacher]}.`,
};
