import type { ConsentText } from './types.ts';

/**
 * The guardian's consent, shown before a package is bought for a learner under 18 and recorded with its version
 * (docs/product/accounts.md#consent). Old versions must stay readable: never edit, add a version instead.
 *
 * Needs a lawyer's reading before a school relies on it (UU 27/2022 articles 20-25, PP 17/2025).
 */
export const consent: ConsentText = {
  version: '2026-11-21',
  title: { id: 'Persetujuan orang tua atau wali', en: 'Consent of a parent or guardian' },
  introduction: {
    id: '{{learnerName}} belum berusia 18 tahun, jadi kami memerlukan persetujuan Anda, {{guardianName}}, sebelum kursus dimulai.',
    en: '{{learnerName}} is under 18, so we need your consent, {{guardianName}}, before the course starts.',
  },
  statements: [
    {
      id: 'Saya orang tua atau wali sah dari {{learnerName}} dan berusia 18 tahun ke atas.',
      en: 'I am the parent or lawful guardian of {{learnerName}} and I am 18 or older.',
    },
    {
      id: 'Saya setuju {{learnerName}} mengikuti kursus dan tes bahasa Inggris di {{schoolName}}, dengan pertemuan video bersama seorang pengajar.',
      en: 'I agree that {{learnerName}} takes English courses and tests at {{schoolName}}, in video meetings with a teacher.',
    },
    {
      id: 'Saya setuju {{schoolName}} menyimpan dan memakai nama, tanggal lahir, jawaban dan hasil tes, jadwal, kehadiran, catatan pengajar, dan laporan anak ini, hanya untuk mengajar.',
      en: "I agree that {{schoolName}} keeps and uses this child's name, birth date, test answers and results, schedule, attendance, teacher's notes and reports, for teaching only.",
    },
    {
      id: 'Saya tahu bahwa data anak tidak dijual, tidak dipakai untuk iklan atau profil komersial, dan tidak dikirim ke penyedia pembayaran.',
      en: "I know that the child's data is not sold, not used for advertising or commercial profiles, and not sent to the payment provider.",
    },
    {
      id: 'Saya tahu bahwa persetujuan ini dicatat dengan nama saya, hubungan saya dengan anak, versi teks, bahasa, waktu, dan alamat IP.',
      en: 'I know that this consent is recorded with my name, my relation to the child, the text version, the language, the time and the IP address.',
    },
  ],
  agreement: {
    id: 'Saya telah membaca dan menyetujui pernyataan di atas.',
    en: 'I have read the statements above and agree to them.',
  },
  withdrawal: {
    id: 'Anda dapat menarik persetujuan ini kapan saja, di aplikasi atau lewat {{contactEmail}}. Pelajaran langsung berhenti, data anak dihapus setelah 30 hari, dan pembukuan tetap ada tanpa nama anak.',
    en: "You may withdraw this consent at any time, in the app or through {{contactEmail}}. Lessons stop at once, the child's data is erased after 30 days, and the books stay without the child's name.",
  },
};
