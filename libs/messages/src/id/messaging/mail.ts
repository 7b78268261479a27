import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { Letters } from '../../letter.ts';
import { noticeWords } from '../../notice-words.ts';
import { sayIn } from '../../reason.ts';
import { number } from '../number.ts';
import { notices } from './notices.ts';

const areas = {
  grammar: 'Tata bahasa',
  vocabulary: 'Kosakata',
  phrases: 'Ungkapan sehari-hari',
  reading: 'Membaca',
};
const words = { strong: 'kuat', growing: 'berkembang', startHere: 'mulai dari sini' };
const surprise = 'Jika ini bukan Anda, ganti kata sandi sekarang juga dan hubungi kami.';
const muteNote = 'Email yang ingin Anda terima bisa dipilih di halaman Akun, bagian Pesan dan kalender.';

const letters: Letters = {
  'accounts.verifyEmail': ({ username, path }) => ({
    subject: 'Konfirmasi alamat email Anda',
    greeting: `Halo ${username},`,
    lines: [
      'Terima kasih sudah mendaftar. Tekan tombol di bawah ini agar kami tahu bahwa alamat ini milik Anda.',
    ],
    button: { label: 'Konfirmasi email', path },
    note: 'Tautan ini berlaku tujuh hari. Jika Anda tidak mendaftar, abaikan saja email ini.',
  }),
  'accounts.resetPassword': ({ username, path, minutes }) => ({
    subject: 'Atur ulang kata sandi',
    greeting: `Halo ${username},`,
    lines: ['Kami menerima permintaan kata sandi baru untuk akun ini.'],
    button: { label: 'Buat kata sandi baru', path },
    note: `Tautan ini berlaku ${minutes} menit dan hanya sekali. Jika Anda tidak memintanya, abaikan saja: kata sandi Anda tetap sama.`,
  }),
  'accounts.passwordChanged': ({ username, calendar }) => ({
    subject: 'Kata sandi Anda sudah diganti',
    greeting: `Halo ${username},`,
    lines: [
      'Kata sandi akun Anda baru saja diganti, dan semua perangkat lain sudah dikeluarkan.',
      ...(calendar === undefined
        ? []
        : [
            calendar === 'ended'
              ? 'Alamat kalender Anda yang lama tidak berlaku lagi. Buat yang baru di halaman Pesan dan kalender.'
              : 'Alamat kalender Anda tetap berlaku. Anda bisa menggantinya di halaman Pesan dan kalender.',
          ]),
    ],
    button: { label: 'Lihat perangkat yang masuk', path: '/account/security' },
    note: surprise,
  }),
  'accounts.emailConfirm': ({ username, path, hours }) => ({
    subject: 'Konfirmasi alamat email baru Anda',
    greeting: `Halo ${username},`,
    lines: [
      'Anda meminta agar akun Anda memakai alamat email ini. Alamatnya baru berganti setelah Anda menekan tombol di bawah ini.',
      'Setelah itu perangkat lain otomatis keluar, dan semua email dari kami dikirim ke sini.',
    ],
    button: { label: 'Pakai alamat ini', path },
    note: `Tautan ini berlaku ${number(hours)} jam dan hanya sekali. Jika Anda tidak memintanya, abaikan saja: tidak ada yang berubah.`,
  }),
  'accounts.emailChangeAsked': ({ username, to, path }) => ({
    subject: 'Ada permintaan mengganti alamat email akun Anda',
    greeting: `Halo ${username},`,
    lines: [
      `Seseorang yang mengetahui kata sandi Anda meminta agar akun ini memakai alamat ${to}. Alamatnya berganti setelah dikonfirmasi dari alamat itu.`,
      'Jika itu Anda, tidak ada yang perlu dilakukan dengan email ini.',
    ],
    button: { label: 'Bukan saya, batalkan', path },
    note: 'Jika Anda membatalkannya, semua perangkat keluar dan kami mengirim tautan untuk membuat kata sandi baru.',
  }),
  'accounts.emailChanged': ({ username, to, path, days }) => ({
    subject: 'Alamat email akun Anda sudah diganti',
    greeting: `Halo ${username},`,
    lines: [
      `Akun Anda kini memakai alamat ${to}. Ini email terakhir ke alamat lama.`,
      'Jika itu Anda, tidak ada yang perlu dilakukan.',
    ],
    button: { label: 'Bukan saya, kembalikan alamat lama', path },
    note: `Alamat lama bisa dikembalikan selama ${number(days)} hari. Setelah itu semua perangkat keluar, dan kami mengirim tautan untuk membuat kata sandi baru.`,
  }),
  'accounts.emailChangedBySchool': ({ username, to }) => ({
    subject: 'Sekolah mengganti alamat email akun Anda',
    greeting: `Halo ${username},`,
    lines: [
      `Sekolah mengganti alamat akun Anda menjadi ${to}. Ini email terakhir ke alamat lama.`,
      'Jika Anda tidak memintanya, segera hubungi sekolah.',
    ],
  }),
  'accounts.emailInUse': ({ username }) => ({
    subject: 'Alamat ini sudah dipakai akun Anda',
    greeting: `Halo ${username},`,
    lines: [
      'Seseorang ingin memakai alamat email ini untuk akun lain. Alamat ini sudah dipakai akun Anda, jadi tidak ada yang berubah.',
      'Jika itu Anda, masuklah dengan akun ini, atau hubungi sekolah jika kedua akun perlu digabung.',
    ],
    button: { label: 'Masuk', path: '/login' },
  }),
  'accounts.erasureAsked': ({ username, dueAt }) => ({
    subject: 'Akun Anda akan dihapus',
    greeting: `Halo ${username},`,
    lines: [
      `Anda meminta akun ini dihapus. Penghapusan dilakukan ${sayIn('id').instant(dueAt)}: nama, hasil tes, laporan, dan pesan hilang untuk selamanya. Catatan pembayaran tetap disimpan tanpa nama, karena diwajibkan undang-undang.`,
      'Sampai saat itu Anda bisa membatalkannya di halaman Akun.',
    ],
    button: { label: 'Pertahankan akun saya', path: '/account' },
    note: surprise,
  }),
  'accounts.erasureHeld': ({ username }) => ({
    subject: 'Akun Anda tidak jadi dihapus',
    greeting: `Halo ${username},`,
    lines: [
      'Sejak Anda meminta akun ini dihapus, ada kursus, pesanan, pengembalian dana, atau siswa baru. Karena itu akun Anda tetap ada.',
      'Jika Anda tetap ingin menghapusnya, hubungi sekolah, atau minta lagi setelah semuanya selesai.',
    ],
    button: { label: 'Buka akun saya', path: '/account' },
  }),
  'accounts.teacherInvited': ({ name, username, path }) => ({
    subject: 'Akun guru Anda sudah siap',
    greeting: `Halo ${name},`,
    lines: [
      `Sekolah membuatkan akun guru untuk Anda dengan nama pengguna ${username}.`,
      'Buat kata sandi sendiri lewat tombol ini. Kata sandi sementara dari sekolah hanya membuka halaman untuk menggantinya: satu kali, dalam 24 jam.',
    ],
    button: { label: 'Buat kata sandi', path },
    note: 'Tautan ini berlaku tujuh hari dan hanya sekali. Jika Anda tidak mengenal sekolah ini, abaikan saja email ini.',
  }),
  'accounts.teacherImported': ({ name, username, path }) => ({
    subject: 'Akun guru Anda sudah siap',
    greeting: `Halo ${name},`,
    lines: [
      `Sekolah membuatkan akun guru untuk Anda dengan nama pengguna ${username}.`,
      'Tekan tombol di bawah ini untuk membuat kata sandi Anda sendiri, lalu isi jam mengajar Anda.',
    ],
    button: { label: 'Buat kata sandi', path },
    note: 'Tautan ini berlaku tujuh hari dan hanya sekali. Sesudahnya, pilih “Lupa kata sandi” di halaman masuk.',
  }),
  'accounts.familyImported': ({ name, username, path, learnerName }) => ({
    subject: 'Akun Anda di sekolah kami sudah siap',
    greeting: `Halo ${name},`,
    lines: [
      `Sekolah membuatkan akun untuk keluarga Anda dengan nama pengguna ${username}. Tekan tombol di bawah ini untuk membuat kata sandi.`,
      ...(learnerName === ''
        ? []
        : [
            `Kami memerlukan persetujuan Anda sebagai orang tua atau wali untuk ${learnerName}. Setelah masuk, berikan persetujuan di halaman Akun, bagian Siswa.`,
            'Sebelum Anda setuju, kami tidak membuka kelas dan tidak memakai data anak untuk hal lain.',
          ]),
    ],
    button: { label: 'Buat kata sandi', path },
    note: 'Tautan ini berlaku tujuh hari dan hanya sekali. Jika Anda tidak mengenal sekolah ini, abaikan email ini atau hubungi kami supaya data Anda dihapus.',
  }),
  'guardians.invited': ({ name, by, learnerName, may, path, days }) => ({
    subject: `${by} mengundang Anda menjadi wali kedua ${learnerName}`,
    greeting: `Halo ${name},`,
    lines: [
      `${by} ingin Anda ikut mendampingi kursus bahasa Inggris ${learnerName}.`,
      may === 'decide'
        ? 'Anda akan melihat jadwal, presensi, materi, dan laporan, menerima pemberitahuan kelas, dan boleh mengatur waktu pertemuan. Pembayaran tetap urusan pengundang.'
        : 'Anda akan melihat jadwal, presensi, materi, dan laporan, serta menerima pemberitahuan kelas. Pembayaran tetap urusan pengundang.',
      'Terima undangan dengan akun yang memakai alamat email ini; jika belum punya, daftar lewat tautan yang sama.',
    ],
    button: { label: 'Lihat undangan', path },
    note: `Tautan ini berlaku ${number(days)} hari dan hanya sekali. Jika Anda tidak mengenal pengundangnya, abaikan saja email ini.`,
  }),
  'accounts.staffInvited': ({ name, username, role, path }) => ({
    subject: 'Akun staf Anda sudah siap',
    greeting: `Halo ${name},`,
    lines: [
      `Sekolah membuatkan akun ${{ admin: 'admin', finance: 'keuangan', accountant: 'akuntan' }[role]} untuk Anda dengan nama pengguna ${username}.`,
      'Buat kata sandi sendiri lewat tombol ini. Setelah itu Anda diminta mengaktifkan verifikasi dua langkah.',
    ],
    button: { label: 'Buat kata sandi', path },
    note: 'Tautan ini berlaku tujuh hari dan hanya sekali. Jika Anda tidak mengenal sekolah ini, abaikan saja email ini.',
  }),
  'accounts.invitedAgain': ({ name, username, path, days }) => ({
    subject: 'Tautan baru untuk membuat kata sandi',
    greeting: `Halo ${name},`,
    lines: [
      `Sekolah mengirim tautan baru untuk akun Anda dengan nama pengguna ${username}. Tautan sebelumnya tidak berlaku lagi.`,
    ],
    button: { label: 'Buat kata sandi', path },
    note: `Tautan ini berlaku ${days} hari dan hanya sekali. Jika Anda tidak mengenal sekolah ini, abaikan saja email ini.`,
  }),
  'accounts.sessionsEnded': ({ username }) => ({
    subject: 'Anda dikeluarkan dari semua perangkat',
    greeting: `Halo ${username},`,
    lines: [
      'Admin sekolah mengeluarkan akun Anda dari semua perangkat. Kata sandi Anda tidak berubah; silakan masuk lagi.',
    ],
    button: { label: 'Masuk', path: '/login' },
    note: 'Jika Anda tidak memintanya dan tidak tahu sebabnya, hubungi sekolah.',
  }),
  'accounts.twoStepOn': ({ username }) => ({
    subject: 'Verifikasi dua langkah aktif',
    greeting: `Halo ${username},`,
    lines: ['Mulai sekarang, masuk ke akun Anda memerlukan kode dari aplikasi di ponsel Anda.'],
    note: surprise,
  }),
  'accounts.twoStepOff': ({ username }) => ({
    subject: 'Verifikasi dua langkah dimatikan',
    greeting: `Halo ${username},`,
    lines: ['Masuk ke akun Anda kini hanya memerlukan kata sandi.'],
    button: { label: 'Aktifkan lagi', path: '/account/security' },
    note: surprise,
  }),
  'health.test': ({ name }) => ({
    subject: 'Email percobaan',
    greeting: `Halo ${name},`,
    lines: [
      'Email dari sekolah sampai. Email ini dikirim karena Anda memintanya di halaman Kesehatan Sistem.',
    ],
  }),
  'orders.paid': ({ payerName, learnerName, packageName, total, receiptNumber, orderId }) => ({
    subject: `Pembayaran diterima: ${packageName}`,
    greeting: `Halo ${payerName},`,
    lines: [
      `Terima kasih. Kami sudah menerima ${formatRupiah(total)} untuk ${packageName}, siswa ${learnerName}.`,
      `Nomor kuitansi: ${receiptNumber}. Kuitansinya bisa diunduh di halaman pesanan.`,
      'Langkah berikutnya adalah tes penempatan: 20 soal, 30 menit, kapan saja Anda siap.',
      'Di halaman yang sama, tandai juga waktu belajar yang cocok, supaya kelasnya cepat siap.',
    ],
    button: { label: 'Mulai tes penempatan', path: `/redirect?order=${orderId}` },
  }),
  'orders.free': ({ payerName, learnerName, packageName, orderId }) => ({
    subject: `Pesanan dikonfirmasi: ${packageName}`,
    greeting: `Halo ${payerName},`,
    lines: [
      `${packageName} untuk ${learnerName} sudah aktif. Tidak ada yang perlu dibayar, karena itu tidak ada kuitansi.`,
      'Langkah berikutnya adalah tes penempatan: 20 soal, 30 menit, kapan saja Anda siap.',
      'Di halaman yang sama, tandai juga waktu belajar yang cocok, supaya kelasnya cepat siap.',
    ],
    button: { label: 'Mulai tes penempatan', path: `/redirect?order=${orderId}` },
  }),
  'orders.reversed': ({ payerName, packageName, total, orderId }) => ({
    subject: `Pembayaran dibatalkan oleh bank: ${packageName}`,
    greeting: `Halo ${payerName},`,
    lines: [
      `Bank atau penyedia pembayaran menarik kembali ${formatRupiah(total)} untuk ${packageName}. Uangnya kembali kepada Anda.`,
      'Kursusnya kami hentikan sementara. Anda bisa membayar lagi, atau menghubungi kami jika ini keliru.',
    ],
    button: { label: 'Lihat pesanan', path: `/redirect?order=${orderId}` },
  }),
  'placement.result': ({
    learnerName,
    level,
    percent,
    areas: report,
    borderlineWith,
    classInfoPromised,
  }) => ({
    subject: `Hasil tes penempatan ${learnerName}: ${level}`,
    greeting: 'Halo,',
    lines: [
      `${learnerName} sudah menyelesaikan tes penempatan dengan nilai ${number(percent)}%, dan tes ini mengusulkan level ${level}.`,
      ...(borderlineWith
        ? [`Nilainya dekat dengan ${borderlineWith}, jadi pemeriksaan bicara yang menentukan.`]
        : []),
      'Guru memastikan atau mengubah level ini setelah pemeriksaan bicara singkat, paling lambat di akhir pertemuan ke-2. Sesudah itu Anda boleh meminta level ini dilihat lagi, satu kali.',
      report.map(({ area, word }) => `${areas[area]}: ${words[word]}`).join(' · '),
      'Tes ini adalah titik awal, bukan sertifikat: 20 soal tanpa bagian menyimak dan berbicara.',
      ...(classInfoPromised ? ['Info kelas kami kirim melalui email dalam 24 jam.'] : []),
    ],
    button: { label: 'Buka dasbor', path: '/dashboard/student' },
  }),
  'notifications.notice': ({ name, role, kind, params, zone, mutable }) => {
    const say = sayIn('id', zone);
    const words = noticeWords(notices, { kind, params }, say, role);
    if (!words) throw new Error(`no words for the notice ${kind}`);
    return {
      subject: words.title,
      greeting: `Halo ${name},`,
      lines: words.lines,
      ...(words.action ? { button: words.action } : {}),
      ...(mutable ? { note: muteNote } : {}),
    };
  },
};

/** Mails, in the reader's language. */
export const mail = {
  problems: {
    notFound: 'Email ini tidak ditemukan.',
    alreadySent: 'Email ini sudah terkirim.',
    noLetter: 'Tidak ada email dengan nama ini.',
  },
  /** Why the school itself did not send a mail. */
  expired: 'Waktunya sudah lewat sebelum email ini bisa dikirim.',
  /** Under every mail. */
  footer: (p: { school: string }) => `Email ini dikirim oleh ${p.school}, sekolah bahasa Inggris online.`,
  help: 'Ada pertanyaan? Balas email ini atau kunjungi',
  letters,
};
