import { ended } from '../../ended.ts';
import { isOfGroup, type NoticeParams, type Reminded } from '../../notice.ts';
import type { Notices } from '../../notice-words.ts';
import { reasonText, type Say } from '../../reason.ts';
import { policy } from '../catalogue/policy.ts';
import { count } from '../number.ts';
import { toClass } from './notices-classes.ts';

const BY = { learner: 'the family', teacher: 'the teacher', school: 'the school' };
const STATUS = { present: 'present', late: 'late', absent: 'absent' };
const meeting = (p: { number: number; className: string }) => `Meeting ${p.number} · ${p.className}`;
const minutes = (n: number) => count(n, 'minute', 'minutes');
const newTime = (p: Parameters<typeof isOfGroup>[0]) =>
  isOfGroup(p) ? 'The school gives it a new time.' : 'Please choose a new time.';

function reminded(p: NoticeParams['reminder.day'], say: Say, subject: string): string[] {
  const when = (one: Reminded) => `${say.instant(one.startsAt)}, with ${ended(one.teacherName)}`;
  const free = (one: Reminded) =>
    one.freeUntil
      ? `Until ${say.instant(one.freeUntil)} it can be ${one.isGroup ? 'excused' : 'moved'} without losing it.`
      : one.freeUntil === null
        ? `It is too late to ${one.isGroup ? 'excuse' : 'move or excuse'} it: a meeting that is not attended is forfeited.`
        : 'With less than 24 hours of notice, a meeting that is not attended is forfeited.';
  if (!p.more) return [`${subject} for ${p.learnerName}: ${when(p)}`, free(p)];
  return [
    `Meetings for ${p.learnerName}:`,
    ...[p, ...p.more].map(
      (one) => `${[one.learner, one.className].filter(Boolean).join(', ')}: ${when(one)} ${free(one)}`,
    ),
  ];
}

