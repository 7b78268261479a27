import { ended } from '../../ended.ts';
import type { Notices } from '../../notice-words.ts';

/** Notices about levels, reports and certificates. */
export const resultNotices = {
  'placement.retake': (p) => ({
    title: `${p.learnerName} boleh mengulang tes penempatan`,
    lines: [
      `Sekolah membuka tes ulang untuk ${p.className}, tanpa menunggu 30 hari. Hasil yang baru menggantikan level yang sekarang.`,
    ],
    action: { label: 'Kerjakan tes ulang', path: '/placement-test' },
  }),
  'level.decided': (p) => ({
    title:
      p.was === null
        ? `Level ${p.learnerName} dipastikan: ${p.level}`
        : `Level ${p.learnerName} diubah menjadi ${p.level}`,
    lines: [
      p.was === null
        ? `${p.teacherName} memastikan level ${p.level} untuk ${p.className}.`
        : `${p.teacherName} mengubah level ${p.learnerName} di ${p.className} dari ${p.was} menjadi ${p.level}. Materi pertemuan berikutnya menyesuaikan.`,
      ...(p.reason === '' ? [] : [`Alasannya: ${ended(p.reason)}`]),
      'Kurang cocok? Satu kali per kursus, Anda boleh meminta level ini dilihat lagi.',
    ],
    action: {
      label: 'Lihat level',
      path: p.classId === null ? '/dashboard/student' : `/my-classes/${p.classId}`,
    },
  }),
  'level.lookAsked': (p) => ({
    title: `Keluarga ${p.learnerName} meminta levelnya dilihat lagi`,
    lines: [
      `${p.className}: ${ended(p.text)}`,
      'Lakukan pemeriksaan bicara, lalu pastikan atau ubah levelnya.',
    ],
    action: { label: 'Buka level', path: `/teacher/levels/${p.enrolmentId}` },
  }),
  'report.ready': (p) => ({
    title: `Laporan ${p.learnerName} sudah siap`,
    lines: [`Guru menulis laporan untuk ${p.className}.`],
    action: { label: 'Baca laporan', path: '/certificates' },
  }),
  'certificate.ready': (p) => ({
    title: `Sertifikat ${p.learnerName} sudah terbit`,
    lines: [
      `Selamat! ${p.learnerName} menyelesaikan ${p.className}. Sertifikatnya bisa diunduh dan diperiksa keasliannya.`,
    ],
    action: { label: 'Lihat sertifikat', path: '/certificates' },
  }),
} satisfies Partial<Notices>;
