/** Who studies, and the guardian's consent (decisions.md 'Accounts', Children). */
export const learners = {
  problems: {
    tooYoung: 'Kursus kami untuk usia 6 tahun ke atas.',
    selfUnderAge: 'Untuk siswa di bawah 18 tahun, mintalah orang tua atau wali untuk mendaftar.',
    notAChild: 'Siswa ini sudah berusia 18 tahun atau lebih dan dapat mendaftar dengan akunnya sendiri.',
    notFound: 'Siswa ini tidak ditemukan.',
    choose: 'Pilih dulu siapa yang akan belajar.',
    consentNeeded:
      'Siswa ini belum berusia 18 tahun. Berikan persetujuan orang tua atau wali terlebih dahulu.',
  },
};
