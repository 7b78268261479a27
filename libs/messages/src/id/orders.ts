/** Orders, vouchers and receipts. */
export const orders = {
  problems: {
    notFound: 'Pesanan ini tidak ditemukan.',
    voucherUnknown: 'Voucher ini tidak dikenal.',
    voucherOver: 'Voucher ini sedang tidak berlaku.',
    voucherUsedUp: 'Voucher ini sudah habis dipakai.',
    beingPaid: 'Pesanan ini sedang atau sudah dibayar.',
    noReceipt: 'Pesanan ini belum memiliki kwitansi.',
  },
};
