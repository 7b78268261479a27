import { ended } from '../../ended.ts';
import { isOfGroup, type NoticeParams, type Reminded } from '../../notice.ts';
import type { Notices } from '../../notice-words.ts';
import { reasonText, type Say } from '../../reason.ts';
import { policy } from '../catalogue/policy.ts';
import { toClass } from './notices-classes.ts';

const BY = { learner: 'keluarga', teacher: 'guru', school: 'sekolah' };
const STATUS = { present: 'hadir', late: 'terlambat', absent: 'tidak hadir' };
const meeting = (p: { number: number; className: string }) => `Pertemuan ${p.number} · ${p.className}`;
const newTime = (p: Parameters<typeof isOfGroup>[0]) =>
  isOfGroup(p) ? 'Sekolah menyusun jadwal barunya.' : 'Silakan pilih jadwal baru.';

function reminded(p: NoticeParams['reminder.day'], say: Say, subject: string): string[] {
  const when = (one: Reminded) => `${say.instant(one.startsAt)}, bersama ${ended(one.teacherName)}`;
  const free = (one: Reminded) =>
    one.freeUntil
      ? `Sampai ${say.instant(one.freeUntil)} pertemuan masih bisa ${one.isGroup ? 'diizinkan tidak hadir' : 'dipindah'}; setelah itu hangus bila tidak hadir.`
      : one.freeUntil === null
        ? `Batas ${one.isGroup ? 'izin' : 'pindah atau izin'} sudah lewat: tanpa kehadiran, pertemuan ini hangus.`
        : 'Izin kurang dari 24 jam sebelum mulai: pertemuan hangus.';
  if (!p.more) return [`${subject} untuk ${p.learnerName}: ${when(p)}`, free(p)];
  return [
    `Pertemuan untuk ${p.learnerName}:`,
    ...[p, ...p.more].map(
      (one) => `${[one.learner, one.className].filter(Boolean).join(', ')}: ${when(one)} ${free(one)}`,
    ),
  ];
}

