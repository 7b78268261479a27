/** Teacher pay: refusals of the calls, and the words of a payslip. */
export const payroll = {
  problems: {
    notFound: 'Penggajian ini tidak ditemukan.',
    teacherNotFound: 'Pengajar ini tidak ditemukan.',
    periodShape: 'Hari terakhir tidak boleh sebelum hari pertama, dan periode paling lama 92 hari.',
    periodNotOver: 'Periode ini belum selesai. Pilih hari terakhir paling lambat kemarin.',
    nothingToPay: 'Tidak ada pertemuan yang perlu dibayar pada periode ini.',
    draftOpen: 'Masih ada rancangan penggajian yang belum disetujui. Setujui atau batalkan dulu.',
    notDraft: 'Penggajian ini bukan rancangan lagi.',
    notApproved: 'Penggajian ini belum disetujui, atau sudah dibayar.',
    secondNeeded: 'Rancangan ini Anda buat sendiri. Akun keuangan atau admin lain yang menyetujuinya.',
    reasonNeeded: 'Tulis alasannya: belum ada akun kedua yang dapat menyetujui.',
    paidOnShape: 'Hari pembayaran paling awal hari persetujuan dan paling lambat hari ini.',
  },
};
