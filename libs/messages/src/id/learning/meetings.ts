import type { ReasonParams } from '@fasih/school/catalogue/policy/reasons';
import { sayIn } from '../../reason.ts';
import { policy } from '../catalogue/policy.ts';
import { number } from '../number.ts';

const say = sayIn('id');
const { reasons } = policy;

/** Moving, excusing, cancelling and pausing meetings (docs/product/classes.md#moving). */
export const meetings = {
  problems: {
    notFound: 'Pertemuan ini tidak ditemukan.',
    classNotFound: 'Kelas ini tidak ditemukan.',
    tooLate: (p: ReasonParams['move.tooLate']) => reasons['move.tooLate'](p, say),
    pastLastDay: (p: ReasonParams['move.pastLastDay']) => reasons['move.pastLastDay'](p, say),
    inPast: reasons['move.inPast']({}, say),
    tooSoon: (p: ReasonParams['move.tooSoon']) => reasons['move.tooSoon'](p, say),
    weekFull: (p: ReasonParams['move.weekFull']) => reasons['move.weekFull'](p, say),
    testNear: (p: ReasonParams['move.testNear']) => reasons['move.testNear'](p, say),
    group: reasons['move.group']({}, say),
    notMovable: reasons['move.notMovable']({}, say),
    notPlanned: reasons['cancel.notPlanned']({}, say),
    stopped: reasons['move.stopped']({}, say),
    paused: (p: { until: string }) =>
      `Kelas ini dijeda sampai sebelum ${say.day(p.until)}. Pilih waktu lain.`,
    holiday: (p: { day: string }) => `${say.day(p.day)} adalah hari libur sekolah. Pilih hari lain.`,
    offGrid: (p: { minutes: number }) =>
      `Pertemuan dimulai setiap ${number(p.minutes)} menit dari jam penuh. Pilih salah satu waktu itu.`,
    outsideLessonHours: 'Waktu itu di luar jam belajar sekolah. Pilih waktu lain.',
    teacherAway: 'Guru tidak mengajar pada waktu itu. Pilih waktu lain.',
    teacherBusy: 'Guru sudah punya pertemuan lain pada waktu itu. Pilih waktu lain.',
    timeHeld: (p: { until: string }) =>
      `Waktu itu disimpan untuk kelas baru keluarga lain sampai ${say.time(p.until)}. Pilih waktu lain.`,
    timeAsked:
      'Keluarga lain sudah meminta waktu itu untuk kelas baru dan menunggu jawaban sekolah. Pilih waktu lain.',
    learnerBusy: 'Siswa sudah punya pertemuan lain pada waktu itu. Pilih waktu lain.',
    heldBack:
      'Pertemuan ini ditahan sampai sekolah menjawab pengajuan pengembalian dana. Tarik pengajuan itu untuk menjadwalkannya.',
    noTeacher: 'Guru ini tidak ditemukan.',
    sameTeacher: 'Guru ini sudah mengajar pertemuan ini.',
    wrongProgram: 'Guru ini tidak mengajar program atau kelompok usia kelas ini.',
    pauseOrder: 'Hari mulai lagi harus sesudah hari pertama jeda, dan keduanya belum lewat.',
    classOver: 'Kelas ini sudah selesai, jadi tidak bisa dijeda.',
    courseNotPausable: reasons['familyPause.stopped']({}, say),
    pauseTooLong: (p: ReasonParams['familyPause.tooLong']) => reasons['familyPause.tooLong'](p, say),
    pauseTooLate: (p: ReasonParams['familyPause.tooLate']) => reasons['familyPause.tooLate'](p, say),
    pauseInPast: reasons['familyPause.inPast']({}, say),
    notPaused: 'Kelas ini tidak sedang dijeda.',
    nothingPaused: 'Tidak ada pertemuan yang menunggu karena jeda.',
    courseNotFound: 'Kursus ini tidak ditemukan.',
    notStopped: 'Kursus ini tidak sedang dihentikan.',
    consentGone: (p: { name: string }) =>
      `Persetujuan orang tua atau wali untuk ${p.name} belum diberikan lagi. Tanpa itu kursus tidak bisa dilanjutkan.`,
    paymentGone: 'Pembayaran kursus ini tidak berlaku lagi, jadi kursus tidak bisa dilanjutkan.',
  },
  states: {
    planned: 'Terjadwal',
    to_plan: 'Perlu dijadwalkan',
    held: 'Selesai',
    missed: 'Tidak dihadiri',
    lapsed: 'Tidak diadakan',
  },
  kinds: { series: 'Pertemuan', makeup: 'Pertemuan pengganti', owed: 'Pertemuan tambahan' },
  number: (p: { number: number }) => `Pertemuan ${p.number}`,
  toPlan: 'Belum punya jadwal',
  lost: {
    cancelled: (p: { when: string }) => `Dibatalkan: ${p.when}. Pertemuan ini tidak hangus.`,
    excused: (p: { when: string }) => `Anda berhalangan pada ${p.when}.`,
    ownPause: (p: { when: string }) => `Pada ${p.when} kursus sedang Anda jeda.`,
    paused: (p: { when: string }) => `Pada ${p.when} kelas sedang dijeda.`,
    stopped: (p: { when: string }) => `Pada ${p.when} kursus sedang dihentikan.`,
    byFamily: (p: { day: string }) => `Pilih waktu baru paling lambat ${p.day}.`,
    bySchool: 'Sekolah menentukan waktu baru dan memberi tahu Anda.',
    reason: 'Alasan',
  },
  change: 'Ubah pertemuan',
  changeFor: (p: { number: number; when: string }) => `Ubah pertemuan ${p.number}, ${p.when}`,
  loadFailed: 'Pilihan belum bisa dimuat.',
  stale: 'Jadwal terbaru sudah dimuat. Periksa, lalu coba lagi.',
  noticeUntil: (p: { until: string }) => `Sampai ${p.until}, pertemuan ini masih bisa diubah tanpa hangus.`,
  lastDay: (p: { day: string }) => `Kursus berjalan sampai ${p.day}.`,
  earliest: (p: { when: string }) =>
    `Jadwal baru dimulai paling cepat ${p.when}, supaya semua masih sempat mengaturnya.`,
  move: {
    title: 'Pindah jadwal',
    planTitle: 'Jadwalkan pertemuan',
    lead: (p: { when: string }) => `Sekarang: ${p.when}`,
    chooseDay: 'Pilih hari',
    chooseTime: 'Pilih waktu',
    later: 'Jam lain',
    laterLoading: 'Memuat…',
    laterFailed: 'Jam lain belum bisa dimuat. Coba lagi.',
    fullWeeks: (p: { weeks: string; perWeek: number }) =>
      `Tidak ditampilkan karena minggunya sudah penuh (paling banyak ${number(p.perWeek)} pertemuan seminggu): ${p.weeks}.`,
    none: 'Tidak ada waktu kosong sampai hari terakhir kursus. Hubungi sekolah, kami bantu carikan waktu.',
    submit: 'Pindahkan',
    submitPlan: 'Jadwalkan',
    sending: 'Menyimpan…',
    done: (p: { when: string }) => `Tersimpan: ${p.when}. Keluarga dan guru diberi tahu.`,
    doneByFamily: (p: { when: string }) => `Tersimpan: ${p.when}. Guru diberi tahu.`,
    renumbered: (p: { number: number }) =>
      `Pelajaran dan tes tetap berurutan, jadi pertemuan pada waktu ini sekarang nomor ${p.number}.`,
  },
  excuse: {
    title: 'Tidak bisa hadir',
    ask: (p: { name: string; number: number }) => `${p.name} tidak bisa hadir di pertemuan ${p.number}?`,
    reason: 'Alasan',
    submit: 'Beri tahu sekolah',
    submitLate: 'Tetap beri tahu',
    kept: 'Tercatat. Pertemuan ini tidak hangus dan bisa dijadwalkan lagi.',
    toldLate:
      'Kabar Anda tercatat, tetapi sudah lewat batas waktu: bila siswa tidak hadir, pertemuan ini hangus.',
  },
  cancel: {
    title: 'Batalkan pertemuan',
    reason: 'Alasan (dibaca keluarga siswa)',
    submit: 'Batalkan pertemuan',
    keep: 'Jangan batalkan',
    done: 'Dibatalkan. Siswa tidak kehilangan pertemuan dan masa kursus bertambah.',
  },
  substitute: {
    title: 'Guru pengganti',
    teacher: 'Guru',
    reason: 'Alasan',
    submit: 'Tetapkan pengganti',
    done: (p: { name: string }) => `${p.name} mengajar pertemuan ini. Semua sudah diberi tahu.`,
  },
  note: {
    title: 'Catatan pertemuan',
    note: 'Yang dipelajari',
    homework: 'Tugas',
    submit: 'Simpan catatan',
    saved: 'Catatan tersimpan.',
  },
  takeUp: {
    submit: 'Lanjutkan kursus',
    of: (p: { name: string }) => `Lanjutkan kursus ${p.name}`,
    text: 'Pertemuan yang waktunya masih akan datang dan masih kosong kembali ke jadwalnya; sisanya perlu dijadwalkan. Keluarga dan guru diberi tahu.',
    done: (p: { planned: number; toPlan: number }) =>
      `Kursus dilanjutkan: ${number(p.planned)} pertemuan kembali ke jadwalnya, ${number(p.toPlan)} perlu dijadwalkan.`,
  },
  familyPause: {
    title: 'Perlu jeda?',
    left: (p: { days: number }) =>
      p.days > 0
        ? `Kursus ini masih bisa dijeda ${number(p.days)} hari.`
        : 'Hari jeda kursus ini sudah terpakai.',
    waiting: (p: { n: number }) =>
      `${number(p.n)} pertemuan menunggu jadwal karena jeda. Semuanya bisa dijadwalkan sekaligus.`,
    end: 'Jadwalkan semua',
    endTitle: 'Mulai belajar lagi',
    endLead:
      'Pertemuan yang menunggu mendapat waktu kosong berikutnya sesudah jeda. Pilih tanggal lain untuk mengakhiri jeda lebih awal.',
    endNew: 'Waktu baru:',
    endSeat: (p: { when: string; number: number; className: string; teacher: string }) =>
      `${p.when}: pertemuan ${p.number} di kelas ${p.className} dengan ${p.teacher}`,
    endGroup:
      'Pertemuan kelompok mendapat kursi kosong di kelas lain pada pelajaran yang sama, atau waktu tersendiri dengan guru kelas.',
    endWaits: (p: { n: number }) =>
      `${number(p.n)} pertemuan belum mendapat waktu sampai hari terakhir kursus. Pilih waktunya di halaman kelas.`,
    endNone: 'Belum ada waktu yang kosong. Pilih waktu satu per satu di halaman kelas.',
    endSave: 'Pakai semua waktu ini',
    endDone: 'Tersimpan. Guru sudah dikabari.',
    open: 'Jeda kursus',
    lead: 'Pertemuan pada hari-hari itu tidak hangus dan menunggu jadwal baru; masa kursus bertambah sebanyak hari jedanya.',
    from: 'Hari pertama jeda',
    until: 'Mulai belajar lagi',
    untilHint: 'Hari ini sudah ada pelajaran lagi.',
    excused: 'Pertemuan yang menunggu jadwal baru:',
    none: 'Tidak ada pertemuan yang terjadwal pada hari-hari itu.',
    submit: 'Jeda',
  },
};
