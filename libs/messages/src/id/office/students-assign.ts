import { number } from '../number.ts';

/** Students: the dialog that finds a teacher and opens the class. */
export const studentsAssign = {
  title: (p: { name: string }) => `Tetapkan Guru: ${p.name}`,
  lead: (p: { course: string; level: string; meetings: number }) =>
    `${p.course}, ${p.level}, ${number(p.meetings)} pertemuan`,
  teacher: 'Guru',
  best: 'paling cocok',
  load: (p: { load: number; hours: string }) => `${number(p.load)} dari ${p.hours} jam seminggu terisi`,
  noFit: 'tidak ada jam yang cocok',
  noHours: 'belum mengisi jam mengajar',
  notFree: 'Guru ini tidak bisa pada jadwal yang dipilih. Pilih jadwal atau guru lain.',
  plans: 'Jadwal mingguan',
  own: 'Jadwal lain',
  day: (p: { n: number }) => `Hari, jadwal ${p.n}`,
  time: (p: { n: number }) => `Jam, jadwal ${p.n}`,
  zone: 'Jam waktu sekolah (WIB).',
  startsOn: 'Mulai tanggal',
  preview: 'Yang akan dibuka',
  planning: 'Menyusun jadwal…',
  whole: (p: { n: number; first: string; last: string }) =>
    `${number(p.n)} pertemuan, ${p.first} sampai ${p.last}.`,
  lastDay: (p: { day: string }) => `Kursus berlaku sampai ${p.day}.`,
  skipped: (p: { n: number }) => `${number(p.n)} hari dilewati`,
  holiday: (p: { day: string; name: string }) => `${p.day}: ${p.name}`,
  away: (p: { day: string }) => `${p.day}: guru tidak mengajar`,
  conflicts: (p: { n: number }) => `${number(p.n)} pertemuan bertabrakan. Pilih jadwal lain.`,
  conflict: {
    teacherBusy: (p: { when: string }) => `${p.when}: guru sudah punya pertemuan`,
    timeHeld: (p: { when: string; until: string }) =>
      `${p.when}: disimpan untuk sebuah keluarga sampai ${p.until}`,
    timeAsked: (p: { when: string }) => `${p.when}: diminta sebuah keluarga yang menunggu jawaban sekolah`,
    learnerBusy: (p: { when: string }) => `${p.when}: siswa sudah punya pertemuan`,
    pastLastDay: (p: { when: string }) => `${p.when}: lewat hari terakhir kursus`,
  },
  outside: 'Ada jadwal di luar jam mengajar guru ini.',
  tooFew: (p: { found: number; wanted: number }) =>
    `Hanya ${number(p.found)} dari ${number(p.wanted)} pertemuan yang mendapat hari.`,
  childrenMeet:
    'Guru ini memakai satu tautan untuk semua kelas, jadi anak dari kelas yang berbeda bisa bertemu di ruang yang sama. Beri kelas ini tautan sendiri, atau nyalakan ruang tunggu.',
  tells: 'Keluarga dan guru langsung menerima email dengan seluruh jadwalnya.',
  open: 'Buka kelas',
  opened: (p: { name: string }) => `Kelas ${p.name} dibuka. Keluarga dan guru diberi tahu.`,
  noTeacher: 'Belum ada guru untuk program dan usia ini',
  noTeacherText: 'Tambahkan guru, atau ubah program yang diajar seorang guru.',
  toClass: 'Lihat kelas',
  third: 'Tanpa jadwal ketiga',
  toTeachers: 'Kelola Guru',
};
