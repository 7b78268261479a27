/** Short public pages: about, contact, trial, pretest. */
export const info = {
  about: {
    title: 'Tentang kami',
    lead: 'Kami percaya setiap orang bisa berbahasa Inggris bila ada guru yang sabar dan langkah yang jelas.',
    visionTitle: 'Visi',
    vision:
      'Keluarga di seluruh Indonesia belajar bahasa Inggris dengan percaya diri, di mana pun mereka tinggal.',
    missionTitle: 'Misi',
    mission: [
      'Satu guru untuk satu siswa, dengan jadwal yang cocok untuk keluarga.',
      'Kemajuan yang terlihat di setiap pertemuan.',
      'Aturan yang adil dan ditulis di depan.',
    ],
    valuesTitle: 'Nilai kami',
    values: ['Profesionalisme', 'Inovasi', 'Wawasan global', 'Kolaborasi'],
  },
  contact: {
    title: 'Ada yang bisa kami bantu?',
    lead: 'Tanyakan tentang program, jadwal, atau pembayaran. Kami menjawab dengan bahasa yang Anda pakai.',
    chat: 'Chat sekarang',
    chatText: 'Buka percakapan di aplikasi pesan Anda.',
    email: 'Kirim email',
  },
  trial: {
    title: 'Tes percobaan gratis',
    lead: 'Lihat kemampuan bahasa Inggris dalam 10 menit, tanpa mendaftar.',
    benefitsTitle: 'Manfaatnya',
    benefits: ['Gratis dan tanpa akun.', 'Hasil langsung setelah selesai.', 'Petunjuk paket yang cocok.'],
    expectTitle: 'Yang akan Anda temui',
    expect: [
      'Pilih kategori: Kids atau Teens.',
      '15 soal pilihan ganda, satu per satu.',
      'Waktu 10 menit, dan Anda bisa kembali ke soal mana pun.',
    ],
    start: 'Mulai tes',
  },
  pretest: {
    title: 'Test Your English!',
    soon: 'Tes percobaan online dibuka sebentar lagi. Sementara itu, tes penempatan menanti setelah Anda memilih paket.',
  },
};
