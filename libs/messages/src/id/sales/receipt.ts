import { number } from '../number.ts';

/** The words on a receipt; it carries both languages, the reader's first. */
export const receipt = {
  title: 'Kuitansi',
  number: 'Nomor',
  date: 'Tanggal',
  receivedFrom: 'Telah diterima dari',
  amount: 'Jumlah uang',
  inWords: 'Terbilang',
  purpose: 'Untuk pembayaran',
  purposeOf: (p: { packageName: string; meetings: number; months: number }) =>
    `Kursus ${p.packageName}: ${number(p.meetings)} pertemuan dalam ${number(p.months)} bulan`,
  price: 'Harga paket',
  discount: 'Potongan',
  voucher: (p: { code: string }) => `Voucher ${p.code}`,
  total: 'Diterima',
  method: 'Cara pembayaran',
  order: 'Pesanan',
  receivedBy: 'Diterima oleh',
  voided: 'BATAL',
  voidedOn: (p: { date: string }) => `Dibatalkan pada ${p.date}. Pembayarannya sudah dikembalikan.`,
  returned: 'Sudah dikembalikan',
  electronic: 'Dibuat secara elektronik dan sah tanpa tanda tangan.',
  methods: {
    bank_transfer: 'Transfer bank (virtual account)',
    echannel: 'Mandiri Bill',
    qris: 'QRIS',
    gopay: 'GoPay',
    shopeepay: 'ShopeePay',
    dana: 'DANA',
    ovo: 'OVO',
    credit_card: 'Kartu kredit atau debit',
    cstore: 'Minimarket (Alfamart atau Indomaret)',
    akulaku: 'Akulaku',
    kredivo: 'Kredivo',
    other: 'Lainnya',
  },
};
