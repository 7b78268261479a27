import { ended } from '../../ended.ts';
import { isOfGroup } from '../../notice.ts';
import type { Notices } from '../../notice-words.ts';
import { count } from '../number.ts';
import { toClass } from './notices-classes.ts';

const BY = { learner: 'the family', teacher: 'the teacher', school: 'the school' };
/** How a notice names a meeting. */
export const meeting = (p: { number: number; className: string }) => `Meeting ${p.number} · ${p.className}`;
const newTime = (p: Parameters<typeof isOfGroup>[0]) =>
  isOfGroup(p) ? 'The school gives it a new time.' : 'Please choose a new time.';

/** Notices about meetings: their times, cancellations and substitutes. */
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
    title:
      role === 'teacher' && p.isSeat
        ? `No guest in your class: ${say.instant(p.startsAt)}`
        : `Undone: the meeting on ${say.instant(p.startsAt)}`,
    lines: [
      role === 'teacher' && p.isSeat
        ? `${p.learnerName}'s family undid the seat that it had just chosen, so ${p.learnerName} does not come to meeting ${p.number} in your class.`
        : role === 'teacher'
          ? `${p.learnerName}'s family undid the time that it had just chosen. ${meeting(p)} waits for another one, by ${say.day(p.lastDay)}.`
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
      `You can answer between 06:00 and 21:00 WIB, until ${say.instant(p.endsAt)}. This link is for you alone.`,
    ],
    action: { label: 'Look and answer', path: p.path },
  }),
  'meeting.teacherMissing': (p, say, role) =>
    role === 'teacher'
      ? {
          title: `The school cancelled the meeting on ${say.instant(p.startsAt)}`,
          lines: [
            `You had not checked in ${count(p.missingMinutes ?? 15, 'minute', 'minutes')} after the start. ${meeting(p)} for ${p.learnerName} is not lost; it needs a new time.`,
            `The course now runs until ${say.day(p.lastDay)}. If something kept you away, please tell the school.`,
          ],
          action: toClass(p.classId),
        }
      : {
          title: `Sorry, the school cancelled the meeting on ${say.instant(p.startsAt)}`,
          lines: [
            `The teacher was not there ${count(p.missingMinutes ?? 15, 'minute', 'minutes')} after the start. ${meeting(p)} for ${p.learnerName} is not lost.`,
            `The course now runs until ${say.day(p.lastDay)}. ${newTime(p)}`,
          ],
          action: toClass(p.classId),
        },
} satisfies Partial<Notices>;
