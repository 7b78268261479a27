import type { FaqItem } from '../types.ts';

export const faqAboutCourses = [
  {
    key: 'length',
    words: { id: 'durasi jam menit satu lawan satu privat', en: 'duration minutes hour one-to-one private' },
    question: { id: 'Berapa lama satu pertemuan?', en: 'How long is a class?' },
    answer: {
      id: 'Satu pertemuan berlangsung {{meeting}}, satu guru untuk satu siswa. Jam mulai dan selesai ditampilkan dalam zona waktu Anda: WIB, WITA, atau WIT.',
      en: 'A meeting takes {{meeting}}, one teacher for one learner. Start and end are shown in your own time zone: WIB, WITA or WIT.',
    },
  },
  {
    key: 'frequency',
    words: { id: 'jadwal hari minggu intensif', en: 'schedule days week intensive' },
    question: { id: 'Berapa kali seminggu?', en: 'How often are the classes?' },
    answer: {
      id: 'Dua atau tiga kali seminggu, paling banyak tiga. Rencana biasa dua kali seminggu; paket Express tiga kali seminggu.',
      en: 'Two or three times a week, never more than three. The usual plan is two a week; Express packages have three.',
    },
  },
  {
    key: 'meetings',
    words: { id: 'durasi masa berlaku biaya harga paket', en: 'duration validity price cost package' },
    question: {
      id: 'Berapa pertemuan dan berapa lama kursusnya?',
      en: 'How many meetings are there, and how long is a course?',
    },
    answer: {
      id: 'Satu kursus berisi 20 pertemuan dalam 3 bulan; paket Express 20 pertemuan dalam 2 bulan. Kursus Spesial berisi 10 pertemuan dalam 3 bulan. Masa berlaku dihitung dari tanggal pertemuan pertama yang dijadwalkan, dan bertambah {{extension}} untuk setiap pertemuan yang dibatalkan sekolah atau guru.',
      en: 'A course has 20 meetings within 3 months; Express packages have 20 meetings within 2 months. The Special Course has 10 meetings within 3 months. The time counts from the date of the first planned meeting and grows by {{extension}} for each meeting that the school or the teacher cancels.',
    },
  },
  {
    key: 'placement',
    words: { id: 'placement test ujian masuk', en: 'entry exam' },
    question: { id: 'Apakah tes penempatan wajib?', en: 'Do I need a placement test?' },
    answer: {
      id: 'Ya, setiap calon siswa mengerjakannya setelah pembayaran. Tesnya 20 soal dalam 30 menit, dan setiap jawaban langsung tersimpan. Tes ini hanya mengusulkan titik awal, bukan sertifikat.',
      en: 'Yes, every new learner takes it after the payment. It has 20 questions in 30 minutes, and each answer is saved as you give it. It only proposes a starting point and is not a certificate.',
    },
  },
  {
    key: 'levels',
    words: { id: 'tingkat kemampuan nilai skor pemula menengah mahir', en: 'grade score ability' },
    question: { id: 'Apa arti levelnya?', en: 'What do the levels mean?' },
    answer: {
      id: 'Nilai di bawah 50% berarti Beginner, 50% sampai di bawah 80% Intermediate, dan 80% ke atas Advanced, dalam kelompok usia Kids, Teen, atau Adult. Dua puluh soal tidak bisa menilai semuanya, jadi tes hanya mengusulkan: guru atau admin memastikan atau mengubah level setelah pemeriksaan bicara lima menit, paling lambat di akhir pertemuan ke-2. Kurang cocok? Satu kali per kursus Anda boleh meminta level dilihat lagi.',
      en: 'A score under 50% means Beginner, from 50% to under 80% Intermediate, and 80% or more Advanced, within the age group Kids, Teen or Adult. Twenty questions cannot judge everything, so the test only proposes: a teacher or an admin confirms or changes the level after a five-minute speaking check, by the end of meeting 2. Not right? Once in each course you may ask for another look.',
    },
  },
  {
    key: 'pretest',
    words: { id: 'pretest coba biaya', en: 'pretest try cost' },
    question: { id: 'Apa itu tes gratis?', en: 'What is the free trial test?' },
    answer: {
      id: 'Tes gratis berisi 15 soal dalam 10 menit, untuk anak atau remaja. Anda tidak perlu akun dan kami tidak meminta data pribadi. Hasilnya hanya nilai, tanpa level.',
      en: 'The trial test has 15 questions in 10 minutes, for kids or for teens. You need no account and we ask for no personal data. It gives a score only, not a level.',
    },
  },
  {
    key: 'tests',
    words: { id: 'ujian nilai sertifikat final', en: 'exam score certificate' },
    question: { id: 'Kapan ada tes selama kursus?', en: 'When are the tests in a course?' },
    answer: {
      id: 'Tes ada di pertemuan 10 dan di pertemuan 20, yaitu Final Test. Pada Kursus Spesial tesnya di pertemuan 5 dan 10. Tes yang hangus tidak diulang; di laporan tertulis bahwa tes itu tidak diikuti.',
      en: 'There is a test at meeting 10 and a Final Test at meeting 20. In the Special Course they are at meetings 5 and 10. A forfeited test is not repeated; the report then says that it was not taken.',
    },
  },
  {
    key: 'unfinished',
    words: { id: 'sisa kedaluwarsa habis perpanjang berhenti', en: 'expire left over extend stop' },
    question: {
      id: 'Bagaimana jika kursus belum selesai dalam 3 bulan?',
      en: 'What if I do not finish within 3 months?',
    },
    answer: {
      id: 'Pertemuan yang tersisa setelah hari terakhir masa berlaku hangus, tetapi hanya jika sekolah sudah menawarkan cukup pilihan waktu untuknya; jika belum, masa berlaku bertambah. Hari terakhir itu selalu tampil di halaman kelas Anda. Pertemuan yang dibatalkan sekolah atau guru tidak mengurangi hak Anda; masa berlakunya bertambah {{extension}}.',
      en: 'Meetings that are left after the last valid day are forfeited, but only if the school offered enough times for them; otherwise the course goes on. Your class page always shows that day. A meeting cancelled by the school or the teacher never costs you a meeting and moves the last day by {{extension}}.',
    },
  },
  {
    key: 'refund',
    words: { id: 'refund pengembalian biaya dana batal berhenti', en: 'refund return cancel stop fee' },
    question: { id: 'Apakah uang saya bisa kembali?', en: 'Can I get my money back?' },
    withoutRefund: {
      id: 'Harga kursus tidak dikembalikan bila Anda berubah pikiran. Pembayaran ganda atau terlambat dikembalikan penuh, dan pertemuan yang dibatalkan sekolah atau guru tidak pernah hilang.',
      en: 'The price of a course is not paid back when you change your mind. Double or late payments are returned in full, and a meeting cancelled by the school or the teacher is never lost.',
    },
    answer: {
      id: 'Ya, {{percent}} dari harga yang Anda bayar, dibulatkan ke bawah ke rupiah bulat, jika Anda memintanya dalam masa kursus (juga sebelum pertemuan pertama) dan sisa pertemuan lebih dari {{needed}}. Sisa = pertemuan yang dibeli dikurangi yang sudah berlangsung dan yang hangus{{refundExample}}. {{specialCourse}} Pembayaran ganda atau terlambat dikembalikan penuh.',
      en: 'Yes, {{percent}} of the price you paid, rounded down to whole rupiah, if you ask during the program (also before the first meeting) and more than {{needed}} meetings remain. Remaining = bought minus held minus forfeited{{refundExample}}. {{specialCourse}} Double or late payments are returned in full.',
    },
  },
] as const satisfies readonly FaqItem[];
