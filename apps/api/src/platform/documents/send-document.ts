import { createHash } from 'node:crypto';
import type { Lang } from '@fasih/messages/texts';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import { inTransaction, type Queryable } from '../db/transaction.ts';
import type { SignedInCall } from '../http/call.ts';
import type { Services } from '../services.ts';
import { type DocumentKind, registerDocument } from './documents.ts';
import { storeOnce } from './make-once.ts';
import { openWhole } from './open-whole.ts';
import { replyNotModified, sendOpenFile } from './send-kept.ts';

/** A PDF about one record, stored from its first download and reused while its content is the same. */
export type Document<Data extends { lang: Lang }, Code extends string> = {
  kind: DocumentKind;
  /** The id of the record that the document is about. */
  subject: string;
  /** The template's version; raise it with every change, so that stored files are not reused. */
  version: number;
  /** The current data of the PDF. */
  read(db: Queryable): Promise<Data | Refusal<Code>>;
  /** Locks the record, so that an erasure, which changes it before it looks for files, finds this file too. */
  lock(db: Queryable): Promise<unknown>;
  render(data: Data): Promise<Uint8Array>;
  fileName(data: Data): string;
  /** False sends `no-store`, for files that must not stay on a shared computer; true by default. */
  browserMayStore?: boolean;
};

/**
 * Sends a document for display in the browser; renders and stores it first when its current content is not stored yet.
 * Returns the refusal of `read`.
 */
export async function sendDocument<Data extends { lang: Lang }, Code extends string>(
  services: Services,
  document: Document<Data, Code>,
  call: SignedInCall,
) {
  const data = await document.read(services.pool);
  if (isRefusal(data)) return data;
  if (!call.http) throw new Error('a document is only sent over HTTP');
  const headersFor = (content: Data) => ({
    hash: hashOf(document, content),
    fileName: document.fileName(content),
    browserMayStore: document.browserMayStore ?? true,
  });
  if (await replyNotModified(call.http, headersFor(data))) return undefined;
  const file = await openWhole(services.files, keyOf(hashOf(document, data)));
  if (file) {
    await sendOpenFile(call.http, file);
    return undefined;
  }
  const stored = await renderAndStore(services, document);
  if (isRefusal(stored)) return stored;
  // The record may have changed since it was read, so the headers are those of the rendered data.
  if (await replyNotModified(call.http, headersFor(stored.data))) return undefined;
  await sendOpenFile(call.http, stored.file);
  return undefined;
}

/**
 * Registers the file before it is rendered: a killed process leaves at most a row without a file, never a file that an
 * erasure cannot find.
 */
async function renderAndStore<Data extends { lang: Lang }, Code extends string>(
  { pool, files }: Services,
  document: Document<Data, Code>,
) {
  const data = await inTransaction(pool, async (db) => {
    await document.lock(db);
    const locked = await document.read(db);
    if (isRefusal(locked)) return locked;
    const { kind, subject } = document;
    await registerDocument(db, { key: keyOf(hashOf(document, locked)), kind, subject, lang: locked.lang });
    return locked;
  });
  if (isRefusal(data)) return data;
  const key = keyOf(hashOf(document, data));
  await storeOnce({ pool, files }, key, () => document.render(data));
  const file = await files.open(key);
  if (!file) throw new Error(`the document ${key} was not stored`);
  return { data, file };
}

const keyOf = (hash: string) => `documents/${hash}.pdf`;

/** The hash of all that decides a document's content; it is the ETag and the name of the stored file. */
function hashOf<Data extends { lang: Lang }>(
  { kind, subject, version }: Pick<Document<Data, string>, 'kind' | 'subject' | 'version'>,
  data: Data,
): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, subject, version, data]))
    .digest('hex');
}
