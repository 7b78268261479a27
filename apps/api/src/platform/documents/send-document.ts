import { createHash } from 'node:crypto';
import type { Lang } from '@fasih/messages/texts';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import { inTransaction, type Queryable } from '../db/transaction.ts';
import type { OpenFile } from '../files/files.ts';
import type { SignedInCall } from '../http/call.ts';
import type { Services } from '../services.ts';
import { type DocumentKind, registerDocument } from './documents.ts';
import { makeOnce } from './make-once.ts';
import { answerKnown, sendOpen } from './send-kept.ts';

/** A PDF about one record, kept from its first reader on for as long as it shows the same. */
export type Document<Data extends { lang: Lang }> = {
  kind: DocumentKind;
  /** The id of the record that it is about. */
  subject: string;
  /** Raised with every change of the template's look, so that kept files are made anew. */
  version: number;
  /** Everything that the PDF shows, as it is now. */
  read(db: Queryable): Promise<Data | Refusal>;
  /** Locks the record, which an erasure changes before it looks for files, until the end of the transaction. */
  lock(db: Queryable): Promise<unknown>;
  render(data: Data): Promise<Uint8Array>;
  fileName(data: Data): string;
  /** False: browsers must not keep it. */
  store?: boolean;
};

/** Answers a document inside the browser; it is made only when nobody has read it as it is now. */
export async function sendDocument<Data extends { lang: Lang }>(
  services: Services,
  document: Document<Data>,
  call: SignedInCall,
): Promise<Refusal | undefined> {
  const data = await document.read(services.pool);
  if (isRefusal(data)) return data;
  if (!call.http) throw new Error('a document is only sent over HTTP');
  const sending = (shown: Data) => ({
    hash: hashOf(document, shown),
    fileName: document.fileName(shown),
    ...(document.store === undefined ? {} : { store: document.store }),
  });
  if (await answerKnown(call.http, sending(data))) return undefined;
  const kept = await services.files.open(keyOf(hashOf(document, data)));
  if (kept) {
    await sendOpen(call.http, kept);
    return undefined;
  }
  const made = await make(services, document);
  if (isRefusal(made)) return made;
  // The record may have changed since it was read: what is sent is named by what it shows.
  if (await answerKnown(call.http, sending(made.data))) return undefined;
  await sendOpen(call.http, made.file);
  return undefined;
}

/**
 * Registers the file before it is made: a killed process leaves at most a row without a file, never a file that an erasure
 * cannot find. The next reader makes it.
 */
async function make<Data extends { lang: Lang }>(
  { pool, files }: Services,
  document: Document<Data>,
): Promise<{ data: Data; file: OpenFile } | Refusal> {
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
  await makeOnce(key, async () => {
    // Another process may have been faster; what it kept is the same.
    if (!(await files.exists(key))) await files.put(key, await document.render(data));
  });
  const file = await files.open(key);
  if (!file) throw new Error(`the document ${key} was not kept`);
  return { data, file };
}

const keyOf = (hash: string) => `documents/${hash}.pdf`;

/** The same hash means the same document. */
function hashOf<Data extends { lang: Lang }>({ kind, subject, version }: Document<Data>, data: Data): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, subject, version, data]))
    .digest('hex');
}
