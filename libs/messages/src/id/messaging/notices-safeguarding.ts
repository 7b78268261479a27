import { ended } from '../../ended.ts';
import type { Notices } from '../../notice-words.ts';
import { number } from '../number.ts';

/** Notices to the safeguarding officer and to admins; none says what was reported. */
export const safeguardingNotices = {
  'incident.reported': (p) => ({
    title: p.urgent ? 'Laporan kejadian mendesak menunggu Anda' : 'Laporan kejadian baru menunggu Anda',
    lines: ['Isinya hanya bisa dibaca di aplikasi, oleh petugas perlindungan anak.'],
    action: { label: 'Buka laporan kejadian', path: `/admin/safeguarding/${p.incidentId}` },
  }),
  'incident.noOfficer': () => ({
    title: 'Laporan kejadian menunggu petugas perlindungan anak',
    lines: ['Belum ada petugas perlindungan anak yang aktif. Tunjuk seorang admin, supaya laporan dibaca.'],
    action: { label: 'Tunjuk petugas', path: '/admin/settings?tab=safeguarding' },
  }),
  'safeguarding.officerNamed': (p, _say, role) => ({
    title: `${p.name} menjadi petugas perlindungan anak`,
    lines: [
      `Ditunjuk oleh ${p.by}. Alasan: ${ended(p.reason)}`,
      ...(p.open === null || p.open === 0 ? [] : [`Laporan kejadian yang belum ditutup: ${number(p.open)}.`]),
      'Hubungi sekolah bila ada yang tidak beres.',
    ],
    action:
      role === 'admin'
        ? { label: 'Buka pengaturan', path: '/admin/settings?tab=safeguarding' }
        : { label: 'Lihat pemberitahuan', path: '/notifications' },
  }),
} satisfies Partial<Notices>;
