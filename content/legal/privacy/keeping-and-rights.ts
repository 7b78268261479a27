import type { LegalSection } from '../types.ts';

/** Needs a lawyer's reading before a school relies on it. */
export const keepingAndRights = [
  {
    key: 'how-long',
    heading: { id: 'Berapa lama disimpan', en: 'How long we keep it' },
    paragraphs: [
      {
        id: 'Data akun dan belajar: selama akun ada. Jika Anda meminta penghapusan akun, data dihapus setelah 7 hari.',
        en: 'Account and learning data: as long as the account exists. If you ask for the account to be deleted, the data is erased after 7 days.',
      },
      {
        id: 'Pembukuan dan bukti pembayaran: 10 tahun, sebagaimana diwajibkan undang-undang dokumen perusahaan dan perpajakan. Setelah penghapusan, catatan itu tetap ada tanpa nama.',
        en: 'Books and proofs of payment: 10 years, as the laws on company documents and on tax demand. After an erasure these records stay without names.',
      },
      {
        id: 'Sesi masuk keluarga berakhir setelah 30 hari. Bukti persetujuan disimpan selama diperlukan untuk membuktikan bahwa persetujuan itu pernah diberikan.',
        en: 'Sign-ins of families end after 30 days. Proof of consent is kept as long as it is needed to show that the consent was given.',
      },
    ],
  },
  {
    key: 'device',
    heading: { id: 'Yang tersimpan di perangkat Anda', en: 'What is stored on your device' },
    paragraphs: [
      {
        id: 'Bahasa dan warna pilihan, tanda masuk, serta cookie yang tidak dapat dibaca skrip: satu untuk masuk, satu lagi untuk mengenali perangkat yang pernah masuk. Jawaban tes yang sedang berjalan disimpan sementara, supaya tidak hilang saat halaman dimuat ulang.',
        en: 'Your language and colours, a sign-in token, and cookies that scripts cannot read: one for the sign-in, one that knows a device that has signed in before. Answers of a running test are stored for the time being, so that a reload does not lose them.',
      },
      {
        id: 'Tidak ada cookie iklan atau pelacakan, jadi tidak ada spanduk cookie.',
        en: 'There are no advertising or tracking cookies, hence no cookie banner.',
      },
    ],
  },
  {
    key: 'rights',
    heading: { id: 'Hak Anda', en: 'Your rights' },
    paragraphs: [
      {
        id: 'Anda berhak mengetahui, melihat, dan menerima salinan data Anda, memperbaikinya, menghapusnya, menghentikan atau membatasi pemakaiannya, memindahkannya, menarik persetujuan, dan mengajukan keberatan atas keputusan yang dibuat mesin saja.',
        en: 'You may know, see and receive a copy of your data, correct it, have it erased, have its use stopped or limited, take it elsewhere, withdraw consent and object to decisions made by a machine alone.',
      },
      {
        id: 'Tes penempatan dinilai oleh mesin dan hanya mengusulkan level. Guru atau admin memastikan atau mengubahnya setelah pemeriksaan bicara, paling lambat di akhir pertemuan ke-2, dan menuliskan alasannya bila level berubah. Sesudah itu Anda dapat meminta level dilihat lagi oleh manusia, satu kali per kursus.',
        en: 'A machine scores the placement test and only proposes a level. A teacher or an admin confirms or changes it after a speaking check, by the end of meeting 2, and writes down the reason for a change. After that you may ask once in each course for a person to look at the level again.',
      },
      {
        id: 'Tulislah ke {{contactEmail}}. Permintaan melihat dan memperbaiki data kami penuhi dalam 3 x 24 jam. Wali menggunakan hak ini untuk anaknya. Anda juga dapat mengadu kepada lembaga pelindungan data pribadi.',
        en: 'Write to {{contactEmail}}. We meet requests to see and to correct data within 3 x 24 hours. A guardian uses these rights for the child. You may also complain to the data protection authority.',
      },
    ],
  },
  {
    key: 'safety',
    heading: { id: 'Keamanan dan pemberitahuan', en: 'Safety and notices' },
    paragraphs: [
      {
        id: 'Hubungan ke situs terenkripsi, kata sandi tidak tersimpan dalam bentuk terbaca, dan akun staf dengan akses luas memakai verifikasi dua langkah.',
        en: 'The connection to the site is encrypted, passwords are not stored readably, and staff accounts with wide access use two-step login.',
      },
      {
        id: 'Jika pelindungan data gagal, kami memberi tahu Anda dan lembaga yang berwenang secara tertulis paling lambat 3 x 24 jam: data apa, kapan dan bagaimana terjadi, serta apa yang kami lakukan.',
        en: 'If the protection of data fails, we tell you and the authority in writing within 3 x 24 hours: which data, when and how it happened, and what we are doing about it.',
      },
      {
        id: 'Jika teks ini berubah, kami menaikkan versinya dan memberi tahu Anda. Persetujuan wali yang lama tidak diperluas oleh perubahan itu.',
        en: "If this text changes, we raise its version and tell you. A change never widens a guardian's earlier consent.",
      },
    ],
  },
] as const satisfies readonly LegalSection[];
