import { sayIn } from '../../reason.ts';
import { number } from '../number.ts';

const say = sayIn('id');

/** Approvals by a second person, and what waits for one. Parameters: `from` an ISO instant. */
export const approvals = {
  title: 'Persetujuan',
  lead: 'Yang menunggu orang kedua, yang paling lama di atas.',
  /** Shown to a person whose change waits for another approver. */
  asked: 'Permintaan dikirim. Penyetuju lain yang memutuskan; sampai saat itu belum ada yang berubah.',
  waiting: (p: { n: number }) => `${number(p.n)} hal menunggu orang kedua.`,
  none: 'Tidak ada yang menunggu',
  noneText:
    'Perubahan akun staf, pengembalian dana, dan rancangan penggajian yang perlu orang kedua muncul di sini.',
  columns: { what: 'Apa', by: 'Diajukan', amount: 'Jumlah', action: 'Tindakan' },
  kinds: { refund: 'Pengembalian dana', payRun: 'Rancangan penggajian' },
  changes: {
    invite: { admin: 'Akun admin baru', finance: 'Akun keuangan baru', accountant: 'Akun akuntan baru' },
    address: 'Alamat email baru',
    reactivate: 'Pengaktifan kembali akun',
    twoStep: 'Atur ulang verifikasi dua langkah',
  },
  days: (p: { from: string; to: string }) => `${p.from} – ${p.to}`,
  reason: (p: { reason: string }) => `Alasan: ${p.reason}`,
  byAt: (p: { by: string; when: string }) => `${p.by}, ${p.when}`,
  endsAt: (p: { when: string }) => `Gugur bila belum diputuskan sampai ${p.when}`,
  own: 'Anda yang mengajukan; penyetuju lain yang memutuskan.',
  look: 'Lihat',
  lookAt: (p: { name: string }) => `Lihat ${p.name}`,
  approve: 'Setujui',
  approveOf: (p: { name: string }) => `Setujui: ${p.name}`,
  approveTitle: (p: { what: string; name: string }) => `Setujui ${p.what} untuk ${p.name}?`,
  approveText: 'Perubahan ini langsung berlaku. Pastikan Anda mengenal orangnya dan alasannya benar.',
  approveReason: 'Catatan',
  approveHint: 'Wajib hanya bila tidak ada penyetuju lain.',
  approved: 'Disetujui dan sudah berlaku.',
  reject: 'Tolak',
  withdraw: 'Tarik',
  rejectOf: (p: { name: string }) => `Tolak: ${p.name}`,
  withdrawOf: (p: { name: string }) => `Tarik: ${p.name}`,
  rejectTitle: (p: { what: string; name: string }) => `Tolak ${p.what} untuk ${p.name}?`,
  withdrawTitle: (p: { what: string; name: string }) => `Tarik ${p.what} untuk ${p.name}?`,
  rejectText: 'Tidak ada yang berubah. Semua penyetuju diberi tahu.',
  rejectReason: 'Alasan',
  rejected: 'Ditolak. Semua penyetuju diberi tahu.',
  withdrawn: 'Ditarik. Semua penyetuju diberi tahu.',
  problems: {
    tooNew: (p: { from: string }) =>
      `Akun ini baru dibuat atau baru diubah. Persetujuan dapat diberikan mulai ${say.instant(p.from)}.`,
    tooSoon: (p: { from: string }) =>
      `Akun seorang penyetuju lain baru saja tidak tersedia lagi. Pengembalian dana ini dapat disetujui sendiri mulai ${say.instant(p.from)}.`,
    secondNeeded:
      'Yang meminta perubahan ini tidak dapat menyetujuinya sendiri. Penyetuju lain yang memutuskan.',
    reasonNeeded:
      'Tidak ada penyetuju lain. Tulis alasan untuk menyetujui sendiri; persetujuan ini akan ditandai.',
    changeNotFound: 'Permintaan ini tidak ditemukan.',
    changeOver: 'Permintaan ini sudah diputuskan atau sudah lewat waktunya.',
    changeWaiting: 'Perubahan yang sama untuk akun ini sudah menunggu persetujuan.',
    staffOnServer:
      'Dalam 30 hari terakhir ada penyetuju lain yang akunnya tidak tersedia lagi, jadi akun staf tidak dapat diubah oleh satu orang. Gunakan perintah di server.',
    onlyRefunds:
      'Dalam 30 hari terakhir ada penyetuju lain yang akunnya tidak tersedia lagi. Sendirian Anda hanya dapat menyetujui pengembalian dana sesuai aturan, ke akun pembayarnya.',
  },
};
