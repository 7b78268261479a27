import { number } from '../number.ts';

/** The page of health: how it stands with what the school runs on, and what to do. */
export const health = {
  lead: 'Keadaan sistem sekolah sekarang. Yang merah dikerjakan segera, yang kuning dalam waktu dekat.',
  allGood: 'Semuanya baik.',
  notGood: (p: { bad: number; watch: number }) =>
    `${[
      ...(p.bad > 0 ? [`${number(p.bad)} hal perlu dikerjakan sekarang`] : []),
      ...(p.watch > 0 ? [`${number(p.watch)} hal perlu diperhatikan`] : []),
    ].join(', ')}.`,
  columns: { what: 'Bagian', state: 'Keadaan', value: 'Yang terlihat', todo: 'Yang perlu dilakukan' },
  states: { good: 'Baik', watch: 'Perhatikan', bad: 'Sekarang' },
  names: {
    version: 'Versi',
    database: 'Basis data',
    clock: 'Jam',
    jobs: 'Pekerjaan otomatis',
    postings: 'Pembukuan yang tertahan',
    books: 'Kecocokan buku',
    mail: 'Email',
    provider: 'Penyedia pembayaran',
    files: 'Berkas',
    backup: 'Cadangan',
    drill: 'Latihan pemulihan',
  },
  todos: {
    version: '',
    database: 'Naikkan max_connections, atau kurangi DATABASE_POOL atau jumlah proses.',
    clock: 'Nyalakan NTP di komputer ini dan di komputer basis data.',
    jobs: 'Lihat pekerjaan yang gagal di beranda admin dan minta dicoba lagi. Bila semuanya tertahan, baca log proses.',
    postings:
      'Lihat di beranda admin, perbaiki sebabnya menurut log, lalu minta dicoba lagi. Sampai saat itu pembukuan belum lengkap.',
    books: 'Beri tahu bagian keuangan; perbedaannya tercatat di books_check.',
    mail: 'Buka Email Keluar untuk sebabnya, lalu kirim email percobaan.',
    provider:
      'Periksa MIDTRANS_API_URL, kunci, dan jalan keluar jaringan ini; lihat halaman status penyedia.',
    files: 'Periksa FILES_URL, hak akses, dan sisa ruang.',
    backup: 'Atur BACKUP_URL dan BACKUP_KEY, atau baca log proses untuk sebab kegagalannya.',
    drill:
      'Baca sebabnya, lalu jalankan backup --drill. Sampai berhasil, anggap cadangan belum tentu dapat dipulihkan.',
  },
  version: (p: { version: string; node: string; migration: string }) =>
    `${p.version}, Node ${p.node}, skema ${p.migration}`,
  database: (p: { version: string; size: string; connections: number; max: number }) =>
    `PostgreSQL ${p.version}, ${p.size}, ${number(p.connections)} dari ${number(p.max)} koneksi`,
  clock: (p: { ms: number }) => `Berbeda ${number(p.ms)} milidetik dari jam basis data`,
  noneWaiting: 'Tidak ada yang menunggu',
  unpostedSince: (p: { when: string }) => `Yang belum dibukukan sejak ${p.when}`,
  setAside: (p: { n: number }) => `${number(p.n)} catatan gagal dikerjakan`,
  postings: (p: { n: number }) => `${number(p.n)} kursus yang kejadian saldonya belum masuk buku`,
  booksAgree: (p: { when: string }) => `Cocok, diperiksa ${p.when}`,
  booksDiffer: (p: { n: number; when: string }) => `${number(p.n)} perbedaan, diperiksa ${p.when}`,
  notChecked: 'Belum pernah diperiksa',
  mailSince: (p: { when: string }) => `Yang tertua menunggu sejak ${p.when}`,
  mailFailed: (p: { n: number }) => `${number(p.n)} email gagal dan akan dicoba lagi`,
  reached: (p: { when: string }) => `Terakhir terhubung ${p.when}`,
  notReached: 'Belum pernah terhubung',
  filesWork: 'Berkas dapat ditulis, dibaca, dan dihapus',
  filesFail: 'Berkas tidak dapat ditulis, dibaca, atau dihapus',
  noBackup: 'Cadangan belum diatur',
  backupAt: (p: { when: string }) => `Cadangan penuh ${p.when}`,
  noneYet: 'Belum ada',
  logUntil: (p: { when: string }) => `catatan perubahan tersimpan sampai ${p.when}`,
  drillOk: (p: { when: string }) => `Berhasil ${p.when}`,
  drillFailed: (p: { when: string }) => `Gagal ${p.when}`,
  problems: 'Yang ditemukan',
  testMail: 'Kirim email percobaan kepada saya',
  testMailDone: 'Email percobaan dikirim ke alamat Anda sebentar lagi.',
  refresh: 'Periksa lagi',
};
