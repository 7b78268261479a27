import { number } from '../number.ts';

/** Newer course rules that a family may take for one course (docs/product/course-rules-2.md#newer-rules). */
export const newerRules = {
  problems: {
    notFound: 'Kursus ini tidak ditemukan.',
    notOffered: 'Untuk kursus ini tidak ada aturan yang lebih baru.',
  },
  notice: 'Ada aturan baru yang lebih menguntungkan Anda untuk kursus ini.',
  look: 'Bandingkan aturannya',
  title: 'Aturan kursus ini',
  lead: 'Kursus tetap memakai aturan saat dibeli, kecuali bila Anda menerima aturan yang lebih baru. Tidak ada yang berkurang.',
  before: 'Aturan sekarang',
  after: 'Aturan baru',
  terms: {
    remaining: 'Sisa pertemuan',
    lastDay: 'Hari terakhir',
    perWeek: 'Pertemuan seminggu',
    refund: 'Pengembalian dana bila diminta sekarang',
    pause: 'Jeda atas permintaan Anda',
    appeal: 'Keberatan atas pertemuan hangus',
    answer: 'Jawaban atas pengajuan pengembalian dana',
    expiry: 'Sisa setelah hari terakhir',
    late: 'Kabar sekolah kurang dari 48 jam sebelum mulai',
    longer: 'Yang memundurkan hari terakhir',
  },
  meetings: (p: { n: number }) => `${number(p.n)} pertemuan`,
  same: (p: { value: string }) => `${p.value}, tidak berubah`,
  noClass: 'Belum ada kelas',
  perWeek: (p: { n: number }) => `Paling banyak ${number(p.n)}`,
  perWeekMoved: (p: { n: number }) =>
    `Paling banyak ${number(p.n)}, bila salah satunya dipindahkan atau dikembalikan`,
  noRefund: 'Tidak ada',
  noPause: 'Tidak ada',
  pauseDays: (p: { n: number }) => `Sampai ${number(p.n)} hari`,
  noAppeal: 'Tidak ada',
  appealDays: (p: { n: number }) => `Dalam ${number(p.n)} hari; sekolah menjawab dalam 3 hari`,
  noAnswer: 'Tanpa batas waktu',
  answerDays: (p: { n: number }) => `Dalam ${number(p.n)} hari kerja`,
  expires: 'Hangus',
  offers: (p: { n: number }) =>
    `Hangus hanya bila ${number(p.n)} waktu sudah ditawarkan untuk setiap pertemuan; bila belum, kursus berlanjut`,
  late: {
    before: (p: { hours: number }) => `Batas ${number(p.hours)} jam tetap berlaku`,
    after: 'Boleh dipindahkan atau izin sampai pertemuan mulai',
  },
  longer: {
    before: 'Pertemuan yang dibatalkan sekolah atau guru',
    after: 'Juga pertemuan yang dipindahkan sekolah ke minggu lain, dan jeda',
  },
  numbers:
    'Mulai sekarang nomor pertemuan mengikuti jadwalnya. Pertemuan dalam 24 jam ke depan tetap bernomor sama.',
  numbersGroup: 'Di kelas kelompok nomor pertemuan tidak berubah selama ada siswa lain dengan aturan lama.',
  final:
    'Pilihan ini berlaku untuk kursus ini saja dan tidak dapat dibatalkan. Tanda terimanya kami kirim lewat email.',
  accept: 'Terima aturan baru',
  ask: 'Terima aturan baru untuk kursus ini?',
  done: 'Aturan baru berlaku untuk kursus ini.',
  accepted: (p: { version: number; when: string }) =>
    `Anda menerima aturan versi ${p.version} pada ${p.when}. Kursus ini memakainya sampai selesai.`,
  none: 'Tidak ada aturan yang lebih baru',
  noneText: 'Kursus ini sudah memakai aturan terbaik yang tersedia untuknya.',
  back: 'Kelas Saya',
};
