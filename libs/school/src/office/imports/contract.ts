import * as z from 'zod/mini';
import { contract } from '../../basics/contract.ts';
import { csvSeparator } from '../../basics/csv.ts';
import { pageQuery, pageSchema } from '../../basics/paging.ts';
import { IMPORT_COLUMNS, IMPORT_KINDS } from './columns.ts';
import { ROW_FAULTS } from './sheet.ts';

/** Most errors stored and returned; a file with more usually has one systematic error. */
export const MAX_ERRORS = 2000;

/** A large file of running courses takes half a minute, after the import that it waits for; a proxy waits 75 seconds. */
const IMPORT_SECONDS = 70;

export const rowError = z.object({
  /** Row number as in a spreadsheet: the heading is row 1. */
  row: z.number(),
  column: z.nullable(z.enum(IMPORT_COLUMNS as unknown as [string, ...string[]])),
  code: z.enum(ROW_FAULTS),
  value: z.string(),
  other: z.optional(z.number()),
});

export const importRun = z.object({
  id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  /**
   * `checked`: can be applied unless it has errors; `done`: applied; `over`: expired, its rows are deleted.
   */
  state: z.enum(['checked', 'done', 'over']),
  rows: z.number(),
  errorCount: z.number(),
  /** What it creates or has created. */
  made: z.object({
    accounts: z.number(),
    learners: z.number(),
    /** Children whose guardian is asked for consent by mail. */
    consents: z.number(),
    /** Of running courses only; `opening` is what families are owed as lessons, in whole rupiah. */
    classes: z.optional(z.number()),
    courses: z.optional(z.number()),
    meetingsLeft: z.optional(z.number()),
    opening: z.optional(z.number()),
  }),
  by: z.string(),
  madeAt: z.string(),
  appliedAt: z.nullable(z.string()),
  /** When its last mail is sent. */
  mailsUntil: z.nullable(z.string()),
});
export type ImportRun = z.output<typeof importRun>;
/** What a file creates or has created. */
export type ImportMade = ImportRun['made'];

export const importDetail = z.extend(importRun, {
  /** The first errors by row; deleted with the rows. */
  errors: z.array(rowError),
});
export type ImportDetail = z.output<typeof importDetail>;

export const listImports = contract({
  method: 'GET',
  path: '/imports',
  who: ['admin'],
  answersWithin: IMPORT_SECONDS,
  summary: 'Checked and imported files, newest first',
  query: pageQuery,
  reply: { 200: pageSchema(importRun) },
});

export const getImport = contract({
  method: 'GET',
  path: '/imports/:importId',
  who: ['admin'],
  summary: 'One file with its errors by row and column',
  params: z.object({ importId: z.string() }),
  reply: { 200: importDetail },
  problems: { 'importing.notFound': 404 },
});

/** Multipart: field `kind` before the file in field `file`. Creates no accounts. */
export const checkImport = contract({
  method: 'POST',
  path: '/imports',
  who: ['admin'],
  summary: 'Check a CSV, XLSX or JSON file (multipart `kind`, `file`): accounts it would open and errors',
  reply: { 201: importDetail },
  problems: {
    'importing.noFile': 400,
    'importing.tooLarge': 413,
    'importing.wrongType': 415,
    'importing.notUtf8': 415,
    'importing.utf16': 415,
    'importing.broken': 400,
    'importing.notRows': 400,
    'importing.formulas': 400,
    'importing.empty': 400,
    'importing.noRows': 400,
    'importing.tooManyColumns': 400,
    'importing.farCell': 400,
    'importing.tooHeavy': 400,
    'importing.tooManyRows': 400,
    'importing.unknownColumns': 400,
    'importing.columnTwice': 400,
    'importing.missingColumns': 400,
    'importing.sameFile': 409,
    'importing.busy': 409,
  },
});

/** Repeating it changes nothing. */
export const applyImport = contract({
  method: 'POST',
  path: '/imports/:importId/apply',
  who: ['admin'],
  answersWithin: IMPORT_SECONDS,
  summary: 'Import a checked file, all or nothing; mails with links are sent over time',
  params: z.object({ importId: z.string() }),
  reply: { 200: importRun },
  problems: {
    'importing.notFound': 404,
    'importing.hasErrors': 409,
    'importing.over': 409,
    'importing.changed': 409,
    'importing.noLongerFits': 409,
    'importing.sameFile': 409,
    'importing.busy': 409,
  },
});

const format = z.object({
  format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
  separator: csvSeparator,
});

export const importTemplate = contract({
  method: 'GET',
  path: '/imports/templates/:kind',
  who: ['admin'],
  summary: 'An empty template with explained columns, CSV or XLSX, in the requested language',
  params: z.object({ kind: z.enum(IMPORT_KINDS) }),
  query: format,
  reply: { 200: z.unknown() },
});

export const importErrors = contract({
  method: 'GET',
  path: '/imports/:importId/errors',
  who: ['admin'],
  summary: 'The errors of a file as a file: row, column, value and fix',
  params: z.object({ importId: z.string() }),
  query: format,
  reply: { 200: z.unknown() },
  problems: { 'importing.notFound': 404 },
});
