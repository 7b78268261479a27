import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { PolicyNumbers } from '@fasih/school/catalogue/policy/numbers';
import { number } from '../number.ts';

/**
 * The catalogue's screens: program pages and the choice of a package (docs/product/calls-and-texts.md#public-texts).
 */
export const packages = {
  problems: {
    notOnSale: 'Paket ini tidak tersedia.',
  },
  steps: ['Choose Your Package', 'Choose Payment', 'Placement Test'],
  loadFailed: 'Gagal mengambil data paket.',
  none: 'Tidak ada paket tersedia',
  noneHint: 'Program ini tidak dijual untuk pilihan itu. Lihat pilihan lain di atas.',
  months: (p: { months: number }) => `${number(p.months)} bulan`,
  meetings: (p: { meetings: number }) => `${number(p.meetings)} pertemuan`,
  perWeek: (p: { times: number }) => `${number(p.times)} kali seminggu`,
  perMeeting: (p: { rupiah: number }) => `${formatRupiah(p.rupiah)} per pertemuan`,
  age: { kids: 'Anak', teen: 'Remaja', adult: 'Dewasa' },
  ageYears: { kids: '6–12 tahun', teen: '13–17 tahun', adult: '18+ tahun' },
  program: {
    notFoundTitle: 'Program Not Found',
    notFoundText: 'Please check the URL or choose a valid program.',
    forWhom: 'Untuk siapa',
    outcomesTitle: 'Setelah kursus ini, Anda bisa',
    includedTitle: 'Yang Anda dapatkan',
    parts: 'Pilihan dalam program ini',
    pathTitle: (p: { total: number }) => `Beginilah ${number(p.total)} pertemuan Anda`,
    pathLead: (p: PolicyNumbers) =>
      `Setiap batu adalah satu pertemuan ${p.meetingMinutes} menit; batu yang besar adalah tes. Tekan salah satu batu untuk melihat isinya.`,
    pathOf: (p: { name: string }) => `Jalur ${p.name}`,
    topics: (p: { total: number }) => `Semua ${number(p.total)} topik dalam satu daftar`,
    meeting: (p: { n: number }) => `Pertemuan ${p.n}`,
    packagesTitle: 'Paket dan harga',
    packagesLead: 'Harga sudah lengkap: tidak ada biaya pendaftaran.',
    join: 'Daftar',
    joinFor: (p: { name: string }) => `Daftar untuk ${p.name}`,
    price: 'Harga',
    duration: 'Durasi',
    system: 'Sistem belajar',
    rulesTitle: 'Aturan yang adil, bisa dibaca sejak awal',
    rules: {
      moving: {
        title: 'Pindah jadwal tanpa biaya',
        text: (p: PolicyNumbers) =>
          `Beri tahu paling lambat ${number(p.noticeHours)} jam sebelumnya, dan pertemuan Anda tidak hilang.`,
      },
      absence: {
        title: 'Tidak hadir tanpa kabar',
        text: 'Guru sudah menunggu Anda, jadi pertemuan itu hangus.',
      },
      late: {
        title: 'Guru terlambat? Menitnya kami ganti',
        text: 'Setiap menit keterlambatan guru menjadi hak Anda.',
      },
      refund: {
        title: (p: PolicyNumbers) => `Uang kembali ${p.refundPercent}%`,
        text: (p: PolicyNumbers) =>
          `Bila diminta dalam masa kursus dan tersisa lebih dari ${p.refundNeedsMoreThan} pertemuan.`,
      },
      noRefund: {
        title: (p: PolicyNumbers) => `Tanpa pengembalian ${p.refundPercent}%`,
        text: (p: { bought: number; needed: number }) =>
          `Kursus ini berisi ${number(p.bought)} pertemuan, jadi sisanya tidak pernah lebih dari ${number(p.needed)}.`,
      },
      neverRefund: {
        title: 'Tanpa pengembalian dana',
        text: 'Harga kursus tidak dikembalikan bila Anda berubah pikiran. Pertemuan yang dibatalkan sekolah tidak pernah hilang.',
      },
    },
    refundWhy: {
      sentence: 'Selama masih banyak pertemuan tersisa, Anda boleh berubah pikiran.',
      arithmetic: (p: { percent: number; price: number; back: number }) =>
        `${p.percent}% × ${formatRupiah(p.price)} = ${formatRupiah(p.back)}`,
      rule: 'Sisa pertemuan = dibeli − selesai − hangus, dihitung saat Anda meminta. Sebelum pertemuan pertama pun boleh.',
    },
    noRefundWhy: {
      sentence: (p: PolicyNumbers) =>
        `Aturan pengembalian mensyaratkan sisa lebih dari ${p.refundNeedsMoreThan} pertemuan.`,
      arithmetic: (p: { bought: number; needed: number }) =>
        `${number(p.bought)} dibeli − 0 selesai = ${number(p.bought)}, dan ${number(p.bought)} tidak lebih dari ${number(p.needed)}`,
      rule: 'Jadwal tetap bisa dipindahkan, dan menit keterlambatan guru tetap diganti.',
    },
    questionsTitle: 'Yang sering ditanyakan',
    allQuestions: 'Semua pertanyaan',
    endTitle: 'Belum yakin? Mulai dari sepuluh menit.',
    endText: 'Tes gratis, tanpa mendaftar.',
    freeTest: 'Coba tes gratis',
    seePackages: 'Lihat paket',
  },
  selection: {
    title: 'Pilih paket belajar',
    lead: 'Satu guru untuk satu siswa, di setiap pertemuan.',
    tabs: 'Jenis program',
    chooseAge: 'Untuk usia berapa?',
    chooseExam: 'Anda bersiap untuk tes apa?',
    choosePace: 'Secepat apa?',
    paceText: {
      Regular: 'Tempo tenang',
      Express: 'Waktu mepet',
    },
    special: 'Sepuluh pertemuan untuk satu tujuan pilihan Anda. Paket ini sudah terpilih.',
    system: 'Sistem belajar',
    fits: 'Sesuai usia',
    summary: 'Ringkasan pesanan',
    nothingYet: 'Pilih paket dulu, harganya langsung muncul di sini.',
    priceOnServer: 'Harga ditampilkan pada langkah berikutnya.',
    price: 'Harga',
    discount: 'Potongan',
    total: 'Total',
    voucher: 'Kode voucher',
    voucherUse: 'Pakai',
    voucherRemove: 'Hapus voucher',
    voucherOn: (p: { code: string }) => `Voucher ${p.code} dipakai.`,
    buy: 'Beli Sekarang',
    buying: 'Memproses…',
    underReview: {
      title: 'Pesan sekali lagi?',
      text: 'Pembayaran pesanan sebelumnya untuk paket dan siswa ini masih diperiksa; kami akan mengabari Anda lewat email. Bila itu pesanan yang sama, jangan membayar lagi.',
      no: 'Tidak, tunggu dulu',
      yes: 'Pesan sekali lagi',
    },
    failed: 'Gagal membuat pembayaran. Silakan coba lagi.',
    offline: 'Perangkat Anda sedang offline. Pilihan Anda tetap tersimpan di halaman ini.',
    visitorNext: 'Berikutnya Anda membuat akun, lalu kembali ke pilihan ini.',
    haveAccount: 'Sudah punya akun?',
    signIn: 'Masuk',
    nextPay: 'Berikutnya Anda memilih cara pembayaran. Kursus dimulai setelah tes penempatan.',
    nextFree: 'Tidak ada yang perlu dibayar. Berikutnya Anda langsung ke tes penempatan.',
    accept: (p: { button: string }) => `Dengan menekan ${p.button} Anda menyetujui`,
    terms: 'Syarat dan ketentuan',
    and: 'dan',
    privacy: 'Kebijakan privasi',
    staff: 'Paket hanya bisa dibeli dengan akun keluarga. Akun Anda adalah akun staf.',
  },
};
