import { ended } from '../../ended.ts';
import { isOfGroup } from '../../notice.ts';
import type { Notices } from '../../notice-words.ts';
import { reasonText } from '../../reason.ts';
import { policy } from '../catalogue/policy.ts';

const BY = { learner: 'keluarga', teacher: 'guru', school: 'sekolah' };
const STATUS = { present: 'hadir', late: 'terlambat', absent: 'tidak hadir' };
const toClass = (classId: string) => ({ label: 'Buka kelas', path: `/my-classes/${classId}` });
const meeting = (p: { number: number; className: string }) => `Pertemuan ${p.number} · ${p.className}`;
const newTime = (p: Parameters<typeof isOfGroup>[0]) =>
  isOfGroup(p) ? 'Sekolah menyusun jadwal barunya.' : 'Silakan pilih jadwal baru.';

const STAFF_CHANGE = {
  invite: 'Akun staf baru',
  address: 'Alamat email baru',
  reactivate: 'Pengaktifan akun lagi',
  twoStep: 'Atur ulang verifikasi dua langkah',
  deactivate: 'Penonaktifan akun',
};
const STAFF_OUTCOME = {
  approved: 'disetujui',
  rejected: 'ditolak',
  alone: 'dilakukan tanpa persetujuan kedua',
  done: 'sudah dilakukan',
  server: 'dilakukan dari server',
};

