import type { FaultCause } from '@fasih/school/catalogue/policy/fault-refund';
import type { Reasons } from '../../reason.ts';

/** Why a refund is the school's fault. */
const FAULTS: Record<FaultCause, string> = {
  noClass: 'dalam 14 hari sesudah tes penempatan belum ada kelas pada waktu yang diinginkan',
  pauses: 'jeda yang diumumkan sekolah sesudah pembelian sudah lebih dari 14 hari',
  ended: 'sekolah mengakhiri kursus ini',
  noTeacher: 'kursus ini sudah 14 hari tanpa guru',
};

const STATUS: Record<string, string> = {
  planned: 'belum ditandai',
  present: 'hadir',
  late: 'terlambat',
  absent: 'tidak hadir',
};
const status = (key: string) => STATUS[key] ?? key;

const reasons: Reasons = {
  'attendance.present': ({ start, grace }, say) =>
    `Ditandai paling lambat ${grace} menit setelah ${say.time(start)}, jadi dihitung hadir.`,
  'attendance.late': ({ start, minutes, grace }, say) =>
    `Ditandai ${minutes} menit setelah ${say.time(start)}. Lebih dari ${grace} menit dihitung terlambat; pertemuan tetap selesai tepat waktu.`,
  'attendance.tooEarly': ({ opensAt, minutes }, say) =>
    `Presensi dibuka ${minutes} menit sebelum mulai, yaitu ${say.instant(opensAt)}.`,
  'attendance.closed': ({ closedAt }, say) =>
    `Presensi ditutup saat pertemuan berakhir, ${say.instant(closedAt)}.`,
  'attendance.already': ({ at }, say) => `Sudah ditandai pada ${say.instant(at)}.`,
  'attendance.notPlanned': () => 'Pertemuan ini belum punya jadwal.',
  'attendance.stopped': () => 'Kursus ini sedang dihentikan, jadi presensi tidak bisa ditandai.',
  'checkIn.onTime': () => 'Guru hadir tepat waktu.',
  'checkIn.tooEarly': ({ opensAt }, say) => `Presensi guru dibuka ${say.instant(opensAt)}.`,
  'checkIn.addedToEnd': ({ minutes, end }, say) =>
    `Guru terlambat ${minutes} menit. Waktu itu ditambahkan di akhir: pertemuan selesai pukul ${say.time(end)}.`,
  'checkIn.owed': ({ minutes }) =>
    `Guru terlambat ${minutes} menit. Jadwal sesudahnya tidak kosong, jadi ${minutes} menit masuk ke tabungan menit siswa.`,
  'checkIn.tooLate': ({ grace }) =>
    `Lebih dari ${grace} menit setelah mulai: sekolah sudah membatalkan pertemuan ini.`,
  'checkIn.already': ({ at }, say) => `Guru sudah hadir sejak ${say.time(at)}.`,
  'checkIn.closed': () => 'Pertemuan ini sudah ditutup.',
  'close.forfeited': ({ closedAt }, say) =>
    `Kehadiran tidak ditandai sampai pertemuan berakhir (${say.instant(closedAt)}) dan tidak ada kabar, jadi pertemuan hangus.`,
  'close.toldLate': ({ toldAt, hours, needed }, say) =>
    `Kabar diterima ${say.instant(toldAt)}, ${hours < 1 ? 'kurang dari 1' : hours} jam sebelum mulai. Batasnya ${needed} jam sebelum mulai, jadi pertemuan hangus.`,
  'close.held': () => 'Pertemuan selesai.',
  'close.teacherMissing': ({ grace, days }) =>
    `Guru belum hadir ${grace} menit setelah mulai, jadi sekolah membatalkan pertemuan ini. Pertemuan tidak berkurang dan masa kursus ${days > 0 ? `bertambah ${days} hari` : 'sudah bertambah dengan jedanya'}.`,
  'close.notYet': ({ closesAt }, say) => `Pertemuan masih berjalan sampai ${say.time(closesAt)}.`,
  'correct.changed': ({ from, to }) => `Diubah dari ${status(from)} menjadi ${status(to)}.`,
  'correct.same': () => 'Tidak ada yang berubah.',
  'correct.notYet': ({ opensAt }, say) => `Presensi baru bisa diisi mulai ${say.instant(opensAt)}.`,
  'correct.stopped': () => 'Pertemuan ini tidak terjadwal, jadi presensinya tidak bisa diisi.',
  'waive.returned': () => 'Sekolah mengembalikan pertemuan yang hangus ini, jadi bisa dijadwalkan lagi.',
  'waive.undone': () => 'Pertemuan ini hangus karena kesalahan sistem sekolah, jadi dikembalikan.',
  'waive.notForfeited': () => 'Pertemuan ini tidak hangus, jadi tidak ada yang perlu dikembalikan.',
  'move.allowed': ({ until }, say) =>
    `Boleh dipindahkan. Jadwal barunya bisa diubah lagi sampai ${say.instant(until)}.`,
  'move.allowedLast': () =>
    'Boleh dipindahkan. Setelah itu, keluarga dan guru tidak bisa mengubah jadwalnya lagi.',
  'move.tooLate': ({ until, hours }, say) =>
    `Jadwal hanya bisa dipindahkan paling lambat ${hours} jam sebelum mulai; batasnya sudah lewat, yaitu ${say.instant(until)}.`,
  'move.pastLastDay': ({ lastDay }, say) =>
    `Pertemuan harus selesai paling lambat ${say.day(lastDay)}, hari terakhir kursus.`,
  'move.inPast': () => 'Waktu itu sudah lewat. Pilih waktu lain.',
  'move.tooSoon': ({ earliest, hours }, say) =>
    `Jadwal baru harus paling sedikit ${hours} jam dari sekarang, jadi paling cepat ${say.instant(earliest)}.`,
  'move.weekFull': ({ perWeek }) =>
    `Minggu itu sudah penuh: rencana belajar ini paling banyak ${perWeek} pertemuan seminggu.`,
  'move.group': () => 'Pada kelas kelompok, hanya sekolah yang memindahkan jadwal.',
  'move.notMovable': () =>
    'Pertemuan ini sudah dimulai atau sudah selesai, jadi jadwalnya tidak bisa dipindahkan.',
  'move.stopped': () => 'Kursus ini sedang dihentikan, jadi jadwalnya tidak bisa diubah.',
  'excuse.kept': ({ until, lastDay }, say) =>
    `Kabar diterima sebelum batasnya, ${say.instant(until)}, jadi pertemuan tidak hangus. Jadwalkan lagi paling lambat ${say.day(lastDay)}.`,
  'excuse.tooLate': ({ until, hours }, say) =>
    `Kabar harus diterima paling lambat ${hours} jam sebelum mulai; batasnya sudah lewat, yaitu ${say.instant(until)}. Bila siswa tidak hadir, pertemuan ini hangus.`,
  'excuse.notPlanned': () => 'Pertemuan ini tidak terjadwal atau sudah selesai.',
  'pause.kept': ({ from, until, lastDay }, say) =>
    `Kelas libur dari ${say.day(from)} sampai sebelum ${say.day(until)}, jadi pertemuan tidak hangus. Jadwalkan lagi paling lambat ${say.day(lastDay)}.`,
  'pause.tooNear': ({ from, until, hours }, say) =>
    `Kelas libur dari ${say.day(from)} sampai sebelum ${say.day(until)}, tetapi pertemuan ini kurang dari ${hours} jam lagi, jadi tetap berlangsung.`,
  'pause.notPlanned': () => 'Pertemuan ini tidak terjadwal atau sudah selesai.',
  'cancel.returned': ({ by, days, lastDay }, say) =>
    `Dibatalkan${by ? ` oleh ${by === 'teacher' ? 'guru' : 'sekolah'}` : ''}: pertemuan tidak berkurang dan masa kursus ${days > 0 ? `bertambah ${days} hari` : 'sudah bertambah dengan jedanya'}, sampai ${say.day(lastDay)}.`,
  'cancel.notPlanned': () => 'Pertemuan ini tidak terjadwal atau sudah selesai.',
  'plan.allowed': ({ lastDay }, say) => `Boleh dijadwalkan; kursus berjalan sampai ${say.day(lastDay)}.`,
  'expire.rest': ({ left, lastDay }, say) =>
    `Kursus berakhir ${say.day(lastDay)}; ${left} pertemuan yang tersisa hangus.`,
  'expire.running': ({ lastDay }, say) => `Kursus berjalan sampai ${say.day(lastDay)}.`,
  'expire.undone': ({ left, lastDay }, say) =>
    `Kursus berakhir karena kesalahan sistem sekolah, jadi dilanjutkan sampai ${say.day(lastDay)} dengan sisa ${left} pertemuan.`,
  'expire.nothingLeft': () => 'Semua pertemuan sudah dipakai.',
  'refund.allowed': ({ price, percent, amount, left, needed, bought, drawn }, say) =>
    `${percent}% × ${say.rupiah(price)} = ${say.rupiah(amount)}. Sisa pertemuan ${bought} − ${drawn} = ${left}, lebih dari ${needed}.`,
  'refund.tooFewLeft': ({ left, needed, bought, drawn }) =>
    `Pengembalian dana perlu sisa lebih dari ${needed} pertemuan. Sisa sekarang ${bought} − ${drawn} = ${left}.`,
  'refund.shortCourse': ({ bought, needed }) =>
    `Pengembalian dana perlu sisa lebih dari ${needed} pertemuan; kursus ini seluruhnya ${bought} pertemuan, jadi tidak pernah memenuhi syarat.`,
  'refund.programOver': ({ lastDay }, say) =>
    `Kursus sudah berakhir ${say.day(lastDay)}; dana hanya bisa dikembalikan selama kursus berjalan.`,
  'refund.ended': () => 'Kursus ini sudah diakhiri.',
  'refund.nothingPaid': () => 'Tidak ada yang dibayar untuk kursus ini, jadi tidak ada yang dikembalikan.',
  'refund.nothingBack': ({ price, percent }, say) =>
    `Pengembaliannya ${say.rupiah(0)}: ${percent}% dari ${say.rupiah(price)}.`,
  'owed.meeting': ({ minutes }) =>
    `Setiap ${minutes} menit keterlambatan guru memberi satu pertemuan tambahan.`,
  'level.confirmed': ({ level }) => `Level ${level} dipastikan.`,
  'level.changed': ({ from, to }) => `Level diubah dari ${from} menjadi ${to}.`,
  'level.notYours': () => 'Hanya guru kelas siswa ini atau admin yang boleh memutuskan levelnya.',
  'level.none': () => 'Belum ada level. Tunggu hasil tes penempatan.',
  'level.stopped': () => 'Kursus ini sedang dihentikan atau sudah berakhir.',
  'level.otherAge': () => 'Level harus dari kelompok usia siswa ini.',
  'level.same': ({ level }) => `Level ${level} sudah dipastikan.`,
  'level.changeNeedsReason': () => 'Tulis alasan perubahan level; keluarga membacanya.',
  'level.checkOrReason': () => 'Isi nilai pemeriksaan bicara, atau tulis alasannya.',
  'level.reopened': ({ level }) => `Keluarga meminta level ${level} dilihat sekali lagi.`,
  'level.askedBefore': () => 'Untuk kursus ini, permintaan melihat level lagi sudah pernah dipakai.',
  'level.notDecided': () =>
    'Level ini masih menunggu keputusan guru, jadi belum ada yang perlu dilihat lagi.',
  'numbers.kept': () => 'Semua pertemuan tetap bernomor sama.',
  'numbers.byTime': () => 'Nomor pertemuan yang masih terbuka mengikuti urutan waktunya.',
  'numbers.movedUp': ({ number, waiting }) =>
    `Pertemuan bernomor lebih kecil belum punya jadwal, jadi pertemuan yang terjadwal maju: pertemuan ini menjadi nomor ${number}, dan ${waiting} nomor sesudahnya menunggu jadwal.`,
  'numbers.cameBack': ({ number }) =>
    `Nomor ${number} kembali setelah nomor sesudahnya tetap, jadi mengambil jadwal terbuka berikutnya.`,
  'move.testNear': ({ start, days }, say) =>
    `Dalam ${days} hari terakhir sebelum tes, hanya keluarga yang bisa memajukannya; tes tetap ${say.instant(start)} atau sesudahnya.`,
  'excuse.substitute': ({ until, lastDay }, say) =>
    `Pertemuan ini diajar guru pengganti, jadi boleh ditolak sampai ${say.instant(until)}: pertemuan tidak hangus. Jadwalkan lagi paling lambat ${say.day(lastDay)}.`,
  'excuse.free': ({ until, lastDay }, say) =>
    `Sekolah terlambat mengabarkan jadwal ini, jadi izin masih bisa diminta sampai ${say.instant(until)}: pertemuan tidak hangus. Jadwalkan lagi paling lambat ${say.day(lastDay)}.`,
  'makeup.seat': ({ number, start }, say) => `Nomor ${number} diganti di kelas lain, ${say.instant(start)}.`,
  'makeup.private': ({ number }) =>
    `Tidak ada kelas dengan kursi kosong yang cocok, jadi nomor ${number} diganti dengan pertemuan privat.`,
  'owed.beforeFinal': ({ final }, say) =>
    `Pertemuan tambahan diadakan sebelum Final Test, yang sekarang ${say.instant(final)}.`,
  'extend.cancelled': ({ days, lastDay }, say) =>
    `Sekolah membatalkan satu pertemuan, jadi masa kursus bertambah ${days} hari, sampai ${say.day(lastDay)}.`,
  'extend.later': ({ days, lastDay }, say) =>
    `Sekolah memindahkan pertemuan ke minggu berikutnya, jadi masa kursus bertambah ${days} hari, sampai ${say.day(lastDay)}.`,
  'extend.schoolPause': ({ days, meetings, lastDay }, say) =>
    `Sekolah libur dan ${meetings} pertemuan tidak berlangsung, jadi masa kursus bertambah ${days} hari, sampai ${say.day(lastDay)}.`,
  'extend.familyPause': ({ days, already, lastDay }, say) =>
    `Masa kursus bertambah ${days} hari karena jeda${already > 0 ? ` (${already} hari sudah ditambahkan sebelumnya)` : ''}, sampai ${say.day(lastDay)}.`,
  'extend.nothing': ({ lastDay }, say) => `Hari terakhir kursus tetap ${say.day(lastDay)}.`,
  'expire.extended': ({ days, offered, needed, lastDay }, say) =>
    `Baru ${offered} dari ${needed} waktu ditawarkan untuk pertemuan tanpa jadwal, jadi masa kursus bertambah ${days} hari, sampai ${say.day(lastDay)}.`,
  'expire.waits': () => 'Kursus belum berakhir sampai sekolah menjawab pertanyaan yang masih terbuka.',
  'giveBack.firstUnseen': () =>
    'Ini pertemuan pertama, dan keluarga tidak memilih maupun melihat jadwalnya: pertemuan dikembalikan satu kali.',
  'giveBack.unconfirmed': () =>
    'Jadwal ini dipilih sekolah dan tidak ada yang memastikannya: pertemuan dikembalikan satu kali, dan sekolah tidak memilih jadwal lain untuknya.',
  'giveBack.no': () => 'Pertemuan tetap hangus.',
  'familyPause.granted': ({ from, until, days, left, lastDay }, say) =>
    `Kursus jeda ${days} hari dari ${say.day(from)} sampai sebelum ${say.day(until)} dan berjalan sampai ${say.day(lastDay)}. Sisa jeda ${left} hari.`,
  'familyPause.tooLong': ({ days, left, most }) =>
    `Satu kursus punya ${most} hari jeda; sisanya ${left} hari, sedangkan jeda ini ${days} hari.`,
  'familyPause.tooLate': ({ until, hours }, say) =>
    `Jeda harus diminta paling lambat ${hours} jam sebelum pertemuan pertamanya; batasnya sudah lewat, yaitu ${say.instant(until)}.`,
  'familyPause.inPast': () => 'Jeda dimulai hari ini atau sesudahnya dan paling sedikit satu hari.',
  'familyPause.stopped': () => 'Kursus ini tidak bisa dijeda sekarang.',
  'dispute.held': () => 'Sekolah sudah memeriksa: guru dan siswa hadir.',
  'dispute.returned': () =>
    'Guru tidak hadir; sekolah sudah memeriksanya. Pertemuan kembali untuk dijadwalkan.',
  'dispute.forfeited': () => 'Sekolah sudah memeriksa: guru hadir, dan kehadiran siswa tidak tercatat.',
  'appeal.open': ({ answerBy }, say) =>
    `Sekolah menjawab paling lambat ${say.instant(answerBy)}. Sementara itu tidak ada yang berakhir.`,
  'appeal.tooLate': ({ until, days }, say) =>
    `Keberatan atas pertemuan hangus bisa diajukan selama ${days} hari; batasnya sudah lewat, yaitu ${say.instant(until)}.`,
  'appeal.already': () => 'Keberatan atas pertemuan hangus ini sudah pernah diajukan.',
  'appeal.notForfeited': () => 'Pertemuan ini tidak hangus.',
  'appeal.returned': ({ lastDay }, say) =>
    `Sekolah setuju: pertemuan dikembalikan dan bisa dijadwalkan sampai ${say.day(lastDay)}.`,
  'appeal.upheld': () => 'Sekolah sudah melihat lagi: pertemuan tetap hangus.',
  'appeal.needsReason': () => 'Tulis alasan jawaban; keluarga membacanya.',
  'refundRequest.heldBack': ({ answerBy }, say) =>
    `Pertemuan ditahan sampai sekolah menjawab, paling lambat ${say.day(answerBy)}.`,
  'refundRequest.takesPlace': ({ hours }) =>
    `Pertemuan ini paling lama ${hours} jam lagi, jadi tetap berlangsung.`,
  'refundRequest.notAgain': () =>
    'Pertemuan hanya ditahan pada pengajuan pertama, jadi pertemuan ini tetap berlangsung.',
  'refundRequest.refused': ({ days, lastDay }, say) =>
    `Pengajuan ditolak. Masa kursus bertambah ${days} hari selama menunggu, sampai ${say.day(lastDay)}.`,
  'faultRefund.allowed': ({ price, left, bought, amount, until, cause }, say) =>
    `${say.rupiah(price)} × ${left} / ${bought} = ${say.rupiah(amount)}, karena ${FAULTS[cause]}.${cause === 'ended' ? '' : ` Bisa diambil sampai ${say.instant(until)}.`}`,
  'faultRefund.over': ({ until }, say) =>
    `Pengembalian dana ini hanya bisa diambil sampai ${say.instant(until)}.`,
  'faultRefund.none': () => 'Sekolah tidak berutang pengembalian dana untuk kursus ini.',
  'undo.free': () =>
    'Keluarga membatalkan waktu yang baru dipilihnya: pertemuan menunggu waktu seperti sebelumnya.',
  'undo.over': ({ minutes }) =>
    `Waktu yang dipilih sendiri bisa dibatalkan dalam ${minutes} menit. Setelah itu pertemuan bisa dipindahkan, atau Anda bisa meminta izin.`,
  'replan.moved': ({ from, to }, say) =>
    `Dipindah dari ${say.instant(from)} ke ${say.instant(to)} agar ada tempat.`,
  'replan.planned': ({ to }, say) => `Dijadwalkan lagi ${say.instant(to)}.`,
  'replan.waits': ({ lastDay }, say) =>
    `Tidak ada waktu kosong sampai ${say.day(lastDay)}, jadi pertemuan ini menunggu.`,
  'repair.waiting': ({ to }, say) =>
    `Pertemuan ini sudah lebih dari 72 jam menunggu waktu, jadi dijadwalkan ${say.instant(to)}.`,
  'repair.outsideHours': ({ from, to }, say) =>
    `Jam guru berubah, jadi waktu pilihan sekolah ${say.instant(from)} diganti ${say.instant(to)}.`,
  'repair.pastLastDay': ({ from, to }, say) =>
    `${say.instant(from)} sesudah hari terakhir kursus, jadi diganti ${say.instant(to)}.`,
  'repair.finalFirst': ({ from, to }, say) =>
    `Final Test harus sesudah semua pelajaran, jadi ${say.instant(from)} diganti ${say.instant(to)}.`,
  'repair.takenBack': () => 'Sekolah mengurungkan perbaikan jadwal ini.',
  'repair.over': () =>
    'Perbaikan jadwal bisa diurungkan dalam 24 jam. Setelah itu, pindahkan pertemuannya satu per satu.',
};

/** Reasons of the rules' decisions, and words used around them. */
export const policy = {
  reasons,
  ruleVersion: (p: { version: number }) => `Aturan sekolah versi ${p.version}`,
  problems: {
    inPast: 'Waktu ini sudah lewat. Pilih waktu yang akan datang, atau mulai sekarang.',
    beforeLatest:
      'Versi baru harus berlaku setelah versi terakhir. Tarik versi yang belum berlaku, atau pilih waktu sesudahnya.',
    same: 'Tidak ada nilai yang berbeda dari versi terakhir.',
    noVersion: 'Versi aturan ini tidak ada.',
    inForce: 'Versi ini sudah berlaku atau sudah dipakai, jadi tidak bisa ditarik.',
  },
};
