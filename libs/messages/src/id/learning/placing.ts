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
  /** Where the meetings of a proposal lie, without a word about its teacher. */
  fits: (why: Why): string => `${times(why)}.`,
  /** Why a proposal was made, and what it misses, in one sentence. */
  why: (why: Why): string => `${times(why)}${withTeacher[why.teacher]}.`,
  problems: {
    off: 'Sekolah yang menyusun jadwal kelas. Anda akan dikabari.',
    taken: 'Waktu ini baru saja diambil keluarga lain. Di bawah ini pilihan terbaik berikutnya.',
    tooManyHolds: (p: { n: number }) =>
      `Anda sudah menyimpan ${number(p.n)} jadwal. Selesaikan atau lepaskan salah satunya dulu.`,
    heldBefore: (p: { minutes: number }) =>
      `Waktu ini baru saja Anda lepas. Bisa dipilih lagi ${number(p.minutes)} menit setelahnya; pilih waktu lain dulu.`,
    askedAlready: 'Sekolah sedang memeriksa jadwal yang Anda minta.',
    notHeld: 'Jadwal ini tidak disimpan lagi. Silakan pilih lagi.',
    nothingToUndo: 'Tidak ada jadwal yang bisa dibatalkan.',
    undoOver: 'Sudah lebih dari 30 menit. Pertemuan masih bisa dipindahkan, atau Anda bisa meminta izin.',
    requestNotFound: 'Permintaan ini sudah dijawab atau ditarik.',
    changed: (p: { name: string; why: string }) =>
      p.name === ''
        ? `Jadwal baru saja berubah: ${p.why} Tidak ada kelas yang dibuka; susun lagi.`
        : `${p.name}: ${p.why} Tidak ada kelas yang dibuka; susun lagi atau lewati siswa ini.`,
  },
  undoReason: 'Dibatalkan oleh keluarga dalam 30 menit setelah memesan.',
  family: {
    pageTitle: 'Pilih waktu belajar',
    title: (p: { name: string }) => `Pilih waktu belajar ${p.name}`,
    lead: (p: { n: number; perWeek: number }) =>
      `${number(p.n)} pertemuan, ${number(p.perWeek)} kali seminggu, selalu di jam dan dengan guru yang sama.`,
    best: 'Tiga pilihan terbaik',
    bestOne: 'Paling cocok',
    none: 'Belum ada waktu yang kosong',
    noneText: 'Semua guru sedang penuh. Sekolah mencarikan waktu dan mengabari Anda.',
    with: (p: { teacher: string }) => `Bersama ${p.teacher}`,
    first: (p: { when: string }) => `Mulai ${p.when}`,
    choose: 'Pilih waktu ini',
    other: 'Waktu lain',
    otherLead: (p: { n: number }) =>
      `Ketuk ${number(p.n)} waktu di hari yang berbeda. Setelah satu dipilih, hanya tampil waktu saat guru yang sama juga kosong.`,
    wished: 'sesuai keinginan Anda',
    cell: (p: { day: string; time: string }) => `${p.day} ${p.time}`,
    picked: (p: { n: number; of: number }) => `${number(p.n)} dari ${number(p.of)} waktu dipilih`,
    clear: 'Ulangi pilihan',
    pickTeacher: 'Guru yang kosong di waktu itu',
    held: 'Kami simpan untuk Anda',
    left: (p: { time: string }) => `Sisa waktu ${p.time}`,
    confirm: 'Pesan sekarang',
    ask: 'Minta jadwal ini',
    askHint: 'Sekolah memastikannya dulu, lalu Anda dikabari.',
    undoHint: 'Bisa dibatalkan gratis dalam 30 menit.',
    release: 'Pilih yang lain',
    over: 'Waktu simpan sudah habis. Silakan pilih lagi.',
    asked: 'Permintaan terkirim',
    askedText: (p: { teacher: string; slots: string }) =>
      `Sekolah memeriksa ${p.slots} bersama ${p.teacher} dan mengabari Anda.`,
    withdraw: 'Tarik permintaan',
    done: 'Kelasnya sudah siap!',
    doneText: (p: { name: string; when: string }) => `Pertemuan pertama ${p.name}: ${p.when}.`,
    toClass: 'Buka kelas',
    undo: 'Batalkan jadwal ini',
    inClass: 'Siswa ini sudah punya kelas',
    inClassText: 'Jadwal yang Anda pesan sendiri bisa dibatalkan di dasbor Anda selama 30 menit.',
    bookedYourself: 'Anda sendiri yang memesan jadwal ini dan masih bisa membatalkannya.',
    undoUntil: (p: { when: string }) => `Gratis sampai ${p.when}.`,
    undone: 'Jadwal dibatalkan. Silakan pilih waktu lain.',
    faster: 'Keluarga lain lebih cepat',
    start: 'Pilih waktu belajar',
    startText: (p: { name: string }) => `Level ${p.name} sudah ada. Pilih sendiri guru dan waktunya.`,
    zone: (p: { zone: string }) => `Semua waktu dalam ${p.zone}.`,
  },
  admin: {
    title: 'Tempatkan semua yang menunggu',
    lead: 'Usulan untuk setiap siswa yang menunggu kelas. Ubah atau lewati, lalu buka semuanya sekaligus.',
    open: 'Tempatkan semua',
    planning: 'Menyusun kelas untuk semua siswa yang menunggu…',
    again: 'Susun lagi',
    nobody: 'Tidak ada yang menunggu',
    nobodyText: 'Setiap siswa dengan level sudah punya kelas.',
    learner: 'Siswa',
    proposal: 'Usulan',
    why: 'Alasan',
    choose: (p: { name: string }) => `Usulan untuk ${p.name}`,
    from: (p: { day: string }) => `Mulai ${p.day}`,
    leaveOut: 'Lewati',
    noTime: 'Tidak ada guru yang kosong',
    clash: 'Bentrok dengan usulan lain di daftar ini',
    counts: (p: { n: number; waiting: number }) =>
      `${number(p.n)} kelas dari ${number(p.waiting)} siswa yang menunggu`,
    confirm: (p: { n: number }) => `Buka ${number(p.n)} kelas`,
    done: (p: { n: number }) => `${number(p.n)} kelas dibuka. Keluarga dan guru diberi tahu.`,
    requests: 'Jadwal yang diminta keluarga',
    accept: 'Buka kelas',
    decline: 'Tolak',
    declineTitle: (p: { name: string }) => `Tolak jadwal untuk ${p.name}?`,
    declineReason: 'Alasan, dibaca keluarga',
    accepted: 'Kelas dibuka. Keluarga dan guru diberi tahu.',
    declined: 'Permintaan ditolak. Keluarga diberi tahu.',
  },
  setting: {
    title: 'Pemesanan jadwal',
    lead: 'Siapa yang memilih guru dan waktu kelas baru, setelah tes penempatan.',
    off: 'Sekolah menyusun',
    offText: 'Keluarga menunggu sampai sekolah membuka kelas.',
    book: 'Keluarga memesan langsung',
    bookText: 'Kelas langsung terbuka; keluarga bisa membatalkan dalam 30 menit.',
    ask: 'Keluarga meminta, sekolah memastikan',
    askText: 'Permintaan ada di halaman penempatan.',
    save: 'Simpan',
    saved: 'Pengaturan disimpan.',
  },
};
