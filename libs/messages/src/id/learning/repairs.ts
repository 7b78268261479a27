/** What self-repair did to the plans of classes: refusals and the admins' page. */
export const repairs = {
  problems: {
    notFound: 'Perbaikan jadwal ini tidak ditemukan.',
    over: 'Perbaikan jadwal ini sudah diurungkan, atau sudah lebih dari 24 jam. Pindahkan pertemuannya satu per satu.',
    changed: 'Salah satu waktunya sudah diubah sejak itu. Pindahkan pertemuannya satu per satu.',
    /** `list`: each meeting's number with a sentence. */
    cannotReturn: (p: { list: string }) =>
      `Tidak ada yang diurungkan, karena waktu lama ini tidak bisa dipakai lagi. Pertemuan ${p.list}`,
  },
  title: 'Jadwal yang dilengkapi otomatis',
  lead: 'Sistem memberi waktu kepada pertemuan yang lama menunggu dan memperbaiki urutan yang salah. Waktu pilihan keluarga dan pertemuan dalam 48 jam tidak pernah diubah. Setiap perbaikan bisa diurungkan dalam 24 jam.',
  caption: 'Jadwal yang dilengkapi otomatis, yang terbaru di atas',
  madeAt: (p: { when: string }) => `Dilengkapi ${p.when}`,
  number: (p: { n: number }) => `Pertemuan ${p.n}`,
  until: (p: { when: string }) => `Bisa diurungkan sampai ${p.when}`,
  states: {
    open: 'Bisa diurungkan',
    changed: 'Sudah diubah orang',
    over: 'Tetap',
    takenBack: 'Diurungkan',
  },
  takenBack: (p: { when: string; by: string }) => `Diurungkan ${p.when} oleh ${p.by}`,
  takeBack: 'Urungkan',
  takeBackOf: (p: { names: string }) => `Urungkan: ${p.names}`,
  ask: 'Urungkan perbaikan ini?',
  askText:
    'Pertemuan yang semula belum punya waktu akan menunggu lagi; yang sudah dipindahkan kembali ke waktu lamanya. Keluarga dan guru diberi tahu. Sistem tidak mengulanginya.',
  done: 'Diurungkan. Keluarga dan guru diberi tahu.',
  empty: 'Belum ada jadwal yang perlu dilengkapi',
  emptyText: 'Bila sebuah pertemuan terlalu lama tanpa waktu, perbaikannya muncul di sini.',
};
