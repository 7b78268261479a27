import { number } from '../number.ts';

/** The form with which an admin ends a course for the school's reasons. */
export const endCourse = {
  open: 'Akhiri kursus',
  of: (p: { course: string; name: string }) => `Akhiri kursus ${p.course} untuk ${p.name}`,
  lead: 'Untuk kursus yang tidak dapat dilanjutkan sekolah. Ini tidak dapat dibatalkan.',
  willHappen: 'Yang terjadi',
  meetings: (p: { n: number }) =>
    p.n === 0
      ? 'Tidak ada pertemuan yang sudah dijadwalkan.'
      : `${number(p.n)} pertemuan yang sudah dijadwalkan dibatalkan; gurunya bebas pada waktu itu.`,
  owed: (p: { amount: string }) => `Sekolah berutang ${p.amount} kepada keluarga.`,
  opens:
    'Pengajuan pengembalian dana dibuka untuk bagian keuangan. Pengajuan ini tidak dapat ditolak atau ditarik.',
  told: (p: { names: string }) =>
    `Diberi tahu di aplikasi dan lewat email: ${p.names}. Alasannya hanya dibaca keluarga.`,
  reason: 'Alasan, untuk keluarga',
  submit: 'Akhiri kursus',
  sending: 'Mengakhiri…',
  done: (p: { amount: string }) => `Kursus diakhiri. Pengembalian dana ${p.amount} menunggu bagian keuangan.`,
};