/** Notices about meetings, attendance and reminders. */
export const meetingNotices = {
  'meeting.moved': (p, say, role) => ({
    title: `Jadwal baru: ${say.instant(p.startsAt)}`,
    lines: [
      p.was
        ? `${meeting(p)} untuk ${p.learnerName} dipindah oleh ${BY[p.by]} dari ${say.instant(p.was)} ke ${say.instant(p.startsAt)}.`
        : `${meeting(p)} untuk ${p.learnerName} dijadwalkan oleh ${BY[p.by]} pada ${say.instant(p.startsAt)}.`,
      ...(p.chosen && role !== 'teacher'
        ? [
            'Belum ada waktu yang dipilih, jadi sekolah memilihkan yang ini. Pastikan waktunya, atau pilih waktu lain.',
          ]
        : []),
    ],
    action: toClass(p.classId),
  }),
  'meeting.joined': (p, say, role) => ({
    title:
      role === 'teacher'
        ? `Tamu di kelas Anda: ${say.instant(p.startsAt)}`
        : `Ikut kelas lain: ${say.instant(p.startsAt)}`,
    lines:
      role === 'teacher'
        ? [
            `${p.learnerName} dari kelas lain mengganti pertemuan ${p.number} di kelas Anda pada ${say.instant(p.startsAt)}.`,
          ]
        : [
            `${meeting(p)} untuk ${p.learnerName} diganti di kelas lain: ${say.instant(p.startsAt)}, bersama ${p.teacherName}.`,
            ...(p.by === 'school'
              ? [
                  'Sekolah memilihkan kursi kosong ini. Jika tidak cocok, Anda dapat meminta izin tepat waktu, dan pertemuannya kembali.',
                ]
              : []),
          ],
    action: toClass(p.classId),
  }),
  'meeting.timesOffered': (p, say) => ({
    title:
      p.meetings === 1
        ? `Pilih waktu untuk pertemuan ${p.number} ${p.learnerName}`
        : `${p.meetings} pertemuan ${p.learnerName} perlu waktu baru`,
    lines: [
      `${meeting(p)} belum punya waktu. Pilih salah satu: ${p.starts.map((start) => say.instant(start)).join('; ')}.`,
      p.meetings === 1
        ? 'Satu ketukan cukup. Waktu lain juga bisa dipilih.'
        : 'Satu ketukan cukup untuk tiap pertemuan. Waktu lain juga bisa dipilih.',
    ],
    action: { label: 'Pilih waktu', path: `/my-classes/${p.classId}` },
  }),
  'meeting.undone': (p, say, role) => ({
    title: `Waktu dibatalkan: ${say.instant(p.startsAt)}; pertemuan menunggu waktu lain`,
    lines: [
      role === 'teacher'
        ? `Keluarga ${p.learnerName} membatalkan waktu yang baru dipilihnya. ${meeting(p)} menunggu waktu lain, paling lambat ${say.day(p.lastDay)}.`
        : `Anda membatalkan waktu yang baru dipilih. ${meeting(p)} untuk ${p.learnerName} menunggu waktu lain, paling lambat ${say.day(p.lastDay)}.`,
    ],
    action: toClass(p.classId),
  }),
  'meeting.cancelled': (p, say, role) => ({
    title: `Pertemuan ${say.instant(p.startsAt)} dibatalkan`,
    lines: [
      `${meeting(p)} untuk ${p.learnerName} dibatalkan oleh ${BY[p.by]}.`,
      ...(p.isUncovered ? ['Alasan: guru berhalangan dan guru pengganti tidak ditemukan.'] : []),
      ...(p.reason ? [`Alasan: ${p.reason}`] : []),
      `Pertemuan tidak berkurang dan masa kursus kini sampai ${say.day(p.lastDay)}. ${role === 'teacher' && !isOfGroup(p) ? 'Pertemuan ini perlu jadwal baru.' : newTime(p)}`,
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
  'meetings.substitutes': (p, say) => {
    const first = p.list[0];
    const found = p.list.filter((one) => one.teacherName !== null);
    const names = [...new Set(found.map((one) => one.teacherName))].join(', ');
    const held = {
      family: (name: string) => `diajar oleh ${name}`,
      replaced: (name: string) => `diajar oleh ${name}`,
      substitute: () => 'Anda yang mengajar',
    }[p.to ?? 'family'];
    const lines = p.list.map(
      (one) =>
        `${say.instant(one.startsAt)}: ${meeting(one)} untuk ${one.learnerName}, ${one.teacherName === null ? 'guru pengganti masih dicari' : ended(held(one.teacherName))}`,
    );
    const said = {
      family: {
        title: `Guru pengganti: ${names}`,
        first: `${p.teacherWas} berhalangan mengajar.`,
        last: [
          'Anda boleh menolak sampai pertemuan dimulai; pertemuan itu tidak hangus dan dapat dijadwalkan lagi.',
          ...(found.length < p.list.length
            ? ['Bila guru pengganti tidak ditemukan, Anda kami kabari paling lambat 60 menit sebelum mulai.']
            : []),
        ],
      },
      replaced: {
        title: 'Pertemuan Anda selama berhalangan',
        first: 'Anda dicatat berhalangan mengajar. Anda tidak perlu melakukan apa-apa.',
        last: [],
      },
      substitute: {
        title: `Anda menjadi guru pengganti ${p.list.length} pertemuan`,
        first: `${p.teacherWas} berhalangan mengajar.`,
        last: [],
      },
    }[p.to ?? 'family'];
    return {
      title: said.title,
      lines: [said.first, ...lines, ...said.last],
      action: toClass(first?.classId ?? p.classId),
    };
  },
  'substitute.asked': (p, say) => ({
    title: `Bisa menjadi guru pengganti ${say.instant(p.startsAt)}?`,
    lines: [
      `${p.about}, ${say.instant(p.startsAt)}. Beberapa guru ditanya sekaligus; jawaban ya yang pertama yang berlaku.`,
      `Jawaban bisa diberikan pukul 06.00–21.00, paling lambat ${say.instant(p.endsAt)}. Tautan ini hanya untuk Anda.`,
    ],
    action: { label: 'Lihat dan jawab', path: p.path },
  }),
  'meeting.teacherMissing': (p, say, role) =>
    role === 'teacher'
      ? {
          title: `Pertemuan ${say.instant(p.startsAt)} dibatalkan sekolah`,
          lines: [
            `Anda belum mengisi presensi 15 menit setelah mulai. ${meeting(p)} untuk ${p.learnerName} tidak berkurang dan perlu jadwal baru.`,
            `Masa kursus kini sampai ${say.day(p.lastDay)}. Jika Anda berhalangan, beri tahu sekolah.`,
          ],
          action: toClass(p.classId),
        }
      : {
          title: `Maaf, pertemuan ${say.instant(p.startsAt)} dibatalkan sekolah`,
          lines: [
            `Guru belum hadir 15 menit setelah mulai. ${meeting(p)} untuk ${p.learnerName} tidak berkurang.`,
            `Masa kursus kini sampai ${say.day(p.lastDay)}. ${newTime(p)}`,
          ],
          action: toClass(p.classId),
        },
  'attendance.forfeited': (p, say) => ({
    title: `${p.learnerName} tidak hadir: ${say.instant(p.startsAt)}`,
    lines: [
      `${meeting(p)} hangus.`,
      reasonText(policy.reasons, p.reason, 'id', say.zone),
      ...(p.said ? [`Alasan sekolah: ${p.said}`] : []),
    ],
    action: toClass(p.classId),
  }),
  'attendance.givenBack': (p, say) => ({
    title: `Pertemuan ${say.instant(p.startsAt)} kembali untuk ${p.learnerName}`,
    lines: [
      `${meeting(p)} tidak dihadiri.`,
      reasonText(policy.reasons, p.reason, 'id', say.zone),
      'Silakan pilih waktu baru.',
    ],
    action: toClass(p.classId),
  }),
  'attendance.corrected': (p, say) => ({
    title: `Presensi ${p.first ? 'dicatat' : 'diperbaiki'}: ${p.learnerName} ${STATUS[p.status]}`,
    lines: [`${meeting(p)}, ${say.instant(p.startsAt)}.`, ...(p.reason ? [`Alasan: ${p.reason}`] : [])],
    action: toClass(p.classId),
  }),
  'attendance.twoForfeited': (p, say) => ({
    title: 'Dua pertemuan berturut-turut hangus: apakah jadwalnya masih cocok?',
    lines: [
      `Pertemuan terakhir untuk ${p.learnerName} pada ${say.instant(p.startsAt)} juga hangus. Kalau jadwalnya tidak cocok lagi, pindahkan pertemuan berikutnya atau hubungi sekolah.`,
    ],
    action: toClass(p.classId),
  }),
  'learner.threeForfeited': (p, say) => ({
    title: `Tiga pertemuan berturut-turut hangus: ${p.learnerName}`,
    lines: [
      `${meeting(p)} pada ${say.instant(p.startsAt)} adalah yang ketiga berturut-turut. Hubungi keluarganya.`,
    ],
    action: { label: 'Buka data siswa', path: `/student/management/${p.learnerId}` },
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
  'appeal.answered': (p, say) => ({
    title: p.returned
      ? `Keberatan diterima: satu pertemuan kembali untuk ${p.learnerName}`
      : `Keberatan untuk ${p.learnerName} tidak diterima`,
    lines: [
      p.returned
        ? `Pertemuan ${say.instant(p.startsAt)} yang hangus dikembalikan (${meeting(p)}).`
        : `Sekolah sudah melihat lagi: pertemuan ${say.instant(p.startsAt)} tetap hangus (${meeting(p)}).`,
      `Alasan: ${p.reason}`,
      ...(p.returned ? [`Silakan pilih jadwal baru, paling lambat ${say.day(p.lastDay)}.`] : []),
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
    // Its number may still change.
    lines: reminded(p, say, p.className),
    action: toClass(p.classId),
  }),
  'reminder.hour': (p, say) => ({
    title:
      p.isSoon === false
        ? `Pengingat: pertemuan ${say.instant(p.startsAt)}`
        : `Sebentar lagi: ${say.time(p.startsAt)}`,
    lines: [...reminded(p, say, meeting(p)), 'Tautan kelas terbuka 5 menit sebelum mulai.'],
    action: toClass(p.classId),
  }),
  'teacher.awaited': (p, say) => ({
    title: `Kelas ${p.className} menunggu Anda`,
    lines: [
      `Pertemuan ${say.instant(p.startsAt)} sudah mulai dan Anda belum mengisi presensi. Tanpa presensi sampai 15 menit setelah mulai, sekolah membatalkannya.`,
    ],
    action: { label: 'Buka kelas hari ini', path: '/dashboard/teacher' },
  }),
  'teacher.missing': (p, say) => ({
    title: `${p.teacherName} belum hadir di kelas ${p.className}`,
    lines: [
      `Pertemuan ${say.instant(p.startsAt)} sudah mulai. Tanpa presensi guru sampai 15 menit setelah mulai, sekolah membatalkannya.`,
    ],
    action: { label: 'Buka kelas hari ini', path: '/class/management' },
  }),
} satisfies Partial<Notices>;
