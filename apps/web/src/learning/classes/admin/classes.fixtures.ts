import type { ClassRow, SchoolClass } from '@fasih/school/learning/classes/contract';

/** Ratna's class of one learner, before its first meeting; `change` says what is different. */
export const schoolClass = (change: Partial<SchoolClass> = {}): SchoolClass => ({
  ...{ id: 'c1', name: 'General English', packageType: 'general_english', category: 'kids' },
  ...{ ageGroup: 'kids', level: 'Kids Beginner', state: 'scheduled', teacher: { id: 't1', name: 'Ratna' } },
  ...{ capacity: 1, learners: [], startsOn: '2026-11-30', slots: [], meetings: 20, closed: 0 },
  ...{ progressCounts: { attended: 0, lost: 0, left: 20 }, nextMeetingAt: null, hasLink: false, version: 2 },
  ...{ pausedUntil: null, cancelledReason: null, zoom_link: null, isTeacherLink: false, zoom_room: null },
  ...{ members: [], plan: [], serverNow: '2026-11-24T02:00:00.000Z' },
  ...change,
});

/** Ratna's running group of four with one learner, in lists of classes; `change` says what is different. */
export const mondayGroup = (change: Partial<ClassRow> = {}): ClassRow => ({
  ...{ id: 'c1', name: 'Monday group', packageType: 'general_english', category: 'kids', ageGroup: 'kids' },
  ...{ level: 'Kids Beginner', state: 'active', teacher: { id: 't1', name: 'Ratna' }, capacity: 4 },
  ...{
    learners: [{ id: 'l1', name: 'Kirana' }],
    startsOn: '2026-11-02',
    meetings: 20,
    closed: 1,
    version: 2,
  },
  ...{ slots: [{ weekday: 1, minute: 900 }], progressCounts: { attended: 1, lost: 0, left: 19 } },
  ...{ nextMeetingAt: '2026-12-21T02:00:00.000Z', hasLink: false },
  ...change,
});
