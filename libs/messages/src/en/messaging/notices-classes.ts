import { ended } from '../../ended.ts';
import { scatteredDays } from '../../notice.ts';
import type { Notices } from '../../notice-words.ts';
import { count, plural } from '../number.ts';

/** The link to a class; for teachers `noticeWords` turns it into that of their own page. */
export const toClass = (classId: string) => ({ label: 'Open the class', path: `/my-classes/${classId}` });
const meetingsOf = (n: number) => count(n, 'meeting', 'meetings');

/** To the only class, or to the list. */
const actionOf = (classes: readonly { classId: string }[]) => {
  const [only, ...others] = classes;
  return only && others.length === 0
    ? toClass(only.classId)
    : { label: 'See notifications', path: '/notifications' };
};

const RECORD_FIELDS = {
  name: "student's name",
  birthDate: 'birth date',
  ownerName: 'your name',
  phone: 'phone number',
  email: 'e-mail address',
  zone: 'time zone',
};

/** Notices about classes, courses and the waiting list. */
export const classNotices = {
  'class.assigned': (p, say) => ({
    title: `${p.learnerName}'s class is ready: ${p.className}`,
    lines: [
      `The first meeting is on ${say.instant(p.startsAt)} with ${ended(p.teacherName)}`,
      `There are ${count(p.meetings, 'meeting', 'meetings')} of ${count(p.meetingMinutes ?? 60, 'minute', 'minutes')} until ${say.day(p.lastDay)}.`,
      (p.opensMinutes ?? 5) === 5
        ? 'The class link opens 5 minutes before the start, and so does attendance.'
        : `The class link opens 5 minutes before the start, attendance ${count(p.opensMinutes ?? 5, 'minute', 'minutes')}.`,
    ],
    action: toClass(p.classId),
  }),
  'class.teacherAssigned': (p, say) => ({
    title: `A new class for you: ${p.className}`,
    lines: [
      `Student: ${p.learnerName}. The first meeting is on ${say.instant(p.startsAt)}; there are ${p.meetings} in all.`,
      ...(p.hasLink ? [] : ['Please add the Zoom link before the first meeting.']),
    ],
    action: { label: 'Open the class', path: `/teacher/classes/${p.classId}` },
  }),
  'class.teacherChanged': (p, say) => ({
    title: `A new teacher for ${p.className}: ${p.teacherName}`,
    lines: [
      `${p.teacherName} holds ${p.learnerName}'s ${p.meetings === 1 ? 'next meeting' : `next ${p.meetings} meetings`}.`,
      ...(p.startsAt ? [`The first is on ${say.instant(p.startsAt)}. The times stay the same.`] : []),
    ],
    action: toClass(p.classId),
  }),
  'class.linkChanged': (p) => ({
    title: `The link of ${p.className} has changed`,
    lines: ['The link or room of the class was changed. The link opens 5 minutes before each meeting.'],
    action: toClass(p.classId),
  }),
  'class.paused': (p, say) => ({
    title: `${p.className} is paused`,
    lines: [
      `${p.learnerName}'s meetings from ${say.day(p.from)} until before ${say.day(p.until)} wait for a new time and are not lost.`,
      ...(p.staying?.length
        ? [
            `Too near to move, so they take place: ${p.staying.map((start) => say.instant(start)).join('; ')}.`,
          ]
        : []),
      ...(p.reason ? [`Reason: ${p.reason}`] : []),
    ],
    action: toClass(p.classId),
  }),
  'classes.replanned': (p, say) => {
    const days = scatteredDays(p);
    // A change of teacher alone moves no meeting.
    const hasTimes = p.classes.some((one) => one.times.length > 0);
    const inOrder = hasTimes
      ? 'All other meetings stay at their times. Lessons and tests keep their order.'
      : 'All times stay.';
    return {
      title: {
        times: hasTimes
          ? `New times from ${say.day(p.from)}: ${p.learnerName}`
          : `A new teacher from ${say.day(p.from)}: ${p.learnerName}`,
        closed:
          days.length > 0
            ? `The school is closed on ${count(days.length, 'day', 'days')}: ${p.learnerName}`
            : p.from === p.until
              ? `The school is closed on ${say.day(p.from)}: ${p.learnerName}`
              : `The school is closed from ${say.day(p.from)} to ${say.day(p.until)}: ${p.learnerName}`,
        paused: `A pause from ${say.day(p.from)}: ${p.learnerName}`,
        takenUp: `Lessons go on: ${p.learnerName}`,
        repaired: `The plan is complete again: ${p.learnerName}`,
        takenBack: `New times are taken back: ${p.learnerName}`,
      }[p.why],
      lines: [
        ...(days.length > 0 ? [`The school is closed on ${days.map(say.day).join('; ')}.`] : []),
        ...(p.why === 'paused' ? [`Lessons go on from ${say.day(p.until)}.`] : []),
        ...(p.reason ? [`Reason: ${p.reason}`] : []),
        ...(p.names.length > 0 ? [`${p.names.map((name) => name.en).join(', ')}.`] : []),
        ...p.classes.flatMap((one) => [
          `${one.className}, ${one.learnerName}${one.hasNewTeacher ? `, new teacher: ${one.teacherName}` : ''}${one.times.length > 0 ? ':' : '.'}`,
          ...one.times.map(({ was, to }) =>
            was === null
              ? `The meeting that waited is on ${say.instant(to ?? '')}.`
              : to === null
                ? `${say.instant(was)} waits for a new time and is not lost.`
                : `${say.instant(was)} is replaced by ${say.instant(to)}.`,
          ),
        ]),
        {
          times: inOrder,
          closed: inOrder,
          paused: inOrder,
          takenUp: inOrder,
          repaired:
            "All other meetings stay at their times. If a time does not suit, change it or excuse the learner on the class's page.",
          takenBack: 'All other meetings stay at their times.',
        }[p.why],
      ],
      action: actionOf(p.classes),
    };
  },
  'course.paused': (p, say) => ({
    title: `${p.learnerName}'s course has a break`,
    lines: [
      `From ${say.day(p.from)} until before ${say.day(p.until)} there are no lessons. ${
        p.meetings > 0
          ? `${meetingsOf(p.meetings)} in ${p.className} ${plural(p.meetings, 'waits', 'wait')} for a new time and ${plural(p.meetings, 'is', 'are')} not lost.`
          : 'No meeting was planned in these days.'
      }`,
      `The course runs until ${say.day(p.lastDay)}.`,
    ],
    action: toClass(p.classId),
  }),
  'school.message': (p) => ({
    title: p.title,
    lines: p.text.split(/\n+/),
    action: { label: 'See notifications', path: '/notifications' },
  }),
  'account.corrected': (p) => ({
    title: `The school corrected your record: ${p.fields.map((field) => RECORD_FIELDS[field]).join(', ')}`,
    lines: [
      `Reason: ${ended(p.reason)}`,
      'Your account shows what is stored now. Contact the school if anything about this is wrong.',
    ],
    action: { label: 'Open my account', path: '/account' },
  }),
  'course.rulesTaken': (p, say) => ({
    title: `${p.learnerName}'s course has the newer rules`,
    lines: [
      `You took version ${p.version} of the rules for ${p.className}. The course goes by it from now on; this cannot be undone.`,
      `${meetingsOf(p.remaining)} remain${p.lastDay === null ? '' : `, until ${say.day(p.lastDay)}`}. At most ${p.perWeek} in a week, where one was moved or given back.`,
      `The course can have a break of up to ${count(p.pauseDays, 'day', 'days')}. A forfeit can be questioned for ${count(p.appealDays, 'day', 'days')}, and a refund request is answered within ${p.answerDays} working days.`,
    ],
    action: { label: "See this course's rules", path: `/enrolments/${p.enrolmentId}/rules` },
  }),
  'course.stopped': (p) => ({
    title: `${p.learnerName}'s course is stopped for now`,
    lines: [
      `${meetingsOf(p.meetings)} in ${p.className} ${plural(p.meetings, 'has', 'have')} no time any more and ${plural(p.meetings, 'is', 'are')} not lost. They are planned anew when the course goes on.`,
    ],
    action: toClass(p.classId),
  }),
  'course.takenUp': (p, say) => ({
    title: `${p.learnerName}'s course goes on`,
    lines: [
      ...(p.startsAt
        ? [
            `${meetingsOf(p.planned)} in ${p.className} ${plural(p.planned, 'has its', 'have their')} time again, the first on ${say.instant(p.startsAt)}.`,
          ]
        : []),
      ...(p.toPlan > 0 ? [`${meetingsOf(p.toPlan)} still to be planned.`] : []),
    ],
    action: toClass(p.classId),
  }),
  'class.cancelled': (p) => ({
    title: `${p.className} will not begin`,
    lines: [
      `Reason: ${p.reason}`,
      `${p.learnerName} loses no meeting; the school is looking for another class.`,
    ],
    action: { label: 'See notifications', path: '/notifications' },
  }),
  'class.memberAdded': (p, say) => ({
    title: `A new student in ${p.className}: ${p.learnerName}`,
    lines: [`The first meeting is on ${say.instant(p.startsAt)}.`],
    action: { label: 'Open the class', path: `/teacher/classes/${p.classId}` },
  }),
  'waiting.added': (p) => ({
    title: `${p.learnerName} is on the waiting list of ${p.className}`,
    lines: [
      `As soon as a place is free we offer it to you and hold it for ${count(p.hours, 'hour', 'hours')}. Waiting costs no meeting.`,
    ],
    action: { label: 'See the waiting list', path: '/dashboard/student' },
  }),
  'waiting.offered': (p, say) => ({
    title: `A place for ${p.learnerName} in ${p.className}`,
    lines: [
      `We hold it for ${count(p.hours, 'hour', 'hours')}, until ${say.instant(p.endsAt)}. After that it is offered to the next learner.`,
    ],
    action: { label: 'Accept or decline', path: '/dashboard/student' },
  }),
  'waiting.ended': (p) => ({
    title: `The place in ${p.className} is no longer held`,
    lines: [
      `The offer for ${p.learnerName} has ended. You can join the waiting list again or wait for another class from the school.`,
    ],
    action: { label: 'See the waiting list', path: '/dashboard/student' },
  }),
  'booking.declined': (p) => ({
    title: `The times you asked for ${p.learnerName} are not possible`,
    lines: [`Reason: ${p.reason}`, 'Please pick other times; no meeting is lost.'],
    action: { label: 'Pick times', path: `/enrolments/${p.enrolmentId}/times` },
  }),
  'course.goesOn': (p, say) => ({
    title: `The course ${p.className} is extended by ${count(p.days, 'day', 'days')}`,
    lines: [
      `The school has not offered enough times for ${p.learnerName}'s remaining meetings, so nothing is forfeited. The course runs until ${say.day(p.lastDay)}.`,
    ],
    action: { label: 'See the course', path: '/dashboard/student' },
  }),
  'course.reopened': (p, say) => ({
    title: `${p.className} goes on`,
    lines: [
      `${p.learnerName}'s course had ended by a fault of the school's system. ${count(p.left, 'meeting is', 'meetings are')} left, and the course runs until ${say.day(p.lastDay)}.`,
    ],
    action: { label: 'See the course', path: '/dashboard/student' },
  }),
  'course.expired': (p, say) => ({
    title: `${p.className} has ended`,
    lines: [
      `The last day of ${p.learnerName}'s course was ${say.day(p.lastDay)}. The remaining ${count(p.left, 'meeting is', 'meetings are')} forfeited.`,
    ],
    action: { label: 'Open the report', path: '/certificates' },
  }),
} satisfies Partial<Notices>;
