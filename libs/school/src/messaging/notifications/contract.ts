import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { ZONES } from '../../basics/instants.ts';
import { pageQuery, pageSchema } from '../../basics/paging.ts';
import { seenVersion } from '../../basics/seen-version.ts';

/** Mails that a person may turn off; the app's list stays complete, and mails about time or money are always sent. */
export const MUTABLE = ['reminders', 'attendance', 'reports'] as const;
export type Mutable = (typeof MUTABLE)[number];

/** A notice to this person; kind and parameters are rendered in the reader's language. */
export const notification = z.object({
  id: z.string(),
  kind: z.string(),
  params: z.record(z.string(), z.unknown()),
  createdAt: z.string(),
  readAt: z.nullable(z.string()),
});
export type Notification = z.output<typeof notification>;

export const listNotifications = contract({
  method: 'GET',
  path: '/notifications',
  who: 'signedIn',
  summary: 'What the school told this person, newest first',
  query: pageQuery,
  reply: { 200: pageSchema(notification) },
});

export const unreadNotifications = contract({
  method: 'GET',
  path: '/notifications/unread',
  who: 'signedIn',
  summary: 'How many of them are unread, at most 100',
  reply: { 200: z.object({ unread: z.number() }) },
});

export const readNotifications = contract({
  method: 'POST',
  path: '/notifications/read',
  who: 'signedIn',
  summary: 'Mark some as read, or all',
  body: z.object({ ids: z.optional(z.array(z.string()).check(z.maxLength(100))) }),
  reply: { 200: z.object({ unread: z.number() }) },
});

const preferences = z.object({
  /** The zone used in mails and the calendar; null means the school's. */
  zone: z.nullable(z.enum(ZONES)),
  muted: z.array(z.enum(MUTABLE)),
  /** 0 while nothing was chosen. */
  version: seenVersion,
});
export type Preferences = z.output<typeof preferences>;

export const readPreferences = contract({
  method: 'GET',
  path: '/message-preferences',
  who: 'signedIn',
  summary: 'Which mails this person wants, and their zone',
  reply: { 200: preferences },
});

export const savePreferences = contract({
  method: 'PUT',
  path: '/message-preferences',
  who: 'signedIn',
  summary: 'Choose which mails to get, and the zone they name',
  body: preferences,
  reply: { 200: preferences },
  problems: { 'common.stale': 409 },
});

const feed = z.object({
  /** The secret address, shown only in the reply that creates it; stored as a hash. */
  address: z.nullable(z.string()),
  /** Null while there is none. */
  createdAt: z.nullable(z.string()),
});

export const readCalendar = contract({
  method: 'GET',
  path: '/calendar',
  who: ['student', 'teacher'],
  summary: "Whether this person's calendar has a secret address, and since when",
  reply: { 200: feed },
});

export const renewCalendar = contract({
  method: 'POST',
  path: '/calendar',
  who: ['student', 'teacher'],
  summary: 'Make the secret address, or a new one: the old one ends',
  reply: { 200: feed },
});

export const endCalendar = contract({
  method: 'DELETE',
  path: '/calendar',
  who: ['student', 'teacher'],
  summary: 'End the secret address',
  reply: { 200: feed },
});

export const calendarFile = contract({
  method: 'GET',
  path: '/calendar/:secret',
  who: 'public',
  summary: 'The calendar behind a secret address, as iCalendar',
  params: z.object({ secret: z.string() }),
  reply: { 200: z.unknown() },
  problems: { 'notifications.noCalendar': 404 },
});
