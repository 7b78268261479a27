import { areas, areaWords } from '../courses/area-words.ts';
import { number } from '../number.ts';

/** Texts of the placement test (docs/product/calls-and-texts.md#test-texts). */
export const placement = {
  title: 'Placement Test',
  lead: 'Tes singkat untuk menemukan titik awalmu. Bukan ujian dan bukan sertifikat: hasilnya membantu kami memilih kelas yang pas.',
  steps: ['Choose Your Package', 'Choose Payment', 'Placement Test'],
  how: {
    title: 'Begini caranya',
    questions: '20 soal, 30 menit. Soal tampil satu per satu.',
    saved:
      'Setiap jawaban langsung tersimpan. Halaman tertutup atau sinyal hilang? Lanjutkan dari tempat terakhir.',
    back: 'Kamu boleh kembali dan mengganti jawaban sampai waktunya habis.',
    clock: 'Begitu dimulai, waktu terus berjalan, meskipun halaman ditutup.',
    honest:
      'Kerjakan sendiri, tanpa kamus dan tanpa penerjemah. Dengan hasil yang jujur, pelajarannya pas untukmu.',
    kids: 'Untuk anak: orang tua boleh membantu memakai perangkat, tetapi tidak membantu menjawab.',
  },
  banks: { kids: 'Anak, 6–12 tahun', teen: 'Remaja, 13–17 tahun', adult: 'Dewasa, 18 tahun ke atas' },
  start: 'Mulai tes',
  starting: 'Menyiapkan soal…',
  goOn: 'Lanjutkan tes',
  seeResult: 'Lihat hasil',
  states: { toStart: 'Belum dimulai', running: 'Sedang berjalan', finished: 'Selesai' },
  who: 'Siapa yang mengerjakan tes?',
  whoHint: 'Setiap siswa punya tesnya sendiri.',
  visitor: 'Tanpa akun',
  visitorNote:
    'Kamu mengerjakan tanpa akun: hasilnya tampil sekali di layar dan tidak disimpan atas nama siapa pun.',
  noCourse: 'Belum ada kursus',
  noCourseNote:
    'Akun ini belum memiliki kursus: hasilnya tampil sekali di layar dan tidak disimpan atas nama siapa pun.',
  signInFirst: {
    bought: 'Sudah membeli? Masuk',
    title: 'Sudah membeli kursus?',
    text: 'Masuk dulu, supaya hasil tes tercatat untuk siswa yang akan belajar.',
    signIn: 'Masuk',
  },
  choosePackage: 'Pilih program',
  loadFailed: 'Tes belum bisa dimuat. Waktumu tidak hilang: jawaban yang sudah diberikan tetap tersimpan.',
  question: (p: { n: number; of: number }) => `Soal ${p.n} dari ${p.of}`,
  text: 'Bacaan',
  options: 'Pilih satu jawaban',
  gap: 'bagian kosong',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  finish: 'Finish Test',
  answerFirst: 'Pilih jawaban dulu, atau lompat lewat daftar soal.',
  grid: {
    title: 'Daftar soal',
    open: (p: { answered: number; of: number }) => `Daftar soal, ${p.answered}/${number(p.of)} terjawab`,
    close: 'Tutup daftar soal',
    answeredOf: (p: { answered: number; of: number }) =>
      `${number(p.answered)} dari ${number(p.of)} terjawab`,
    cell: (p: { n: number; answered: boolean }) =>
      `Soal ${p.n}, ${p.answered ? 'terjawab' : 'belum terjawab'}`,
    current: 'Sedang dibuka',
    answered: 'Terjawab',
    unanswered: 'Belum terjawab',
    allAnswered: 'Semua soal terjawab. Periksa lagi kalau mau, atau selesaikan sekarang.',
  },
  time: {
    left: 'Sisa waktu',
    five: 'Sisa waktu lima menit.',
    one: 'Sisa waktu satu menit. Jawabanmu tersimpan sendiri.',
  },
  saving: { saved: 'Tersimpan', saving: 'Menyimpan…', kept: 'Offline, disimpan di perangkat' },
  leave: {
    title: 'Tes masih berjalan',
    text: 'Waktu terus berjalan meskipun kamu meninggalkan halaman. Jawabanmu tersimpan, dan kamu bisa kembali sebelum waktu habis.',
    stay: 'Tetap di tes',
    go: 'Tinggalkan halaman',
  },
  gaps: {
    title: (p: { count: number }) => `${number(p.count)} soal belum terjawab`,
    text: 'Soal tanpa jawaban dihitung salah. Setelah selesai, jawaban tidak bisa diganti lagi.',
    check: 'Periksa lagi',
  },
  ending: {
    title: 'Menghitung hasilmu…',
    waiting: 'Menunggu sambungan',
    timeUp: 'Waktu habis',
    timeUpOffline: (p: { minutes: number }) =>
      `Waktu habis. Jawabanmu disimpan dan dikirim saat tersambung lagi, paling lambat ${number(p.minutes)} menit.`,
    offline:
      'Kamu sedang offline. Jawabanmu disimpan di perangkat ini dan dikirim begitu tersambung lagi. Biarkan halaman ini terbuka.',
    late: 'Batas kirimnya sudah lewat. Begitu tersambung lagi, tes dinilai dari jawaban yang sudah sampai di server.',
  },
  lost: {
    title: 'Tes ini tidak bisa dilanjutkan di sini',
    text: 'Mungkin kamu sudah keluar dari akun di tab lain. Jawaban yang belum terkirim tetap ada di perangkat ini. Masuk lagi, lalu lanjutkan.',
    gone: 'Hasil tes tanpa akun hanya tampil sekali, tepat setelah selesai. Tes dengan akun bisa dibuka lagi setelah masuk.',
    toStart: 'Ke halaman awal tes',
  },
  result: {
    title: 'Tes Selesai!',
    greeting: (p: { name: string }) => `Hebat, ${p.name}! Kamu menyelesaikan tes ini sampai akhir.`,
    level: 'Level',
    score: 'Nilai',
    correctOf: (p: { correct: number; total: number }) =>
      `${number(p.correct)} dari ${number(p.total)} soal benar`,
    meanings: {
      kids: {
        Beginner:
          'Kamu baru berkenalan dengan bahasa Inggris. Kita mulai dari kata dan kalimat pertama, sambil bermain.',
        Intermediate: 'Kamu sudah mengenal kata dan kalimat sederhana. Kita latih supaya makin lancar.',
        Advanced: 'Kalimat sederhana sudah kamu kuasai. Kamu siap bercerita lebih banyak.',
      },
      teen: {
        Beginner: 'Dasarmu mulai terbentuk. Kita kuatkan kalimat sehari-hari lebih dulu.',
        Intermediate:
          'Kamu memahami bahasa Inggris untuk situasi sehari-hari yang sederhana. Kita perluas supaya makin luwes.',
        Advanced: 'Kalimat sehari-hari sudah kamu kuasai. Kita lanjut ke pendapat, cerita, dan alasan.',
      },
      adult: {
        Beginner: 'Dasarmu sedang dibangun: kalimat sederhana untuk keperluan sehari-hari.',
        Intermediate:
          'Kamu memahami bahasa Inggris untuk situasi sehari-hari, dan siap belajar menjelaskan serta bercerita.',
        Advanced:
          'Kamu mandiri dalam banyak situasi. Berikutnya: lebih tepat, lebih luwes, lebih meyakinkan.',
      },
    },
    cefr: {
      kids: {
        Beginner: 'CEFR: Pre-A1, baru mulai',
        Intermediate: 'CEFR: A1, sedang berkembang',
        Advanced: 'CEFR: A1 mantap, siap untuk A2',
      },
      teen: {
        Beginner: 'CEFR: A1, sedang berkembang',
        Intermediate: 'CEFR: A2, sedang berkembang',
        Advanced: 'CEFR: A2 mantap, sebagian besar B1',
      },
      adult: {
        Beginner: 'CEFR: A1–A2',
        Intermediate: 'CEFR: A2–B1',
        Advanced: 'CEFR: B1 mantap, B2 sedang berkembang',
      },
    },
    doubt:
      'Dua puluh soal hanya memberi perkiraan: bila tes diulang tiga kali, kira-kira dua kali nilainya berselisih paling banyak 10 poin.',
    borderline: (p: { level: string; other: string }) =>
      `Paling mungkin ${p.level}, dekat dengan ${p.other}. Guru memastikannya lewat pemeriksaan bicara.`,
    tooFast:
      'Banyak soal dijawab sangat cepat, jadi hasil ini mungkin belum menggambarkan kemampuan yang sebenarnya. Sampaikan hal ini kepada guru.',
    areasTitle: 'Per bidang',
    areas,
    words: areaWords,
    kidsTry: 'coba ini berikutnya',
    notTested:
      'Mendengar dan berbicara tidak diuji di sini; guru memeriksanya paling lambat di akhir pertemuan ke-2.',
    nextTitle: 'Selanjutnya',
    classInfo: 'Informasi kelas dikirim melalui email dalam 24 jam.',
    invite: 'Pilih paket, lalu kami carikan guru dan jadwal.',
    seePackages: 'Lihat paket',
    once: 'Hasil tanpa akun hanya tampil di sini. Catat levelnya, atau daftar supaya hasil berikutnya tersimpan.',
    onceNoCourse:
      'Hasil tanpa kursus hanya tampil di sini. Catat levelnya; setelah membeli kursus, hasilnya tersimpan.',
    retake: (p: { day: string }) => `Tes ulang bisa dikerjakan mulai ${p.day}.`,
    retakeNow: 'Kerjakan tes ulang',
    toClasses: 'Ke kelas saya',
    toLogin: 'Kembali ke Halaman Login',
  },
  allowRetake: {
    open: 'Izinkan tes ulang',
    title: (p: { name: string }) => `Izinkan ${p.name} mengulang tes penempatan?`,
    text: 'Tes ulang biasanya baru terbuka 30 hari setelah tes pertama. Keluarga diberi tahu; hasil yang baru menggantikan level sekarang.',
    reason: 'Alasan',
    yes: 'Izinkan',
    no: 'Batal',
    done: 'Tes ulang dibuka. Keluarga sudah diberi tahu.',
  },
  problems: {
    noCategory: 'Kategori placement test tidak ditemukan. Silakan pilih program terlebih dahulu.',
    noQuestions: 'Soal tidak tersedia untuk kategori ini.',
    done: 'Tes penempatan ini sudah selesai. Tes ulang bisa dimulai 30 hari setelahnya, atau lebih awal dengan izin guru.',
    tooManyToday:
      'Dari jaringan ini sudah tiga tes dimulai hari ini. Coba lagi besok, atau masuk dengan akunmu.',
    chooseLearner: 'Ada beberapa siswa yang menunggu tes penempatan. Pilih siapa yang mengerjakan.',
    notFound: 'Tes ini tidak ditemukan.',
    notTaken: 'Siswa ini belum menyelesaikan tes penempatan, jadi belum ada yang diulang.',
    over: 'Tes ini sudah berakhir, jadi jawabannya tidak bisa diubah lagi.',
  },
};
