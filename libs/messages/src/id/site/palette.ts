/** The palette of staff: pages and records by a few letters. */
export const palette = {
  button: 'Cari',
  title: 'Cari atau buka',
  field: 'Nama siswa, guru, kelas, nomor kuitansi, atau halaman',
  groups: {
    pages: 'Halaman',
    students: 'Siswa',
    teachers: 'Guru',
    classes: 'Kelas',
    orders: 'Kuitansi dan pesanan',
    refunds: 'Pengembalian dana',
    transactions: 'Transaksi',
  },
  results: 'Hasil pencarian',
  none: (p: { q: string }) => `Tidak ada yang cocok dengan “${p.q}”.`,
  failed: 'Sebagian pencarian belum bisa dimuat.',
  keys: { move: 'pilih', open: 'buka', close: 'tutup' },
};
