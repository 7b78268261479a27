import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { csvSeparator } from '../../basics/csv.ts';
import { calendarDay } from '../../basics/day.ts';
import { ROLES } from '../../basics/roles.ts';

/** `system`: entries of the school itself, and of people who were not signed in. */
export const NOBODY = 'system';

const filters = {
  /** Who did it: an account, or `system`. */
  person: z.optional(z.string().check(z.maxLength(40))),
  /** The first word of the actions, e.g. `class` of `class.opened`. */
  group: z.optional(z.string().check(z.regex(/^[a-z]{1,30}$/i))),
  /** What it was done to: its kind and its id. */
  kind: z.optional(z.string().check(z.regex(/^[a-z_]{1,40}$/i))),
  target: z.optional(z.string().check(z.maxLength(60))),
  /** Days of the school, both included. */
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
  /** The parts of one act, by the `requestId` of its entry, e.g. the accounts of an import. */
  request: z.optional(z.string().check(z.maxLength(100))),
  /** Looked for in what people wrote and in the names of those who acted or are spoken of; from three letters on. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
};

/** Pages that tell more about something. */
const page = z.enum(['class', 'learner', 'teacher', 'staff', 'mails', 'payRun', 'package']);

const entry = z.object({
  id: z.string(),
  at: z.string(),
  /** Verb and noun, e.g. `class.opened`; the words are the reader's. */
  action: z.string(),
  /** Null: the school itself, or somebody who was not signed in. */
  by: z.nullable(z.object({ id: z.string(), name: z.string(), role: z.enum(ROLES) })),
  target: z.object({
    kind: z.string(),
    id: z.nullable(z.string()),
    /** Its name today, where it has one. */
    name: z.nullable(z.string()),
    page: z.nullable(page),
    pageId: z.nullable(z.string()),
  }),
  /** Only what changed; plain data, its shape is the action's. */
  before: z.unknown(),
  after: z.unknown(),
  /** What the ids in both are called today, where they have a name; a package is `package:3`. */
  names: z.record(z.string(), z.object({ name: z.string(), page, pageId: z.nullable(z.string()) })),
  reason: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  /** So many entries are parts of this act; they are listed with its `requestId` as `request`. */
  parts: z.number(),
});
export type AuditRow = z.output<typeof entry>;

export const listAudit = contract({
  method: 'GET',
  path: '/audit',
  who: ['admin'],
  summary: 'Who did what, newest first; `older` continues after the key of the page before',
  query: z.object({
    ...filters,
    older: z.optional(z.string().check(z.maxLength(60))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  reply: {
    200: z.object({
      data: z.array(entry),
      /** The key of the next page; null on the last. */
      older: z.nullable(z.string()),
      /** Name of the person asked for, so that a filter reads as a name. */
      person: z.nullable(z.string()),
    }),
  },
});

export const exportAudit = contract({
  method: 'GET',
  path: '/audit/export.csv',
  who: ['admin'],
  confirmed: true,
  summary:
    'The same entries as a CSV file (UTF-8), in the language asked for; cells that a sheet would run are quoted',
  query: z.object({ ...filters, lang: z.optional(z.enum(['id', 'en'])), separator: csvSeparator }),
  reply: { 200: z.unknown() },
});
