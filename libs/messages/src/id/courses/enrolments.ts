import { listIn } from '../../list.ts';
import { number } from '../number.ts';
import { areas, areaWords } from './area-words.ts';

/** The family's dashboard: what to do next, the courses bought, and what grows later. */
export const enrolments = {
  hello: (p: { name: string }) => `Halo, ${p.name}!`,
  shared: {
    by: (p: { name: string }) => `Dibagikan oleh ${p.name}`,
    money: (p: { name: string }) =>
      `Pembayaran, pengembalian dana, dan persetujuan ada pada ${p.name}, wali pertama.`,
    lookOnly: (p: { name: string }) => `Waktu pertemuan diatur oleh ${p.name}, wali pertama.`,
  },
  next: 'Langkah berikutnya',
  steps: {
    choose: {
      title: 'Pilih paket pertama Anda',
      text: 'Tiga langkah: pilih paket, bayar, lalu ikuti tes penempatan.',
      action: 'Pilih paket',
    },
    pay: {
      title: (p: { name: string }) => `Selesaikan pembayaran ${p.name}`,
      text: (p: { until: string }) => `Bisa dibayar sampai ${p.until}, lalu pesanan ditutup sendiri.`,
      action: 'Lanjut bayar',
    },
    again: {
      title: 'Siap untuk langkah selanjutnya?',
      text: 'Pilih paket berikutnya dan lanjutkan belajar bersama kami.',
      action: 'Lihat paket',
    },
    plan: {
      title: (p: { name: string }) => `Pilih waktu untuk pertemuan ${p.name}`,
      text: 'Ada pertemuan yang menunggu jadwal baru. Pilih waktunya sebelum masa kursus habis.',
      action: 'Lihat dan jadwalkan',
    },
    stopped: {
      title: (p: { name: string }) => `Kursus ${p.name} sedang dihentikan`,
      text: 'Hubungi sekolah untuk melanjutkan atau menanyakan sisa pertemuan.',
      action: 'Hubungi sekolah',
    },
    test: {
      title: (p: { name: string }) => `Tes penempatan untuk ${p.name}`,
      text: '20 soal, 30 menit. Setelah itu kami menyiapkan kelas yang pas.',
      action: 'Mulai tes penempatan',
    },
    resume: {
      title: (p: { name: string }) => `Tes ${p.name} masih berjalan`,
      text: 'Jawaban tersimpan, tetapi waktunya terus berjalan.',
      action: 'Lanjutkan tes',
    },
    wish: {
      title: (p: { name: string }) => `Kapan ${p.name} bisa belajar?`,
      text: 'Tandai waktunya dalam semenit; jadwal kelas kami susun dari situ.',
      action: 'Tandai waktu',
    },
    waiting: {
      title: (p: { name: string }) => `Kelas ${p.name} sedang disiapkan`,
      text: 'Info kelas kami kirim melalui email dalam 24 jam setelah tes penempatan.',
      action: 'Lihat hasil tes',
    },
  },
  refundAnswerBy: (p: { course: string; day: string }) =>
    `Pengembalian dana ${p.course} sudah diajukan. Sekolah menjawab paling lambat ${p.day}.`,
  refundLook: 'Lihat pengajuan',
  toDo: 'Yang perlu dilakukan',
  homeworkOf: (p: { number: number }) => `Tugas pertemuan ${p.number}`,
  written: 'Catatan dan tugas terbaru',
  noteBy: (p: { name: string }) => `Catatan ${p.name}`,
  homework: 'Tugas',
  meeting: (p: { number: number }) => `Pertemuan ${p.number}`,
  skillsOf: (p: { test: string }) => `${p.test} per keterampilan`,
  pointsOf: (p: { points: number; of: number }) => `${number(p.points)} dari ${number(p.of)}`,
  placementTest: 'Tes penempatan',
  areas,
  areaWords,
  noLevel: 'Level menunggu tes penempatan',
  myClasses: 'Kelas Saya',
  noClasses: 'Belum ada kelas',
  noClassesText: 'Kelas muncul di sini setelah sekolah menjadwalkan pertemuan pertama.',
  history: 'Riwayat Kelas',
  noHistory: 'Belum ada riwayat',
  noHistoryText: 'Setiap pertemuan yang selesai tercatat di sini.',
  reports: 'Laporan Siswa',
  noReports: 'Belum ada laporan',
  noReportsText: (p: { tests: readonly number[] }) =>
    p.tests.length === 0
      ? 'Nilai tes muncul di sini setelah guru menilainya.'
      : `Nilai tes pada pertemuan ${listIn('id', p.tests.map(number))} muncul di sini.`,
  orders: 'Pesanan dan kuitansi',
  learners: 'Siswa di akun ini',
  loadFailed: 'Data belum bisa dimuat',
  whose: 'Siswa yang ditampilkan',
  everyLearner: 'Semua',
  nextMeeting: {
    title: 'Pertemuan berikutnya',
    now: 'Sekarang',
    what: (p: { number: number; className: string }) => `Pertemuan ${p.number} · ${p.className}`,
    withTeacher: (p: { name: string }) => `Bersama ${p.name}`,
    substitute: 'pengganti',
    awaitsSubstitute: 'Guru berhalangan, pengganti dicari',
    mayDecline: 'Guru pengganti boleh ditolak sampai pertemuan dimulai; pertemuan tidak hangus.',
    test: 'Tes',
    finalTest: 'Final Test',
    mark: 'Tandai Kehadiran',
    marked: 'Lihat kehadiran',
    join: 'Gabung kelas',
    joinedAsPresent: 'Kehadiran tercatat. Selamat belajar!',
    joinRefused: (p: { why: string }) => `Ruang kelas terbuka, tetapi kehadiran belum tercatat. ${p.why}`,
    joinNotMarked: 'Ruang kelas terbuka, tetapi kehadiran belum tercatat. Tandai di halaman Kehadiran.',
    teacherMissing: 'Guru belum datang',
    teacherMissingTold:
      'Laporan diterima. Pertemuan ini tidak hangus dengan sendirinya; sekolah memeriksanya.',
    teacherDisputed:
      'Anda melaporkan guru tidak hadir. Pertemuan ini tidak hangus dengan sendirinya; sekolah memeriksanya.',
    teacherCame: 'Guru sudah datang',
    teacherCameTold: 'Terima kasih. Laporan Anda ditarik.',
    lesson: 'Lihat materi',
    noLink: 'Guru belum memasang tautan kelas. Silakan hubungi sekolah.',
    opensIn: (p: { minutes: number }): string =>
      p.minutes === 5 ? 'Tautan dan presensi terbuka dalam' : 'Tautan terbuka dalam',
    opensBefore: (p: { minutes: number }) =>
      p.minutes === 5
        ? 'Tautan dan presensi terbuka 5 menit sebelum mulai.'
        : `Tautan terbuka 5 menit sebelum mulai, presensi ${number(p.minutes)} menit.`,
  },
  classComing: 'Kelas sedang disiapkan',
  left: (p: { n: number }) => `${number(p.n)} pertemuan tersisa`,
  pace: (p: { weeks: number; perWeek: number }) =>
    `dalam ${number(p.weeks)} minggu: ${number(p.perWeek)} kali seminggu`,
  until: (p: { day: string }) => `Berlaku sampai ${p.day}`,
  toPlan: (p: { n: number }) => `${number(p.n)} pertemuan perlu dijadwalkan`,
  toPlanBySchool: (p: { n: number }) => `${number(p.n)} pertemuan menunggu jadwal dari sekolah`,
  minutesOwed: (p: { n: number }) => `${number(p.n)} menit di tabungan menit`,
  extra: (p: { n: number }) => `${number(p.n)} pertemuan tambahan dari keterlambatan guru`,
  suspended: 'Kursus sedang dihentikan',
  room: (p: { room: string }) => (/^ruang/i.test(p.room) ? p.room : `Ruang ${p.room}`),
  roomOnline: 'Ruang online',
  date: 'Tanggal',
  class: 'Kelas',
  teacher: 'Guru',
  progress: 'Kemajuan',
  status: 'Status',
  nameMissing:
    'Nama Anda belum diisi. Sebelum kelas dimulai, tulis nama seperti yang akan tertulis di kuitansi dan sertifikat.',
  addName: 'Isi nama',
  completed: 'Selesai',
  ended: 'Berakhir lebih awal',
  running: 'Berjalan',
  midTest: 'Tes tengah',
  finalTest: 'Final Test',
  allHistory: 'Semua riwayat',
  allReports: 'Semua laporan',
  problems: {},
};
