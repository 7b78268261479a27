import { number } from '../number.ts';

/** The pages of notifications, of the choice of mails and of the calendar address. */
export const notifications = {
  title: 'Pemberitahuan',
  open: (p: { n: number }) => (p.n === 0 ? 'Pemberitahuan' : `Pemberitahuan, ${number(p.n)} belum dibaca`),
  markAll: 'Tandai semua sudah dibaca',
  none: 'Belum ada pemberitahuan',
  noneText: 'Kabar tentang kelas, jadwal, dan presensi muncul di sini.',
  all: 'Semua pemberitahuan',
  newOne: 'Baru',
  preferences: 'Pesan dan kalender',
  preferencesText: 'Bahasa dan zona waktu untuk pesan dari sekolah.',
  mails: 'Email dari sekolah',
  choose: 'Pilih email yang ingin Anda terima. Kabar tentang jadwal dan uang selalu kami kirim.',
  lang: 'Bahasa email',
  langHint: 'Halaman tetap dalam bahasa yang Anda pilih dengan EN atau IND.',
  langs: { id: 'Bahasa Indonesia', en: 'English' },
  zone: 'Zona waktu di email dan kalender',
  zoneSchool: 'Seperti sekolah (WIB)',
  zones: {
    WIB: 'WIB, Jakarta',
    WITA: 'WITA, Makassar',
    WIT: 'WIT, Jayapura',
  },
  groups: {
    reminders: 'Pengingat sebelum pertemuan',
    attendance: 'Presensi: tidak hadir, perbaikan, tabungan menit',
    reports: 'Laporan dan sertifikat',
  },
  saved: 'Pilihan disimpan.',
  calendar: 'Kalender',
  calendarText:
    'Tambahkan alamat rahasia ini ke aplikasi kalender Anda. Jadwal yang dipindahkan ikut berubah dengan sendirinya. Siapa pun yang tahu alamatnya bisa melihat jadwal Anda.',
  calendarMade: (p: { when: string }) =>
    `Alamat kalender dibuat ${p.when}. Demi keamanan, alamatnya hanya ditampilkan saat dibuat; bila hilang, ganti dengan yang baru.`,
  calendarOnce: 'Simpan sekarang: alamat ini hanya ditampilkan satu kali.',
  calendarMake: 'Buat alamat kalender',
  calendarCopy: 'Salin alamat',
  calendarCopied: 'Alamat disalin.',
  calendarRenew: 'Ganti alamat',
  calendarRenewAsk: 'Alamat yang lama langsung tidak berlaku lagi di semua aplikasi kalender. Ganti?',
  calendarEnd: 'Hapus alamat',
  calendarEndAsk: 'Kalender di aplikasi Anda tidak lagi diperbarui. Hapus alamatnya?',
  calendarOpen: 'Buka di aplikasi kalender',
  problems: { noCalendar: 'Alamat kalender ini tidak ada atau sudah diganti.' },
};
