import type { FaqItem } from '../types.ts';

export const faqAboutMeetings = [
  {
    key: 'moving',
    words: { id: 'reschedule pindah ubah ganti batal', en: 'reschedule change cancel' },
    question: { id: 'Bagaimana cara mengganti jadwal?', en: 'How do I move a class?' },
    answer: {
      id: 'Pindahkan pertemuan lewat aplikasi paling lambat {{notice}} sebelum mulai; tepat {{notice}} masih bisa. Pertemuan itu tidak hilang dan bisa dijadwalkan lagi sampai hari terakhir masa berlaku. Pada kelas kelompok hanya sekolah yang memindahkan jadwal, dan Anda mendapat pertemuan pengganti.',
      en: 'Move the meeting in the app at least {{notice}} before it starts; exactly {{notice}} is enough. It is not lost and can be planned again until the last valid day. In a group class only the school moves meetings, and you get a make-up meeting instead.',
    },
  },
  {
    key: 'absence',
    words: { id: 'izin sakit bolos alpa batal', en: 'sick ill skip miss cancel' },
    question: { id: 'Bagaimana jika saya tidak hadir?', en: 'What if I am absent?' },
    answer: {
      id: 'Jika Anda memberi tahu lewat aplikasi paling lambat {{notice}} sebelumnya, pertemuan tidak hilang. Tanpa pemberitahuan, atau dengan pemberitahuan yang lebih lambat, pertemuan itu hangus dan guru tetap dibayar. Dalam keadaan khusus, sekolah bisa mengembalikan pertemuan itu, dengan alasan yang bisa Anda baca.',
      en: 'If you tell us in the app at least {{notice}} before, the meeting is not lost. Without notice, or with later notice, it is forfeited and the teacher is still paid. In special cases the school may waive this, with a reason that you can read.',
    },
  },
  {
    key: 'late-learner',
    words: { id: 'siswa murid telat', en: 'student delay' },
    question: { id: 'Bagaimana jika saya terlambat?', en: 'What if I am late?' },
    answer: {
      id: 'Pertemuan tetap selesai pada jamnya, tanpa tambahan waktu. Sampai tepat {{present}} setelah mulai Anda tercatat hadir, sesudah itu terlambat. Anda tetap bisa masuk dan mengisi presensi sampai pertemuan selesai.',
      en: 'The meeting still ends on time; no minutes are added. Up to exactly {{present}} after the start you count as present, after that as late. You can still join and mark attendance until the meeting ends.',
    },
  },
  {
    key: 'late-teacher',
    words: { id: 'telat murid pengajar tutor batal', en: 'tutor delay cancel' },
    question: { id: 'Bagaimana jika guru terlambat?', en: 'What if the teacher is late?' },
    answer: {
      id: 'Menit yang hilang ditambahkan di akhir pertemuan yang sama jika guru dan siswa sama-sama sempat. Jika tidak, menit itu masuk tabungan menit Anda, dan setiap {{owed}} penuh menjadi satu pertemuan tambahan. Jika guru belum masuk {{missing}} setelah mulai, pertemuan dianggap dibatalkan sekolah: Anda tidak kehilangan apa pun dan masa berlaku bertambah {{extension}}.',
      en: 'The lost minutes are added at the end of the same meeting if both of you are free. If not, they go to your minute bank, and every full {{owed}} become one extra meeting. If the teacher has not checked in {{missing}} after the start, the meeting counts as cancelled by the school: you lose nothing and your course lasts {{extension}} longer.',
    },
  },
  {
    key: 'joining',
    words: { id: 'zoom video link presensi masuk login', en: 'zoom link video log in' },
    question: {
      id: 'Bagaimana cara masuk kelas dan mengisi presensi?',
      en: 'How do I join a class and mark attendance?',
    },
    answer: {
      id: 'Tautan video dan tombol presensi terbuka {{opens}} sebelum pertemuan mulai, di halaman kelas Anda. Presensi ditutup saat pertemuan selesai. Cukup ponsel atau laptop dengan aplikasi video dan koneksi internet.',
      en: 'The video link and the attendance button open {{opens}} before the start, on your class page. Attendance closes when the meeting ends. A phone or laptop with the video app and an internet connection are enough.',
    },
  },
  {
    key: 'class-info',
    words: { id: 'guru jadwal mulai surel kapan belajar', en: 'schedule begin start mail' },
    question: { id: 'Kapan info kelas dikirim?', en: 'When do I hear about my class?' },
    answer: {
      id: 'Info kelas dikirim lewat email paling lambat 24 jam setelah tes penempatan selesai, jika paket Anda sudah dibayar. Isinya nama guru, jadwal, dan tanggal pertemuan pertama.',
      en: 'Class information arrives by e-mail within 24 hours of the finished placement test, if your package is paid. It names your teacher, your schedule and the date of the first meeting.',
    },
  },
] as const satisfies readonly FaqItem[];
