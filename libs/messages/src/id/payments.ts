/** Paying: refusals, and the reasons behind the state of an order. */
export const payments = {
  problems: {
    providerAway: 'Penyedia pembayaran belum menjawab. Pesanan Anda tersimpan; coba lagi sebentar lagi.',
    refused: 'Penyedia pembayaran menolak pesanan ini. Pesanan Anda tersimpan; hubungi kami.',
    forged: 'Tanda tangan pemberitahuan ini tidak sah.',
    refundNotNow: 'Pembayaran ini sekarang tidak dapat dikembalikan.',
    refundTooMuch: 'Jumlah ini melebihi sisa pembayaran.',
  },
  reasons: {
    free: 'Tidak ada yang perlu dibayar.',
    paid: 'Pembayaran sudah diterima.',
    partlyRefunded: 'Pembayaran sudah diterima, sebagian dikembalikan.',
    refunded: 'Pembayaran sudah dikembalikan.',
    notStarted: 'Cara pembayaran belum dipilih.',
    waiting: 'Menunggu pembayaran.',
    denied: 'Pembayaran terakhir ditolak. Silakan coba cara lain.',
    ended: 'Pembayaran ini berakhir tanpa dibayar.',
    reversed: 'Bank menarik kembali pembayaran ini.',
    expired: 'Batas waktu pembayaran sudah lewat.',
    challenge: 'Pembayaran sedang diperiksa oleh bank.',
    chargeback: 'Pemilik kartu menyangkal pembayaran ini.',
    wrongAmount: 'Jumlah yang dibayar tidak sesuai. Kami sedang memeriksanya.',
    latePayment: 'Pembayaran masuk setelah batas waktu. Uang akan dikembalikan penuh.',
    secondPayment: 'Pembayaran masuk dua kali. Kelebihannya akan dikembalikan penuh.',
    unknownStatus: 'Status pembayaran ini belum jelas. Kami sedang memeriksanya.',
  },
};
