import type { LegalSection } from '../types.ts';

/** Needs a lawyer's reading before a school relies on it. */
export const courseRules = [
  {
    key: 'about',
    heading: { id: 'Tentang ketentuan ini', en: 'About these terms' },
    paragraphs: [
      {
        id: 'Ketentuan ini berlaku antara {{schoolName}} (“kami”) dan Anda, pemilik akun. Anda menyetujuinya saat membayar paket.',
        en: 'These terms hold between {{schoolName}} (“we”) and you, the owner of the account. You accept them when you pay for a package.',
      },
      {
        id: 'Aturan yang berlaku untuk kursus Anda adalah aturan pada tanggal pembelian. Jika kami mengubahnya kemudian, kursus yang sudah dibeli tetap memakai aturan lama, kecuali Anda menerima aturan yang baru untuknya.',
        en: 'The rules of your course are those of the day you bought it. If we change them later, courses already bought keep the old rules, unless you accept the newer ones for them.',
      },
    ],
  },
  {
    key: 'account',
    heading: { id: 'Akun', en: 'The account' },
    paragraphs: [
      {
        id: 'Pemilik akun berusia 18 tahun ke atas. Satu akun dapat memuat beberapa siswa, misalnya anak-anak Anda atau Anda sendiri.',
        en: 'An account belongs to a person aged 18 or over. One account can hold several learners, for instance your children or yourself.',
      },
      {
        id: 'Siswa di bawah 18 tahun belajar dengan persetujuan orang tua atau wali yang memiliki akun. Kami tidak menerima siswa di bawah 6 tahun.',
        en: 'A learner under 18 studies with the consent of the parent or guardian who owns the account. We do not take learners under 6.',
      },
      {
        id: 'Jaga kata sandi Anda. Beri tahu kami segera jika orang lain memakai akun Anda.',
        en: 'Keep your password to yourself. Tell us at once if somebody else uses your account.',
      },
    ],
  },
  {
    key: 'course',
    heading: { id: 'Isi kursus', en: 'What a course is' },
    paragraphs: [
      {
        id: 'Satu pertemuan berlangsung {{meeting}}, 2–3 kali seminggu menurut rencana Anda. Kursus biasa berisi 20 pertemuan dalam 3 bulan, paket Express 20 pertemuan dalam 2 bulan, dan Kursus Spesial 10 pertemuan dalam 3 bulan.',
        en: 'A meeting takes {{meeting}}, 2–3 times a week according to your plan. A regular course has 20 meetings within 3 months, an Express package 20 meetings within 2 months and the Special Course 10 meetings within 3 months.',
      },
      {
        id: 'Masa berlaku dimulai pada tanggal pertemuan pertama yang dijadwalkan dan berakhir pada tanggal yang sama setelah jumlah bulan itu, di akhir hari. Jika tanggal itu tidak ada di bulan tersebut, yang berlaku adalah hari terakhir bulan itu.',
        en: 'The time starts on the date of the first planned meeting and ends on the same date after that number of months, at the end of the day. If that month has no such date, its last day counts.',
      },
      {
        id: 'Setiap calon siswa mengerjakan tes penempatan setelah pembayaran. Info kelas dikirim lewat email paling lambat 24 jam setelah tes itu selesai.',
        en: 'Every new learner takes a placement test after the payment. Class information comes by e-mail within 24 hours of the finished test.',
      },
      {
        id: 'Tes kursus ada di pertemuan 10 dan 20 (Kursus Spesial: 5 dan 10). Tes yang hangus tidak diulang dan ditulis sebagai “tidak diikuti”.',
        en: 'The course tests are at meetings 10 and 20 (Special Course: 5 and 10). A forfeited test is not repeated and is reported as “not taken”.',
      },
      {
        id: 'Kami mengajar langkah demi langkah dan melaporkannya dengan jujur. Kami tidak menjanjikan kenaikan level atau skor tes resmi tertentu; sertifikat kami bukan sertifikat tes resmi.',
        en: 'We teach step by step and report honestly. We promise neither a higher level nor a certain score in an official test; our certificate is not that of an official test.',
      },
    ],
  },
  {
    key: 'moving',
    heading: { id: 'Mengganti jadwal dan tidak hadir', en: 'Moving a meeting and being absent' },
    paragraphs: [
      {
        id: 'Anda dapat memindahkan pertemuan atau meminta izin lewat aplikasi paling lambat {{notice}} sebelum mulai; tepat {{notice}} masih diterima. Pertemuan itu tidak hilang dan dapat dijadwalkan lagi sampai hari terakhir masa berlaku; di kelas privat nomor pertemuan mengikuti urutan jadwalnya.',
        en: 'You can move a meeting or excuse yourself in the app at least {{notice}} before it starts; exactly {{notice}} is accepted. The meeting is not lost and can be planned again until the last valid day; in a one-to-one class the numbers follow the order of the times.',
      },
      {
        id: 'Pemberitahuan yang lebih lambat tidak dihitung. Pertemuan tanpa presensi dan tanpa pemberitahuan tepat waktu hangus, karena guru sudah menyediakan jamnya dan tetap dibayar. Kami dapat mengembalikan pertemuan itu, dengan alasan yang bisa Anda baca.',
        en: 'Later notice does not count. A meeting without a mark and without notice in time is forfeited, because the teacher kept the hour free and is paid. We may waive this with a reason that you can read.',
      },
      {
        id: 'Presensi terbuka {{opens}} sebelum mulai dan ditutup saat pertemuan selesai. Sampai tepat {{present}} setelah mulai Anda tercatat hadir, sesudah itu terlambat. Siswa yang terlambat tidak mendapat waktu tambahan.',
        en: 'Attendance opens {{opens}} before the start and closes at the end. Up to exactly {{present}} after the start you count as present, after that as late. A late learner gets no extra time.',
      },
      {
        id: 'Pertemuan yang tersisa setelah hari terakhir masa berlaku hangus, asalkan dalam 21 hari sebelumnya kami sudah menawarkan tiga pilihan waktu untuk setiap pertemuan yang belum terjadwal. Jika belum, masa berlaku bertambah 7 hari, dan begitu seterusnya.',
        en: 'Meetings left after the last valid day are forfeited, provided that within the 21 days before we offered three times for each meeting without one. Otherwise the course goes on for 7 days, again and again.',
      },
      {
        id: 'Anda dapat menjeda kursus sendiri, seluruhnya sampai 28 hari; masa berlaku bertambah sebanyak hari itu. Keberatan atas pertemuan yang hangus dapat Anda ajukan dalam 7 hari, dan kami menjawab dalam 3 hari.',
        en: 'You can pause the course yourself, for 28 days in all; the course grows by those days. You can question a forfeited meeting within 7 days, and we answer within 3.',
      },
      {
        id: 'Dalam kelas dengan beberapa siswa hanya sekolah yang memindahkan jadwal. Siswa yang memberi tahu tepat waktu mendapat pertemuan pengganti.',
        en: 'In a class of several learners only the school moves meetings. A learner who gave notice in time gets a make-up meeting.',
      },
    ],
  },
  {
    key: 'our-side',
    heading: { id: 'Jika kami yang terlambat atau membatalkan', en: 'When we are late or cancel' },
    paragraphs: [
      {
        id: 'Keterlambatan guru, dari jam mulai sampai ia masuk, ditambahkan di akhir pertemuan yang sama jika guru dan siswa sama-sama sempat. Jika tidak, menitnya masuk tabungan menit siswa; setiap {{owed}} penuh menjadi satu pertemuan di luar yang dibeli.',
        en: "The teacher's delay, from the planned start to the check-in, is added at the end of the same meeting if both of you are free. If not, the minutes go to the learner's minute bank; every full {{owed}} become one meeting beyond those bought.",
      },
      {
        id: 'Jika guru belum masuk {{missing}} setelah mulai, sekolah membatalkan pertemuan itu.',
        en: 'A teacher who has not checked in {{missing}} after the start means that the school cancels the meeting.',
      },
      {
        id: 'Jika sekolah atau guru membatalkan pertemuan, jumlah pertemuan Anda tidak berkurang dan masa berlaku bertambah {{extension}} setiap kali.',
        en: 'A cancellation by the school or the teacher never costs you a meeting and adds {{extension}} to the course each time.',
      },
    ],
  },
] as const satisfies readonly LegalSection[];
