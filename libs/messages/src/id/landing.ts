/** The landing page. */
export const landing = {
  title: 'Kursus bahasa Inggris online untuk anak, remaja, dan dewasa',
  description:
    'Belajar bahasa Inggris satu guru satu siswa secara online: anak 6–12, remaja 13–17, dan dewasa 18+. Tes percobaan gratis, 20 pertemuan, aturan yang jelas.',
  eyebrow: 'Satu guru, satu siswa, tatap muka online',
  headline: 'Dari malu-malu sampai fasih berbahasa Inggris.',
  lead: 'Guru yang sabar, jadwal yang cocok untuk keluarga Anda, dan jalur 20 pertemuan yang terlihat jelas dari langkah pertama sampai tes akhir.',
  freeTest: 'Coba tes gratis',
  seePackages: 'Lihat paket',
  heroNote: '15 soal, 10 menit, tanpa mendaftar.',
  programsTitle: 'Empat program, satu tujuan: berani bicara',
  programsLead: 'Pilih yang sesuai dengan kebutuhan sekarang. Tes penempatan menentukan tingkat awal Anda.',
  more: 'Lihat program',
  programs: {
    'general-english': {
      text: 'Dasar yang kokoh: mendengar, berbicara, membaca, dan menulis untuk sekolah dan sehari-hari.',
      who: 'Anak, remaja, dewasa',
    },
    conversation: {
      text: 'Lebih banyak bicara, lebih sedikit teori. Untuk yang paham tetapi ragu membuka mulut.',
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
  ages: {
    kids: {
      name: 'Anak',
      age: '6–12 tahun',
      text: 'Cerita, lagu, dan permainan. Orang tua melihat kemajuan di setiap pertemuan.',
    },
    teen: {
      name: 'Remaja',
      age: '13–17 tahun',
      text: 'Topik yang dekat dengan dunia mereka, dan bantuan untuk nilai di sekolah.',
    },
    adult: {
      name: 'Dewasa',
      age: '18+ tahun',
      text: 'Bahasa Inggris untuk bekerja, ujian, dan hidup, dengan jadwal yang ramah kesibukan.',
    },
  },
  pathTitle: 'Beginilah 20 pertemuan Anda',
  pathLead:
    'Setiap batu adalah satu pertemuan 60 menit. Pertemuan ke-10 dan ke-20 adalah tes, sehingga kemajuan terlihat, bukan hanya terasa.',
  rulesTitle: 'Aturan yang adil, ditulis di depan',
  rules: [
    { title: 'Pindah jadwal', text: 'Beri tahu 24 jam sebelumnya, dan pertemuan Anda tidak hilang.' },
    { title: 'Guru terlambat?', text: 'Menit yang hilang kami ganti. Itu hak Anda.' },
    {
      title: 'Uang kembali',
      text: '50% kembali bila diminta selama program dan tersisa lebih dari 10 pertemuan.',
    },
  ],
  endTitle: 'Mulai dari sepuluh menit',
  endText: 'Ikuti tes percobaan gratis, lihat hasilnya, lalu putuskan dengan tenang.',
};