const notices: Notices = {
  'class.assigned': (p, say) => ({
    title: `Kelas ${p.learnerName} sudah siap: ${p.className}`,
    lines: [
      `Pertemuan pertama ${say.instant(p.startsAt)} bersama ${ended(p.teacherName)}`,
      `Ada ${p.meetings} pertemuan, masing-masing 60 menit, sampai ${say.day(p.lastDay)}.`,
      'Tautan kelas terbuka 5 menit sebelum mulai, begitu juga presensi.',
    ],
    action: toClass(p.classId),
  }),
  'class.teacherAssigned': (p, say) => ({
    title: `Kelas baru untuk Anda: ${p.className}`,
    lines: [
      `Siswa: ${p.learnerName}. Pertemuan pertama ${say.instant(p.startsAt)}, seluruhnya ${p.meetings} pertemuan.`,
      ...(p.hasLink ? [] : ['Pasang tautan Zoom sebelum pertemuan pertama.']),
    ],
    action: { label: 'Buka kelas', path: `/teacher/classes/${p.classId}` },
  }),
  'class.teacherChanged': (p, say) => ({
    title: `Guru baru di kelas ${p.className}: ${p.teacherName}`,
    lines: [
      `${p.teacherName} mengajar ${p.meetings} pertemuan ${p.learnerName} selanjutnya.`,
      ...(p.startsAt ? [`Yang pertama ${say.instant(p.startsAt)}. Jadwalnya tetap.`] : []),
    ],
    action: toClass(p.classId),
  }),
  'class.linkChanged': (p) => ({
    title: `Tautan kelas ${p.className} berubah`,
    lines: ['Tautan atau ruang kelas sudah diperbarui. Tautan terbuka 5 menit sebelum setiap pertemuan.'],
    action: toClass(p.classId),
  }),
  'class.paused': (p, say) => ({
    title: `Kelas ${p.className} libur sementara`,
    lines: [
      `Pertemuan ${p.learnerName} dari ${say.day(p.from)} sampai sebelum ${say.day(p.until)} menunggu jadwal baru.`,
      ...(p.staying?.length
        ? [
            `Tetap berlangsung karena sudah terlalu dekat: ${p.staying.map((start) => say.instant(start)).join('; ')}.`,
          ]
        : []),
      ...(p.reason ? [`Alasan: ${p.reason}`] : []),
    ],
    action: toClass(p.classId),
  }),
  'course.stopped': (p) => ({
    title: `Kursus ${p.learnerName} dihentikan sementara`,
    lines: [
      `${p.meetings} pertemuan di kelas ${p.className} tidak lagi terjadwal dan tidak hangus. Jadwalnya disusun lagi saat kursus dilanjutkan.`,
    ],
    action: toClass(p.classId),
  }),
  'course.takenUp': (p, say) => ({
    title: `Kursus ${p.learnerName} dilanjutkan`,
    lines: [
      ...(p.startsAt
        ? [
            `${p.planned} pertemuan di kelas ${p.className} kembali ke jadwalnya, yang pertama ${say.instant(p.startsAt)}.`,
          ]
        : []),
      ...(p.toPlan > 0 ? [`${p.toPlan} pertemuan masih perlu dijadwalkan.`] : []),
    ],
    action: toClass(p.classId),
  }),
  'class.cancelled': (p) => ({
    title: `Kelas ${p.className} tidak jadi dimulai`,
    lines: [
      `Alasan: ${p.reason}`,
      `Tidak ada pertemuan ${p.learnerName} yang berkurang; sekolah mencarikan kelas lain.`,
    ],
    action: { label: 'Lihat pemberitahuan', path: '/notifications' },
  }),
  'class.memberAdded': (p, say) => ({
    title: `Siswa baru di kelas ${p.className}: ${p.learnerName}`,
    lines: [`Pertemuan pertamanya ${say.instant(p.startsAt)}.`],
    action: { label: 'Buka kelas', path: `/teacher/classes/${p.classId}` },
  }),
  'waiting.added': (p) => ({
    title: `${p.learnerName} masuk daftar tunggu ${p.className}`,
    lines: [
      `Begitu ada tempat, kami menawarkannya kepada Anda dan menyimpannya ${p.hours} jam. Selama menunggu tidak ada pertemuan yang berkurang.`,
    ],
    action: { label: 'Lihat daftar tunggu', path: '/dashboard/student' },
  }),
  'waiting.offered': (p, say) => ({
    title: `Ada tempat untuk ${p.learnerName} di kelas ${p.className}`,
    lines: [
      `Tempat ini kami simpan ${p.hours} jam, sampai ${say.instant(p.endsAt)}. Setelah itu ditawarkan kepada siswa berikutnya.`,
    ],
    action: { label: 'Terima atau tolak', path: '/dashboard/student' },
  }),
  'waiting.ended': (p) => ({
    title: `Tempat di kelas ${p.className} tidak lagi disimpan`,
    lines: [
      `Penawaran untuk ${p.learnerName} sudah berakhir. Anda dapat masuk daftar tunggu lagi atau menunggu kelas lain dari sekolah.`,
    ],
    action: { label: 'Lihat daftar tunggu', path: '/dashboard/student' },
  }),
  'meeting.moved': (p, say) => ({
    title: `Jadwal baru: ${say.instant(p.startsAt)}`,
    lines: [
      p.was
        ? `${meeting(p)} untuk ${p.learnerName} dipindah oleh ${BY[p.by]} dari ${say.instant(p.was)} ke ${say.instant(p.startsAt)}.`
        : `${meeting(p)} untuk ${p.learnerName} dijadwalkan oleh ${BY[p.by]} pada ${say.instant(p.startsAt)}.`,
    ],
    action: toClass(p.classId),
  }),
  'meeting.cancelled': (p, say, role) => ({
    title: `Pertemuan ${say.instant(p.startsAt)} dibatalkan`,
    lines: [
      `${meeting(p)} untuk ${p.learnerName} dibatalkan oleh ${BY[p.by]}.`,
      ...(p.reason ? [`Alasan: ${p.reason}`] : []),
      `Pertemuan tidak berkurang dan masa kursus bertambah, sampai ${say.day(p.lastDay)}. ${role === 'teacher' && !isOfGroup(p) ? 'Pertemuan ini perlu jadwal baru.' : newTime(p)}`,
    ],
    action: toClass(p.classId),
  }),
  'meeting.excused': (p, say, role) => ({
    title:
      role === 'teacher'
        ? `${p.learnerName} izin: pertemuan ${say.instant(p.startsAt)}`
        : `Izin diterima: pertemuan ${say.instant(p.startsAt)}`,
    lines: [
      role === 'teacher'
        ? `${meeting(p)} untuk ${p.learnerName} tidak hangus. Jadwal barunya ditentukan paling lambat ${say.day(p.lastDay)}.`
        : `${meeting(p)} untuk ${p.learnerName} tidak hangus. Jadwalkan lagi paling lambat ${say.day(p.lastDay)}.`,
    ],
    action: toClass(p.classId),
  }),
  'meeting.substitute': (p, say) => {
    const when = say.instant(p.startsAt);
    const which = `${meeting(p)} untuk ${p.learnerName} pada ${when}`;
    const inPlaceOf = p.teacherWas
      ? `${p.teacherName}, menggantikan ${ended(p.teacherWas)}`
      : ended(p.teacherName);
    const said = {
      family: { title: `Guru pengganti: ${p.teacherName}`, line: `${which} diajar oleh ${inPlaceOf}` },
      replaced: {
        title: `${p.teacherName} memegang pertemuan Anda ${when}`,
        line: `${which} diajar oleh ${p.teacherName}, menggantikan Anda. Anda tidak perlu melakukan apa-apa.`,
      },
      substitute: {
        title: `Anda menjadi guru pengganti ${when}`,
        line: `Anda mengajar ${which}${p.teacherWas ? `, menggantikan ${ended(p.teacherWas)}` : '.'}`,
      },
    }[p.to ?? 'family'];
    return {
      title: said.title,
      lines: [said.line, ...(p.reason ? [`Alasan: ${p.reason}`] : [])],
      action: toClass(p.classId),
    };
  },
  'meeting.teacherMissing': (p, say, role) =>
    role === 'teacher'
      ? {
          title: `Pertemuan ${say.instant(p.startsAt)} dibatalkan sekolah`,
          lines: [
            `Anda belum mengisi presensi 15 menit setelah mulai. ${meeting(p)} untuk ${p.learnerName} tidak berkurang dan perlu jadwal baru.`,
            `Masa kursus bertambah, sampai ${say.day(p.lastDay)}. Jika Anda berhalangan, beri tahu sekolah.`,
          ],
          action: toClass(p.classId),
        }
      : {
          title: `Maaf, pertemuan ${say.instant(p.startsAt)} dibatalkan sekolah`,
          lines: [
            `Guru belum hadir 15 menit setelah mulai. ${meeting(p)} untuk ${p.learnerName} tidak berkurang.`,
            `Masa kursus bertambah, sampai ${say.day(p.lastDay)}. ${newTime(p)}`,
          ],
          action: toClass(p.classId),
        },
  'attendance.forfeited': (p, say) => ({
    title: `${p.learnerName} tidak hadir: ${say.instant(p.startsAt)}`,
    lines: [`${meeting(p)} hangus.`, reasonText(policy.reasons, p.reason, 'id', say.zone)],
    action: toClass(p.classId),
  }),
  'attendance.corrected': (p, say) => ({
    title: `Presensi ${p.first ? 'dicatat' : 'diperbaiki'}: ${p.learnerName} ${STATUS[p.status]}`,
    lines: [`${meeting(p)}, ${say.instant(p.startsAt)}.`, ...(p.reason ? [`Alasan: ${p.reason}`] : [])],
    action: toClass(p.classId),
  }),
  'attendance.waived': (p, say) => ({
    title: `Satu pertemuan kembali untuk ${p.learnerName}`,
    lines: [
      `Sekolah mengembalikan pertemuan ${say.instant(p.startsAt)} yang sudah hangus (${meeting(p)}).`,
      ...(p.reason ? [`Alasan: ${p.reason}`] : []),
      'Silakan pilih jadwal baru.',
    ],
    action: toClass(p.classId),
  }),
  'attendance.minutesOwed': (p, say) => ({
    title: `Guru terlambat ${p.minutes} menit`,
    lines: [
      p.addedToEnd
        ? `${meeting(p)}, ${say.instant(p.startsAt)}: ${p.minutes} menit ditambahkan di akhir pertemuan.`
        : `${meeting(p)}, ${say.instant(p.startsAt)}: ${p.minutes} menit masuk ke tabungan menit ${p.learnerName}. Setiap 60 menit menjadi satu pertemuan tambahan.`,
    ],
    action: toClass(p.classId),
  }),
  'attendance.meetingOwed': (p) => ({
    title: `Satu pertemuan tambahan untuk ${p.learnerName}`,
    lines: [
      `Tabungan menit sudah mencapai ${p.minutes} menit, jadi ${p.className} mendapat satu pertemuan tambahan. Silakan pilih jadwalnya.`,
    ],
    action: { label: 'Buka dasbor', path: '/dashboard/student' },
  }),
  'reminder.day': (p, say) => ({
    title: `Pengingat: pertemuan ${say.instant(p.startsAt)}`,
    lines: [
      `${meeting(p)} untuk ${p.learnerName}: ${say.instant(p.startsAt)}, bersama ${ended(p.teacherName)}`,
      'Izin kurang dari 24 jam sebelum mulai: pertemuan hangus.',
    ],
    action: toClass(p.classId),
  }),
  'reminder.hour': (p, say) => ({
    title: `Sebentar lagi: ${say.time(p.startsAt)}`,
    lines: [
      `${meeting(p)} untuk ${p.learnerName}: ${say.instant(p.startsAt)}, bersama ${ended(p.teacherName)} Tautan kelas terbuka 5 menit sebelum mulai.`,
    ],
    action: toClass(p.classId),
  }),
  'course.expired': (p, say) => ({
    title: `Kursus ${p.className} berakhir`,
    lines: [
      `Hari terakhir kursus ${p.learnerName} adalah ${say.day(p.lastDay)}. ${p.left} pertemuan yang tersisa hangus.`,
    ],
    action: { label: 'Lihat laporan', path: '/certificates' },
  }),
  'placement.retake': (p) => ({
    title: `${p.learnerName} boleh mengulang tes penempatan`,
    lines: [
      `Sekolah membuka tes ulang untuk ${p.className}, tanpa menunggu 30 hari. Hasil yang baru menggantikan level sekarang.`,
    ],
    action: { label: 'Kerjakan tes ulang', path: '/placement-test' },
  }),
  'level.decided': (p) => ({
    title:
      p.was === null
        ? `Level ${p.learnerName} dipastikan: ${p.level}`
        : `Level ${p.learnerName} diubah menjadi ${p.level}`,
    lines: [
      p.was === null
        ? `${p.teacherName} memastikan level ${p.level} untuk ${p.className}.`
        : `${p.teacherName} mengubah level ${p.learnerName} di ${p.className} dari ${p.was} menjadi ${p.level}. Materi pertemuan berikutnya menyesuaikan.`,
      ...(p.reason === '' ? [] : [`Alasannya: ${ended(p.reason)}`]),
      'Kurang cocok? Satu kali per kursus, Anda boleh meminta level ini dilihat lagi.',
    ],
    action: {
      label: 'Lihat level',
      path: p.classId === null ? '/dashboard/student' : `/my-classes/${p.classId}`,
    },
  }),
  'level.lookAsked': (p) => ({
    title: `Keluarga ${p.learnerName} meminta levelnya dilihat lagi`,
    lines: [
      `${p.className}: ${ended(p.text)}`,
      'Lakukan pemeriksaan bicara, lalu pastikan atau ubah levelnya.',
    ],
    action: { label: 'Buka level', path: `/teacher/levels/${p.enrolmentId}` },
  }),
  'report.ready': (p) => ({
    title: `Laporan ${p.learnerName} sudah siap`,
    lines: [`Guru menulis laporan untuk ${p.className}.`],
    action: { label: 'Baca laporan', path: '/certificates' },
  }),
  'certificate.ready': (p) => ({
    title: `Sertifikat ${p.learnerName} sudah terbit`,
    lines: [
      `Selamat! ${p.learnerName} menyelesaikan ${p.className}. Sertifikatnya dapat diunduh dan diperiksa keasliannya.`,
    ],
    action: { label: 'Lihat sertifikat', path: '/certificates' },
  }),
  'refund.asked': (p, say) => ({
    title: 'Pengajuan pengembalian dana kami terima',
    lines: [
      `${p.className} untuk ${p.learnerName}: ${say.rupiah(p.amount)}. Kami memeriksanya, lalu mengabari Anda.`,
    ],
    action: { label: 'Buka dasbor', path: '/dashboard/student' },
  }),
  'refund.decided': (p, say) => ({
    title: p.approved ? 'Pengembalian dana disetujui' : 'Pengembalian dana tidak disetujui',
    lines: [
      `${p.className} untuk ${p.learnerName}: ${say.rupiah(p.amount)}.`,
      p.approved
        ? 'Kursus ini berakhir dan pertemuan yang tersisa dibatalkan. Kami mengabari lagi saat uangnya dikirim.'
        : 'Kursus berjalan seperti biasa.',
      ...(p.reason ? [`Alasan: ${p.reason}`] : []),
    ],
    action: { label: 'Buka dasbor', path: '/dashboard/student' },
  }),
  'refund.returning': (p, say) => ({
    title: 'Uang Anda sedang dikirim kembali',
    lines: [
      `${p.className} untuk ${p.learnerName}: ${say.rupiah(p.amount)}.`,
      p.path === 'provider'
        ? 'Uang kembali ke cara pembayaran yang Anda pakai. Bank mungkin memerlukan beberapa hari kerja.'
        : 'Uang ditransfer ke rekening Anda.',
    ],
    action: { label: 'Buka dasbor', path: '/dashboard/student' },
  }),
  'refund.returned': (p, say) => ({
    title: 'Pengembalian dana selesai',
    lines: [
      `${p.className} untuk ${p.learnerName}: ${say.rupiah(p.amount)} sudah dikembalikan.`,
      'Bila uangnya belum terlihat dalam beberapa hari, hubungi kami.',
    ],
    action: { label: 'Buka dasbor', path: '/dashboard/student' },
  }),
  'payment.returned': (p, say) => ({
    title: `Pembayaran Anda dikembalikan: ${say.rupiah(p.amount)}`,
    lines: [
      `${say.rupiah(p.amount)} yang dibayar untuk ${p.packageName} sudah dikembalikan.`,
      p.path === 'provider'
        ? 'Uang kembali lewat cara pembayaran yang dipakai. Tergantung banknya, uang tiba dalam beberapa hari kerja.'
        : 'Uang sudah ditransfer ke rekening Anda.',
      'Bila belum terlihat dalam beberapa hari, hubungi kami.',
    ],
    action: { label: 'Lihat pesanan', path: '/orders' },
  }),
  'pay.toApprove': (p, say) => ({
    title: `Penggajian ${say.rupiah(p.amount)} menunggu persetujuan`,
    lines: [
      `${p.maker} membuat rancangan untuk pertemuan ${say.day(p.from)} sampai ${say.day(p.to)}. Periksa, lalu setujui atau batalkan.`,
    ],
    action: { label: 'Buka penggajian', path: `/dashboard/finance/pay/${p.runId}` },
  }),
  'pay.paid': (p, say) => ({
    title: `Gaji ${p.number} sudah ditransfer: ${say.rupiah(p.amount)}`,
    lines: [`Untuk pertemuan ${say.day(p.from)} sampai ${say.day(p.to)}, ditransfer ${say.day(p.paidOn)}.`],
    action: { label: 'Lihat slip gaji', path: '/teacher/pay' },
  }),
  'staff.changeAsked': (p, say) => ({
    title: `${STAFF_CHANGE[p.change]} untuk ${p.name} menunggu persetujuan`,
    lines: [
      `Diminta oleh ${p.by}. Alasan: ${ended(p.reason)}`,
      `Penyetuju lain memutuskan sebelum ${say.instant(p.endsAt)}; setelah itu permintaan ini gugur.`,
      'Hubungi sekolah bila ada yang tidak beres.',
    ],
    action: { label: 'Lihat permintaan', path: '/approvals' },
  }),
  'staff.changed': (p) => ({
    title: `${STAFF_CHANGE[p.change]} untuk ${p.name} ${STAFF_OUTCOME[p.outcome]}`,
    lines: [
      p.by === null ? `Alasan: ${ended(p.reason)}` : `Oleh ${p.by}. Alasan: ${ended(p.reason)}`,
      'Hubungi sekolah bila ada yang tidak beres.',
    ],
    action: { label: 'Buka Persetujuan', path: '/approvals' },
  }),
  'teacher.missing': (p, say) => ({
    title: `${p.teacherName} belum hadir di kelas ${p.className}`,
    lines: [
      `Pertemuan ${say.instant(p.startsAt)} sudah mulai. Tanpa presensi guru sampai 15 menit setelah mulai, sekolah membatalkannya.`,
    ],
    action: { label: 'Buka kelas hari ini', path: '/class/management' },
  }),
};

