import { number } from '../number.ts';
import { payrollPages } from './payroll-pages.ts';

/** Teacher pay: refusals of the calls, and the words of a payslip. */
export const payroll = {
  ...payrollPages,
  problems: {
    notFound: 'Penggajian ini tidak ditemukan.',
    teacherNotFound: 'Guru ini tidak ditemukan.',
    periodShape: 'Hari terakhir tidak boleh sebelum hari pertama, dan periode paling lama 92 hari.',
    periodNotOver: 'Periode ini belum selesai. Pilih hari terakhir paling lambat kemarin.',
    nothingToPay: 'Tidak ada pertemuan yang perlu dibayar pada periode ini.',
    draftOpen: 'Masih ada rancangan penggajian yang belum disetujui. Setujui atau batalkan dulu.',
    notDraft: 'Penggajian ini bukan rancangan lagi.',
    notApproved: 'Penggajian ini belum disetujui, atau sudah dibayar.',
    secondNeeded:
      'Rancangan ini Anda buat atau tambahi sendiri. Akun keuangan atau admin lain yang menyetujuinya.',
    reasonNeeded: 'Tulis alasannya: belum ada akun kedua yang dapat menyetujui.',
    paidOnShape: 'Hari pembayaran paling awal hari persetujuan dan paling lambat hari ini.',
    deductionTooLarge: (p: { name: string }) =>
      `Potongan ${p.name} lebih besar daripada yang diterima. Gaji tidak boleh kurang dari Rp 0: kecilkan atau hapus potongannya.`,
  },
  payslip: {
    title: 'Slip gaji',
    number: 'Nomor',
    teacher: 'Guru',
    period: 'Periode',
    approved: 'Disetujui',
    paidOn: 'Ditransfer',
    notPaid: 'belum ditransfer',
    day: 'Tanggal',
    meeting: 'Pertemuan',
    meetingOf: (p: { className: string; number: number }) => `${p.className}, pertemuan\u00a0${p.number}`,
    minutes: 'Menit',
    perHour: 'Tarif per jam',
    amount: 'Jumlah',
    substitute: 'pengganti',
    forfeited: 'siswa tidak hadir',
    late: (p: { minutes: number }) => `terlambat ${number(p.minutes)} menit`,
    correction: 'koreksi',
    earned: 'Pertemuan',
    corrections: 'Koreksi penggajian sebelumnya',
    adjustments: {
      bonus: 'Bonus',
      correction: 'Potongan koreksi',
      withheld: 'Potongan pajak (PPh 21)',
    },
    total: 'Diterima',
    inWords: 'Terbilang',
    rounding: 'Setiap pertemuan: menit × tarif / 60, dibulatkan ke rupiah terdekat (0,50 ke atas).',
    electronic: 'Dibuat secara elektronik dan sah tanpa tanda tangan.',
  },
};
