/** Second guardians: how a family invites, changes and ends them, and what they see (docs/product/accounts.md#a-second-guardian). */
export const guardians = {
  problems: {
    learnerNotFound: 'Salah satu anak ini tidak ditemukan di akun Anda.',
    ownAddress: 'Ini alamat akun Anda sendiri.',
    already: 'Orang ini sudah menjadi wali kedua atau sudah diundang.',
    max: (p: { max: number }) => `Paling banyak ${p.max} wali kedua. Akhiri akses salah satunya dulu.`,
    notFound: 'Wali kedua atau undangan ini sudah tidak ada.',
    linkOver:
      'Undangan ini sudah dipakai, ditarik, atau kedaluwarsa. Minta pengundang mengirim undangan baru.',
    otherAddress: (p: { email: string }) =>
      `Undangan ini untuk akun dengan alamat ${p.email}. Masuk dengan akun itu.`,
  },
  may: { look: 'Melihat', decide: 'Melihat dan mengatur waktu' },
  mayText: {
    look: 'Jadwal, presensi, materi, laporan, dan pemberitahuan; boleh masuk kelas bersama anak.',
    decide:
      'Juga memindahkan dan menjadwalkan pertemuan, meminta izin tidak hadir, menjeda kursus, mengajukan keberatan, dan melaporkan guru yang tidak hadir.',
  },
  part: {
    title: 'Wali kedua',
    lead: 'Undang orang tua atau wali lain agar ikut melihat kursus anak dari akunnya sendiri. Pembayaran, persetujuan, penghapusan data, dan perangkat anak tetap hanya pada Anda.',
    none: 'Belum ada wali kedua.',
    invite: 'Undang wali kedua',
    noChildren: 'Tambahkan anak terlebih dulu. Wali kedua hanya untuk anak.',
    learnersOf: (p: { names: string }) => `Untuk ${p.names}`,
    invited: (p: { when: string }) => `Undangan terkirim, berlaku sampai ${p.when}`,
    over: 'Undangan kedaluwarsa',
    since: (p: { when: string }) => `Sejak ${p.when}`,
    again: 'Kirim ulang',
    againOf: (p: { name: string }) => `Kirim ulang undangan ${p.name}`,
    sentAgain: 'Undangan baru dikirim; tautan yang lama tidak berlaku lagi.',
    withdraw: 'Tarik undangan',
    withdrawOf: (p: { name: string }) => `Tarik undangan ${p.name}`,
    withdrawn: 'Undangan ditarik.',
    change: 'Ubah',
    changeOf: (p: { name: string }) => `Ubah hak ${p.name}`,
    changed: 'Perubahan disimpan dan langsung berlaku.',
    end: 'Akhiri akses',
    endOf: (p: { name: string }) => `Akhiri akses ${p.name}`,
    ended: 'Akses wali kedua diakhiri. Anda berdua mendapat kabar.',
    endAsk: {
      title: (p: { name: string }) => `Akhiri akses ${p.name} sebagai wali kedua?`,
      text: 'Kursus anak langsung tidak terlihat lagi olehnya. Anda berdua mendapat kabar.',
      no: 'Batal',
      yes: 'Akhiri akses',
    },
    withdrawAsk: {
      title: (p: { name: string }) => `Tarik undangan ${p.name}?`,
      text: 'Tautan di emailnya langsung tidak berlaku lagi.',
      no: 'Batal',
      yes: 'Tarik undangan',
    },
  },
  form: {
    name: 'Nama',
    email: 'Email',
    emailHint: 'Undangan dikirim ke sini dan hanya diterima oleh akun dengan alamat ini.',
    relation: 'Hubungan dengan anak',
    learners: 'Anak yang dibagikan',
    may: 'Yang boleh dilakukan',
    send: 'Kirim undangan',
    save: 'Simpan',
    sent: 'Undangan dikirim.',
  },
  shared: {
    title: 'Dibagikan kepada Anda',
    lead: 'Anda wali kedua dari anak-anak ini.',
    by: (p: { name: string }) => `Dibagikan oleh ${p.name}`,
    leave: 'Berhenti',
    leaveOf: (p: { name: string }) => `Berhenti sebagai wali kedua dari anak ${p.name}`,
    left: 'Anda bukan lagi wali kedua.',
    leaveAsk: {
      title: 'Berhenti sebagai wali kedua?',
      text: (p: { learners: string; name: string }) =>
        `Kursus ${p.learners} langsung tidak terlihat lagi di akun Anda. ${p.name} mendapat kabar dan dapat mengundang Anda lagi.`,
      no: 'Batal',
      yes: 'Berhenti',
    },
  },
  accept: {
    title: 'Undangan menjadi wali kedua',
    lead: (p: { by: string; learners: string }) =>
      `${p.by} mengundang Anda menjadi wali kedua ${p.learners}.`,
    youMay: 'Yang boleh Anda lakukan',
    notYours: (p: { by: string }) =>
      `Pembayaran, persetujuan, dan data keluarga tetap hanya pada ${p.by}. Anda dapat berhenti kapan saja.`,
    until: (p: { when: string }) => `Undangan berlaku sampai ${p.when}.`,
    accept: 'Terima undangan',
    accepted: 'Anda sekarang wali kedua.',
    signIn: (p: { email: string }) => `Masuk dengan akun ${p.email} untuk menerima undangan.`,
    register: (p: { email: string }) =>
      `Buat akun dengan alamat ${p.email} untuk menerima undangan. Gratis dan tanpa membeli apa pun.`,
    otherAccount: (p: { email: string }) =>
      `Di perangkat ini ada akun lain yang masuk. Keluar dulu, lalu masuk dengan akun ${p.email}.`,
    signOut: 'Keluar',
    missing: 'Tautan ini tidak lengkap. Buka lagi tombol di email undangan.',
    over: 'Undangan tidak berlaku',
  },
  staff: {
    title: 'Wali kedua',
    none: 'Tidak ada wali kedua.',
    end: 'Akhiri akses',
    endOf: (p: { name: string }) => `Akhiri akses ${p.name} sebagai wali kedua`,
    endLead:
      'Wali kedua langsung tidak melihat apa pun dari keluarga ini. Kedua wali mendapat kabar dengan alasan ini.',
    reason: 'Alasan',
    ended: 'Akses wali kedua diakhiri.',
  },
};
