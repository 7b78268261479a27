import { sayIn } from '../reason.ts';

const say = sayIn('id');

/** What needs a second person: who may approve, and what waits. Parameters: `from` an ISO instant. */
export const approvals = {
  problems: {
    tooNew: (p: { from: string }) =>
      `Akun ini baru dibuat atau baru diubah. Persetujuan dapat diberikan mulai ${say.instant(p.from)}.`,
    tooSoon: (p: { from: string }) =>
      `Akun penyetuju lain baru saja tidak tersedia. Pengembalian dana ini dapat disetujui sendiri mulai ${say.instant(p.from)}.`,
    onlyRefunds:
      'Akun penyetuju lain tidak tersedia sejak kurang dari 30 hari lalu. Sendirian Anda hanya dapat menyetujui pengembalian dana sesuai aturan ke akun pembayarnya.',
  },
};
