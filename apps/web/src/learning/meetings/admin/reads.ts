import { schoolAttendance } from '@fasih/school/learning/attendance/contract';
import { schoolCalendar } from '@fasih/school/learning/classes/calendar-contract';
import { classesToday, getClass, listClasses } from '@fasih/school/learning/classes/contract';
import {
  getAvailability,
  getHoursOf,
  getTeacher,
  listTeachers,
} from '@fasih/school/learning/teachers/contract';
import { readWaitingList } from '@fasih/school/learning/waiting/contract';
import { adminDashboard, listStudents } from '@fasih/school/office/homes/admin-contract';
import { studentDetail } from '@fasih/school/office/homes/student-contract';

/** The calls that show admins a class: who is in it, how far it is, how it can be reached. */
export const CLASS_READS = [
  adminDashboard,
  listStudents,
  studentDetail,
  listClasses,
  classesToday,
  getClass,
  readWaitingList,
  schoolCalendar,
] as const;

/** The calls that show admins a meeting, who was there or when a class meets: after a write about meetings or classes. */
export const MEETING_READS = [
  ...CLASS_READS,
  schoolAttendance,
  listTeachers,
  getTeacher,
  getAvailability,
  getHoursOf,
] as const;