/** Notices about meetings, attendance and reminders. */
export const meetingNotices = {
  'meeting.moved': (p, say, role) => ({
    title: `New time: ${say.instant(p.startsAt)}`,
    lines: [
      p.was
        ? `${meeting(p)} for ${p.learnerName} was moved by ${BY[p.by]} from ${say.instant(p.was)} to ${say.instant(p.startsAt)}.`
        : `${meeting(p)} for ${p.learnerName} was planned by ${BY[p.by]} for ${say.instant(p.startsAt)}.`,
      ...(p.chosen && role !== 'teacher'
        ? ['No time had been chosen, so the school chose this one. Confirm it, or choose another time.']
        : []),
    ],
    action: toClass(p.classId),
  }),
  'meeting.joined': (p, say, role) => ({
    title:
      role === 'teacher'
        ? `A guest in your class: ${say.instant(p.startsAt)}`
        : `In another class: ${say.instant(p.startsAt)}`,
    lines:
      role === 'teacher'
        ? [
            `${p.learnerName} of another class makes up meeting ${p.number} in your class, ${say.instant(p.startsAt)}.`,
          ]
        : [
            `${meeting(p)} of ${p.learnerName} is made up in another class: ${say.instant(p.startsAt)}, with ${p.teacherName}.`,
            ...(p.by === 'school'
              ? [
                  'The school chose this free seat. If it does not suit you, excuse yourself in time and the meeting comes back.',
                ]
              : []),
          ],
    action: toClass(p.classId),
  }),
  'meeting.timesOffered': (p, say) => ({
    title:
      p.meetings === 1
        ? `Choose a time for meeting ${p.number} of ${p.learnerName}`
        : `${p.meetings} meetings of ${p.learnerName} need a new time`,
    lines: [
      `${meeting(p)} has no time yet. Choose one of: ${p.starts.map((start) => say.instant(start)).join('; ')}.`,
      p.meetings === 1
        ? 'One tap is enough. You can choose another time too.'
        : 'One tap is enough for each meeting. You can choose other times too.',
    ],
    action: { label: 'Choose a time', path: `/my-classes/${p.classId}` },
  }),
  'meeting.undone': (p, say, role) => ({
    title: `Undone: the meeting on ${say.instant(p.startsAt)}`,
    lines: [
      role === 'teacher'
        ? `${p.learnerName}’s family undid the time that it had just chosen. ${meeting(p)} waits for another one, by ${say.day(p.lastDay)}.`
        : `You undid the time that you had just chosen. ${meeting(p)} for ${p.learnerName} waits for another one, by ${say.day(p.lastDay)}.`,
    ],
    action: toClass(p.classId),
  }),
  'meeting.cancelled': (p, say, role) => ({
    title: `Cancelled: the meeting on ${say.instant(p.startsAt)}`,
    lines: [
      `${meeting(p)} for ${p.learnerName} was cancelled by ${BY[p.by]}.`,
      ...(p.isUncovered ? ['Reason: the teacher is away and we found no substitute.'] : []),
      ...(p.reason ? [`Reason: ${p.reason}`] : []),
      `No meeting is lost, and the course now runs until ${say.day(p.lastDay)}. ${role === 'teacher' && !isOfGroup(p) ? 'The meeting needs a new time.' : newTime(p)}`,
    ],
    action: toClass(p.classId),
  }),
  'meeting.excused': (p, say, role) => ({
    title:
      role === 'teacher'
        ? `${p.learnerName} is excused: the meeting on ${say.instant(p.startsAt)}`
        : `Excused: the meeting on ${say.instant(p.startsAt)}`,
    lines: [
      role === 'teacher'
        ? `${meeting(p)} for ${p.learnerName} is not lost. It gets a new time by ${say.day(p.lastDay)}.`
        : `${meeting(p)} for ${p.learnerName} is not lost. Plan it again by ${say.day(p.lastDay)}.`,
    ],
    action: toClass(p.classId),
  }),
  'meeting.substitute': (p, say) => {
    const when = say.instant(p.startsAt);
    const which = `${meeting(p)} for ${p.learnerName} on ${when}`;
    const inPlaceOf = p.teacherWas
      ? `${p.teacherName} in place of ${ended(p.teacherWas)}`
      : ended(p.teacherName);
    const said = {
      family: { title: `Substitute teacher: ${p.teacherName}`, line: `${which} is taught by ${inPlaceOf}` },
      replaced: {
        title: `${p.teacherName} holds your meeting on ${when}`,
        line: `${which} is taught by ${p.teacherName} in your place. You need not do anything.`,
      },
      substitute: {
        title: `You are the substitute teacher on ${when}`,
        line: `${which} is taught by you${p.teacherWas ? ` in place of ${ended(p.teacherWas)}` : '.'}`,
      },
    }[p.to ?? 'family'];
    return {
      title: said.title,
      lines: [said.line, ...(p.reason ? [`Reason: ${p.reason}`] : [])],
      action: toClass(p.classId),
    };
  },
  'meetings.substitutes': (p, say) => {
    const first = p.list[0];
    const found = p.list.filter((one) => one.teacherName !== null);
    const names = [...new Set(found.map((one) => one.teacherName))].join(', ');
    const held = {
      family: (name: string) => `taught by ${name}`,
      replaced: (name: string) => `taught by ${name}`,
      substitute: () => 'taught by you',
    }[p.to ?? 'family'];
    const lines = p.list.map(
      (one) =>
        `${say.instant(one.startsAt)}: ${meeting(one)} for ${one.learnerName}, ${one.teacherName === null ? 'we are still looking for a substitute' : ended(held(one.teacherName))}`,
    );
    const said = {
      family: {
        title: `Substitute teacher: ${names}`,
        first: `${p.teacherWas} is away.`,
        last: [
          'You may say no until the meeting begins; it is not lost and can be planned again.',
          ...(found.length < p.list.length
            ? ['Should we find nobody, you know at the latest 60 minutes before the start.']
            : []),
        ],
      },
      replaced: {
        title: 'Your meetings while you are away',
        first: 'You are marked as away. You need not do anything.',
        last: [],
      },
      substitute: {
        title: `You are the substitute of ${count(p.list.length, 'meeting', 'meetings')}`,
        first: `${p.teacherWas} is away.`,
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
    title: `Can you be the substitute on ${say.instant(p.startsAt)}?`,
    lines: [
      `${p.about}, ${say.instant(p.startsAt)}. Several teachers are asked at once; the first yes counts.`,
      `You can answer between 06:00 and 21:00, until ${say.instant(p.endsAt)}. This link is for you alone.`,
    ],
    action: { label: 'Look and answer', path: p.path },
  }),
  'meeting.teacherMissing': (p, say, role) =>
    role === 'teacher'
      ? {
          title: `The school cancelled the meeting on ${say.instant(p.startsAt)}`,
          lines: [
            `You had not checked in 15 minutes after the start. ${meeting(p)} for ${p.learnerName} is not lost; it needs a new time.`,
            `The course now runs until ${say.day(p.lastDay)}. If something kept you away, please tell the school.`,
          ],
          action: toClass(p.classId),
        }
      : {
          title: `Sorry, the school cancelled the meeting on ${say.instant(p.startsAt)}`,
          lines: [
            `The teacher was not there 15 minutes after the start. ${meeting(p)} for ${p.learnerName} is not lost.`,
            `The course now runs until ${say.day(p.lastDay)}. ${newTime(p)}`,
          ],
          action: toClass(p.classId),
        },
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
      `The last meeting for ${p.learnerName} on ${say.instant(p.startsAt)} is forfeited as well. If the times do not fit any more, move the next meeting or call the school.`,
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
      `The school waived the absence on ${say.instant(p.startsAt)} (${meeting(p)}).`,
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
        : `The school has looked again at ${say.instant(p.startsAt)} (${meeting(p)}).`,
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
        : `${meeting(p)}, ${say.instant(p.startsAt)}: ${minutes(p.minutes)} went into ${p.learnerName}'s minute bank. Every 60 minutes give one meeting more.`,
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
      `The meeting of ${say.instant(p.startsAt)} has begun and you have not checked in. Without a check-in within 15 minutes the school cancels it.`,
    ],
    action: { label: "Open today's classes", path: '/dashboard/teacher' },
  }),
  'teacher.missing': (p, say) => ({
    title: `${p.teacherName} is not yet in ${p.className}`,
    lines: [
      `The meeting of ${say.instant(p.startsAt)} has begun. Without the teacher's check-in within 15 minutes the school cancels it.`,
    ],
    action: { label: "Open today's classes", path: '/class/management' },
  }),
} satisfies Partial<Notices>;
