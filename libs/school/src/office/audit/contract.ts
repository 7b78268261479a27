import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { csvSeparator } from '../../basics/csv.ts';
import { calendarDay } from '../../basics/day.ts';
import { CHILD, ROLES } from '../../basics/roles.ts';

/** `system`: entries by the system or by people who were not signed in. */
export const NOBODY = 'system';

const filters = {
  /** Who acted: an account id or `system`. */
  person: z.optional(z.string().check(z.maxLength(40))),
  /** The first word of the actions, e.g. `class` of `class.opened`. */
  group: z.optional(z.string().check(z.regex(/^[a-z]{1,30}$/i))),
  /** The target's kind and id. */
  kind: z.optional(z.string().check(z.regex(/^[a-z_]{1,40}$/i))),
  target: z.optional(z.string().check(z.maxLength(60))),
  /** School days, both included. */
  from: z.optional(calendarDay),
  to: z.optional(calendarDay),
  /** Entries that are parts of one act, by its `requestId`, e.g. the accounts of an import. */
  request: z.optional(z.string().check(z.maxLength(100))),
  /** Searches texts written by people and names of actors and targets; at least three letters. */
  q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
};

/** Pages that show the target. */
const page = z.enum(['class', 'learner', 'teacher', 'staff', 'mails', 'payRun', 'package']);

const entry = z.object({
  id: z.string(),
  at: z.string(),
  /** Noun and verb, e.g. `class.opened`; clients translate it. */
  action: z.string(),
  /** Null for the system or a person who was not signed in. */
  by: z.nullable(z.object({ id: z.string(), name: z.string(), role: z.enum([...ROLES, CHILD]) })),
  target: z.object({
    kind: z.string(),
    id: z.nullable(z.string()),
    /** Its current name, if it has one. */
    name: z.nullable(z.string()),
    page: z.nullable(page),
    pageId: z.nullable(z.string()),
  }),
  /** Only what changed; the shape depends on the action. */
  before: z.unknown(),
  after: z.unknown(),
  /** Current names of the ids in both, if they have any; a package is `package:3`. */
  names: z.record(z.string(), z.object({ name: z.string(), page, pageId: z.nullable(z.string()) })),
  reason: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  /** Number of entries that are parts of this act; list them with its `requestId` as `request`. */
  parts: z.number(),
});
export type AuditRow = z.output<typeof entry>;

export const listAudit = contract({
  method: 'GET',
  path: '/audit',
  who: ['admin'],
  summary: 'Audit entries, newest first; `older` continues after the key of the previous page',
  query: z.object({
    ...filters,
    older: z.optional(z.string().check(z.maxLength(60))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  reply: {
    200: z.object({
      data: z.array(entry),
      /** Key of the next page; null on the last. */
      older: z.nullable(z.string()),
      /** Name of the person in the filter, for display. */
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
    'Audit entries as a CSV file (UTF-8) in the requested language; cells that a spreadsheet would run are escaped',
  query: z.object({ ...filters, lang: z.optional(z.enum(['id', 'en'])), separator: csvSeparator }),
  reply: { 200: z.unknown() },
});
