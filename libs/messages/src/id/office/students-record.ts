import type { record as english } from '../../en/office/students-record.ts';

/** The form with which an admin corrects a family's record. */
export const record: typeof english = {
  open: 'Perbaiki data',
  title: (p) => `Perbaiki data ${p.name}`,
  lead: 'Keluarga diberi tahu apa saja yang diubah dan alasannya. Kuitansi dan sertifikat yang sudah terbit tidak berubah.',
  fields: {
    name: 'Nama siswa',
    birthDate: 'Tanggal lahir',
    ownerName: 'Nama akun',
    phone: 'Telepon',
    email: 'Email',
    zone: 'Zona waktu',
  },
  ownerHint: 'Orang dewasa, seperti di kuitansi.',
  selfHint: 'Siswa dewasa: nama yang sama tampil di kuitansi.',
  emailHint: 'Alamat baru diberitahukan ke kedua kotak surat dan perlu diverifikasi lagi.',
  reason: 'Alasan (dibaca keluarga)',
  saved: 'Data sudah diperbaiki, dan keluarga diberi tahu.',
  same: 'Tidak ada yang diubah.',
  elsewhere: 'Lainnya tentang keluarga ini',
  wishes: 'Keinginan waktu',
  away: (p) => `${p.name} berhalangan`,
};
