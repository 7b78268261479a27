import { ended } from '../../ended.ts';
import type { Notices } from '../../notice-words.ts';

const byTheSchool = ({ by, reason }: { by: string; reason: string }) =>
  by === 'merge'
    ? 'Sekolah menggabungkan data anak dengan data di akun lain.'
    : `Sekolah mengakhirinya. Alasan: ${ended(reason)}`;

/** Notices to both guardians about what they share (docs/product/accounts.md#a-second-guardian). */
export const guardianNotices = {
  'guardian.joined': (p) => ({
    title: `${p.name} menjadi wali kedua ${p.learnerName}`,
    lines: [
      p.may === 'decide'
        ? 'Undangan Anda diterima. Wali kedua melihat jadwal, presensi, materi, dan laporan, serta boleh mengatur waktu pertemuan.'
        : 'Undangan Anda diterima. Wali kedua melihat jadwal, presensi, materi, dan laporan.',
      'Pembayaran, persetujuan, dan data keluarga tetap hanya pada Anda. Anda bisa mengakhiri aksesnya kapan saja.',
    ],
    action: { label: 'Lihat wali kedua', path: '/account/learners' },
  }),
  'guardian.ended': (p) =>
    p.to === 'first'
      ? {
          title: `${p.name} bukan lagi wali kedua ${p.learnerName}`,
          lines: [
            p.by === 'first'
              ? 'Anda mengakhiri aksesnya.'
              : p.by === 'second'
                ? 'Wali kedua mengakhirinya sendiri.'
                : byTheSchool(p),
            'Jadwal, presensi, dan laporan anak tidak terlihat lagi olehnya.',
          ],
          action: { label: 'Lihat wali kedua', path: '/account/learners' },
        }
      : {
          title: `Anda bukan lagi wali kedua ${p.learnerName}`,
          lines: [
            p.by === 'first'
              ? `${p.name} mengakhiri akses Anda.`
              : p.by === 'second'
                ? `Anda mengakhirinya. ${p.name} juga diberi tahu.`
                : byTheSchool(p),
            'Kelas, presensi, dan laporan anak ini tidak terlihat lagi di akun Anda.',
          ],
          action: { label: 'Buka dasbor', path: '/dashboard/student' },
        },
} satisfies Partial<Notices>;
