import { formatRupiah } from '@fasih/school/basics/rupiah';
import { mayRefund, type PolicyNumbers } from '@fasih/school/catalogue/policy/numbers';
import { number } from '../number.ts';

/** The landing page with the course rules in plain words and the numbers of the version in force. */
export const landing = {
  title: 'Kursus bahasa Inggris online untuk anak, remaja, dan dewasa',
  description:
    'Belajar bahasa Inggris online, satu guru satu siswa: anak 6–12, remaja 13–17, dewasa 18+. Tes gratis, 20 pertemuan, harga dan aturan yang jelas.',
  eyebrow: 'Kursus online, satu guru untuk satu siswa',
  headline: 'Berani bicara bahasa Inggris, selangkah demi selangkah.',
  lead: 'Untuk anak, remaja, dan dewasa di seluruh Indonesia. Jadwal yang cocok untuk keluarga, dan 20 pertemuan yang isinya terlihat sejak awal.',
  whoTitle: 'Untuk siapa',
  freeTest: 'Coba tes gratis',
  seePackages: 'Lihat paket',
  stickyTest: 'Tes gratis',
  heroNote: 'Tesnya 15 soal, 10 menit, tanpa mendaftar.',
  facts: {
    price: (p: { rupiah: number }) => `Paket mulai ${formatRupiah(p.rupiah)}`,
    length: (p: PolicyNumbers) => `${p.meetingMinutes} menit tatap muka online`,
    refund: 'Aturan uang kembali yang tertulis',
  },
  programsTitle: 'Empat program, satu tujuan: berani bicara',
  programsLead: 'Pilih yang Anda perlukan sekarang. Harga sudah lengkap, tanpa biaya pendaftaran.',
  more: 'Lihat program',
  from: 'Mulai',
  perMeeting: (p: { rupiah: number }) => `${formatRupiah(p.rupiah)} per pertemuan`,
  noPrices: 'Harga belum bisa ditampilkan. Muat ulang halaman ini sebentar lagi.',
  programs: {
    'general-english': {
      text: 'Dasar yang kokoh: mendengar, berbicara, membaca, dan menulis untuk sekolah dan sehari-hari.',
      who: 'Anak, remaja, dewasa',
    },
    conversation: {
      text: 'Lebih banyak bicara, lebih sedikit teori. Untuk yang sudah paham, tetapi masih ragu berbicara.',
      who: 'Anak, remaja, dewasa',
    },
    'test-preparation': {
      text: 'TOEIC, TOEFL ITP, TOEFL iBT, dan IELTS, dengan kelas Regular atau Express.',
      who: 'Pelajar dan profesional',
    },
    'special-course': {
      text: '10 pertemuan dengan topik pilihan Anda: wawancara kerja, presentasi, atau perjalanan.',
      who: 'Kebutuhan khusus',
    },
  },
  agesTitle: 'Cara belajar yang sesuai usia',
  agesLead: 'Anak enam tahun dan manajer berusia empat puluh tahun tidak belajar dengan cara yang sama.',
  ages: {
    kids: {
      name: 'Anak',
      age: '6–12 tahun',
      text: 'Cerita dan permainan, dengan kalimat pendek yang langsung dipakai.',
      how: () => [
        'Satu percakapan atau cerita pendek di setiap pelajaran',
        'Orang tua bisa memantau di aplikasi',
        'Salah ucap tidak dimarahi',
      ],
    },
    teen: {
      name: 'Remaja',
      age: '13–17 tahun',
      text: 'Topik yang dekat dengan dunia mereka: film, musik, teknologi, dan sekolah.',
      how: () => [
        'Berani berpendapat dan menjelaskan alasan',
        'Tata bahasa lewat percakapan',
        'Satu presentasi singkat di akhir',
      ],
    },
    adult: {
      name: 'Dewasa',
      age: '18+ tahun',
      text: 'Bahasa Inggris untuk kerja, ujian, dan perjalanan, di sela hari yang sibuk.',
      how: (p: PolicyNumbers) => [
        'Telepon, email, dan rapat',
        'Yang dipelajari malam ini dipakai besok',
        `Jadwal bisa dipindahkan sampai ${p.noticeHours} jam sebelumnya`,
      ],
    },
  },
  seeAge: (p: { name: string }) => `Program ${p.name}`,
  stepsTitle: 'Begini caranya',
  stepsLead: 'Empat langkah, dari sekadar ingin tahu sampai pertemuan pertama.',
  steps: (p: PolicyNumbers) => [
    {
      title: 'Coba tes gratis',
      text: '15 soal dalam 10 menit, untuk anak dan remaja. Tanpa akun, tanpa data pribadi. Dewasa boleh langsung ke langkah 2.',
    },
    {
      title: 'Pilih paket',
      text: 'Daftar, pilih paket, lalu bayar online. Totalnya terlihat sebelum Anda membayar.',
    },
    {
      title: 'Tes penempatan',
      text: 'Tes 20 soal selama 30 menit ini mengusulkan titik awal. Info kelas kami kirim lewat email dalam 24 jam.',
    },
    {
      title: 'Mulai belajar',
      text: `2–3 pertemuan seminggu, masing-masing ${p.meetingMinutes} menit, dari ponsel atau laptop.`,
    },
  ],
  levelsTitle: 'Tiga level, dijelaskan apa adanya',
  levelsLead:
    'Tes penempatan mengusulkan titik awal. Guru memastikannya setelah pemeriksaan bicara singkat, paling lambat di akhir pertemuan ke-2.',
  levels: [
    {
      name: 'Beginner',
      score: 'Nilai di bawah 50%',
      text: 'Mengenal kata dan kalimat pendek. Kita mulai dari yang paling sering dipakai, tanpa terburu-buru.',
    },
    {
      name: 'Intermediate',
      score: 'Nilai 50% sampai di bawah 80%',
      text: 'Bisa bercerita sederhana, tetapi masih sering mencari kata. Kita panjangkan kalimat dan kurangi jeda.',
    },
    {
      name: 'Advanced',
      score: 'Nilai 80% ke atas',
      text: 'Dasarnya kuat. Kita rapikan ketepatan, nada, dan topik yang lebih berat.',
    },
  ],
  levelsWhy: {
    sentence:
      'Level ini hanya titik awal di kursus kami, bukan sertifikat. Kami juga tidak menjanjikan naik level dalam 3 bulan: satu tingkat CEFR biasanya perlu sekitar 200 jam belajar.',
    arithmetic: (p: PolicyNumbers) =>
      `20 pertemuan × ${p.meetingMinutes} menit = ${Math.round((20 * p.meetingMinutes) / 60)} jam dari sekitar 200 jam`,
    rule: 'Yang kami janjikan adalah 20 langkah kecil: satu hal baru yang bisa Anda lakukan di setiap pertemuan.',
  },
  pathTitle: 'Beginilah 20 pertemuan Anda',
  pathLead: (p: PolicyNumbers) =>
    `Setiap batu adalah satu pertemuan ${p.meetingMinutes} menit; batu ke-10 dan ke-20 adalah tes. Tekan salah satu batu untuk melihat topiknya.`,
  pathAges: 'Pilih usia',
  pathMore: 'Semua topik dan harganya',
  pathOf: (p: { program: string; age: string }) => `${p.program}, ${p.age}`,
  meeting: (p: { n: number }) => `Pertemuan ${p.n}`,
  rulesTitle: 'Aturan yang adil, beserta alasannya',
  rulesLead: 'Anda membacanya sebelum membayar, bukan sesudahnya.',
  rules: {
    moving: {
      title: 'Pindah jadwal',
      text: (p: PolicyNumbers) =>
        `Beri tahu lewat aplikasi paling lambat ${p.noticeHours} jam sebelumnya, dan pertemuan Anda tidak hilang.`,
      sentence:
        'Bila kabarnya tepat waktu, guru masih bisa mengisi jam itu; bila terlambat, jamnya terbuang.',
      arithmetic: (p: { hours: number; latest: string }) =>
        `Kelas Rabu pukul 16.00 − ${number(p.hours)} jam: pindahkan paling lambat ${p.latest}`,
      rule: (p: PolicyNumbers) =>
        `Tepat ${p.noticeHours} jam masih bisa. Anda bisa menjadwalkan pertemuan itu lagi sampai hari terakhir masa berlaku.`,
    },
    absence: {
      title: 'Tidak hadir tanpa kabar',
      text: 'Pertemuan itu hangus. Guru sudah menunggu Anda.',
      sentence: 'Jam itu hanya disediakan untuk satu siswa, jadi guru tetap kami bayar.',
      arithmetic: '20 pertemuan − 1 hangus = 19 pertemuan',
      rule: 'Dalam keadaan khusus, sekolah bisa mengembalikan pertemuan itu, dengan alasan yang bisa Anda baca.',
    },
    late: {
      title: 'Guru terlambat? Menitnya kami ganti',
      text: 'Setiap menit keterlambatan guru menjadi hak Anda.',
      sentence: (p: PolicyNumbers) =>
        `Anda membayar ${p.meetingMinutes} menit, jadi Anda mendapat ${p.meetingMinutes} menit.`,
      arithmetic: (p: { minutes: number }) =>
        `Guru masuk 09.${String(p.minutes).padStart(2, '0')} untuk kelas 09.00: ${number(p.minutes)} menit ditambahkan`,
      rule: 'Ditambahkan di akhir pertemuan itu atau ke tabungan menit. Bila siswa yang terlambat, kelas selesai pada jamnya.',
    },
    refund: {
      title: (p: PolicyNumbers) => `Uang kembali ${p.refundPercent}%`,
      text: (p: PolicyNumbers) =>
        `Bila diminta dalam masa kursus dan tersisa lebih dari ${p.refundNeedsMoreThan} pertemuan.`,
      sentence: 'Selama masih banyak pertemuan tersisa, Anda boleh berubah pikiran.',
      arithmetic: (p: { percent: number; price: number; back: number }) =>
        `${p.percent}% × ${formatRupiah(p.price)} = ${formatRupiah(p.back)}`,
      rule: (p: PolicyNumbers): string =>
        mayRefund(p, 10)
          ? 'Sisa = dibeli − selesai − hangus. Kursus Spesial berisi 10 pertemuan, dan aturan ini juga berlaku untuknya.'
          : 'Sisa = dibeli − selesai − hangus. Kursus Spesial berisi 10 pertemuan, jadi aturan ini tidak pernah berlaku untuknya.',
    },
  },
  rulesAll: 'Baca semua aturan',
  teachersTitle: 'Guru-guru kami',
  allTeachers: 'Semua guru',
  questionsTitle: 'Yang sering ditanyakan',
  parentsTitle: 'Yang ditanyakan orang tua',
  allQuestions: 'Semua pertanyaan',
  endTitle: 'Mulai dari sepuluh menit',
  endText: 'Ikuti tes gratis, lihat hasilnya, lalu putuskan dengan tenang.',
};
