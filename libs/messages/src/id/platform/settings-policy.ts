import type { Rules } from '@fasih/school/catalogue/policy/decision';
import type { PolicyFieldName } from '@fasih/school/catalogue/policy/values';
import type { Say } from '../../reason.ts';
import { number } from '../number.ts';

type Facts = Record<string, string | number>;
const text = (value: string | number | undefined) => String(value ?? '');
const asNumber = (value: string | number | undefined) => Number(value ?? 0);

/** Settings: versions of the course rules, with their examples. */
export const settingsPolicy = {
  title: 'Aturan kursus',
  lead: 'Setiap pembelian menyimpan versi aturan pada hari itu. Versi baru hanya berlaku bagi yang membeli sesudahnya; yang sudah membeli tidak pernah terkena.',
  version: (p: { n: number }) => `Versi ${p.n}`,
  states: { current: 'Berlaku', planned: 'Akan berlaku', past: 'Dulu' },
  since: (p: { when: string }) => `sejak ${p.when}`,
  from: (p: { when: string }) => `mulai ${p.when}`,
  kept: (p: { enrolments: number; orders: number }) =>
    `${number(p.enrolments)} kursus berjalan dan ${number(p.orders)} pesanan menunggu pembayaran memakai versi ini.`,
  by: (p: { who: string }) => `Ditetapkan oleh ${p.who}`,
  values: (p: { n: number }) => `Nilai versi ${p.n}`,
  history: 'Semua versi',
  first: 'aturan yang dipakai sejak awal',
  make: 'Buat versi baru',
  withdraw: 'Tarik versi ini',
  withdrawAsk: (p: { n: number }) => `Tarik versi ${p.n}?`,
  withdrawText: 'Versi ini belum berlaku, jadi tidak ada pembelian yang terkena.',
  withdrawn: 'Versi ditarik.',
  rules: {
    legend: 'Aturan dasar',
    shown: (p: { rules: number }) => `Aturan ${p.rules}`,
    names: {
      1: 'Aturan 1 – aturan sejak awal',
      2: 'Aturan 2 – lebih menguntungkan keluarga',
    } satisfies Record<Rules, string>,
    differences: 'Yang berbeda pada aturan 2',
    /** One sentence for each difference. */
    list: {
      numbers:
        'Dalam kursus satu siswa, nomor pertemuan mengikuti jadwalnya dan tetap sejak 24 jam sebelum mulai.',
      week: 'Pertemuan yang dipindahkan, dikembalikan, atau tambahan dari tabungan menit boleh ditambahkan, satu seminggu; semuanya paling banyak tiga.',
      owed: 'Pertemuan tambahan dari tabungan menit tidak mengurangi sisa pertemuan.',
      validity:
        'Hari terakhir juga mundur bila sekolah memindahkan pertemuan ke minggu lain atau meliburkan kelas.',
      offers:
        'Sekolah menawarkan tiga waktu untuk setiap pertemuan tanpa jadwal; tanpa tawaran, tidak ada yang hangus.',
      told: 'Kabar sekolah yang datang kurang dari 48 jam sebelum mulai memberi keluarga hak pindah atau izin sampai mulai.',
      pause: 'Keluarga dapat menjeda kursus sampai 28 hari.',
      appeal: 'Keberatan atas pertemuan hangus dapat diajukan dalam 7 hari; sekolah menjawab dalam 3 hari.',
      refund: 'Pengajuan pengembalian dana dijawab dalam 5 hari kerja, dan jadwal ditahan selama itu.',
      fault: 'Bila kesalahan ada pada sekolah, keluarga dapat meminta harga semua pertemuan yang tersisa.',
    },
    keep: 'Kursus yang sudah dibeli tetap memakai aturannya; keluarganya dapat menerima aturan 2 untuk kursus itu sendiri.',
    ask: (p: { rules: number }) => `Jual kursus dengan aturan ${p.rules}?`,
    askText: (p: { rules: number }): string =>
      p.rules === 2
        ? 'Semua yang membeli setelah versi ini berlaku mendapat aturan 2, dan keluarga dengan kursus aturan 1 ditawari menerimanya. Yang sudah membeli atau menerimanya tetap memakainya.'
        : 'Semua yang membeli setelah versi ini berlaku mendapat aturan 1. Kursus dengan aturan 2 tetap memakainya.',
    yes: (p: { rules: number }) => `Ya, aturan ${p.rules}`,
  },
  form: {
    title: 'Versi aturan baru',
    lead: 'Ubah nilainya, lihat akibatnya, lalu simpan.',
    validFrom: 'Berlaku mulai',
    now: 'Sekarang juga',
    later: 'Pada waktu tertentu',
    day: 'Tanggal',
    time: 'Jam (WIB)',
    note: 'Catatan',
    noteHint: 'Mengapa aturan ini berubah? Tersimpan bersama versinya.',
    preview: 'Lihat akibatnya',
    save: 'Simpan versi baru',
    saved: (p: { n: number }) => `Versi ${p.n} tersimpan.`,
    same: 'Belum ada nilai yang berubah.',
    range: (p: { least: number; most: number }) => `${number(p.least)} sampai ${p.most}`,
  },
  preview: {
    title: 'Siapa yang terkena',
    keep: (p: { enrolments: number; orders: number }) =>
      `${number(p.enrolments)} kursus berjalan dan ${number(p.orders)} pesanan yang menunggu pembayaran tetap memakai versinya sendiri.`,
    nobody: 'Hanya yang memesan setelah versi ini berlaku yang memakainya.',
    examples: 'Contoh: sebelum dan sesudah',
    before: 'Versi sekarang',
    after: 'Versi baru',
  },
  units: {
    minute: (p: { n: number }) => `${number(p.n)} menit`,
    hour: (p: { n: number }) => `${number(p.n)} jam`,
    day: (p: { n: number }) => `${number(p.n)} hari`,
    percent: (p: { n: number }) => `${p.n}%`,
    meeting: (p: { n: number }) => `${number(p.n)} pertemuan`,
  },
  fields: {
    noticeSeconds: {
      name: 'Batas kabar',
      label: 'Batas kabar (jam)',
      text: 'Paling lambat sekian jam sebelum mulai, keluarga atau guru dapat memindahkan pertemuan atau meminta izin tanpa kehilangan pertemuan. Tepat sekian jam masih cukup.',
    },
    markOpensSeconds: {
      name: 'Presensi dibuka',
      label: 'Presensi dibuka (menit sebelum mulai)',
      text: 'Sejak saat itu siswa dapat menandai hadir dan membuka tautan kelas.',
    },
    presentWithinSeconds: {
      name: 'Tepat waktu sampai',
      label: 'Tepat waktu sampai (menit setelah mulai)',
      text: 'Sampai dan termasuk menit ini siswa dihitung hadir; sesudahnya terlambat.',
    },
    teacherMissingSeconds: {
      name: 'Menunggu guru',
      label: 'Menunggu guru (menit setelah mulai)',
      text: 'Bila guru belum hadir sesudahnya, sekolah membatalkan pertemuan tanpa kerugian bagi siswa.',
    },
    meetingMinutes: {
      name: 'Lama pertemuan',
      label: 'Lama pertemuan (menit)',
      text: 'Lama satu pertemuan kelas baru, dan menit yang dibayarkan kepada guru.',
    },
    minutesPerOwedMeeting: {
      name: 'Tabungan menit',
      label: 'Tabungan menit (menit untuk satu pertemuan)',
      text: 'Menit keterlambatan guru yang terkumpul sebanyak ini menjadi satu pertemuan tambahan.',
    },
    extensionDays: {
      name: 'Tambahan masa kursus',
      label: 'Tambahan masa kursus (hari)',
      text: 'Setiap pertemuan yang dibatalkan sekolah atau guru memundurkan hari terakhir kursus.',
    },
    refundPercent: {
      name: 'Pengembalian dana',
      label: 'Pengembalian dana (persen)',
      text: 'Bagian dari harga yang dibayar, dibulatkan ke bawah ke rupiah bulat.',
    },
    refundNeedsMoreThan: {
      name: 'Pengembalian bila sisa lebih dari',
      label: 'Pengembalian bila sisa lebih dari (pertemuan)',
      text: 'Dana hanya dikembalikan bila sisa pertemuan lebih banyak daripada angka ini.',
    },
  } satisfies Record<PolicyFieldName, object>,
  /** The case of an example, described by the facts of `policyExamples`. */
  examples: {
    noticeSeconds: (p: Facts, say: Say) =>
      `Keluarga meminta izin pada ${say.instant(text(p.at))} untuk pertemuan ${say.instant(text(p.start))}.`,
    markOpensSeconds: (p: Facts, say: Say) =>
      `Siswa menandai hadir pada ${say.time(text(p.at))} untuk pertemuan ${say.instant(text(p.start))}.`,
    presentWithinSeconds: (p: Facts, say: Say) =>
      `Siswa menandai hadir pada ${say.time(text(p.at))} untuk pertemuan ${say.instant(text(p.start))}.`,
    teacherMissingSeconds: (p: Facts, say: Say) =>
      `Guru menandai hadir pada ${say.time(text(p.at))} untuk pertemuan ${say.instant(text(p.start))}.`,
    meetingMinutes: (p: Facts, say: Say) =>
      `Pertemuan yang mulai ${say.instant(text(p.start))} dan berlangsung penuh.`,
    minutesPerOwedMeeting: (p: Facts) => `Tabungan menit siswa berisi ${p.minutes} menit.`,
    extensionDays: (p: Facts, say: Say) =>
      `Sekolah membatalkan pertemuan ${say.instant(text(p.start))}; hari terakhir kursus ${say.day(text(p.lastDay))}.`,
    refundPercent: (p: Facts, say: Say) =>
      `Keluarga membayar ${say.rupiah(asNumber(p.price))} untuk ${p.bought} pertemuan dan meminta uang kembali setelah ${p.drawn} pertemuan.`,
    refundNeedsMoreThan: (p: Facts, say: Say) =>
      `Keluarga membayar ${say.rupiah(asNumber(p.price))} untuk ${p.bought} pertemuan dan meminta uang kembali setelah ${p.drawn} pertemuan.`,
  } satisfies Record<PolicyFieldName, unknown>,
  figures: {
    minutes: (p: { n: number }) => `Guru dibayar untuk ${number(p.n)} menit.`,
    notYet: 'Belum cukup untuk satu pertemuan tambahan.',
  },
};
