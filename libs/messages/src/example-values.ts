/** What the examples of notices are about: one child, one course, one meeting. */
export const course = {
  learnerName: 'Sekar',
  className: 'General English for Kids · Kids Beginner',
  enrolmentId: '0190a000-0000-7000-8000-000000000001',
};
export const classId = '0190a000-0000-7000-8000-000000000002';
export const { learnerName, className } = course;
export const startsAt = '2026-11-23T02:00:00.000Z';
export const lastDay = '2027-02-03';
export const teacherName = 'Ratna Kusumawati';
export const reminded = { className, startsAt, teacherName };
export const meeting = {
  learnerName,
  className,
  classId,
  meetingId: course.enrolmentId,
  number: 3,
  startsAt,
};
