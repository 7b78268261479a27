import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { ZONES } from '../../basics/instants.ts';
import { pageSchema, plainPageQuery } from '../../basics/paging.ts';
import { seenVersion } from '../../basics/seen-version.ts';

/** Switches of mails; the app's list stays complete, and mails about time or money are always sent. */
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
  summary: "The caller's notifications, newest first",
  query: plainPageQuery,
  reply: { 200: pageSchema(notification) },
});

export const unreadNotifications = contract({
  method: 'GET',
  path: '/notifications/unread',
  who: 'signedIn',
  summary: 'The number of unread notifications, at most 100',
  reply: { 200: z.object({ unread: z.number() }) },
});

export const readNotifications = contract({
  method: 'POST',
  path: '/notifications/read',
  who: 'signedIn',
  summary: 'Mark some or all notifications as read',
  body: z.object({ ids: z.optional(z.array(z.string()).check(z.maxLength(100))) }),
  reply: { 200: z.object({ unread: z.number() }) },
});

const preferences = z.object({
  /** The language of the account's mails; left out, it stays. */
  lang: z.optional(z.enum(['id', 'en'])),
  /** The zone used in mails and the calendar; null means the school's. */
  zone: z.nullable(z.enum(ZONES)),
  muted: z.array(z.enum(MUTABLE)),
  /** 0 while nothing was chosen. */
  version: seenVersion,
});
export type Preferences = z.output<typeof preferences>;

const shownPreferences = z.extend(preferences, {
  /** Those that turn off a mail which people of the caller's role get; the others may be stored, and mean nothing. */
  switches: z.optional(z.array(z.enum(MUTABLE))),
});
export type ShownPreferences = z.output<typeof shownPreferences>;

export const readPreferences = contract({
  method: 'GET',
  path: '/message-preferences',
  who: 'signedIn',
  summary: "The caller's mail preferences, their language and time zone",
  reply: { 200: shownPreferences },
});

export const savePreferences = contract({
  method: 'PUT',
  path: '/message-preferences',
  who: 'signedIn',
  summary: "Change the caller's mail preferences, their language and time zone",
  body: preferences,
  reply: { 200: shownPreferences },
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
  summary: "Whether the caller's calendar has a secret address, and since when",
  reply: { 200: feed },
});

export const renewCalendar = contract({
  method: 'POST',
  path: '/calendar',
  who: ['student', 'teacher'],
  summary: 'Create the secret calendar address, or replace it',
  reply: { 200: feed },
});

export const endCalendar = contract({
  method: 'DELETE',
  path: '/calendar',
  who: ['student', 'teacher'],
  summary: 'Remove the secret calendar address',
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
