/** The school's months in numbers. */
export const analytics = {
  problems: {},
  from: 'Dari bulan',
  to: 'Sampai bulan',
  program: 'Program',
  countedAt: (p: { when: string }) =>
    `Dihitung ${p.when}. Bulan ini dan bulan lalu dihitung ulang tiap lima menit, bulan-bulan sebelumnya sehari sekali.`,
  notCounted: 'Bulan-bulan ini belum dihitung. Angkanya muncul dalam beberapa menit.',
  explain: 'Apa yang dihitung',
  export: 'Unduh CSV',
  exportOf: (p: { title: string }) => `Unduh CSV: ${p.title}`,
  nothing: 'Belum ada angka untuk bulan-bulan ini.',
  funnel: {
    title: 'Dari tes gratis sampai membeli lagi',
    lead: 'Berapa kali tiap langkah terjadi.',
    explain: [
      'Setiap langkah dihitung pada bulan terjadinya, jadi satu keluarga dapat muncul di beberapa bulan dan sebuah langkah dapat lebih besar daripada langkah sebelumnya.',
      'Tes gratis: tes yang dikirim; dengan program, hanya yang kemudian memilih paket program itu. Mendaftar: akun keluarga baru, belum terikat program. Memesan: semua pesanan, juga yang tidak dibayar.',
      'Membayar: tempat yang dibuka oleh pesanan lunas atau gratis. Ditempatkan: tempat yang mendapat level. Masuk kelas: pertama kali masuk sebuah kelas. Selesai: kursus yang berakhir tanpa pengembalian dana. Membeli lagi: tempat baru bagi siswa yang sudah pernah punya tempat.',
      '“Dari sebelumnya” membandingkan jumlah seluruh bulan dengan langkah sebelumnya.',
    ],
  },
  attendance: {
    title: 'Kehadiran siswa',
    lead: 'Tempat duduk yang sudah ditandai.',
    explain: [
      'Setiap siswa pada setiap pertemuan dihitung sekali, pada bulan pertemuannya. Persen hadir = (hadir + terlambat) ÷ semua yang sudah ditandai. Terlambat = ditandai lebih dari 15 menit setelah mulai.',
    ],
  },
  lateness: {
    title: 'Keterlambatan',
    lead: 'Siswa dan guru yang terlambat, dan guru yang tidak datang.',
    explain: [
      'Pertemuan: yang sudah ditutup dan dihadiri guru. Menit guru: dari jadwal mulai sampai guru menandai hadir; menit itu diganti kepada siswa. Guru tidak datang: pertemuan yang dibatalkan sekolah 15 menit setelah mulai, dihitung pada bulan pembatalannya.',
    ],
  },
  losses: {
    title: 'Pertemuan hangus',
    lead: 'Pertemuan yang hilang bagi siswa.',
    explain: [
      'Hangus: tidak hadir tanpa kabar. Dikembalikan: hangus yang dibebaskan admin atau dikoreksi. Sisa: pertemuan yang masih ada ketika hari terakhir kursus lewat. Semua dihitung pada bulan keputusannya.',
    ],
  },
  levels: {
    title: 'Level siswa',
    lead: 'Hasil tes penempatan.',
    explain: [
      'Level yang diberikan kepada tempat yang dibeli, pada bulan-bulan ini. Tes ulang memindahkan tempat ke bulan dan level yang baru.',
    ],
  },
  teachers: {
    title: 'Beban guru',
    lead: 'Pertemuan yang diajar dan menit yang dibayar.',
    explain: [
      'Pertemuan yang sudah ditutup dan dihadiri guru, menurut bulan pertemuannya. Pilihan program tidak berlaku di sini.',
    ],
    search: 'Cari guru',
    none: 'Belum ada pertemuan yang diajar pada bulan-bulan ini.',
  },
  steps: {
    pretest: 'Tes gratis',
    register: 'Mendaftar',
    order: 'Memesan',
    paid: 'Membayar',
    placed: 'Ditempatkan',
    class: 'Masuk kelas',
    finished: 'Selesai',
    again: 'Membeli lagi',
  },
  columns: {
    step: 'Langkah',
    month: 'Bulan',
    total: 'Jumlah',
    share: 'Dari sebelumnya',
    present: 'Hadir',
    late: 'Terlambat',
    absent: 'Tidak hadir',
    percent: 'Persen hadir',
    meetings: 'Pertemuan',
    learnersLate: 'Siswa terlambat',
    teachersLate: 'Guru terlambat',
    teacherMinutes: 'Menit guru',
    teachersMissing: 'Guru tidak datang',
    forfeited: 'Hangus',
    waived: 'Dikembalikan',
    expired: 'Sisa',
    level: 'Level',
    places: 'Siswa',
    teacher: 'Guru',
    paidMinutes: 'Menit dibayar',
  },
};
