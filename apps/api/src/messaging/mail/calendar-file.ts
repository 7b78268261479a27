import type { CalendarMeeting } from '@fasih/messages/letter';
import { sayIn } from '@fasih/messages/reason';
import { type Lang, textsIn } from '@fasih/messages/texts';
import type { Zone } from '@fasih/school/basics/instants';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/**
 * Meetings as an iCalendar file, instants in UTC, the zone named in each event's text. An event keeps its id for ever
 * and counts its changes, so that a moved meeting moves in the calendar and a cancelled one goes.
 */
export function calendarFile(
  meetings: readonly CalendarMeeting[],
  reader: {
    lang: Lang;
    zone: Zone;
    schoolName: string;
    appUrl: string;
    stamp: Date;
    path: (classId: string) => string;
  },
): string {
  const t = textsIn(reader.lang).calendarFile;
  const say = sayIn(reader.lang, reader.zone);
  const allCancelled = meetings.length > 0 && meetings.every(({ cancelled }) => cancelled);
  const calendar = ical({
    name: t.name({ school: reader.schoolName }),
    prodId: { company: 'Fasih', product: 'Fasih', language: reader.lang.toUpperCase() },
    method: allCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    ttl: 60 * 60,
  });
  for (const one of meetings) {
    calendar.createEvent({
      id: `${one.uid}@fasih`,
      start: new Date(one.startsAt),
      end: new Date(one.endsAt),
      stamp: reader.stamp,
      sequence: one.sequence,
      summary: t.eventTitle(one),
      description: t.eventText({
        time: say.instant(new Date(one.startsAt).toISOString()),
        teacherName: one.teacherName,
      }),
      url: `${reader.appUrl}${reader.path(one.classId)}`,
      ...(one.room ? { location: `Zoom, ${one.room}` } : {}),
      status: one.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  // Every line ends with CRLF, the last one too (RFC 5545, 3.1); the library ends without one.
  return `${calendar.toString().trimEnd()}\r\n`;
}
