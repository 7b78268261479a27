import type { SpokenLanguage } from '@fasih/school/learning/teachers/profile-contract';
import { number } from '../number.ts';

const languages: Record<SpokenLanguage, string> = {
  id: 'Indonesia',
  en: 'Inggris',
  jv: 'Jawa',
  su: 'Sunda',
  mad: 'Madura',
  min: 'Minangkabau',
  ban: 'Bali',
  bug: 'Bugis',
  btk: 'Batak',
  zh: 'Mandarin',
  ar: 'Arab',
  ja: 'Jepang',
  ko: 'Korea',
  nl: 'Belanda',
  de: 'Jerman',
  fr: 'Prancis',
};

/** What families may read about teachers, and how a teacher and an admin write and publish it. */
export const profiles = {
  languages,
  ages: { kids: 'anak', teen: 'remaja', adult: 'dewasa' },
  speaks: (p: { languages: string }) => `Berbahasa ${p.languages}`,
  teaches: (p: { ages: string }) => `Mengajar ${p.ages}`,
  all: (p: { n: number }) => `Semua ${number(p.n)} guru`,
  title: 'Profil untuk keluarga',
  leadOwn:
    'Anda menulis profil ini, sekolah menyetujuinya, lalu profil tampil di halaman publik. Setelah diubah, yang lama tetap tampil sampai yang baru disetujui.',
  leadAdmin:
    'Guru menulis profil ini; setelah disetujui, profil tampil di halaman publik. Setelah diubah, yang lama tetap tampil sampai yang baru disetujui.',
  states: {
    waits: 'Menunggu persetujuan',
    public: 'Tampil',
    unfinished: 'Perubahan belum lengkap',
    off: 'Tidak tampil',
  },
  firstName: 'Nama depan',
  firstNameHint: 'Satu kata. Nama keluarga tidak ditampilkan.',
  spoken: 'Bahasa yang dikuasai',
  qualification: 'Kualifikasi',
  qualificationHint: 'Boleh kosong. Misalnya: S.Pd. Bahasa Inggris, CELTA.',
  wordsId: 'Kata-kata guru, bahasa Indonesia',
  wordsEn: 'Kata-kata guru, bahasa Inggris',
  wordsHint: 'Tanpa kontak dan tanpa nama siswa. Paling banyak 600 huruf.',
  withPhoto: 'Tampilkan foto profil',
  noPhoto: 'Belum ada foto profil; huruf pertama nama yang tampil.',
  agesHint: (p: { ages: string }) => `Usia siswa diatur oleh sekolah: ${p.ages}.`,
  edit: 'Tulis atau ubah',
  save: 'Simpan profil',
  saved: 'Profil tersimpan.',
  savedWaits: 'Profil tersimpan dan menunggu persetujuan sekolah.',
  written: 'Yang tertulis sekarang',
  shown: 'Yang dilihat keluarga',
  publish: 'Setujui dan tayangkan',
  published: (p: { name: string }) => `Profil ${p.name} tampil di halaman publik.`,
  withdraw: 'Tarik dari halaman publik',
  withdrawAsk: (p: { name: string }) => `Tarik profil ${p.name} dari halaman publik?`,
  withdrawText:
    'Profil langsung hilang bagi keluarga. Tulisannya tetap tersimpan dan dapat ditayangkan lagi.',
  withdrawn: (p: { name: string }) => `Profil ${p.name} tidak tampil lagi.`,
  stale: 'Profil ini baru saja berubah. Yang terbaru sudah dimuat; periksa, lalu coba lagi.',
  settingsTitle: 'Profil guru',
  settingsText:
    'Setiap guru menulis profilnya di halaman Profil. Seorang admin menyetujuinya di halaman guru itu; baru sesudahnya keluarga melihatnya.',
  toWaiting: (p: { n: number }) => `${number(p.n)} profil menunggu persetujuan`,
  toAll: 'Semua guru',
};
