import { ended } from '../../ended.ts';
import type { NoticeParams } from '../../notice.ts';
import type { Reminded } from '../../notice-meetings.ts';
import type { Notices } from '../../notice-words.ts';
import { reasonText, type Say } from '../../reason.ts';
import { policy } from '../catalogue/policy.ts';
import { number } from '../number.ts';
import { toClass } from './notices-classes.ts';
import { meeting } from './notices-meetings.ts';

const STATUS = { present: 'hadir', late: 'terlambat', absent: 'tidak hadir' };

function reminded(p: NoticeParams['reminder.day'], say: Say, subject: string): string[] {
  const when = (one: Reminded) => `${say.instant(one.startsAt)}, bersama ${ended(one.teacherName)}`;
  const free = (one: Reminded) =>
    one.freeUntil
      ? one.isGroup
        ? `Izin tidak hadir masih bisa diminta sampai ${say.instant(one.freeUntil)}; setelah itu pertemuan hangus bila tidak dihadiri.`
        : `Pertemuan ini masih bisa dipindahkan sampai ${say.instant(one.freeUntil)}; setelah itu hangus bila tidak dihadiri.`
      : one.freeUntil === null
        ? `Batas ${one.isGroup ? 'meminta izin' : 'memindahkan atau meminta izin'} sudah lewat: bila tidak dihadiri, pertemuan ini hangus.`
        : 'Bila tidak dihadiri tanpa izin tepat waktu, pertemuan ini hangus.';
  if (!p.more) return [`${subject} untuk ${p.learnerName}: ${when(p)}`, free(p)];
  return [
    `Pertemuan untuk ${p.learnerName}:`,
    ...[p, ...p.more].map(
      (one) => `${[one.learner, one.className].filter(Boolean).join(', ')}: ${when(one)} ${free(one)}`,
    ),
  ];
}

/** Notices about attendance, and reminders of what is about to begin. */
export const attendanceNotices = {
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
      `Pertemuan ${p.learnerName} pada ${say.instant(p.startsAt)} juga hangus. Bila jadwalnya tidak cocok lagi, ubah pertemuan berikutnya di halaman kelas atau hubungi sekolah.`,
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
        : `${meeting(p)}, ${say.instant(p.startsAt)}: ${p.minutes} menit masuk ke tabungan menit ${p.learnerName}. Setiap ${p.perMeeting ?? 60} menit menjadi satu pertemuan tambahan.`,
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
      `Pertemuan ${say.instant(p.startsAt)} sudah mulai dan Anda belum mengisi presensi. Bila ${number(p.missingMinutes ?? 15)} menit setelah mulai belum juga diisi, sekolah membatalkan pertemuan ini.`,
    ],
    action: { label: 'Buka kelas hari ini', path: '/dashboard/teacher' },
  }),
  'teacher.missing': (p, say) => ({
    title: `${p.teacherName} belum hadir di kelas ${p.className}`,
    lines: [
      `Pertemuan ${say.instant(p.startsAt)} sudah mulai. Bila ${number(p.missingMinutes ?? 15)} menit setelah mulai guru belum mengisi presensi, sekolah membatalkan pertemuan ini.`,
    ],
    action: { label: 'Buka kelas hari ini', path: '/class/management' },
  }),
} satisfies Partial<Notices>;
