import type { Notices } from '../../notice-words.ts';
import { attendanceNotices } from './notices-attendance.ts';
import { classNotices } from './notices-classes.ts';
import { guardianNotices } from './notices-guardians.ts';
import { meetingNotices } from './notices-meetings.ts';
import { moneyNotices } from './notices-money.ts';
import { resultNotices } from './notices-results.ts';
import { safeguardingNotices } from './notices-safeguarding.ts';
import { staffNotices } from './notices-staff.ts';

/** What every notification says, in the list of the app and in the mail. */
export const notices: Notices = {
  ...classNotices,
  ...meetingNotices,
  ...attendanceNotices,
  ...resultNotices,
  ...moneyNotices,
  ...staffNotices,
  ...safeguardingNotices,
  ...guardianNotices,
};
