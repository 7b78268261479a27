import { sayIn } from '../../reason.ts';
import { policy } from '../catalogue/policy.ts';
import { number } from '../number.ts';

const { reasons } = policy;
const say = sayIn('id');

/** Refunds: the quote with its arithmetic, asking, and withdrawing. Reasons against a refund are the rule's own. */
export const refunds = {
  problems: {
    notFound: 'Kursus ini tidak ditemukan.',
    alreadyAsked: 'Pengembalian dana untuk kursus ini sudah diajukan.',
    notAsked: 'Tidak ada pengajuan pengembalian dana yang menunggu.',
    decided: 'Pengajuan ini sudah diputuskan atau ditarik, jadi tidak bisa diubah lagi.',
    endedBySchool:
      'Sekolah mengakhiri kursus ini, jadi uangnya wajib dikembalikan. Pengajuan ini tidak bisa ditolak atau ditarik.',
    oldRules:
      'Kursus ini masih memakai aturan lama, yang tidak mengatur pengakhiran oleh sekolah. Keluarga bisa menerima aturan baru lebih dulu, atau mengajukan pengembalian dana.',
    sumChanged: 'Jumlahnya sudah berubah sejak pratinjau. Tutup, lalu buka lagi.',
    requestNotFound: 'Pengajuan pengembalian dana ini tidak ditemukan.',
    notPrepared:
      'Akun pertama harus memeriksa dan mengajukan pengembalian ini lebih dulu; akun lain yang menyetujui.',
    secondNeeded: 'Pengembalian ini Anda ajukan sendiri. Akun keuangan atau admin lain yang menyetujuinya.',
    reasonNeeded: 'Tulis alasannya: belum ada akun kedua yang bisa menyetujui.',
    moneyGone: 'Uang pembayaran ini sudah tidak cukup untuk dikembalikan. Periksa pembayarannya lebih dulu.',
    appealOpen:
      'Keluarga mengajukan keberatan atas pertemuan hangus di kursus ini. Jawab keberatannya lebih dulu.',
    tooFewLeft: (p: { left: number; needed: number; bought: number; drawn: number }) =>
      reasons['refund.tooFewLeft'](p, say),
    shortCourse: (p: { bought: number; needed: number }) => reasons['refund.shortCourse'](p, say),
    programOver: (p: { lastDay: string }) => reasons['refund.programOver'](p, say),
    ended: () => reasons['refund.ended']({}, say),
    nothingPaid: () => reasons['refund.nothingPaid']({}, say),
    nothingBack: (p: { price: number; percent: number }) => reasons['refund.nothingBack'](p, say),
  },
  title: 'Pengembalian dana',
  lead: 'Selama kursus berjalan dan sisa pertemuannya masih cukup, sebagian dari harga yang dibayar bisa dikembalikan. Hitungannya ada di bawah.',
  leadEnded:
    'Sekolah mengakhiri kursus ini dan mengembalikan harga pertemuan yang belum diberikan. Anda tidak perlu melakukan apa pun.',
  schoolSays: 'Alasan sekolah',
  familySays: 'Alasan Anda',
  possible: (p: { amount: string }) => `Pengembalian dana sekarang: ${p.amount}`,
  notPossible: 'Saat ini dana tidak bisa dikembalikan.',
  ask: 'Ajukan pengembalian',
  askTitle: 'Ajukan pengembalian?',
  askText:
    'Hitungan saat ini kami simpan bersama pengajuan Anda. Bila disetujui, kursus berakhir dan pertemuan yang tersisa dibatalkan.',
  answerBy: (p: { day: string }) => `Sekolah menjawab paling lambat ${p.day}.`,
  holdsBack: (p: { n: number }) =>
    `${number(p.n)} pertemuan ditahan sampai ada jawaban: jadwalnya dilepas dan tidak hangus. Bila ditolak atau ditarik, pertemuan kembali ke jadwalnya yang masih kosong.`,
  takesPlace: (p: { n: number }) => `${number(p.n)} pertemuan tetap berlangsung.`,
  reason: 'Alasan (boleh kosong)',
  keep: 'Lanjutkan kursus',
  asked: 'Pengajuan terkirim. Sekolah akan memeriksanya.',
  requestedOn: (p: { when: string }) => `Diajukan ${p.when}`,
  decidedOn: (p: { when: string }) => `Diputuskan sekolah ${p.when}`,
  withdraw: 'Tarik pengajuan',
  withdrawAsk: {
    title: 'Tarik pengajuan ini?',
    text: 'Kursus berjalan seperti biasa. Anda bisa mengajukan lagi selama syaratnya terpenuhi.',
    no: 'Biarkan',
    yes: 'Tarik',
  },
  withdrawn: 'Pengajuan ditarik.',
  states: {
    asked: 'Menunggu keputusan',
    approved: 'Disetujui',
    returning: 'Sedang dikembalikan',
    returned: 'Sudah dikembalikan',
    rejected: 'Ditolak',
    withdrawn: 'Ditarik',
  },
  /** The way of an approved refund, step by step. */
  way: {
    label: 'Sampai di mana',
    asked: 'Diajukan',
    approved: 'Disetujui sekolah',
    returning: 'Uang dikirim',
    returned: 'Uang kembali',
    here: 'sekarang di sini',
    done: 'selesai',
    paths: {
      provider: 'Uang kembali lewat cara Anda membayar. Bank mungkin memerlukan beberapa hari kerja.',
      transfer:
        'Uang kembali lewat transfer bank dari sekolah. Sekolah menghubungi Anda untuk menanyakan nomor rekening.',
    },
    returnedOn: (p: { when: string }) => `Uang kembali pada ${p.when}.`,
  },
  history: 'Pengajuan sebelumnya',
  loadFailed: 'Hitungan pengembalian dana belum bisa dimuat.',
};
