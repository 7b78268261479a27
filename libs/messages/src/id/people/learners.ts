/** Labels of a learner's facts in every form, list and page. */
export const learnerFacts = {
  birthDate: 'Tanggal lahir',
};

/** The same by field of the API, within a sentence of the audit log. */
export const changedLearnerFacts = {
  birth_date: 'tanggal lahir',
};

/** Who studies, and the guardian's consent (docs/product/accounts.md#consent). */
export const learners = {
  problems: {
    tooYoung: 'Kursus kami untuk usia 6 tahun ke atas.',
    selfUnderAge: 'Untuk siswa di bawah 18 tahun, mintalah orang tua atau wali untuk mendaftar.',
    notAChild: 'Siswa ini sudah berusia 18 tahun atau lebih dan bisa mendaftar dengan akunnya sendiri.',
    merged: 'Data siswa ini sudah digabungkan dengan data lain.',
    notFound: 'Siswa ini tidak ditemukan.',
    tooMany: 'Satu akun memuat paling banyak 12 siswa. Hubungi kami bila Anda memerlukan lebih.',
    choose: 'Pilih dulu siapa yang akan belajar.',
    consentNeeded:
      'Siswa ini belum berusia 18 tahun. Berikan persetujuan orang tua atau wali terlebih dahulu.',
  },
  step: {
    title: 'Siapa yang akan belajar?',
    self: 'Untuk saya sendiri, saya berusia 18 tahun atau lebih',
    child: 'Untuk anak saya',
    otherChild: 'Untuk anak lain',
    me: 'saya sendiri',
    chooseFirst: 'Pilih dulu siapa yang akan belajar.',
    loadFailed: 'Daftar siswa belum bisa dimuat.',
    hint: (p: { name: string; group: string; course: string }) =>
      `${p.name} termasuk kelompok usia ${p.group}. ${p.course} lebih cocok.`,
    hintNobody: 'Siswa ini',
    hintAction: (p: { course: string }) => `Pilih ${p.course}`,
    parentsOnly: 'Di bawah 18 tahun? Mintalah orang tua atau wali mendaftar dengan akun mereka.',
  },
  form: {
    childTitle: 'Data anak',
    name: 'Nama lengkap anak',
    nameHint: 'Seperti yang akan tertulis di sertifikat.',
    ...learnerFacts,
    relation: 'Hubungan Anda dengan anak',
    relations: { mother: 'Ibu', father: 'Ayah', guardian: 'Wali', other: 'Lainnya' },
    chooseRelation: 'Pilih hubungan',
    guardianName: 'Nama lengkap Anda',
    accountNameHint: 'Seperti yang akan tertulis di kuitansi dan sertifikat.',
    consentVersion: (p: { version: string }) => `Versi teks ${p.version}`,
    thisChild: 'anak ini',
    you: 'orang tua atau wali',
    consentFor: (p: { name: string }) => `Persetujuan untuk ${p.name}`,
    consentNeededHere: 'Siswa ini belum berusia 18 tahun, jadi persetujuan Anda diperlukan sebelum membeli.',
    agreeFirst: 'Centang persetujuan ini untuk melanjutkan.',
  },
  ages: { kids: 'Anak, 6–12 tahun', teen: 'Remaja, 13–17 tahun', adult: 'Dewasa, 18 tahun ke atas' },
  panel: {
    title: 'Siswa',
    lead: 'Siapa yang belajar lewat akun ini, dan persetujuan untuk yang belum berusia 18 tahun.',
    empty: 'Belum ada siswa',
    emptyText: 'Siswa ditambahkan saat Anda membeli paket, atau di sini.',
    add: 'Tambah anak',
    addTitle: 'Tambah anak',
    save: 'Simpan',
    saving: 'Menyimpan…',
    saved: 'Tersimpan.',
    added: 'Siswa ditambahkan.',
    edit: 'Ubah',
    editFor: (p: { name: string }) => `Ubah data ${p.name}`,
    editTitle: (p: { name: string }) => `Ubah data ${p.name}`,
    kind: { self: 'Diri sendiri', child: 'Anak' },
    born: (p: { day: string }) => `Lahir ${p.day}`,
    bornUnknown: 'Tanggal lahir belum diisi',
    nameSelf: 'Nama lengkap',
    consentGiven: 'Persetujuan diberikan',
    consentMissing: 'Belum ada persetujuan',
    consentNotNeeded: 'Tidak perlu persetujuan',
    giveConsent: 'Beri persetujuan',
    consentSaved: 'Persetujuan dicatat.',
    withdraw: 'Tarik persetujuan',
    withdrawFor: (p: { name: string }) => `Tarik persetujuan untuk ${p.name}`,
    withdrawAsk: {
      title: (p: { name: string }) => `Tarik persetujuan untuk ${p.name}?`,
      text: (p: { name: string }) =>
        `Pelajaran ${p.name} langsung berhenti dan perangkat anak langsung keluar. Data anak dihapus setelah 30 hari; pembukuan tetap ada tanpa nama anak.`,
      no: 'Tetap setuju',
      yes: 'Tarik persetujuan',
    },
    withdrawn: 'Persetujuan ditarik. Pelajaran berhenti sekarang.',
    stale: 'Data terbaru sudah dimuat. Periksa, lalu simpan lagi.',
    toOrders: 'Pesanan',
    buy: 'Pilih paket',
  },
};
