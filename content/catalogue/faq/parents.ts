import type { FaqItem } from '../types.ts';

/**
 * What parents ask besides the 15 questions of the contact page; shown on the landing and the program pages. Only what
 * the product does: what each school arranges for itself, such as the training of its teachers, is a question of its own
 * in the settings.
 */
export const faqOfParents = [
  {
    key: 'teachers',
    words: { id: 'guru', en: 'tutor' },
    question: { id: 'Siapa yang mengajar?', en: 'Who teaches?' },
    answer: {
      id: 'Sekolah memilih satu guru tetap untuk setiap kelas. Nama guru ada di email info kelas dan di halaman kelas Anda. Ingin tahu pengalaman atau kualifikasi guru? Tanyakan kepada sekolah sebelum membeli.',
      en: "The school chooses one regular teacher for each class. The teacher's name is in the class information by e-mail and on your class page. Would you like to know about a teacher's experience or qualifications? Ask the school before you buy.",
    },
  },
  {
    key: 'changing-teacher',
    words: { id: 'ganti guru', en: 'another tutor' },
    question: { id: 'Bisakah mengganti guru?', en: 'Can the teacher be changed?' },
    answer: {
      id: 'Hubungi sekolah dan ceritakan alasannya; sekolah bisa menyerahkan kelas kepada guru lain. Pertemuan yang sudah berlangsung tetap tercatat. Bila guru berhalangan, sekolah bisa menetapkan guru pengganti untuk satu pertemuan, dan Anda diberi tahu.',
      en: 'Contact the school and tell us why; the school can hand the class over to another teacher. Meetings already held stay on record. If a teacher cannot come, the school may name a substitute for a single meeting, and you are told.',
    },
  },
  {
    key: 'paying',
    words: { id: 'bayar transfer kartu', en: 'pay transfer card' },
    question: { id: 'Bagaimana cara membayarnya?', en: 'How can I pay?' },
    answer: {
      id: 'Secara online: transfer bank (virtual account), QRIS, GoPay, ShopeePay, DANA, kartu kredit, atau tunai di Alfamart dan Indomaret. Beberapa cara punya batas jumlah, jadi di halaman pembayaran hanya muncul cara yang bisa dipakai untuk pesanan Anda. Setelah pembayaran diterima, kuitansi ada di akun Anda.',
      en: 'Online: bank transfer (virtual account), QRIS, GoPay, ShopeePay, DANA, credit card, or cash at Alfamart and Indomaret. Some of them have a limit, so the payment page lists only those that work for your order. Once the payment has arrived, the receipt is in your account.',
    },
  },
  {
    key: 'language',
    words: { id: 'bahasa', en: 'language' },
    question: { id: 'Bahasa apa yang dipakai?', en: 'Which languages are used?' },
    answer: {
      id: 'Aplikasi dan email tersedia dalam bahasa Indonesia dan Inggris. Seberapa banyak bahasa Indonesia dipakai di kelas bisa Anda bicarakan dengan guru.',
      en: 'The app and its e-mails come in Indonesian and English. You can talk over with the teacher how much Indonesian is used in class.',
    },
  },
  {
    key: 'device',
    words: { id: 'kuota ponsel laptop', en: 'data phone laptop' },
    question: {
      id: 'Perangkat dan kuota apa yang diperlukan?',
      en: 'Which device and how much data do we need?',
    },
    answer: {
      id: 'Ponsel, tablet, atau laptop dengan kamera, mikrofon, aplikasi video, dan internet. Yang paling banyak memakai kuota adalah panggilan videonya; jumlahnya bergantung pada aplikasi video dan mutu gambar, jadi Wi-Fi lebih hemat. Tes dan halaman kelas dibuka di peramban, tanpa memasang aplikasi.',
      en: 'A phone, tablet or laptop with a camera, a microphone, the video app and the internet. The video call uses most of the data; how much depends on the video app and the picture quality, so Wi-Fi saves data. Tests and the class page open in the browser, with nothing to install.',
    },
  },
  {
    key: 'homework',
    words: { id: 'tugas pr', en: 'tasks' },
    question: { id: 'Apakah ada tugas di rumah?', en: 'Is there homework?' },
    answer: {
      id: 'Bila guru memberi tugas, tugas itu tertulis di halaman kelas pada pertemuannya, bersama catatan tentang yang dipelajari.',
      en: 'If the teacher gives homework, it is on the class page with its meeting, next to the note on what was learned.',
    },
  },
  {
    key: 'safety',
    words: { id: 'aman anak data', en: 'safe child data' },
    question: { id: 'Bagaimana anak saya dilindungi?', en: 'How is my child protected?' },
    answer: {
      id: 'Akun dipegang orang tua atau wali; data anak di bawah 18 tahun baru dipakai setelah Anda menyetujuinya. Tautan video hanya untuk keluarga di kelas itu, gurunya, dan staf sekolah; bagi keluarga tautannya terbuka {{opens}} sebelum mulai. Anda boleh mendampingi anak, dan bila ada yang mengganjal, hubungi sekolah.',
      en: 'The account belongs to a parent or guardian; the data of a child under 18 is used only after you have agreed. The video link is only for the families of that class, its teacher and the school; for families it opens {{opens}} before the start. You may sit with your child, and if something feels wrong, contact the school.',
    },
  },
  {
    key: 'siblings',
    words: { id: 'adik kakak', en: 'brother sister' },
    question: { id: 'Bisakah kakak dan adik memakai satu akun?', en: 'Can siblings share one account?' },
    answer: {
      id: 'Ya. Satu akun bisa memuat beberapa siswa, masing-masing dengan paket, tes, jadwal, dan laporan sendiri.',
      en: 'Yes. One account can hold several learners, each with their own package, tests, schedule and reports.',
    },
  },
  {
    key: 'holidays',
    words: { id: 'libur', en: 'holiday' },
    question: { id: 'Bagaimana kalau ada hari libur?', en: 'What happens on holidays?' },
    answer: {
      id: 'Pada hari libur yang ditetapkan sekolah tidak ada pertemuan baru yang dijadwalkan. Bila hari pertemuan Anda kemudian diliburkan, sekolah memindahkan pertemuan itu: tidak ada yang hangus, dan Anda diberi tahu. Sedang bepergian? Pindahkan pertemuan paling lambat {{notice}} sebelum mulai.',
      en: "No new meeting is planned on the school's holidays. If the day of your meeting becomes a holiday later, the school moves the meeting: none is lost, and you are told. Travelling? Move the meeting at least {{notice}} before it starts.",
    },
  },
] as const satisfies readonly FaqItem[];
