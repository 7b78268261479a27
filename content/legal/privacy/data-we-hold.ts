import type { LegalSection } from '../types.ts';

/** Needs a lawyer's reading before a school relies on it. */
export const dataWeHold = [
  {
    key: 'controller',
    heading: { id: 'Siapa yang bertanggung jawab', en: 'Who is responsible' },
    paragraphs: [
      {
        id: '{{schoolName}} menentukan untuk apa data dipakai dan bertanggung jawab atasnya, menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (UU PDP). Hubungi kami di {{contactEmail}} atau {{contactChat}}.',
        en: '{{schoolName}} decides what data is used for and answers for it, under Law 27 of 2022 on Personal Data Protection (the PDP Law). Reach us at {{contactEmail}} or {{contactChat}}.',
      },
    ],
  },
  {
    key: 'what',
    heading: { id: 'Data yang kami simpan', en: 'What we keep' },
    paragraphs: [
      {
        id: 'Dari pemilik akun: nama, nama pengguna, email, nomor telepon, bahasa, foto jika Anda mengunggahnya, dan kata sandi dalam bentuk yang tidak dapat dibaca kembali.',
        en: 'Of the account owner: name, username, e-mail, phone number, language, a photo if you upload one, and the password in a form that cannot be read back.',
      },
      {
        id: 'Dari siswa: nama, tanggal lahir, kelompok usia, jawaban dan hasil tes, jadwal, kehadiran, catatan guru, laporan, dan sertifikat.',
        en: "Of the learner: name, birth date, age group, test answers and results, schedule, attendance, teacher's notes, reports and certificates.",
      },
      {
        id: 'Dari pembelian: paket, harga, voucher, status pembayaran, kuitansi, dan persetujuan beserta versi teks, bahasa, waktu, dan alamat IP-nya.',
        en: 'Of purchases: package, price, voucher, payment status, receipt, and consents with their text version, language, time and IP address.',
      },
      {
        id: 'Untuk keamanan: daftar masuk akun dengan waktu dan perangkat, serta catatan perubahan penting. Tes gratis tidak meminta dan tidak menyimpan data pribadi.',
        en: 'For safety: sign-ins with time and device, and a record of important changes. The free trial test neither asks for nor keeps personal data.',
      },
    ],
  },
  {
    key: 'why',
    heading: { id: 'Untuk apa dan atas dasar apa', en: 'What for, and on what ground' },
    paragraphs: [
      {
        id: 'Untuk menjalankan kursus yang Anda beli: penempatan, jadwal, kehadiran, laporan, pembayaran. Dasarnya perjanjian dengan Anda.',
        en: 'To run the course you bought: placement, schedule, attendance, reports, payment. The ground is our agreement with you.',
      },
      {
        id: 'Untuk memenuhi kewajiban hukum, terutama pembukuan dan pajak. Untuk menjaga akun dari penyalahgunaan; dasarnya kepentingan sah Anda dan kami.',
        en: 'To meet legal duties, above all bookkeeping and tax. To protect accounts from misuse; the ground is the legitimate interest of both of us.',
      },
      {
        id: 'Kami tidak menjual data, tidak memasang iklan, dan tidak memakai pelacak pihak ketiga.',
        en: 'We do not sell data, we show no advertisements and we use no third-party trackers.',
      },
    ],
  },
  {
    key: 'children',
    heading: { id: 'Data anak', en: 'Data of children' },
    paragraphs: [
      {
        id: 'Untuk siswa di bawah 18 tahun kami meminta persetujuan orang tua atau wali sebelum data anak dipakai, sesuai UU PDP dan Peraturan Pemerintah Nomor 17 Tahun 2025. Akun dimiliki orang dewasa; anak tidak membuat akun sendiri.',
        en: "For a learner under 18 we ask the parent or guardian for consent before the child's data is used, in line with the PDP Law and Government Regulation 17 of 2025. The account belongs to the adult; a child does not open one.",
      },
      {
        id: 'Kami hanya meminta data anak yang diperlukan untuk mengajar. Kami tidak membuat profil anak untuk tujuan komersial dan tidak mengirim iklan kepada anak.',
        en: 'We ask only for the data of a child that teaching needs. We make no commercial profiles of children and send them no advertising.',
      },
      {
        id: 'Wali dapat menarik persetujuan kapan saja di aplikasi atau dengan menulis kepada kami. Pelajaran langsung berhenti, data anak dihapus setelah 30 hari, dan pembukuan tetap ada tanpa nama anak.',
        en: "The guardian may withdraw consent at any time, in the app or by writing to us. Lessons stop at once, the child's data is erased after 30 days, and the books stay without the child's name.",
      },
    ],
  },
  {
    key: 'who-sees',
    heading: { id: 'Siapa yang melihat data', en: 'Who sees the data' },
    paragraphs: [
      {
        id: 'Guru melihat siswanya sendiri. Admin dan bagian keuangan melihat yang perlu untuk tugasnya; perubahan penting dicatat.',
        en: 'Teachers see their own learners. Admin and finance staff see what their work needs; important changes are recorded.',
      },
      {
        id: 'Bila pemilik akun mengundang wali kedua, wali itu melihat jadwal, kehadiran, catatan guru, materi, laporan, dan sertifikat anak yang dibagikan, dari akunnya sendiri; pembayaran dan data keluarga lain tidak. Nama dan email yang diundang kami simpan sampai undangan diterima atau ditarik. Kedua wali dapat mengakhirinya kapan saja.',
        en: "If the account owner invites a second guardian, that guardian sees schedule, attendance, teacher's notes, materials, reports and certificates of the children shared, with an account of their own; no payments and no other family data. We keep the name and e-mail of whoever is invited until the invitation is accepted or withdrawn. Either guardian can end it at any time.",
      },
      {
        id: 'Penyedia pembayaran menerima hanya data pembayar: nama, email, telepon, jumlah, dan paket. Data anak tidak kami kirim kepadanya.',
        en: "The payment provider receives only the payer's data: name, e-mail, phone, amount and package. A child's data is not sent to it.",
      },
      {
        id: 'Pertemuan memakai layanan video pihak ketiga, yang memproses suara, gambar, dan nama tampilan menurut ketentuannya sendiri. Email dikirim melalui penyedia email. Jika suatu layanan memproses data di luar Indonesia, kami memilih yang memenuhi syarat Pasal 56 UU PDP.',
        en: 'Meetings use a third-party video service, which processes sound, picture and display name under its own terms. E-mail is sent through an e-mail provider. Where a service processes data outside Indonesia, we choose one that meets article 56 of the PDP Law.',
      },
    ],
  },
] as const satisfies readonly LegalSection[];
