/** Texts of signing in, registering and the account pages (product-spec.md §2, §5, §8). */
export const accounts = {
  problems: {
    usernameTaken: 'Nama pengguna ini sudah dipakai.',
    emailTaken: 'Email ini sudah terdaftar.',
    roleNotAllowed: 'Pendaftaran hanya untuk akun siswa.',
    passwordCommon: 'Kata sandi ini terlalu umum dan mudah ditebak. Pilih yang lain.',
    passwordShortStaff: 'Kata sandi staf harus minimal 12 karakter.',
    wrongLogin: 'Nama pengguna atau kata sandi salah.',
    inactive: 'Akun ini sedang nonaktif. Hubungi sekolah.',
    tooManyAttempts: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.',
    busy: 'Sedang banyak yang masuk. Coba lagi beberapa detik lagi.',
    wrongCode: 'Kode ini salah.',
    challengeOver: 'Waktu untuk kode ini habis. Silakan masuk lagi.',
    signedOut: 'Sesi ini sudah berakhir. Silakan masuk lagi.',
    linkOver: 'Tautan ini sudah dipakai atau kedaluwarsa. Minta tautan baru.',
    wrongPassword: 'Kata sandi saat ini salah.',
    sessionNotFound: 'Sesi ini tidak ditemukan.',
    photoTooLarge: 'Foto paling besar 2 MB.',
    photoNotPicture: 'Pilih foto JPEG, PNG, atau WebP.',
  },
};
