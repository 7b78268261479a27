import * as z from 'zod/mini';
import { email, phone } from '../../basics/contact.ts';
import { contract } from '../../basics/contract.ts';
import { changed, filled, requiredText, staffReason } from '../../basics/contract-parts.ts';
import { pageSchema, plainPageQuery } from '../../basics/paging.ts';
import { seenVersion } from '../../basics/seen-version.ts';
import { oneLine } from '../../basics/text.ts';
import { INCIDENT_EVENTS, INCIDENT_SIDES, INCIDENT_STATES } from './rules.ts';

/** Whom a family, a child or a teacher turns to when somebody is not safe. */
const contact = z.object({ name: z.string(), phone: z.string(), email: z.string() });
export type SafeguardingContact = z.output<typeof contact>;

export const getSafeguardingContact = contract({
  method: 'GET',
  path: '/safeguarding',
  who: ['student', 'child', 'teacher', 'admin', 'finance'],
  summary: "The school's safeguarding contact; the school's own contact while none is set",
  reply: { 200: contact },
});

export const contactForm = z.object({
  name: z.string('required').check(z.trim(), filled, z.maxLength(80, 'tooLong'), oneLine),
  phone,
  email,
});
export type ContactForm = z.output<typeof contactForm>;

const person = z.object({ accountId: z.string(), name: z.string() });

/** The contact with the officer, who alone reads incidents. */
export const safeguardingSettings = z.extend(contact, {
  /** Null before one is named; `active` is false once the account was deactivated. */
  officer: z.nullable(z.extend(person, { active: z.boolean() })),
  /** Active admins, one of whom may be named. */
  admins: z.array(person),
  version: z.number(),
  changed,
});
export type SafeguardingSettings = z.output<typeof safeguardingSettings>;

export const getSafeguardingSettings = contract({
  method: 'GET',
  path: '/settings/safeguarding',
  who: ['admin'],
  summary: 'The safeguarding contact and officer',
  reply: { 200: safeguardingSettings },
});

export const saveSafeguardingContact = contract({
  method: 'PUT',
  path: '/settings/safeguarding',
  who: ['admin'],
  summary: 'Change the safeguarding contact that families and teachers see',
  body: z.extend(contactForm, { version: seenVersion }),
  reply: { 200: safeguardingSettings },
  problems: { 'common.stale': 409 },
});

export const nameOfficer = contract({
  method: 'PUT',
  path: '/settings/safeguarding/officer',
  who: ['admin'],
  summary: 'Name the admin who alone reads incidents; every approver is told',
  confirmed: true,
  body: z.object({ accountId: z.string(), reason: staffReason, version: seenVersion }),
  reply: { 200: safeguardingSettings },
  problems: { 'common.stale': 409, 'safeguarding.notAdmin': 409, 'safeguarding.yourself': 409 },
});

/** What somebody types in a report; only `what` must be filled in. */
export const incidentForm = z.object({
  what: requiredText(4000),
  /** When it happened, in their own words. */
  happened: z.string().check(z.trim(), z.maxLength(200, 'tooLong')),
  involved: z.string().check(z.trim(), z.maxLength(300, 'tooLong')),
  urgent: z.boolean('required'),
  /** The learner concerned: one of the family's, or one whom the teacher teaches; null if none is named. */
  learnerId: z.nullable(z.string()),
});
export type IncidentForm = z.output<typeof incidentForm>;

export const reportIncident = contract({
  method: 'POST',
  path: '/incidents',
  who: ['student', 'child', 'teacher'],
  summary: 'Report an incident to the safeguarding officer, who alone reads it',
  body: z.extend(incidentForm, {
    /** Made once by the form: the same report sent again is kept once. */
    key: z.string().check(z.regex(/^[0-9a-f]{32}$/, 'invalid')),
  }),
  reply: { 200: z.object({ reportedAt: z.string() }) },
  problems: { 'safeguarding.learnerNotFound': 404, 'safeguarding.tooMany': 429 },
});

const row = z.object({
  id: z.string(),
  reportedAt: z.string(),
  side: z.enum(INCIDENT_SIDES),
  urgent: z.boolean(),
  state: z.enum(INCIDENT_STATES),
});
export type IncidentRow = z.output<typeof row>;

const officerOnly = { 'safeguarding.officerOnly': 403 } as const;

export const listIncidents = contract({
  method: 'GET',
  path: '/incidents',
  who: ['admin'],
  summary:
    'Incidents without what was written, open and urgent ones first; for the safeguarding officer alone',
  query: z.extend(plainPageQuery, { state: z.optional(z.enum(INCIDENT_STATES)) }),
  reply: { 200: pageSchema(row) },
  problems: officerOnly,
});

/** One incident with everything; reading it is noted in its history. */
export const incident = z.extend(row, {
  what: z.string(),
  happened: z.string(),
  involved: z.string(),
  reporter: z.object({ name: z.string(), email: z.string(), phone: z.nullable(z.string()) }),
  learner: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** When an erasure that was asked for will take the learner's name out of these words; null if none is. */
  erasureAt: z.nullable(z.string()),
  history: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      by: z.string(),
      kind: z.enum(INCIDENT_EVENTS),
      note: z.string(),
    }),
  ),
  version: z.number(),
});
export type Incident = z.output<typeof incident>;

const one = { params: z.object({ incidentId: z.string() }) };

export const getIncident = contract({
  method: 'GET',
  path: '/incidents/:incidentId',
  who: ['admin'],
  summary: 'One incident for the safeguarding officer; each reading is noted',
  ...one,
  reply: { 200: incident },
  problems: { ...officerOnly, 'safeguarding.notFound': 404 },
});

export const changeIncident = contract({
  method: 'POST',
  path: '/incidents/:incidentId/steps',
  who: ['admin'],
  summary: 'Take an incident into work, note what was done, close it with its outcome, or reopen it',
  ...one,
  body: z.object({
    to: z.enum(['inWork', 'closed']),
    /** What was done or came of it; empty only when it is taken into work. */
    note: z.string().check(z.trim(), z.maxLength(2000, 'tooLong')),
    version: seenVersion,
  }),
  reply: { 200: incident },
  problems: {
    ...officerOnly,
    'safeguarding.notFound': 404,
    'safeguarding.noteNeeded': 400,
    'safeguarding.alreadyClosed': 409,
    'common.stale': 409,
  },
});
