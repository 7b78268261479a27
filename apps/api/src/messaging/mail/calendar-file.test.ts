import type { CalendarMeeting } from '@fasih/messages/letter';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const meeting: CalendarMeeting = {
  uid: '0190a000-0000-7000-8000-000000000001',
  classId: '0190a000-0000-7000-8000-000000000002',
  className: 'General English for Kids, Nayla; "pagi"',
  number: 3,
  learnerName: 'Nayla',
  teacherName: 'Ratna Kusumawati',
  startsAt: '2026-11-23T02:00:00Z',
  endsAt: '2026-11-23T03:00:00Z',
  sequence: 4,
  cancelled: false,
  room: '812 3456 7890',
};

const reader = {
  lang: 'id' as const,
  zone: 'Asia/Makassar' as const,
  schoolName: 'Fasih',
  appUrl: 'https://fasih.example',
  stamp: new Date('2026-11-21T05:00:00Z'),
  path: (classId: string) => `/my-classes/${classId}`,
};

/** What an independent reader of calendars finds. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  return { calendar, events };
}

describe('the calendar file', () => {
  it('says the same instant as the page, and names the zone in the text', () => {
    const { events } = read(calendarFile([meeting], reader));
    const [event] = events;
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-11-23T02:00:00.000Z');
    expect(event?.endDate.toJSDate().toISOString()).toBe('2026-11-23T03:00:00.000Z');
    expect(event?.summary).toBe('General English for Kids, Nayla; "pagi" · pertemuan 3 · Nayla');
    expect(event?.description).toMatch(/10[.:]00 WITA, bersama Ratna Kusumawati/);
    expect(event?.component.getFirstPropertyValue('url')).toBe(
      `https://fasih.example/my-classes/${meeting.classId}`,
    );
  });

  it('keeps the id of a moved meeting and counts its changes, so that a calendar moves it', () => {
    const before = read(calendarFile([meeting], reader)).events[0];
    const moved = {
      ...meeting,
      startsAt: '2026-11-24T02:00:00Z',
      endsAt: '2026-11-24T03:00:00Z',
      sequence: 5,
    };
    const after = read(calendarFile([moved], reader)).events[0];
    expect(after?.uid).toBe(before?.uid);
    expect([before?.sequence, after?.sequence]).toEqual([4, 5]);
  });

  it('takes a cancelled meeting out', () => {
    const { calendar, events } = read(calendarFile([{ ...meeting, cancelled: true }], reader));
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(events[0]?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  it.each([[[meeting]], [[]]])('ends every line as the standard asks, the last one too (%#)', (meetings) => {
    const lines = calendarFile(meetings, reader).split('\r\n');
    expect(lines.slice(-2)).toEqual(['END:VCALENDAR', '']);
    expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
  });

  it('is a calendar even when nothing is planned', () => {
    const { events } = read(calendarFile([], { ...reader, lang: 'en' }));
    expect(events).toEqual([]);
  });
});
