import { ended } from '../../ended.ts';
import { isOfGroup } from '../../notice.ts';
import type { Notices } from '../../notice-words.ts';
import { number } from '../number.ts';
import { toClass } from './notices-classes.ts';

const BY = { learner: 'keluarga', teacher: 'guru', school: 'sekolah' };
/** How a notice names a meeting. */
export const meeting = (p: { number: number; className: string }) => `Pertemuan ${p.number} · ${p.className}`;
const newTime = (p: Parameters<typeof isOfGroup>[0]) =>
  isOfGroup(p) ? 'Sekolah menyusun jadwal barunya.' : 'Silakan pilih jadwal baru.';

/** Notices about meetings: their times, cancellations and substitutes. */
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
    title:
      role === 'teacher' && p.isSeat
        ? `Tamu batal ikut kelas Anda: ${say.instant(p.startsAt)}`
        : `Waktu dibatalkan: ${say.instant(p.startsAt)}; pertemuan menunggu waktu lain`,
    lines: [
      role === 'teacher' && p.isSeat
        ? `Keluarga ${p.learnerName} membatalkan kursi yang baru dipilihnya, jadi ${p.learnerName} tidak ikut pertemuan ${p.number} di kelas Anda.`
        : role === 'teacher'
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
      `Jawaban bisa diberikan pukul 06.00–21.00 WIB, paling lambat ${say.instant(p.endsAt)}. Tautan ini hanya untuk Anda.`,
    ],
    action: { label: 'Lihat dan jawab', path: p.path },
  }),
  'meeting.teacherMissing': (p, say, role) =>
    role === 'teacher'
      ? {
          title: `Pertemuan ${say.instant(p.startsAt)} dibatalkan sekolah`,
          lines: [
            `Anda belum mengisi presensi ${number(p.missingMinutes ?? 15)} menit setelah mulai. ${meeting(p)} untuk ${p.learnerName} tidak berkurang dan perlu jadwal baru.`,
            `Masa kursus kini sampai ${say.day(p.lastDay)}. Jika Anda berhalangan, beri tahu sekolah.`,
          ],
          action: toClass(p.classId),
        }
      : {
          title: `Maaf, pertemuan ${say.instant(p.startsAt)} dibatalkan sekolah`,
          lines: [
            `Guru belum hadir ${number(p.missingMinutes ?? 15)} menit setelah mulai. ${meeting(p)} untuk ${p.learnerName} tidak berkurang.`,
            `Masa kursus kini sampai ${say.day(p.lastDay)}. ${newTime(p)}`,
          ],
          action: toClass(p.classId),
        },
} satisfies Partial<Notices>;
