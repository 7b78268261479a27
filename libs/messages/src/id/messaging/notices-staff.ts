import { ended } from '../../ended.ts';
import type { Notices } from '../../notice-words.ts';

const STAFF_CHANGE = {
  invite: 'Akun staf baru',
  address: 'Alamat email baru',
  reactivate: 'Pengaktifan kembali akun',
  twoStep: 'Atur ulang verifikasi dua langkah',
  deactivate: 'Penonaktifan akun',
};
const STAFF_OUTCOME = {
  approved: 'disetujui',
  rejected: 'ditolak',
  alone: 'dilakukan tanpa persetujuan kedua',
  done: 'sudah dilakukan',
  server: 'dilakukan dari server',
};

/** Notices about changes of staff accounts. */
export const staffNotices = {
  'staff.changeAsked': (p, say) => ({
    title: `${STAFF_CHANGE[p.change]} untuk ${p.name} menunggu persetujuan`,
    lines: [
      `Diminta oleh ${p.by}. Alasan: ${ended(p.reason)}`,
      `Penyetuju lain memutuskan sebelum ${say.instant(p.endsAt)}; setelah itu permintaan ini gugur.`,
      'Hubungi sekolah bila ada yang tidak beres.',
    ],
    action: { label: 'Lihat permintaan', path: '/approvals' },
  }),
  'staff.changed': (p) => ({
    title: `${STAFF_CHANGE[p.change]} untuk ${p.name} ${STAFF_OUTCOME[p.outcome]}`,
    lines: [
      p.by === null ? `Alasan: ${ended(p.reason)}` : `Oleh ${p.by}. Alasan: ${ended(p.reason)}`,
      'Hubungi sekolah bila ada yang tidak beres.',
    ],
    action: { label: 'Buka Persetujuan', path: '/approvals' },
  }),
} satisfies Partial<Notices>;
