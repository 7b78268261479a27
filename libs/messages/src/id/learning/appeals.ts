import type { ReasonParams } from '@fasih/school/catalogue/policy/reasons';
import { sayIn } from '../../reason.ts';
import { policy } from '../catalogue/policy.ts';

const say = sayIn('id');
const { reasons } = policy;

/** Questioned forfeits: what families and admins read about them (docs/product/course-rules-2.md#appeal). */
export const appeals = {
  problems: {
    notFound: 'Keberatan ini tidak ditemukan.',
    notForfeited: reasons['appeal.notForfeited']({}, say),
    already: reasons['appeal.already']({}, say),
    tooLate: (p: ReasonParams['appeal.tooLate']) => reasons['appeal.tooLate'](p, say),
    stopped: 'Kursus ini sudah berakhir, jadi pertemuannya tidak bisa kembali lagi.',
    answered: 'Keberatan ini sudah dijawab.',
  },
  family: {
    ask: 'Ajukan keberatan',
    askFor: (p: { number: number }) => `Ajukan keberatan, pertemuan ${p.number}`,
    until: (p: { until: string }) => `Menurut Anda keliru? Keberatan bisa diajukan sampai ${p.until}.`,
    lead: 'Ceritakan mengapa pertemuan ini tidak seharusnya hangus. Keberatan hanya bisa diajukan sekali untuk satu pertemuan.',
    reason: 'Alasan Anda',
    reasonHint: 'Hanya dibaca oleh admin sekolah.',
    submit: 'Kirim keberatan',
    open: (p: { when: string }) => `Keberatan Anda sedang dilihat. Sekolah menjawab paling lambat ${p.when}.`,
    overdue: 'Maaf, jawaban sekolah terlambat. Sementara itu tidak ada yang berakhir.',
    yours: 'Keberatan Anda',
    returned: 'Keberatan diterima: pertemuan dikembalikan.',
    upheld: 'Keberatan tidak diterima: pertemuan tetap hangus.',
    answer: 'Jawaban sekolah',
  },
  admin: {
    title: 'Keberatan keluarga',
    lead: 'Setiap keberatan dijawab dalam 3 hari, dengan alasan yang dibaca keluarga.',
    meeting: (p: { number: number; when: string }) => `Pertemuan ${p.number}, ${p.when}`,
    asked: (p: { when: string }) => `Diajukan ${p.when}`,
    answerBy: (p: { when: string }) => `Jawab paling lambat ${p.when}`,
    overdue: (p: { when: string }) => `Terlambat sejak ${p.when}`,
    question: 'Alasan keluarga',
    answer: 'Jawaban',
    returns: 'Kembalikan',
    returnsFor: (p: { name: string; number: number }) => `Kembalikan pertemuan ${p.number} untuk ${p.name}`,
    returnsHint: (p: { lastDay: string }) =>
      `Pertemuan bisa dijadwalkan lagi; kursus berjalan sampai ${p.lastDay}.`,
    upholds: 'Tetap hangus',
    upholdsFor: (p: { name: string; number: number }) => `Pertemuan ${p.number} untuk ${p.name} tetap hangus`,
    ended: 'Kursusnya sudah berakhir, jadi pertemuan tidak bisa kembali.',
    reason: 'Alasan untuk keluarga',
    submit: 'Kirim jawaban',
    done: { returned: 'Pertemuan dikembalikan; keluarga diberi tahu.', upheld: 'Jawaban terkirim.' },
    returned: 'Dikembalikan',
    upheld: 'Tetap hangus',
    by: (p: { name: string; when: string }) => `${p.name}, ${p.when}`,
  },
};
