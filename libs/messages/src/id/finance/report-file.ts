import { number } from '../number.ts';

/** Titles and headings inside the files of financial reports. */
export const reportFile = {
  title: 'Laporan keuangan',
  columns: {
    date: 'Tanggal',
    type: 'Jenis',
    category: 'Kategori',
    kind: 'Peristiwa',
    description: 'Keterangan',
    payer: 'Pembayar',
    amount: 'Jumlah (Rp)',
    share: 'Bagian (%)',
    entry: 'Nomor catatan',
    total: 'Jumlah',
  },
  /** In the names of files, which are otherwise the same. */
  bases: { received: 'kas', earned: 'akrual' },
  net: 'Laba bersih',
  margin: 'Margin laba',
  made: (p: { when: string }) => `Dibuat ${p.when}`,
  page: (p: { page: number; pages: number }) => `Halaman ${number(p.page)} dari ${number(p.pages)}`,
  none: 'Tidak ada transaksi pada periode ini.',
};