/** Notifications in the app, by mail and in the calendar. */
export const notifications = {
  notices,
  title: 'Pemberitahuan',
  unread: (p: { n: number }) => `${p.n} belum dibaca`,
  open: (p: { n: number }) => (p.n === 0 ? 'Pemberitahuan' : `Pemberitahuan, ${p.n} belum dibaca`),
  markAll: 'Tandai semua sudah dibaca',
  none: 'Belum ada pemberitahuan',
  noneText: 'Kabar tentang kelas, jadwal, dan presensi muncul di sini.',
  all: 'Semua pemberitahuan',
  newOne: 'Baru',
  preferences: 'Pesan dan kalender',
  preferencesText: 'Pilih email yang ingin Anda terima. Kabar tentang jadwal dan uang selalu kami kirim.',
  zone: 'Zona waktu di email dan kalender',
  zoneSchool: 'Seperti sekolah (WIB)',
  zones: {
    WIB: 'WIB, Jakarta',
    WITA: 'WITA, Makassar',
    WIT: 'WIT, Jayapura',
  },
  groups: {
    reminders: 'Pengingat 24 jam dan 1 jam sebelum pertemuan',
    attendance: 'Presensi: tidak hadir, perbaikan, tabungan menit',
    reports: 'Laporan dan sertifikat',
  },
  saved: 'Pilihan disimpan.',
  calendar: 'Kalender',
  calendarText:
    'Tambahkan alamat rahasia ini ke aplikasi kalender Anda. Jadwal yang dipindah ikut berubah dengan sendirinya. Siapa pun yang tahu alamatnya dapat melihat jadwal Anda.',
  calendarMade: (p: { when: string }) =>
    `Alamat kalender dibuat ${p.when}. Demi keamanan, alamatnya hanya ditampilkan saat dibuat; bila hilang, ganti dengan yang baru.`,
  calendarOnce: 'Simpan sekarang: alamat ini hanya ditampilkan satu kali.',
  calendarMake: 'Buat alamat kalender',
  calendarCopy: 'Salin alamat',
  calendarCopied: 'Alamat disalin.',
  calendarRenew: 'Ganti alamat',
  calendarRenewAsk: 'Alamat yang lama langsung tidak berlaku lagi di semua aplikasi kalender. Ganti?',
  calendarEnd: 'Hapus alamat',
  calendarEndAsk: 'Kalender di aplikasi Anda tidak lagi diperbarui. Hapus alamatnya?',
  calendarOpen: 'Buka di aplikasi kalender',
  calendarName: (p: { school: string }) => `Kelas ${p.school}`,
  eventTitle: (p: { className: string; number: number; learnerName: string }) =>
    `${p.className} · pertemuan ${p.number} · ${p.learnerName}`,
  eventText: (p: { time: string; teacherName: string }) =>
    `${p.time}, bersama ${ended(p.teacherName)} Tautan kelas terbuka 5 menit sebelum mulai.`,
  greeting: (p: { name: string }) => `Halo ${p.name},`,
  muteNote: 'Email yang ingin Anda terima dapat dipilih di halaman Akun, bagian Pesan dan kalender.',
  problems: { noCalendar: 'Alamat kalender ini tidak ada atau sudah diganti.' },
};
