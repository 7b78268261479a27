import { sayIn } from '../../reason.ts';
import type { Texts } from '../../texts.ts';
import { policy } from '../catalogue/policy.ts';
import { count } from '../number.ts';

const say = sayIn('en');
const { reasons } = policy;

/**
 * Attendance: marked by the family, checked in and corrected by the teacher, waived by the school
 * (docs/product/classes.md#attendance-windows).
 */
export const attendance: Texts['attendance'] = {
  problems: {
    callNotFound: 'This call was not found.',
    callSettled: 'Somebody has noted an outcome already.',
    disputeTooEarly: 'Please wait until 3 minutes after the start.',
    disputeTeacherHere: 'The teacher has checked in. Enter the room again, or call the school.',
    disputeClosed: 'This meeting is not running.',
    disputeNotFound: 'This report was not found.',
    disputeRunning: 'This meeting is not closed yet. Decide when it is over.',
    disputeNone: 'Nothing was reported about this meeting.',
    disputeUnmarked: 'The learner is not marked yet. Mark the attendance first.',
    disputeSettled: 'This report is decided already.',
    disputed: 'The family reported that the teacher was not there, so an admin decides about this meeting.',
    notFound: 'This meeting was not found.',
    tooEarly: (p) => reasons['attendance.tooEarly'](p, say),
    closed: (p) => reasons['attendance.closed'](p, say),
    notPlanned: reasons['attendance.notPlanned']({}, say),
    stopped: reasons['attendance.stopped']({}, say),
    notYet: (p) => reasons['correct.notYet'](p, say),
    notCorrectable: reasons['correct.stopped']({}, say),
    reasonNeeded: "Write the reason; the student's family will read it.",
    notForfeited: reasons['waive.notForfeited']({}, say),
    checkInTooEarly: (p) => reasons['checkIn.tooEarly'](p, say),
    checkInTooLate: (p) => reasons['checkIn.tooLate'](p, say),
    checkInClosed: reasons['checkIn.closed']({}, say),
  },
  status: {
    planned: 'Not marked yet',
    to_plan: 'To plan',
    present: 'Present',
    late: 'Late',
    absent: 'Absent',
    lapsed: 'Not held',
  },
  page: {
    title: 'Attendance',
    chooseSlot: 'Choose one meeting',
    noSlots: 'There is no meeting of this class this week.',
    nextIs: (p) =>
      `The next meeting is ${p.when}. Attendance opens ${count(p.minutes, 'minute', 'minutes')} before.`,
    toClass: 'See the class plan',
    hint: (p) => `Maximum ${count(p.perWeek, 'session', 'sessions')} per week`,
    slot: (p) => `Meeting ${p.number}, ${p.when}`,
    mark: 'Mark Attendance',
    marking: 'Marking…',
    opensIn: (p) => `Opens in ${p.time}`,
    closesIn: (p) => `Closes in ${p.time}`,
    wouldBe: {
      present: 'Marked now: present.',
      late: 'Marked now: late. The meeting still ends on time.',
    },
    done: (p) => `Saved: ${p.status}.`,
    markedAt: (p) => `Marked at ${p.time}`,
    bySchool: 'Filled in by the school',
    loadFailed: 'Attendance could not be loaded.',
    notSaved: 'Not saved yet. Check your connection and mark again; marking twice never counts twice.',
  },
  changedBecause: 'Reason for the change',
  history: {
    title: 'Class History',
    caption: 'Meetings that are over',
    columns: { date: 'Date', class: 'Class', teacher: 'Teacher', status: 'Status', score: 'Score' },
    all: 'All',
    filter: 'Status',
    search: 'Search class or teacher',
    empty: 'No history yet',
    emptyText: 'Every meeting that is over is kept here.',
    noneFound: 'There are no such meetings',
    showAll: 'Show all',
    meeting: (p) => `Meeting ${p.number}`,
    loadFailed: 'The history could not be loaded.',
  },
  teacher: {
    title: 'Attendance',
    lead: 'Families read why a mark was changed.',
    filters: {
      class: 'Class',
      allClasses: 'All classes',
      date: 'Date',
      status: 'Status',
      allStatuses: 'All statuses',
      search: 'Search students',
    },
    columns: {
      student: 'Student',
      class: 'Class',
      date: 'Date',
      time: 'Time',
      status: 'Status',
      edit: 'Action',
    },
    empty: 'No meetings on this day.',
    edit: 'Edit',
    editFor: (p) => `Edit the attendance of ${p.name}`,
    opens: (p) => `Opens ${p.when}`,
    toldLate: (p) => `Told us ${p.when}, too late to be excused`,
    form: {
      title: (p) => `${p.name}, meeting ${p.number}`,
      status: 'Attendance',
      reason: 'Reason',
      reasonHint: "Needed when it was marked before. The student's family reads it.",
      save: 'Save',
      saving: 'Saving…',
    },
    saved: (p) => `${p.name}: ${p.status}.`,
    checkIn: {
      button: 'I am here',
      checking: 'Checking in…',
      opensAt: (p) => `Check-in opens at ${p.time}`,
      done: (p) => `Here since ${p.time}`,
    },
  },
  waive: {
    button: 'Waive the absence',
    title: (p) => `Waive meeting ${p.number} of ${p.name}?`,
    text: 'This meeting is no longer forfeited and can be planned again. The teacher is still paid.',
    reason: 'Reason, read by the family',
    yes: 'Waive',
    no: 'Cancel',
    done: 'The meeting was returned.',
  },
};
