import { number } from '../number.ts';

/** Absences of teachers and their substitutes: refusals and screens. */
export const absences = {
  problems: {
    notFound: 'Catatan berhalangan ini sudah berakhir.',
    notCleared: 'Identitas atau SKCK guru ini belum diperiksa.',
    offerNotFound: 'Tautan ini tidak berlaku.',
    offerUsed: 'Anda sudah menjawab.',
    offerEnded: 'Guru lain sudah mengambil pertemuan ini, atau pertemuan ini tidak perlu pengganti lagi.',
    offerAtNight: 'Jawaban bisa diberikan pukul 06.00–21.00 WIB.',
    offerNotFree: (p: { why: string }) => `Pertemuan ini tidak bisa Anda ambil: ${p.why}`,
    changed: (p: { name: string; why: string }) =>
      p.name === ''
        ? 'Jadwal baru saja berubah. Belum ada yang disimpan; daftar terbaru sudah dimuat.'
        : `${p.name}: ${p.why} Belum ada yang disimpan; pilih guru lain.`,
  },
  kinds: { sick: 'Sakit', leave: 'Cuti', other: 'Lainnya' },
  away: 'Berhalangan',
  title: (p: { name: string }) => `${p.name} berhalangan`,
  ownTitle: 'Saya berhalangan',
  lead: 'Guru pengganti diusulkan untuk setiap pertemuan. Setiap keluarga menerima satu pesan.',
  ownLead: 'Sekolah mencarikan guru pengganti. Keluarga tidak diberi tahu alasannya.',
  kind: 'Alasan',
  from: 'Dari tanggal',
  until: 'Sampai tanggal',
  hours: 'Jam',
  ways: { whole: 'Sepanjang hari', same: 'Jam yang sama tiap hari', painted: 'Tandai pada jadwal mingguan' },
  paintHint: 'Tandai jam berhalangan; berlaku setiap minggu di antara kedua tanggal.',
  schoolTime: 'Waktu sekolah (WIB).',
  tooMany: 'Terlalu banyak jam; pilih rentang yang lebih pendek.',
  there: 'mengajar',
  fromHour: 'Dari jam',
  toHour: 'Sampai jam',
  reading: 'Mencari pertemuan dan guru pengganti…',
  none: 'Tidak ada pertemuan pada waktu itu.',
  meetings: (p: { n: number }) => `${number(p.n)} pertemuan terdampak`,
  substitute: 'Guru pengganti',
  substituteOf: (p: { name: string }) => `Guru pengganti untuk ${p.name}`,
  option: (p: { name: string; load: number }) => `${p.name} · ${number(p.load)} pertemuan dalam 28 hari`,
  nobody: 'Belum ada pengganti',
  noneFree: 'Tidak ada guru yang kosong',
  cancelledAt: (p: { when: string }) => `Tanpa pengganti, dibatalkan ${p.when}`,
  confirm: (p: { n: number; asked: number }) => {
    const assigns = `tunjuk ${number(p.n)} pengganti`;
    const asks = `tanya guru untuk ${number(p.asked)} pertemuan`;
    if (p.n > 0 && p.asked > 0) return `Catat, ${assigns}, dan ${asks}`;
    return p.n + p.asked === 0 ? 'Catat berhalangan' : `Catat dan ${p.n > 0 ? assigns : asks}`;
  },
  saving: 'Menyimpan…',
  done: (p: { covered: number; left: number; asked: number }) => {
    if (p.covered + p.left === 0) return 'Tercatat.';
    if (p.left === 0) return 'Tercatat. Semua keluarga sudah dikabari.';
    const asks = p.asked > 0 ? ` Guru ditanya untuk ${number(p.asked)} pertemuan.` : '';
    return `Tercatat. ${number(p.covered)} pertemuan punya pengganti, ${number(p.left)} belum.${asks}`;
  },
  ownDone: 'Tercatat. Sekolah mencarikan guru pengganti.',
  now: 'Berhalangan',
  markedBy: (p: { name: string }) => `dicatat oleh ${p.name}`,
  toCover: 'Perlu guru pengganti',
  cover: (p: { n: number }) => (p.n === 0 ? 'Tunjuk pengganti' : `Tunjuk ${number(p.n)} pengganti`),
  covered: (p: { n: number }) => `${number(p.n)} pertemuan punya guru pengganti. Keluarga sudah dikabari.`,
  end: 'Akhiri',
  endOf: (p: { when: string }) => `Akhiri berhalangan ${p.when}`,
  endAsk: 'Guru ini mengajar lagi?',
  endText: 'Pertemuan yang sudah punya guru pengganti tetap dengan penggantinya.',
  ended: 'Guru ini mengajar lagi.',
  waits: (p: { n: number }) => `${number(p.n)} pertemuan masih menunggu guru pengganti.`,
  ask: 'Tanya tiga guru terbaik',
  askButton: (p: { n: number }) => `Tanya guru untuk ${number(p.n)} pertemuan`,
  asking: 'Guru segera ditanya. Jawaban ya yang pertama yang berlaku.',
  askedNow: (p: { n: number }) =>
    p.n === 0
      ? 'Guru akan ditanya mulai pukul 06.00 WIB.'
      : `${number(p.n)} guru ditanya, belum ada yang menerima.`,
  offers: {
    title: 'Menjadi guru pengganti',
    lead: 'Beberapa guru ditanya sekaligus. Jawaban ya yang pertama yang berlaku.',
    until: (p: { when: string }) => `Jawab paling lambat ${p.when}`,
    accept: 'Ya, saya mengajar',
    decline: 'Tidak bisa',
    acceptOf: (p: { when: string }) => `Ya, saya mengajar ${p.when}`,
    declineOf: (p: { when: string }) => `Tidak bisa ${p.when}`,
    acceptedTitle: 'Terima kasih!',
    accepted: 'Pertemuan ini sekarang Anda ajar. Keluarga sudah dikabari; rinciannya ada di halaman kelas.',
    declinedTitle: 'Terima kasih sudah menjawab',
    declined: 'Kami bertanya kepada guru lain.',
    toClass: 'Buka kelas',
    toHome: 'Ke beranda',
    missing: 'Tautan ini tidak lengkap. Buka lagi dari email Anda.',
  },
};
