import { ended } from '../../ended.ts';
import type { Notices } from '../../notice-words.ts';

const toRefund = (enrolmentId: string) => ({
  label: 'Lihat pengembalian dana',
  path: `/my-classes/${enrolmentId}/refund`,
});

/** Notices about refunds, returned payments and pay. */
export const moneyNotices = {
  'course.endedBySchool': (p, say, role) => ({
    title: `Sekolah mengakhiri kursus ${p.learnerName}`,
    lines: [
      p.meetings > 0
        ? `${p.meetings} pertemuan di ${p.className} yang sudah dijadwalkan dibatalkan.`
        : `Kursus ${p.className} berakhir.`,
      ...(p.owed
        ? [
            `Alasan: ${ended(p.owed.reason)}`,
            `Sekolah mengembalikan ${say.rupiah(p.owed.amount)} untuk pertemuan yang belum diberikan. Anda tidak perlu mengajukan apa pun.`,
            ...(p.owed.answerBy
              ? [`Bagian keuangan menyelesaikannya paling lambat ${say.day(p.owed.answerBy)}.`]
              : []),
          ]
        : []),
    ],
    action:
      role === 'teacher'
        ? { label: 'Buka dasbor', path: '/dashboard/teacher' }
        : p.owed
          ? toRefund(p.enrolmentId)
          : { label: 'Buka dasbor', path: '/dashboard/student' },
  }),
  'refund.asked': (p, say) => ({
    title: 'Pengajuan pengembalian dana sudah kami terima',
    lines: [
      `${p.className} untuk ${p.learnerName}: ${say.rupiah(p.amount)}. Kami memeriksanya, lalu mengabari Anda.`,
      ...(p.answerBy ? [`Sekolah menjawab paling lambat ${say.day(p.answerBy)}.`] : []),
      ...(p.heldBack
        ? [
            `${p.heldBack} pertemuan ditahan sampai ada jawaban dan tidak hangus. Pertemuan dalam 24 jam ke depan tetap berlangsung.`,
          ]
        : []),
    ],
    action: toRefund(p.enrolmentId),
  }),
  'refund.decided': (p, say) => ({
    title: p.approved ? 'Pengembalian dana disetujui' : 'Pengembalian dana tidak disetujui',
    lines: [
      `${p.className} untuk ${p.learnerName}: ${say.rupiah(p.amount)}.`,
      p.approved
        ? 'Kursus ini berakhir dan pertemuan yang tersisa dibatalkan. Kami mengabari lagi saat uangnya dikirim.'
        : 'Kursus berjalan seperti biasa.',
      ...(p.reason ? [`Alasan: ${p.reason}`] : []),
      ...(p.days && p.lastDay
        ? [`Masa kursus bertambah ${p.days} hari selama menunggu, sampai ${say.day(p.lastDay)}.`]
        : []),
      ...(p.planned ? [`${p.planned} pertemuan yang ditahan kembali ke jadwalnya.`] : []),
      ...(p.toPlan ? [`${p.toPlan} pertemuan perlu jadwal baru.`] : []),
    ],
    action: toRefund(p.enrolmentId),
  }),
  'refund.returning': (p, say) => ({
    title: 'Uang Anda sedang dikirim kembali',
    lines: [
      `${p.className} untuk ${p.learnerName}: ${say.rupiah(p.amount)}.`,
      p.path === 'provider'
        ? 'Uang kembali ke cara pembayaran yang Anda pakai. Bank mungkin memerlukan beberapa hari kerja.'
        : 'Uang ditransfer ke rekening Anda.',
    ],
    action: toRefund(p.enrolmentId),
  }),
  'refund.returned': (p, say) => ({
    title: 'Pengembalian dana selesai',
    lines: [
      `${p.className} untuk ${p.learnerName}: ${say.rupiah(p.amount)} sudah dikembalikan.`,
      'Bila uangnya belum terlihat dalam beberapa hari, hubungi kami.',
    ],
    action: toRefund(p.enrolmentId),
  }),
  'payment.returned': (p, say) => ({
    title: `Pembayaran Anda dikembalikan: ${say.rupiah(p.amount)}`,
    lines: [
      `${say.rupiah(p.amount)} yang dibayar untuk ${p.packageName} sudah dikembalikan.`,
      p.path === 'provider'
        ? 'Uang kembali lewat cara pembayaran yang dipakai. Tergantung banknya, uang tiba dalam beberapa hari kerja.'
        : 'Uang sudah ditransfer ke rekening Anda.',
      'Bila belum terlihat dalam beberapa hari, hubungi kami.',
    ],
    action: { label: 'Lihat pesanan', path: '/orders' },
  }),
  'pay.toApprove': (p, say) => ({
    title: `Penggajian ${say.rupiah(p.amount)} menunggu persetujuan`,
    lines: [
      `${p.maker} membuat rancangan untuk pertemuan ${say.day(p.from)} sampai ${say.day(p.to)}. Periksa, lalu setujui atau batalkan.`,
    ],
    action: { label: 'Buka penggajian', path: `/dashboard/finance/pay/${p.runId}` },
  }),
  'pay.paid': (p, say) => ({
    title: `Gaji ${p.number} sudah ditransfer: ${say.rupiah(p.amount)}`,
    lines: [`Untuk pertemuan ${say.day(p.from)} sampai ${say.day(p.to)}, ditransfer ${say.day(p.paidOn)}.`],
    action: { label: 'Lihat slip gaji', path: '/teacher/pay' },
  }),
} satisfies Partial<Notices>;
