/** Wishes of a course: when and with whom a family wants its lessons. Refusals and screens. */
export const wishes = {
  problems: {
    notFound: 'Kursus ini tidak ditemukan.',
    courseOver: 'Kursus ini sudah berakhir, jadi keinginan waktunya tidak bisa diubah lagi.',
  },
};
