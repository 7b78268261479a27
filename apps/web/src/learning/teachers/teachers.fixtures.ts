import type { Reply } from '@fasih/school/basics/contract';
import type { ClearanceRecord } from '@fasih/school/learning/teachers/clearance-contract';
import type { TeacherRecord } from '@fasih/school/learning/teachers/contract';
import type {
  AgendaMeeting,
  TeacherClass,
  teacherStudentDetail,
} from '@fasih/school/office/homes/teacher-contract';

/** A Thursday morning at ten in Jakarta; tests of a teacher's screens stop the clock there. */
export const NOW = '2026-11-26T03:00:00.000Z';

/** An instant so many hours after `NOW`. */
export const inHours = (hours: number) => new Date(Date.parse(NOW) + hours * 3_600_000).toISOString();

/** A teacher of the school's list who teaches everything and has no classes yet. */
export const teacherRecord = (more: Partial<TeacherRecord> = {}): TeacherRecord => ({
  id: 't1',
  name: 'Nadia Permatasari',
  username: 'nadia',
  email: 'nadia@contoh.id',
  active: true,
  invited: false,
  programs: [],
  ageGroups: [],
  weeklyMinutes: 0,
  classes: 0,
  meetingsSoon: 0,
  profile: 'none',
  version: 1,
  ...more,
});

/** What is known of a teacher of whom nobody has seen identity or certificate. */
export const notCleared: ClearanceRecord = {
  teacherId: 't1',
  identityOn: null,
  certificateOn: null,
  certificateUntil: null,
  state: 'none',
  version: 0,
  changed: null,
};

type Seat = AgendaMeeting['seats'][number];

export const seatOf = (more: Partial<Seat> = {}): Seat => ({
  learnerId: 'l1',
  enrolmentId: 'e1',
  name: 'Kirana',
  number: 1,
  kind: 'lesson',
  state: 'planned',
  stopped: false,
  toldLateAt: null,
  markedAt: null,
  decision: null,
  score: null,
  ...more,
});

/** A meeting of one hour that begins so many hours after `NOW`. */
export const meetingOf = (
  number: number,
  hours: number,
  more: Partial<AgendaMeeting> = {},
): AgendaMeeting => ({
  meetingId: `m${number}`,
  classId: 'c1',
  className: 'Kelas Kirana',
  level: 'Kids Beginner',
  kind: 'series',
  capacity: 1,
  given: false,
  number,
  state: 'planned',
  topic: { title: { id: `Topik ${number}`, en: `Topic ${number}` }, canDo: { id: 'Bisa', en: 'Can' } },
  startsAt: inHours(hours),
  endsAt: inHours(hours + 1),
  checkedInAt: null,
  delayMinutes: 0,
  paidMinutes: null,
  link: null,
  room: null,
  note: '',
  homework: '',
  version: 1,
  seats: [seatOf({ number })],
  ...more,
});

export const classOf = (more: Partial<TeacherClass> = {}): TeacherClass => ({
  classId: 'c1',
  name: 'Kelas Kirana',
  packageType: 'general_english',
  category: 'kids',
  ageGroup: 'kids',
  level: 'Kids Beginner',
  state: 'active',
  capacity: 1,
  meetings: 3,
  slots: [{ weekday: 4, minute: 600 }],
  students: ['Kirana'],
  zoom_link: 'https://zoom.us/j/1',
  zoom_room: '123 456',
  progress: 33,
  version: 2,
  isTeacherLink: false,
  progressCounts: { attended: 1, lost: 0, left: 2 },
  nextStartsAt: inHours(24),
  ...more,
});

type Detail = Reply<typeof teacherStudentDetail>;

export const studentOf = (more: Partial<Detail['student']> = {}): Detail['student'] => ({
  enrolmentId: 'e1',
  learnerId: 'l1',
  name: 'Kirana',
  classId: 'c1',
  className: 'Kelas Kirana',
  level: 'Kids Beginner',
  progress: 33,
  progressCounts: { attended: 1, lost: 0, left: 2 },
  attendancePercent: 100,
  lastAttendance: { at: inHours(-24), state: 'late' },
  ...more,
});

/** One page of a list with these rows. */
export const pageOf = <Row>(data: readonly Row[]) => ({ data, total: data.length, page: 1, pageSize: 20 });
