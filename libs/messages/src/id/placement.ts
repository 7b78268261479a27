/** Texts of the placement test (product-spec.md §8). */
export const placement = {
  problems: {
    noCategory: 'Kategori placement test tidak ditemukan. Silakan pilih program terlebih dahulu.',
    noQuestions: 'Soal tidak tersedia untuk kategori ini.',
    done: 'Placement test ini sudah selesai. Tes ulang dapat dimulai 30 hari setelahnya, atau lebih awal dengan izin guru.',
    tooManyToday:
      'Dari jaringan ini sudah tiga tes dimulai hari ini. Coba lagi besok, atau masuk dengan akun Anda.',
    chooseLearner: 'Ada beberapa siswa yang menunggu placement test. Pilih siapa yang mengerjakan.',
    notFound: 'Tes ini tidak ditemukan.',
    over: 'Waktu tes ini sudah habis.',
  },
};
