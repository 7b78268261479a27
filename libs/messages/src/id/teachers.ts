import { sayIn } from '../reason.ts';

const say = sayIn('id');

/** Teachers' hours and days away. */
export const teachers = {
  problems: {
    notFound: 'Pengajar ini tidak ditemukan.',
    exceptionNotFound: 'Pengecualian ini tidak ditemukan.',
    exceptionOverlaps: 'Waktu ini bertabrakan dengan pengecualian lain pada hari yang sama.',
    /** `starts`: ISO instants with a space between, the first five. */
    meetingsInTheWay: (p: { count: number; starts: string }) =>
      `Masih ada ${p.count} pertemuan terjadwal pada waktu itu: ${p.starts.split(' ').map(say.instant).join('; ')}${
        p.count > 5 ? '; dan lainnya' : ''
      }. Pindahkan dulu, atau minta admin mencari pengganti.`,
  },
};
