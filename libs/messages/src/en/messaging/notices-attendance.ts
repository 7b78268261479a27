import { ended } from '../../ended.ts';
import type { NoticeParams } from '../../notice.ts';
import type { Reminded } from '../../notice-meetings.ts';
import type { Notices } from '../../notice-words.ts';
import { reasonText, type Say } from '../../reason.ts';
import { policy } from '../catalogue/policy.ts';
import { count } from '../number.ts';
import { toClass } from './notices-classes.ts';
import { meeting } from './notices-meetings.ts';

const STATUS = { present: 'present', late: 'late', absent: 'absent' };
const minutes = (n: number) => count(n, 'minute', 'minutes');

function reminded(p: NoticeParams['reminder.day'], say: Say, subject: string): string[] {
  const when = (one: Reminded) => `${say.instant(one.startsAt)}, with ${ended(one.teacherName)}`;
  const free = (one: Reminded) =>
    one.freeUntil
      ? `It can be ${one.isGroup ? 'excused' : 'moved'} until ${say.instant(one.freeUntil)}; after that it is forfeited if it is not attended.`
      : one.freeUntil === null
        ? `It is too late to ${one.isGroup ? 'excuse' : 'move or excuse'} it: if it is not attended, it is forfeited.`
        : 'If it is not attended and there was no notice in time, it is forfeited.';
  if (!p.more) return [`${subject} for ${p.learnerName}: ${when(p)}`, free(p)];
  return [
    `Meetings for ${p.learnerName}:`,
    ...[p, ...p.more].map(
      (one) => `${[one.learner, one.className].filter(Boolean).join(', ')}: ${when(one)} ${free(one)}`,
    ),
  ];
}

/** Notices about attendance, and reminders of what is about to begin. */
export const attendanceNotices = {
  'attendance.forfeited': (p, say) => ({
    title: `${p.learnerName} was absent: ${say.instant(p.startsAt)}`,
    lines: [
      `${meeting(p)} is forfeited.`,
      reasonText(policy.reasons, p.reason, 'en', say.zone),
      ...(p.said ? [`The school's reason: ${p.said}`] : []),
    ],
    action: toClass(p.classId),
  }),
  'attendance.givenBack': (p, say) => ({
    title: `The meeting on ${say.instant(p.startsAt)} comes back for ${p.learnerName}`,
    lines: [
      `${meeting(p)} was not attended.`,
      reasonText(policy.reasons, p.reason, 'en', say.zone),
      'Please choose a new time.',
    ],
    action: toClass(p.classId),
  }),
  'attendance.corrected': (p, say) => ({
    title: `Attendance ${p.first ? 'recorded' : 'corrected'}: ${p.learnerName} was ${STATUS[p.status]}`,
    lines: [`${meeting(p)}, ${say.instant(p.startsAt)}.`, ...(p.reason ? [`Reason: ${p.reason}`] : [])],
    action: toClass(p.classId),
  }),
  'attendance.twoForfeited': (p, say) => ({
    title: 'Two meetings in a row are forfeited: do the times still fit?',
    lines: [
      `${p.learnerName}'s meeting on ${say.instant(p.startsAt)} is forfeited as well. If the times do not fit any more, change the next meeting on the page of the class or contact the school.`,
    ],
    action: toClass(p.classId),
  }),
  'learner.threeForfeited': (p, say) => ({
    title: `Three meetings in a row are forfeited: ${p.learnerName}`,
    lines: [`${meeting(p)} on ${say.instant(p.startsAt)} is the third in a row. Please call the family.`],
    action: { label: 'Open the student', path: `/student/management/${p.learnerId}` },
  }),
  'attendance.waived': (p, say) => ({
    title: `A meeting comes back for ${p.learnerName}`,
    lines: [
      `The school returns the forfeited meeting on ${say.instant(p.startsAt)} (${meeting(p)}).`,
      ...(p.reason ? [`Reason: ${p.reason}`] : []),
      'Please choose a new time.',
    ],
    action: toClass(p.classId),
  }),
  'appeal.answered': (p, say) => ({
    title: p.returned
      ? `The school agrees: a meeting comes back for ${p.learnerName}`
      : `${p.learnerName}'s meeting stays forfeited`,
    lines: [
      p.returned
        ? `The forfeited meeting on ${say.instant(p.startsAt)} comes back (${meeting(p)}).`
        : `The school has looked again: the meeting on ${say.instant(p.startsAt)} stays forfeited (${meeting(p)}).`,
      `Reason: ${p.reason}`,
      ...(p.returned ? [`Please choose a new time, by ${say.day(p.lastDay)}.`] : []),
    ],
    action: toClass(p.classId),
  }),
  'attendance.minutesOwed': (p, say) => ({
    title: `The teacher was ${minutes(p.minutes)} late`,
    lines: [
      p.addedToEnd
        ? `${meeting(p)}, ${say.instant(p.startsAt)}: ${minutes(p.minutes)} were added at the end of the meeting.`
        : `${meeting(p)}, ${say.instant(p.startsAt)}: ${minutes(p.minutes)} went into ${p.learnerName}'s minute bank. Every ${p.perMeeting ?? 60} minutes give one meeting more.`,
    ],
    action: toClass(p.classId),
  }),
  'attendance.meetingOwed': (p) => ({
    title: `One meeting more for ${p.learnerName}`,
    lines: [
      `The minute bank reached ${minutes(p.minutes)}, so ${p.className} gets one meeting more. Please choose its time.`,
    ],
    action: { label: 'Open the dashboard', path: '/dashboard/student' },
  }),
  'reminder.day': (p, say) => ({
    title: `Reminder: meeting on ${say.instant(p.startsAt)}`,
    // Its number may still change.
    lines: reminded(p, say, p.className),
    action: toClass(p.classId),
  }),
  'reminder.hour': (p, say) => ({
    title:
      p.isSoon === false
        ? `Reminder: meeting on ${say.instant(p.startsAt)}`
        : `Soon: ${say.time(p.startsAt)}`,
    lines: [...reminded(p, say, meeting(p)), 'The class link opens 5 minutes before the start.'],
    action: toClass(p.classId),
  }),
  'teacher.awaited': (p, say) => ({
    title: `${p.className} is waiting for you`,
    lines: [
      `The meeting of ${say.instant(p.startsAt)} has begun and you have not checked in. If you have not checked in ${count(p.missingMinutes ?? 15, 'minute', 'minutes')} after the start, the school cancels it.`,
    ],
    action: { label: "Open today's classes", path: '/dashboard/teacher' },
  }),
  'teacher.missing': (p, say) => ({
    title: `${p.teacherName} is not yet in ${p.className}`,
    lines: [
      `The meeting of ${say.instant(p.startsAt)} has begun. If the teacher has not checked in ${count(p.missingMinutes ?? 15, 'minute', 'minutes')} after the start, the school cancels it.`,
    ],
    action: { label: "Open today's classes", path: '/class/management' },
  }),
} satisfies Partial<Notices>;
