/** Settings of the school: identity and holidays; their screens have texts of their own. */
export const settings = {
  problems: {
    logoTooLarge: 'Logo paling besar 2 MB.',
    logoNotPicture: 'Pilih gambar PNG, JPEG, atau WebP.',
    holidayExists: 'Tanggal ini sudah tercatat sebagai hari libur.',
    holidayNotFound: 'Hari libur ini tidak ditemukan.',
  },
};
