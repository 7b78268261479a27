import type { Texts } from '../../texts.ts';
import { number } from '../number.ts';

/** The pages of notifications, of the choice of mails and of the calendar address. */
export const notifications: Texts['notifications'] = {
  title: 'Notifications',
  open: (p) => (p.n === 0 ? 'Notifications' : `Notifications, ${number(p.n)} unread`),
  markAll: 'Mark all as read',
  none: 'No notifications yet',
  noneText: 'News about classes, times and attendance appears here.',
  all: 'All notifications',
  newOne: 'New',
  preferences: 'Messages and calendar',
  preferencesText: 'The language and time zone of what the school sends you.',
  mails: 'Mails from the school',
  choose: 'Choose the mails you want. News about times and money is always sent.',
  lang: 'Language of mails',
  langHint: 'The pages stay in the language that you choose with EN or IND.',
  langs: { id: 'Bahasa Indonesia', en: 'English' },
  zone: 'Time zone in mails and the calendar',
  zoneSchool: "The school's (WIB)",
  zones: {
    WIB: 'WIB, Jakarta',
    WITA: 'WITA, Makassar',
    WIT: 'WIT, Jayapura',
  },
  groups: {
    reminders: 'Reminders before a meeting',
    attendance: 'Attendance: absences, corrections, minutes owed',
    reports: 'Reports and certificates',
  },
  saved: 'Your choice is saved.',
  calendar: 'Calendar',
  calendarText:
    'Add this secret address to your calendar app. Moved meetings move there by themselves. Anybody who knows the address can see your meetings.',
  calendarMade: (p) =>
    `The calendar address was made on ${p.when}. To keep it safe it is shown only when it is made; if you lost it, change it for a new one.`,
  calendarOnce: 'Save it now: this address is shown only once.',
  calendarMake: 'Make a calendar address',
  calendarCopy: 'Copy the address',
  calendarCopied: 'Address copied.',
  calendarRenew: 'Change the address',
  calendarRenewAsk: 'The old address stops working in every calendar app at once. Change it?',
  calendarEnd: 'Delete the address',
  calendarEndAsk: 'The calendar in your app is no longer updated. Delete the address?',
  calendarOpen: 'Open in a calendar app',
  problems: { noCalendar: 'This calendar address does not exist or was changed.' },
};
