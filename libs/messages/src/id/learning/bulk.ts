import { number } from '../number.ts';

/** What is done with many rows of a list at once. */
export const bulk = {
  problems: {
    changed: 'Keadaannya berubah sejak pratinjau. Lihat pratinjau yang baru, lalu simpan lagi.',
    nobody: 'Tidak ada yang tersisa dari pilihan ini.',
    sameTeacher: 'Guru ini sudah mengajar kelas itu.',
  },
  message: {
    action: 'Kirim pesan',
    title: 'Pesan ke keluarga',
    lead: 'Setiap keluarga menerima satu pesan, di aplikasi dan lewat email. Pesan yang terkirim tidak bisa ditarik.',
    subject: 'Judul',
    text: 'Isi pesan',
    send: 'Kirim',
    sent: (p: { n: number }) => `Pesan terkirim ke ${number(p.n)} keluarga.`,
    reaches: (p: { families: number; learners: number }) =>
      `Sampai ke ${number(p.families)} keluarga dari ${number(p.learners)} siswa.`,
    nobody: 'Tidak ada keluarga yang menerima pesan ini.',
  },
  teacher: {
    action: 'Ganti guru',
    title: 'Guru lain untuk kelas yang dipilih',
    titleOf: (p: { name: string }) => `Guru lain untuk kelas ${p.name}`,
    lead: 'Semua pertemuan mendatang pindah ke guru yang dipilih. Guru yang diusulkan mengajar program itu dan kosong pada setiap waktunya; guru dengan pertemuan paling sedikit dalam 28 hari didahulukan.',
    all: 'Semua kelas ke',
    proposals: 'Usulan untuk setiap kelas',
    newTeacherOf: (p: { name: string }) => `Guru untuk ${p.name}`,
    now: (p: { name: string }) => `Sekarang ${p.name}`,
    option: (p: { name: string; load: number }) => `${p.name} · ${number(p.load)} pertemuan`,
    stays: (p: { name: string }) => `Tetap ${p.name}`,
    noneFree: 'Tidak ada guru yang kosong pada setiap waktunya.',
    nothing: 'Tidak ada kelas dengan pertemuan mendatang.',
    nothingOf:
      'Tidak ada kelas lagi yang harus diserahkan. Pertemuan sebagai pengganti diberikan kepada guru lain lewat tombol berhalangan di halaman guru ini.',
    changes: (p: { classes: number; families: number }) =>
      `${number(p.classes)} kelas berganti guru, ${number(p.families)} keluarga diberi tahu.`,
    none: 'Belum ada kelas yang berganti guru.',
    reason: 'Alasan (boleh kosong)',
    save: 'Ganti guru',
    done: (p: { n: number }) => `${number(p.n)} kelas berganti guru.`,
    undone: 'Guru sebelumnya kembali mengajar.',
    undoneBut: (p: { classes: string }) => `Guru sebelumnya kembali mengajar, kecuali di ${p.classes}`,
  },
  pause: { action: 'Jeda kelas', over: 'sudah selesai, dibatalkan, atau sedang jeda' },
  export: 'Ekspor siswa (CSV)',
  why: {
    gone: 'Data siswa yang tidak ada lagi',
    inactive: 'akun keluarga tidak aktif',
    noLearners: 'belum ada siswa',
  },
};
