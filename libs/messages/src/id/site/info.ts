import { number } from '../number.ts';

/** Short public pages: contact, trial. The texts of /about are content (`content/site/about.ts`). */
export const info = {
  contact: {
    title: 'Ada yang bisa kami bantu?',
    lead: 'Tanyakan tentang program, jadwal, atau pembayaran, dalam bahasa Indonesia atau Inggris.',
    description:
      'Hubungi sekolah lewat chat atau email, dan baca jawaban atas pertanyaan tentang pertemuan, tes, jadwal, dan uang kembali.',
    chatTitle: 'Lewat chat',
    chat: 'Chat sekarang',
    chatText: 'Percakapan terbuka di aplikasi pesan Anda.',
    addressTitle: 'Alamat kami',
    emailTitle: 'Lewat email',
    email: 'Kirim email',
    emailText: 'Untuk pertanyaan panjang atau lampiran.',
    faqTitle: 'Pertanyaan yang sering diajukan',
    faqLead: 'Jawaban singkat. Aturan lengkapnya ada di Syarat dan ketentuan.',
    ofParents: 'Tentang guru, cara membayar, dan keamanan anak',
    search: 'Cari pertanyaan',
    searchHint: 'misalnya: uang kembali',
    found: (p: { count: number; total: number }) => `${number(p.count)} dari ${number(p.total)} pertanyaan`,
    nothing: 'Tidak ada pertanyaan dengan kata itu. Coba kata lain, atau tanyakan langsung kepada kami.',
    clear: 'Tampilkan semua',
    direct: 'Tautan ke jawaban ini',
    groups: { courses: 'Kursus, tes, dan biaya', meetings: 'Pertemuan dan kehadiran' },
  },
  trial: {
    title: 'Tes gratis',
    lead: 'Lihat kemampuan bahasa Inggris anak atau remaja dalam 10 menit, tanpa mendaftar.',
    description:
      'Tes gratis bahasa Inggris untuk anak dan remaja: 15 soal, 10 menit, tanpa akun, hasil langsung dengan penjelasan.',
    facts: ['15 soal', '10 menit', 'Tanpa akun'],
    benefitsTitle: 'Yang Anda dapatkan',
    benefits: [
      { title: 'Benar-benar gratis', text: 'Tanpa akun, tanpa kartu, dan kami tidak meminta data pribadi.' },
      { title: 'Hasil saat itu juga', text: 'Nilai muncul begitu tes dikirim; tidak perlu menunggu email.' },
      {
        title: 'Penjelasan setiap soal',
        text: 'Apa yang diuji dan mengapa jawabannya begitu, dalam bahasa Indonesia.',
      },
      {
        title: 'Paket untuk usianya',
        text: 'Setelah tes, Anda bisa melihat paket untuk usia itu, tanpa kewajiban membeli.',
      },
    ],
    expectTitle: 'Yang akan Anda temui',
    expect: [
      { title: 'Pilih Kids atau Teens', text: 'Kids untuk usia 6–12, Teens untuk usia 13–17.' },
      { title: 'Jawab 15 soal', text: 'Satu per satu, dengan tiga pilihan. Soal anak sebagian bergambar.' },
      { title: 'Tandai dan kembali', text: 'Lewati yang sulit, tandai, lalu kembali ke soal mana pun.' },
      {
        title: 'Kirim sebelum 10 menit',
        text: 'Saat waktu habis, jawaban terkirim sendiri. Memuat ulang halaman tidak menghapusnya.',
      },
    ],
    honestTitle: 'Batasan tes ini',
    honest:
      'Lima belas soal hanya menghasilkan nilai, bukan level dan bukan sertifikat. Tes penempatan mengusulkan level setelah Anda membeli paket, lalu guru memastikannya paling lambat di akhir pertemuan ke-2.',
    adults:
      'Sudah 18 tahun ke atas? Langsung pilih paket; tes penempatan untuk dewasa dikerjakan setelah pembayaran.',
    seePackages: 'Lihat paket',
    start: 'Mulai tes',
  },
};
