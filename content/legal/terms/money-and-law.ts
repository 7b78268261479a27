import type { LegalSection } from '../types.ts';

/** Needs a lawyer's reading before a school relies on it. */
export const moneyAndLaw = [
  {
    key: 'payment',
    heading: { id: 'Harga dan pembayaran', en: 'Prices and payment' },
    paragraphs: [
      {
        id: 'Harga dalam rupiah bulat dan tampil sebelum Anda membayar; voucher dipotong dari harga itu. Pembayaran berjalan melalui penyedia pembayaran, dan kami tidak pernah melihat nomor kartu Anda.',
        en: 'Prices are in whole rupiah and are shown before you pay; a voucher is taken off that price. Payment runs through a payment provider, and we never see your card number.',
      },
      {
        id: 'Pesanan yang tidak dibayar dalam 24 jam berakhir dengan sendirinya. Setelah pembayaran Anda menerima kuitansi bernomor; pesanan Rp 0 mendapat konfirmasi tanpa nomor kuitansi.',
        en: 'An order that is not paid within 24 hours ends by itself. After the payment you receive a numbered receipt; an order of Rp 0 gets a confirmation without a receipt number.',
      },
      {
        id: 'Pembayaran ganda atau yang masuk setelah pesanan berakhir dikembalikan penuh.',
        en: 'Double payments, and payments that arrive after an order has ended, are returned in full.',
      },
    ],
  },
  {
    key: 'refund',
    heading: { id: 'Pengembalian dana', en: 'Refund' },
    paragraphs: [
      {
        id: 'Anda menerima kembali {{percent}} dari harga yang Anda bayar, dibulatkan ke bawah ke rupiah bulat, jika Anda memintanya dalam masa kursus (juga sebelum pertemuan pertama) dan sisa pertemuan lebih dari {{needed}}.',
        en: 'You get back {{percent}} of the price you paid, rounded down to whole rupiah, if you ask during the program (also before the first meeting) and more than {{needed}} meetings remain.',
      },
      {
        id: 'Sisa = pertemuan yang dibeli dikurangi yang sudah berlangsung dan yang hangus pada saat permintaan.{{refundExampleInTerms}} Dengan sisa tepat {{needed}} tidak ada pengembalian.',
        en: 'Remaining = meetings bought minus held minus forfeited at the moment of the request.{{refundExampleInTerms}} With exactly {{needed}} remaining there is no refund.',
      },
      {
        id: '{{specialCourseInTerms}}',
        en: '{{specialCourseInTerms}}',
      },
      {
        id: 'Bila pengembalian disetujui, kursus berakhir dan pertemuan yang tersisa dibatalkan. Hak yang diberikan undang-undang kepada konsumen tetap berlaku.',
        en: 'An approved refund ends the course and cancels the remaining meetings. Rights that the law gives to consumers stay as they are.',
      },
    ],
  },
  {
    key: 'conduct',
    heading: { id: 'Saling menghormati', en: 'Respect' },
    paragraphs: [
      {
        id: 'Guru dan siswa saling menghormati. Orang tua boleh hadir di dekat anak selama pertemuan.',
        en: 'Teachers and learners treat each other with respect. A parent may be near the child during a meeting.',
      },
      {
        id: 'Tidak seorang pun boleh merekam pertemuan tanpa persetujuan semua pihak sebelumnya; untuk siswa di bawah 18 tahun, persetujuan walinya.',
        en: 'Nobody records a meeting unless everyone agreed beforehand; for a learner under 18, the guardian.',
      },
      {
        id: 'Materi kursus hanya untuk dipakai siswa sendiri. Jangan membagikan atau menjualnya, dan jangan membagikan soal tes.',
        en: "Course material is for the learner's own use. Do not share or sell it, and do not share test questions.",
      },
      {
        id: 'Jika seseorang membahayakan atau melecehkan orang lain, kami menghentikan kelasnya dan menjelaskan alasannya secara tertulis.',
        en: 'If somebody endangers or harasses another person, we stop the class and explain why in writing.',
      },
    ],
  },
  {
    key: 'disputes',
    heading: { id: 'Keluhan dan hukum', en: 'Complaints and law' },
    paragraphs: [
      {
        id: 'Tulislah ke {{contactEmail}} atau {{contactChat}}. Setiap keputusan tentang waktu atau uang dapat Anda buka di aplikasi beserta alasan, hitungan, dan aturannya.',
        en: 'Write to {{contactEmail}} or {{contactChat}}. You can open every decision about time or money in the app, with its reason, arithmetic and rule.',
      },
      {
        id: 'Berlaku hukum Indonesia. Jika kita tidak mencapai kesepakatan, Anda dapat membawa perkara ke badan penyelesaian sengketa konsumen atau pengadilan di tempat tinggal Anda.',
        en: 'Indonesian law applies. If we do not reach an agreement, you can take the matter to the consumer dispute body or the court where you live.',
      },
      {
        id: 'Jika kedua teks berbeda, teks bahasa Indonesia yang berlaku.',
        en: 'If the two languages differ, the Indonesian text counts.',
      },
    ],
  },
] as const satisfies readonly LegalSection[];
