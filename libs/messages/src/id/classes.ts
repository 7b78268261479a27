import { sayIn } from '../reason.ts';

const say = sayIn('id');

/** Opening a class and what stands in its way. Parameters: `name` a learner's, `start` an ISO instant, `lastDay` a day. */
export const classes = {
  problems: {
    notFound: 'Kelas ini tidak ditemukan.',
    enrolmentNotFound: 'Pendaftaran kursus ini tidak ditemukan.',
    notActive: (p: { name: string }) =>
      `Kursus ${p.name} sedang dihentikan atau sudah selesai, jadi belum bisa masuk kelas.`,
    alreadyInClass: (p: { name: string }) => `${p.name} sudah punya kelas untuk kursus ini.`,
    birthDateUnknown: (p: { name: string }) =>
      `Tanggal lahir ${p.name} belum diisi. Minta keluarga melengkapinya sebelum kelas dibuat.`,
    consentNeeded: (p: { name: string }) =>
      `${p.name} belum berusia 18 tahun. Orang tua atau wali harus memberi persetujuan dulu.`,
    noLevel: (p: { name: string }) => `${p.name} belum punya level. Tunggu hasil tes penempatan.`,
    notTogether: (p: { name: string }) =>
      `${p.name} tidak cocok dengan kelas ini: program, kelompok usia, level, dan jumlah pertemuannya harus sama.`,
    sameLearnerTwice: (p: { name: string }) => `${p.name} tercantum dua kali di kelas ini.`,
    tooManySlots: (p: { name: string; perWeek: number }) =>
      `Rencana belajar ${p.name} paling banyak ${p.perWeek} pertemuan seminggu.`,
    full: (p: { capacity: number }) => `Kelas ini hanya untuk ${p.capacity} siswa.`,
    over: 'Kelas ini tidak punya pertemuan lagi yang akan datang.',
    teacherNotFound: 'Pengajar ini tidak ditemukan.',
    teacherTeachesOther: (p: { name: string }) => `${p.name} tidak mengajar program atau kelompok usia ini.`,
    teacherNotFree: (p: { count: number; start: string }) =>
      `Pengajar ini tidak bisa pada ${p.count} pertemuan, yang pertama ${say.instant(p.start)}.`,
    slotsOverlap: 'Dua jadwal mingguan ini bertumpuk, atau melewati tengah malam.',
    outsideHours: (p: { count: number }) =>
      `${p.count} dari jadwal mingguan ini di luar jam mengajar. Pilih jam lain atau pengajar lain.`,
    notEnoughDays: (p: { found: number; wanted: number }) =>
      `Hanya ${p.found} dari ${p.wanted} pertemuan yang mendapat hari. Pilih jadwal atau pengajar lain.`,
    pastLastDay: (p: { lastDay: string; start: string }) =>
      `Pertemuan ${say.instant(p.start)} melewati hari terakhir kursus, ${say.day(p.lastDay)}. Tambah jadwal mingguan atau pilih hari lain.`,
    unknownHost: (p: { host: string }) =>
      `Tautan ini menuju ${p.host}, bukan Zoom, Google Meet, Microsoft Teams, atau Webex. Periksa dulu, lalu setujui.`,
  },
};
