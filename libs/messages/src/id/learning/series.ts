import { number } from '../number.ts';

/** Planning running classes again: the preview of all moved meetings, and what may change them. */
export const series = {
  times: {
    action: 'Ubah jadwal atau guru',
    title: (p: { name: string }) => `Jadwal mingguan dan guru: ${p.name}`,
    lead: 'Pertemuan sebelum tanggal ini tetap. Waktu yang pernah dipindahkan tersendiri juga tetap, selama gurunya kosong.',
    from: 'Berlaku mulai',
    teacher: 'Guru',
    fitting: 'Jadwal baru',
    own: 'Waktu lain atau guru lain',
    noneFits:
      'Tidak ada waktu mingguan lain yang cukup untuk semua pertemuan. Pilih sendiri dan lihat pertemuan mana yang menunggu.',
    with: (p: { times: string; teacher: string }) => `${p.times}, bersama ${p.teacher}`,
    moves: (p: { n: number; last: string }) => `${number(p.n)} pertemuan berpindah, yang terakhir ${p.last}.`,
    untouched: 'Ubah hari, jam, atau guru untuk melihat apa yang berpindah.',
    save: 'Simpan dan kabari keluarga',
  },
  pause: {
    one: 'Jeda kelas',
    several: 'Jeda beberapa kelas',
    lead: 'Pertemuan dalam jeda pindah ke waktu mingguan berikutnya setelah jeda. Yang sudah terlalu dekat tetap berlangsung.',
    classes: 'Kelas yang dijeda',
    all: (p: { n: number }) => `Semua ${number(p.n)} kelas`,
    some: (p: { n: number; total: number }) =>
      `Baru ${number(p.n)} dari ${number(p.total)} kelas; cari yang lain.`,
    none: 'Tidak ada kelas.',
    later: 'Belum mulai',
    search: 'Cari kelas, siswa, atau guru',
    choose: 'Pilih kelas untuk melihat apa yang berpindah.',
    order: 'Hari mulai lagi harus setelah hari pertama jeda.',
    from: 'Hari pertama jeda',
    until: 'Mulai lagi',
    save: 'Jeda dan kabari keluarga',
  },
  end: {
    one: 'Akhiri jeda',
    several: 'Akhiri jeda beberapa kelas',
    lead: 'Jeda berakhir sekarang. Pertemuan mengisi jadwal mingguan yang dikosongkan oleh jeda, paling cepat 48 jam lagi.',
    classes: 'Kelas yang sedang dijeda',
    choose: 'Pilih kelas untuk melihat jadwal barunya.',
    save: 'Akhiri jeda dan kabari keluarga',
  },
  reason: 'Alasan (dibaca keluarga, boleh kosong)',
  told: (p: { families: number; teachers: number }) =>
    `${number(p.families)} keluarga dan ${number(p.teachers)} guru dikabari, masing-masing dengan satu pesan.`,
  done: (p: { families: number; teachers: number }) =>
    `Tersimpan. ${number(p.families)} keluarga dan ${number(p.teachers)} guru dikabari, masing-masing dengan satu pesan.`,
  preview: {
    title: 'Yang akan terjadi',
    planning: 'Menyusun rencana…',
    nothing: 'Tidak ada pertemuan yang waktunya berubah.',
    handsOver: (p: { n: number; name: string }) => `${number(p.n)} pertemuan diajar ${p.name}.`,
    classes: (p: { classes: number; meetings: number }) =>
      `${number(p.meetings)} pertemuan di ${number(p.classes)} kelas berpindah.`,
    moved: (p: { n: number }) => `${number(p.n)} waktu diganti`,
    /** `days` that each adds to its course; null where the courses' rules differ. */
    waits: (p: { n: number; days: number | null }) =>
      `${number(p.n)} pertemuan belum mendapat waktu sampai hari terakhir kursus. Pertemuan itu menunggu jadwal baru${p.days === 0 ? '' : `, dan kursus bertambah ${p.days === null ? 'menurut aturannya' : `${number(p.days)} hari`} untuk masing-masing`}.`,
    waitsInPause: (p: { n: number }) =>
      `${number(p.n)} pertemuan belum mendapat waktu sampai hari terakhir kursus dan menunggu jadwal baru.`,
    staying: (p: { n: number; hours: number }) =>
      `${number(p.n)} pertemuan kurang dari ${number(p.hours)} jam lagi, jadi tetap berlangsung:`,
    of: (p: { names: string; what: string }) => `${p.names}: ${p.what}`,
    kept: (p: { n: number }) => `${number(p.n)} pertemuan tetap`,
    to: (p: { was: string; to: string }) => `${p.was} menjadi ${p.to}`,
    fromNothing: (p: { to: string }) => `Pertemuan yang menunggu diadakan ${p.to}`,
    toNothing: (p: { was: string }) => `${p.was} menunggu jadwal baru`,
    skipped: (p: { n: number }) => `${number(p.n)} waktu mingguan dilewati`,
    skippedAt: (p: { when: string; why: string }) => `${p.when}: ${p.why}`,
    why: {
      closed: 'libur atau jeda',
      outsideLessonHours: 'di luar jam belajar sekolah',
      teacherAway: 'guru berhalangan',
      teacherBusy: 'guru mengajar kelas lain',
      timeHeld: 'waktu ini disimpan untuk sebuah keluarga (kelas baru)',
      timeAsked: 'waktu ini diminta sebuah keluarga (kelas baru)',
      learnerBusy: 'siswa punya pertemuan lain',
      weekFull: 'minggu itu sudah penuh',
    },
    order: 'Urutan pelajaran dan tes tidak berubah.',
    tells: (p: { families: number; teachers: number }) =>
      `${number(p.families)} keluarga dan ${number(p.teachers)} guru dikabari setelah disimpan, masing-masing dengan satu pesan.`,
  },
};
