import type { FaultCause } from '@fasih/school/catalogue/policy/fault-refund';
import type { Texts } from '../../texts.ts';
import { count, plural } from '../number.ts';

/** Why a refund is the school's fault. */
const FAULTS: Record<FaultCause, string> = {
  noClass: 'no class was offered at the wished-for times within 14 days of the placement test',
  pauses: 'the pauses that the school announced after the purchase are more than 14 days together',
  ended: 'the school ended the course',
  noTeacher: 'the course has been without a teacher for 14 days',
};

const STATUS: Record<string, string> = {
  planned: 'not marked',
  present: 'present',
  late: 'late',
  absent: 'absent',
};
const status = (key: string) => STATUS[key] ?? key;
const minutesOf = (n: number) => count(n, 'minute', 'minutes');
const daysOf = (n: number) => count(n, 'day', 'days');
const hoursOf = (n: number) => count(n, 'hour', 'hours');
const meetingsOf = (n: number) => count(n, 'meeting', 'meetings');

/** Reasons of the rules' decisions, and words used around them. */
export const policy: Texts['policy'] = {
  reasons: {
    'attendance.present': ({ start, grace }, say) =>
      `Marked no later than ${minutesOf(grace)} after ${say.time(start)}, so it counts as present.`,
    'attendance.late': ({ start, minutes, grace }, say) =>
      `Marked ${minutesOf(minutes)} after ${say.time(start)}. More than ${count(grace, 'minute', 'minutes')} counts as late; the meeting still ends on time.`,
    'attendance.tooEarly': ({ opensAt, minutes }, say) =>
      `Attendance opens ${count(minutes, 'minute', 'minutes')} before the start, at ${say.instant(opensAt)}.`,
    'attendance.closed': ({ closedAt }, say) =>
      `Attendance closed when the meeting ended, at ${say.instant(closedAt)}.`,
    'attendance.already': ({ at }, say) => `Already marked at ${say.instant(at)}.`,
    'attendance.notPlanned': () => 'This meeting has no time yet.',
    'attendance.stopped': () => 'This course is stopped, so attendance cannot be marked.',
    'checkIn.onTime': () => 'The teacher was there on time.',
    'checkIn.tooEarly': ({ opensAt }, say) => `Check-in opens at ${say.instant(opensAt)}.`,
    'checkIn.addedToEnd': ({ minutes, end }, say) =>
      `The teacher was ${minutesOf(minutes)} late. That time is added at the end: the meeting ends at ${say.time(end)}.`,
    'checkIn.owed': ({ minutes }) =>
      `The teacher was ${minutesOf(minutes)} late. The time after the meeting is taken, so ${minutesOf(minutes)} went into the learner's minute bank.`,
    'checkIn.tooLate': ({ grace }) =>
      `More than ${count(grace, 'minute', 'minutes')} after the start: the school has cancelled this meeting.`,
    'checkIn.already': ({ at }, say) => `The teacher has been there since ${say.time(at)}.`,
    'checkIn.closed': () => 'This meeting is closed.',
    'close.forfeited': ({ closedAt }, say) =>
      `Not marked by the end (${say.instant(closedAt)}) and no notice was given, so the meeting is forfeited.`,
    'close.toldLate': ({ toldAt, hours, needed }, say) =>
      `Told at ${say.instant(toldAt)}, ${hours < 1 ? 'less than an hour' : hoursOf(hours)} before the start. Notice needs at least ${count(needed, 'hour', 'hours')}, so the meeting is forfeited.`,
    'close.held': () => 'The meeting was held.',
    'close.teacherMissing': ({ grace, days }) =>
      `The teacher was not there ${count(grace, 'minute', 'minutes')} after the start, so the school cancelled this meeting. No meeting is lost and ${days > 0 ? `the course gets ${daysOf(days)} more` : 'its break has already extended the course'}.`,
    'close.notYet': ({ closesAt }, say) => `The meeting goes on until ${say.time(closesAt)}.`,
    'correct.changed': ({ from, to }) => `Changed from ${status(from)} to ${status(to)}.`,
    'correct.same': () => 'Nothing changed.',
    'correct.notYet': ({ opensAt }, say) => `Attendance can be filled in from ${say.instant(opensAt)}.`,
    'correct.stopped': () => 'This meeting is not planned, so its attendance cannot be filled in.',
    'waive.returned': () =>
      'The school waived this absence: the meeting comes back and can be planned again.',
    'waive.undone': () => "It was forfeited by a fault of the school's system, so the meeting comes back.",
    'waive.notForfeited': () => 'This meeting was not forfeited, so there is nothing to waive.',
    'move.allowed': ({ until }, say) =>
      `It can be moved. Its new time can be changed again until ${say.instant(until)}.`,
    'move.allowedLast': () =>
      'It can be moved. After that, the family and the teacher can no longer change its time.',
    'move.tooLate': ({ until, hours }, say) =>
      `Moving needs ${hoursOf(hours)} of notice; the limit was ${say.instant(until)}.`,
    'move.pastLastDay': ({ lastDay }, say) =>
      `The meeting must end by ${say.day(lastDay)}, the last day of the course.`,
    'move.inPast': () => 'That time is over. Choose another one.',
    'move.tooSoon': ({ earliest, hours }, say) =>
      `The new time must be at least ${hoursOf(hours)} from now; the earliest is ${say.instant(earliest)}.`,
    'move.weekFull': ({ perWeek }) =>
      `That week is full: this plan has at most ${meetingsOf(perWeek)} a week.`,
    'move.group': () => 'Only the school moves the meetings of a group class.',
    'move.notMovable': () => 'This meeting has begun or is over, so it cannot be moved.',
    'move.stopped': () => 'This course is stopped, so its meetings cannot be changed.',
    'excuse.kept': ({ until, lastDay }, say) =>
      `Told before the limit, ${say.instant(until)}, so the meeting is kept. Plan it again by ${say.day(lastDay)}.`,
    'excuse.tooLate': ({ until, hours }, say) =>
      `Notice needs at least ${hoursOf(hours)}; the limit was ${say.instant(until)}. Without attending, this meeting is forfeited.`,
    'excuse.notPlanned': () => 'This meeting is not planned or is over.',
    'pause.kept': ({ from, until, lastDay }, say) =>
      `The class is paused from ${say.day(from)} until before ${say.day(until)}, so the meeting is kept. Plan it again by ${say.day(lastDay)}.`,
    'pause.tooNear': ({ from, until, hours }, say) =>
      `The class is paused from ${say.day(from)} until before ${say.day(until)}, but this meeting was less than ${hoursOf(hours)} away, so it takes place.`,
    'pause.notPlanned': () => 'This meeting is not planned or is over.',
    'cancel.returned': ({ by, days, lastDay }, say) =>
      `Cancelled${by ? ` by the ${by}` : ''}: no meeting is lost and ${days > 0 ? `the course gets ${daysOf(days)} more, until` : 'its break has already extended the course, to'} ${say.day(lastDay)}.`,
    'cancel.notPlanned': () => 'This meeting is not planned or is over.',
    'plan.allowed': ({ lastDay }, say) => `It can be planned; the course runs until ${say.day(lastDay)}.`,
    'expire.rest': ({ left, lastDay }, say) =>
      `The course ended on ${say.day(lastDay)}; the remaining ${meetingsOf(left)} ${plural(left, 'is', 'are')} forfeited.`,
    'expire.running': ({ lastDay }, say) => `The course runs until ${say.day(lastDay)}.`,
    'expire.undone': ({ left, lastDay }, say) =>
      `The course had ended by a fault of the school's system: it goes on until ${say.day(lastDay)} with the remaining ${meetingsOf(left)}.`,
    'expire.nothingLeft': () => 'All meetings have been used.',
    'refund.allowed': ({ price, percent, amount, left, needed, bought, drawn }, say) =>
      `${percent}% × ${say.rupiah(price)} = ${say.rupiah(amount)}. Meetings left: ${bought} − ${drawn} = ${left}, more than ${needed}.`,
    'refund.tooFewLeft': ({ left, needed, bought, drawn }) =>
      `A refund needs more than ${count(needed, 'meeting', 'meetings')} left. Left now: ${bought} − ${drawn} = ${left}.`,
    'refund.shortCourse': ({ bought, needed }) =>
      `A refund needs more than ${count(needed, 'meeting', 'meetings')} left; this course has ${bought} in all, so it never qualifies.`,
    'refund.programOver': ({ lastDay }, say) =>
      `The course ended on ${say.day(lastDay)}; a refund is possible only while it runs.`,
    'refund.ended': () => 'This course has been ended.',
    'refund.nothingPaid': () => 'Nothing was paid for this course, so there is nothing to return.',
    'refund.nothingBack': ({ price, percent }, say) =>
      `The refund would be ${say.rupiah(0)}: ${percent}% of ${say.rupiah(price)}.`,
    'owed.meeting': ({ minutes }) =>
      `Every ${count(minutes, 'minute', 'minutes')} of a teacher's delay ${plural(minutes, 'gives', 'give')} one meeting more.`,
    'level.confirmed': ({ level }) => `The level ${level} is confirmed.`,
    'level.changed': ({ from, to }) => `The level was changed from ${from} to ${to}.`,
    'level.notYours': () => "Only the teacher of this learner's class or an admin decides the level.",
    'level.none': () => 'There is no level yet. Wait for the placement test.',
    'level.stopped': () => 'This course is stopped or over.',
    'level.otherAge': () => "The level must be one of this learner's age group.",
    'level.same': ({ level }) => `The level ${level} is confirmed already.`,
    'level.changeNeedsReason': () => 'Changing a level needs a reason. The family reads it.',
    'level.checkOrReason': () => 'Give the points of the speaking check, or write a reason.',
    'level.reopened': ({ level }) => `The family asked for another look at the level ${level}.`,
    'level.askedBefore': () => 'Another look was already asked for in this course.',
    'level.notDecided': () =>
      "This level still waits for the teacher's decision, so there is nothing to look at again yet.",
    'numbers.kept': () => 'All meetings keep their numbers.',
    'numbers.byTime': () => 'The numbers of the open meetings follow their times.',
    'numbers.movedUp': ({ number, waiting }) =>
      `A meeting with a lower number still has no time, so the planned meetings move up: this one is number ${number}, and ${count(waiting, 'later number waits', 'later numbers wait')} for a time.`,
    'numbers.cameBack': ({ number }) =>
      `Number ${number} came back after the numbers behind it were fixed, so it takes the next open time.`,
    'move.testNear': ({ start, days }, say) =>
      `In the last ${daysOf(days)} before a test only the family can bring it forward; it stays at ${say.instant(start)} or goes later.`,
    'excuse.substitute': ({ until, lastDay }, say) =>
      `A substitute holds this meeting, so you may say no until ${say.instant(until)}: the meeting is kept. Plan it again by ${say.day(lastDay)}.`,
    'excuse.free': ({ until, lastDay }, say) =>
      `The school told you of this time late, so the meeting can be excused until ${say.instant(until)} and is kept. Plan it again by ${say.day(lastDay)}.`,
    'makeup.seat': ({ number, start }, say) =>
      `Number ${number} is made up in another class at ${say.instant(start)}.`,
    'makeup.private': ({ number }) =>
      `No class with a free seat fits, so number ${number} is made up in a private meeting.`,
    'owed.beforeFinal': ({ final }, say) =>
      `The extra meeting comes before the Final Test, which is now at ${say.instant(final)}.`,
    'extend.cancelled': ({ days, lastDay }, say) =>
      `The school cancelled a meeting, so the course gets ${daysOf(days)} more, until ${say.day(lastDay)}.`,
    'extend.later': ({ days, lastDay }, say) =>
      `The school moved a meeting to a later week, so the course gets ${daysOf(days)} more, until ${say.day(lastDay)}.`,
    'extend.schoolPause': ({ days, meetings, lastDay }, say) =>
      `${meetingsOf(meetings)} ${plural(meetings, 'falls', 'fall')} into the school's pause, so the course gets ${daysOf(days)} more, until ${say.day(lastDay)}.`,
    'extend.familyPause': ({ days, already, lastDay }, say) =>
      `The course gets the ${daysOf(days)} of the break${already > 0 ? ` (${daysOf(already)} of it had been added before)` : ''}, until ${say.day(lastDay)}.`,
    'extend.nothing': ({ lastDay }, say) => `The last day stays ${say.day(lastDay)}.`,
    'expire.extended': ({ days, offered, needed, lastDay }, say) =>
      `Only ${offered} of ${needed} times were offered for the meetings without one, so the course gets ${daysOf(days)} more, until ${say.day(lastDay)}.`,
    'expire.waits': () => 'Nothing ends until the school has answered an open question about this course.',
    'giveBack.firstUnseen': () =>
      'This was the first meeting, and the family neither chose its time nor saw it: it comes back once.',
    'giveBack.unconfirmed': () =>
      'The school chose this time and nobody confirmed it: the meeting comes back once, and no other time is chosen for it.',
    'giveBack.no': () => 'The meeting stays forfeited.',
    'familyPause.granted': ({ from, until, days, left, lastDay }, say) =>
      `The course has a break of ${daysOf(days)} from ${say.day(from)} until before ${say.day(until)} and runs until ${say.day(lastDay)}. ${daysOf(left)} of break left.`,
    'familyPause.tooLong': ({ days, left, most }) =>
      `A course has ${daysOf(most)} of break; ${daysOf(left)} ${plural(left, 'is', 'are')} left, and this would be ${daysOf(days)}.`,
    'familyPause.tooLate': ({ until, hours }, say) =>
      `A break must be asked for ${hoursOf(hours)} before its first meeting; the limit was ${say.instant(until)}.`,
    'familyPause.inPast': () => 'A break begins today or later and has at least one day.',
    'familyPause.stopped': () => 'This course cannot have a break now.',
    'dispute.held': () => 'The school has looked into it: teacher and learner were there.',
    'dispute.returned': () =>
      'The teacher was not there; the school has looked into it. The meeting is to be planned again.',
    'dispute.forfeited': () =>
      'The school has looked into it: the teacher was there, and the learner was not marked.',
    'appeal.open': ({ answerBy }, say) =>
      `The school answers by ${say.instant(answerBy)}. Nothing ends meanwhile.`,
    'appeal.tooLate': ({ until, days }, say) =>
      `A forfeit can be questioned for ${daysOf(days)}; the limit was ${say.instant(until)}.`,
    'appeal.already': () => 'This forfeit has been questioned before.',
    'appeal.notForfeited': () => 'This meeting was not forfeited.',
    'appeal.returned': ({ lastDay }, say) =>
      `The school agrees: the meeting comes back and can be planned until ${say.day(lastDay)}.`,
    'appeal.upheld': () => 'The school has looked again: the meeting stays forfeited.',
    'appeal.needsReason': () => 'An answer needs a reason. The family reads it.',
    'refundRequest.heldBack': ({ answerBy }, say) =>
      `The meeting is held back until the school has answered, by ${say.day(answerBy)}.`,
    'refundRequest.takesPlace': ({ hours }) =>
      `This meeting is at most ${hoursOf(hours)} away, so it takes place.`,
    'refundRequest.notAgain': () =>
      'Meetings are held back at the first request only, so this one takes place.',
    'refundRequest.refused': ({ days, lastDay }, say) =>
      `The request was refused. The course gets ${days === 0 ? 'no days' : `the ${daysOf(days)}`} of waiting, until ${say.day(lastDay)}.`,
    'faultRefund.allowed': ({ price, left, bought, amount, until, cause }, say) =>
      `${say.rupiah(price)} × ${left} / ${bought} = ${say.rupiah(amount)}, because ${FAULTS[cause]}.${cause === 'ended' ? '' : ` It can be taken until ${say.instant(until)}.`}`,
    'faultRefund.over': ({ until }, say) => `This refund could only be taken until ${say.instant(until)}.`,
    'faultRefund.none': () => 'The school owes no refund for this course.',
    'undo.free': () =>
      'The family undid the time that it had just chosen: the meeting waits for a time as before.',
    'undo.over': ({ minutes }) =>
      `A time that the family chose itself can be undone for ${minutesOf(minutes)}. After that the meeting can be moved or excused.`,
    'replan.moved': ({ from, to }, say) =>
      `Moved from ${say.instant(from)} to ${say.instant(to)} to make room.`,
    'replan.planned': ({ to }, say) => `Planned again at ${say.instant(to)}.`,
    'replan.waits': ({ lastDay }, say) => `No time is free until ${say.day(lastDay)}, so this meeting waits.`,
    'repair.waiting': ({ to }, say) =>
      `This meeting had waited for a time for more than 72 hours, so it was planned at ${say.instant(to)}.`,
    'repair.outsideHours': ({ from, to }, say) =>
      `The teacher's hours have changed, so ${say.instant(to)} replaces the time that the school chose, ${say.instant(from)}.`,
    'repair.pastLastDay': ({ from, to }, say) =>
      `${say.instant(from)} is after the last day of the course, so ${say.instant(to)} replaces it.`,
    'repair.finalFirst': ({ from, to }, say) =>
      `The Final Test comes after all lessons, so ${say.instant(to)} replaces ${say.instant(from)}.`,
    'repair.takenBack': () => 'The school took this change of the plan back.',
    'repair.over': () => 'A repair can be taken back for 24 hours. After that, move its meetings one by one.',
  },
  ruleVersion: (p) => `School rules, version ${p.version}`,
  problems: {
    inPast: 'This time has passed. Choose one to come, or begin now.',
    beforeLatest:
      'A new version must begin after the last one. Withdraw the version that is not in force yet, or choose a later time.',
    same: 'No value differs from the last version.',
    noVersion: 'There is no such version of the rules.',
    inForce: 'This version is in force or in use already, so it cannot be withdrawn.',
  },
};
