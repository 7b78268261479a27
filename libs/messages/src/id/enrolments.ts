/** The family's dashboard: what to do next, the courses bought, and what grows later. */
export const enrolments = {
  next: 'Langkah berikutnya',
  steps: {
    choose: {
      title: 'Pilih paket pertama Anda',
      text: 'Tiga langkah: pilih paket, bayar, lalu ikuti tes penempatan.',
      action: 'Pilih paket',
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
    waiting: {
      title: (p: { name: string }) => `Kelas ${p.name} sedang disiapkan`,
      text: 'Info kelas kami kirim melalui email dalam 24 jam setelah tes penempatan.',
      action: 'Lihat hasil tes',
    },
  },
  courses: 'Kursus',
  noLevel: 'Level menunggu tes penempatan',
  result: 'Hasil tes',
  myClasses: 'Kelas Saya',
  noClasses: 'Belum ada kelas',
  noClassesText: 'Kelas muncul di sini setelah sekolah menjadwalkan pertemuan pertama.',
  history: 'Riwayat Kelas',
  noHistory: 'Belum ada riwayat',
  noHistoryText: 'Setiap pertemuan yang selesai tercatat di sini.',
  reports: 'Laporan Siswa',
  noReports: 'Belum ada laporan',
  noReportsText: 'Nilai tes pada pertemuan 10 dan 20 muncul di sini.',
  orders: 'Pesanan dan kwitansi',
  learners: 'Siswa di akun ini',
  loadFailed: 'Data belum bisa dimuat',
  problems: {},
};
