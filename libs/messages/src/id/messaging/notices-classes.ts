import { ended } from '../../ended.ts';
import { scatteredDays } from '../../notice.ts';
import type { Notices } from '../../notice-words.ts';
import { number } from '../number.ts';

/** The link to a class; for teachers `noticeWords` turns it into that of their own page. */
export const toClass = (classId: string) => ({ label: 'Buka kelas', path: `/my-classes/${classId}` });

/** To the only class, or to the list. */
const actionOf = (classes: readonly { classId: string }[]) => {
  const [only, ...others] = classes;
  return only && others.length === 0
    ? toClass(only.classId)
    : { label: 'Lihat pemberitahuan', path: '/notifications' };
};

const RECORD_FIELDS = {
  name: 'nama siswa',
  birthDate: 'tanggal lahir',
  ownerName: 'nama Anda',
  phone: 'nomor telepon',
  email: 'alamat email',
  zone: 'zona waktu',
};

/** Notices about classes, courses and the waiting list. */
export const classNotices = {
  'class.assigned': (p, say) => ({
    title: `Kelas ${p.learnerName} sudah siap: ${p.className}`,
    lines: [
      `Pertemuan pertama ${say.instant(p.startsAt)} bersama ${ended(p.teacherName)}`,
      `Ada ${p.meetings} pertemuan, masing-masing ${number(p.meetingMinutes ?? 60)} menit, sampai ${say.day(p.lastDay)}.`,
      (p.opensMinutes ?? 5) === 5
        ? 'Tautan kelas terbuka 5 menit sebelum mulai, begitu juga presensi.'
        : `Tautan kelas terbuka 5 menit sebelum mulai, presensi ${number(p.opensMinutes ?? 5)} menit.`,
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
    title: `Kelas ${p.className} dijeda`,
    lines: [
      `Pertemuan ${p.learnerName} dari ${say.day(p.from)} sampai sebelum ${say.day(p.until)} menunggu jadwal baru dan tidak hangus.`,
      ...(p.staying?.length
        ? [
            `Tetap berlangsung karena sudah terlalu dekat: ${p.staying.map((start) => say.instant(start)).join('; ')}.`,
          ]
        : []),
      ...(p.reason ? [`Alasan: ${p.reason}`] : []),
    ],
    action: toClass(p.classId),
  }),
  'classes.replanned': (p, say) => {
    const days = scatteredDays(p);
    // A change of teacher alone moves no meeting.
    const hasTimes = p.classes.some((one) => one.times.length > 0);
    const inOrder = hasTimes
      ? 'Pertemuan lain tetap pada waktunya. Urutan pelajaran dan tes tidak berubah.'
      : 'Semua waktu tetap.';
    return {
      title: {
        times: hasTimes
          ? `Jadwal baru mulai ${say.day(p.from)}: ${p.learnerName}`
          : `Guru baru mulai ${say.day(p.from)}: ${p.learnerName}`,
        closed:
          days.length > 0
            ? `Sekolah libur ${days.length} hari: ${p.learnerName}`
            : p.from === p.until
              ? `Sekolah libur ${say.day(p.from)}: ${p.learnerName}`
              : `Sekolah libur ${say.day(p.from)} sampai ${say.day(p.until)}: ${p.learnerName}`,
        paused: `Jeda kelas mulai ${say.day(p.from)}: ${p.learnerName}`,
        takenUp: `Pelajaran mulai lagi: ${p.learnerName}`,
        repaired: `Jadwal dilengkapi: ${p.learnerName}`,
        takenBack: `Jadwal baru dibatalkan: ${p.learnerName}`,
      }[p.why],
      lines: [
        ...(days.length > 0 ? [`Sekolah libur pada ${days.map(say.day).join('; ')}.`] : []),
        ...(p.why === 'paused' ? [`Pelajaran mulai lagi ${say.day(p.until)}.`] : []),
        ...(p.reason ? [`Alasan: ${p.reason}`] : []),
        ...(p.names.length > 0 ? [`${p.names.map((name) => name.id).join(', ')}.`] : []),
        ...p.classes.flatMap((one) => [
          `${one.className}, ${one.learnerName}${one.hasNewTeacher ? `, guru baru: ${one.teacherName}` : ''}${one.times.length > 0 ? ':' : '.'}`,
          ...one.times.map(({ was, to }) =>
            was === null
              ? `Pertemuan yang menunggu diadakan ${say.instant(to ?? '')}.`
              : to === null
                ? `${say.instant(was)} menunggu jadwal baru dan tidak hangus.`
                : `${say.instant(was)} diganti ${say.instant(to)}.`,
          ),
        ]),
        {
          times: inOrder,
          closed: inOrder,
          paused: inOrder,
          takenUp: inOrder,
          repaired:
            'Pertemuan lain tetap pada waktunya. Bila ada waktu yang tidak cocok, ubah atau minta izin di halaman kelas.',
          takenBack: 'Pertemuan lain tetap pada waktunya.',
        }[p.why],
      ],
      action: actionOf(p.classes),
    };
  },
  'course.paused': (p, say) => ({
    title: `Kursus ${p.learnerName} dijeda`,
    lines: [
      `Dari ${say.day(p.from)} sampai sebelum ${say.day(p.until)} tidak ada pelajaran. ${
        p.meetings > 0
          ? `${p.meetings} pertemuan ${p.className} menunggu jadwal baru dan tidak hangus.`
          : 'Tidak ada pertemuan yang terjadwal pada hari-hari itu.'
      }`,
      `Kursus berjalan sampai ${say.day(p.lastDay)}.`,
    ],
    action: toClass(p.classId),
  }),
  'school.message': (p) => ({
    title: p.title,
    lines: p.text.split(/\n+/),
    action: { label: 'Lihat pemberitahuan', path: '/notifications' },
  }),
  'account.corrected': (p) => ({
    title: `Sekolah memperbaiki data Anda: ${p.fields.map((field) => RECORD_FIELDS[field]).join(', ')}`,
    lines: [
      `Alasan: ${ended(p.reason)}`,
      'Data yang kini tersimpan ada di akun Anda. Hubungi sekolah bila ada yang keliru.',
    ],
    action: { label: 'Buka akun saya', path: '/account' },
  }),
  'course.rulesTaken': (p, say) => ({
    title: `Aturan baru berlaku untuk kursus ${p.learnerName}`,
    lines: [
      `Anda menerima aturan versi ${p.version} untuk ${p.className}. Mulai sekarang kursus ini memakainya; pilihan ini tidak bisa dibatalkan.`,
      `Sisa ${p.remaining} pertemuan${p.lastDay === null ? '' : `, sampai ${say.day(p.lastDay)}`}. Paling banyak ${p.perWeek} pertemuan seminggu, bila ada yang dipindahkan atau dikembalikan.`,
      `Kursus bisa dijeda sampai ${p.pauseDays} hari. Keberatan atas pertemuan yang hangus bisa diajukan dalam ${p.appealDays} hari, dan pengajuan pengembalian dana dijawab dalam ${p.answerDays} hari kerja.`,
    ],
    action: { label: 'Lihat aturan kursus ini', path: `/enrolments/${p.enrolmentId}/rules` },
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
      `Begitu ada tempat, kami menawarkannya kepada Anda dan menyimpannya ${number(p.hours)} jam. Selama menunggu tidak ada pertemuan yang berkurang.`,
    ],
    action: { label: 'Lihat daftar tunggu', path: '/dashboard/student' },
  }),
  'waiting.offered': (p, say) => ({
    title: `Ada tempat untuk ${p.learnerName} di kelas ${p.className}`,
    lines: [
      `Tempat ini kami simpan ${number(p.hours)} jam, sampai ${say.instant(p.endsAt)}. Setelah itu ditawarkan kepada siswa berikutnya.`,
    ],
    action: { label: 'Terima atau tolak', path: '/dashboard/student' },
  }),
  'waiting.ended': (p) => ({
    title: `Tempat di kelas ${p.className} tidak lagi disimpan`,
    lines: [
      `Penawaran untuk ${p.learnerName} sudah berakhir. Anda bisa masuk daftar tunggu lagi atau menunggu kelas lain dari sekolah.`,
    ],
    action: { label: 'Lihat daftar tunggu', path: '/dashboard/student' },
  }),
  'booking.declined': (p) => ({
    title: `Jadwal yang Anda minta untuk ${p.learnerName} tidak bisa dipenuhi`,
    lines: [`Alasan: ${p.reason}`, 'Silakan pilih waktu lain; tidak ada pertemuan yang berkurang.'],
    action: { label: 'Pilih waktu', path: `/enrolments/${p.enrolmentId}/times` },
  }),
  'course.goesOn': (p, say) => ({
    title: `Kursus ${p.className} diperpanjang ${p.days} hari`,
    lines: [
      `Sekolah belum menawarkan cukup waktu untuk sisa pertemuan ${p.learnerName}, jadi tidak ada yang hangus. Kursus berjalan sampai ${say.day(p.lastDay)}.`,
    ],
    action: { label: 'Lihat kursus', path: '/dashboard/student' },
  }),
  'course.reopened': (p, say) => ({
    title: `Kursus ${p.className} dilanjutkan`,
    lines: [
      `Kursus ${p.learnerName} berakhir karena kesalahan sistem sekolah. Masih ada ${number(p.left)} pertemuan, dan kursus berjalan sampai ${say.day(p.lastDay)}.`,
    ],
    action: { label: 'Lihat kursus', path: '/dashboard/student' },
  }),
  'course.expired': (p, say) => ({
    title: `Kursus ${p.className} berakhir`,
    lines: [
      `Hari terakhir kursus ${p.learnerName} adalah ${say.day(p.lastDay)}. ${number(p.left)} pertemuan yang tersisa hangus.`,
    ],
    action: { label: 'Lihat laporan', path: '/certificates' },
  }),
} satisfies Partial<Notices>;
