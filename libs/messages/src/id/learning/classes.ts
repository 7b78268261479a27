import { listIn } from '../../list.ts';
import { sayIn } from '../../reason.ts';
import { number } from '../number.ts';

const say = sayIn('id');

/** Opening a class and what blocks it. Parameters: `name` a learner's, `start` an ISO instant, `lastDay` a day. */
export const classes = {
  problems: {
    notFound: 'Kelas ini tidak ditemukan.',
    enrolmentNotFound: 'Pendaftaran kursus ini tidak ditemukan.',
    notActive: (p: { name: string }) =>
      `Kursus ${p.name} sedang dihentikan atau sudah selesai, jadi kelasnya tidak bisa dibuka.`,
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
      `Rencana belajar ${p.name} paling banyak ${number(p.perWeek)} pertemuan seminggu.`,
    full: (p: { capacity: number }) => `Kelas ini hanya untuk ${number(p.capacity)} siswa.`,
    placesOffered:
      'Tempat yang kosong sedang ditawarkan kepada siswa di daftar tunggu. Tunggu jawabannya dulu.',
    placesGuests:
      'Tempat yang kosong masih dipakai siswa kelas lain yang mengganti satu pertemuan di sini. Coba lagi setelah pertemuan itu.',
    calendarRange: 'Kalender menampilkan paling banyak 7 hari.',
    nobody: 'Guru atau siswa ini tidak ditemukan.',
    placesTaken: (p: { taken: number }) =>
      `${number(p.taken)} tempat sudah terisi atau sedang ditawarkan, jadi kapasitasnya tidak bisa lebih kecil.`,
    staysOneToOne:
      'Kelas privat tetap privat, dan kelas kelompok tetap kelompok: aturan pindah jadwalnya berbeda.',
    begun: 'Kelas ini sudah dimulai, jadi tidak bisa dibatalkan. Jeda kelas atau batalkan pertemuannya.',
    planChanged: 'Sementara itu ada yang berubah. Periksa rencana yang baru, lalu simpan.',
    over: 'Kelas ini tidak punya pertemuan lagi yang akan datang.',
    teacherNotFound: 'Guru ini tidak ditemukan.',
    teacherNotCleared: (p: { name: string }) =>
      `${p.name} belum boleh mengajar siswa di bawah 18 tahun: identitas dan SKCK harus diperiksa dan masih berlaku.`,
    teacherTeachesOther: (p: { name: string }) => `${p.name} tidak mengajar program atau kelompok usia ini.`,
    teacherNotFree: (p: { count: number; start: string }) =>
      `Guru ini tidak bisa pada ${number(p.count)} pertemuan, yang pertama ${say.instant(p.start)}.`,
    slotsOverlap: 'Dua jadwal mingguan ini bertumpuk, atau melewati tengah malam.',
    outsideHours: (p: { count: number }) =>
      `${number(p.count)} dari jadwal mingguan ini di luar jam mengajar. Pilih jam lain atau guru lain.`,
    outsideLessonHours: (p: { count: number }) =>
      `${number(p.count)} dari jadwal mingguan ini di luar jam belajar sekolah. Pilih jam lain, atau ubah jam belajar di Pengaturan.`,
    notEnoughDays: (p: { found: number; wanted: number }) =>
      `Hanya ${number(p.found)} dari ${number(p.wanted)} pertemuan yang mendapat hari. Pilih jadwal atau guru lain.`,
    pastLastDay: (p: { lastDay: string; start: string }) =>
      `Pertemuan ${say.instant(p.start)} melewati hari terakhir kursus, ${say.day(p.lastDay)}. Tambah jadwal mingguan atau pilih hari lain.`,
    unknownHost: (p: { host: string }) =>
      `Tautan ini menuju ${p.host}, bukan Zoom, Google Meet, Microsoft Teams, atau Webex. Periksa dulu, lalu setujui.`,
  },
  staff: {
    edit: 'Ubah kelas',
    name: 'Nama kelas',
    capacity: 'Kapasitas',
    capacityText: 'Sampai 20 siswa; tidak lebih kecil dari tempat yang sudah terisi atau sedang ditawarkan.',
    oneToOne: 'Kelas privat: satu siswa.',
    saved: 'Kelas tersimpan.',
    cancel: 'Batalkan kelas',
    cancelTitle: 'Batalkan kelas yang belum mulai',
    cancelText: (p: { n: number }) =>
      `Ini tidak bisa diurungkan. ${number(p.n)} siswa kembali menunggu kelas, tidak ada pertemuan yang berkurang, dan jadwal guru kembali kosong. Semua diberi tahu lewat email.`,
    cancelReason: 'Alasan (dibaca keluarga dan guru)',
    keep: 'Jangan batalkan',
    cancelled: 'Kelas dibatalkan. Siswanya menunggu kelas lagi.',
    cancelledBecause: (p: { reason: string }) => `Kelas ini dibatalkan sebelum mulai. Alasan: ${p.reason}`,
  },
  pages: {
    list: 'Kelas Saya',
    programs: 'Program',
    all: 'Semua',
    none: (p: { program: string }) => `Belum ada kelas ${p.program}`,
    noneText: 'Kursus yang Anda beli untuk program ini muncul di sini.',
    noneAtAll: 'Belum ada kursus',
    noneAtAllText: 'Kursus yang Anda beli muncul di sini.',
    noneSoAll: (p: { program: string }) => `Belum ada kursus ${p.program}. Ini semua kursus yang ada.`,
    choose: 'Lihat paket',
    loadFailed: 'Kelas belum bisa dimuat.',
    about: {
      general_english: 'Berbicara, menyimak, membaca, dan menulis untuk sehari-hari.',
      conversation: 'Berani berbicara dan lancar menanggapi dalam percakapan nyata.',
      eng_test_prep: 'Latihan soal, strategi, dan pengaturan waktu untuk tes bahasa Inggris.',
      special_course: 'Sepuluh pertemuan untuk kebutuhan khusus Anda.',
    },
    level: 'Level',
    noLevel: 'Menunggu tes penempatan',
    duration: 'Lama kursus',
    durationOf: (p: { months: number; meetings: number }) =>
      `${number(p.months)} bulan, ${number(p.meetings)} pertemuan`,
    open: 'Buka kelas',
    beforeClass: {
      waiting: 'Kelas sedang disiapkan',
      test: 'Menunggu tes penempatan',
      resume: 'Tes penempatan berjalan',
      stopped: 'Dihentikan',
      ended: 'Berakhir',
    },
    states: {
      scheduled: 'Segera mulai',
      active: 'Berjalan',
      paused: 'Dijeda',
      completed: 'Selesai',
      cancelled: 'Dibatalkan',
    },
    heldBack: 'Ditahan sampai sekolah menjawab pengajuan pengembalian dana.',
    endings: { early: 'Berakhir lebih awal', refunded: 'Berakhir, dana dikembalikan' },
    course: 'Kursus',
    courseTitles: { 'general-english': 'General English', toefl: 'TOEFL Preparation' },
    notHere: 'Kelas ini tidak ada di akun Anda',
    notHereText: 'Pilih kelas dari daftar Anda.',
    toList: 'Kelas Saya',
    path: 'Jalur kursus',
    meetings: 'Pertemuan',
    allTimes: (p: { zone: string }) => `Semua jam dalam ${p.zone}.`,
    attendance: 'Kehadiran',
    attendanceHint: (p: { minutes: number }) => `tersedia ${number(p.minutes)} menit sebelum kelas`,
    room: (p: { room: string }) => (/^ruang/i.test(p.room) ? p.room : `Ruang ${p.room}`),
    roomOnline: 'Ruang online',
    test: 'Tes',
    finalTest: 'Final Test',
    owed: 'Pertemuan tambahan',
    moved: 'dipindahkan dari jadwal awal',
    join: 'Gabung kelas',
    joinFor: (p: { number: number }) => `Gabung kelas, pertemuan ${p.number}`,
    joinOpens: (p: { when: string }) => `Terbuka ${p.when}`,
    joinOver: 'Sudah selesai',
    joinNoTime: 'Terbuka setelah dijadwalkan',
    noLink: 'Guru belum memasang tautan.',
    score: (p: { score: number }) => `Nilai ${p.score}`,
    past: (p: { n: number }) => `${number(p.n)} pertemuan yang sudah lewat`,
    later: (p: { n: number }) => `${number(p.n)} pertemuan sesudahnya`,
    canDo: 'Setelah pertemuan ini',
    note: 'Catatan guru',
    homework: 'Tugas',
    files: 'Tambahan dari guru',
    move: 'Pindah jadwal',
    plan: 'Jadwalkan',
    excuse: 'Tidak bisa hadir',
    groupMeeting: 'Pada kelas kelompok, sekolah yang memindahkan jadwal.',
    groupToPlan: 'Sekolah menyusun jadwal barunya.',
    forMeeting: (p: { action: string; number: number }) => `${p.action}, pertemuan ${p.number}`,
    balance: 'Sisa kursus',
    /** What follows the number of meetings that are left. */
    left: (_: { n: number }) => 'pertemuan tersisa',
    pace: (p: { weeks: number; perWeek: number }) =>
      `Masih ${number(p.weeks)} minggu: ${number(p.perWeek)} kali seminggu agar semuanya terpakai.`,
    until: (p: { day: string }) => `Berlaku sampai ${p.day}`,
    count: {
      bought: 'Dibeli',
      extra: 'Tambahan',
      held: 'Hadir',
      forfeited: 'Hangus',
      expired: 'Lewat masa kursus',
      refunded: 'Dikembalikan',
      toPlan: 'Perlu dijadwalkan',
      minutesOwed: 'Tabungan menit',
    },
    minutes: (p: { n: number }) => `${number(p.n)} menit`,
    /** Explains the balance: one sentence for each kind of event in the course. */
    leftWhy: {
      of: (p: { bought: number; extra: number; used: string[] }) =>
        `Dari ${number(p.bought)} pertemuan yang dibeli${p.extra > 0 ? ` dan ${number(p.extra)} tambahan` : ''}, ${
          p.used.length > 0 ? listIn('id', p.used) : 'belum ada yang terpakai'
        }.`,
      used: {
        held: (p: { n: number }) => `${number(p.n)} selesai`,
        forfeited: (p: { n: number }) => `${number(p.n)} hangus`,
        expired: (p: { n: number }) => `${number(p.n)} lewat masa kursus`,
        refunded: (p: { n: number }) => `${number(p.n)} dikembalikan dananya`,
      },
      forfeited: 'Yang hangus: tidak hadir tanpa kabar tepat waktu.',
      extra: 'Tambahan berasal dari menit keterlambatan guru.',
      minutesOwed: (p: { n: number }) =>
        `Masih ada ${number(p.n)} menit keterlambatan guru yang tersimpan untuk pertemuan tambahan berikutnya.`,
      expired: 'Pertemuan yang belum terpakai sampai hari terakhir kursus hangus.',
      notBegun: 'Masa kursus dihitung mulai pertemuan pertama yang dijadwalkan.',
      until: (p: { day: string }) => `Kursus berlaku sampai ${p.day}.`,
      extended: (p: { day: string; days: number }) =>
        `Kursus berlaku sampai ${p.day}, sudah termasuk ${number(p.days)} hari tambahan karena pembatalan, jadwal yang diundur, atau jeda.`,
    },
    refund: 'Pengembalian dana',
    paused: 'Kelas ini dijeda. Pertemuan yang terdampak bisa dijadwalkan setelah jeda.',
    suspended: 'Kursus sedang dihentikan. Hubungi sekolah untuk melanjutkan.',
    ended: 'Kursus ini sudah berakhir.',
    toPlanBySchool: (p: { n: number }) =>
      `${number(p.n)} pertemuan kelompok menunggu jadwal baru dari sekolah.`,
  },
};
