import { createHash } from 'node:crypto';
import type { Lang } from '@fasih/messages/texts';
import { isRefusal, type Refusal } from '@fasih/school/basics/refusal';
import { inTransaction, type Queryable } from '../db/transaction.ts';
import type { SignedInCall } from '../http/call.ts';
import type { Services } from '../services.ts';
import { type DocumentKind, registerDocument } from './documents.ts';
import { makeOnce } from './make-once.ts';
import { answerKnown, sendOpen } from './send-kept.ts';

/** A PDF about one record, stored from its first download and reused while its content is the same. */
export type Document<Data extends { lang: Lang }, Code extends string> = {
  kind: DocumentKind;
  /** The id of the record it describes. */
  subject: string;
  /** Raised with every change of the template, so that stored files are made again. */
  version: number;
  /** The current data of the PDF. */
  read(db: Queryable): Promise<Data | Refusal<Code>>;
  /** Locks the record until the transaction ends; an erasure changes it before it looks for files. */
  lock(db: Queryable): Promise<unknown>;
  render(data: Data): Promise<Uint8Array>;
  fileName(data: Data): string;
  /** False adds `no-store`: browsers must not keep the file. */
  store?: boolean;
};

/** Sends a document for display in the browser and makes it when its current content is not stored yet. */
export async function sendDocument<Data extends { lang: Lang }, Code extends string>(
  services: Services,
  document: Document<Data, Code>,
  call: SignedInCall,
) {
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
  // The record may have changed since it was read; the hash names what is sent.
  if (await answerKnown(call.http, sending(made.data))) return undefined;
  await sendOpen(call.http, made.file);
  return undefined;
}

/**
 * Registers the file before it is made, so that a killed process leaves at most a row without a file, never a file
 * that an erasure cannot find.
 */
async function make<Data extends { lang: Lang }, Code extends string>(
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
  await makeOnce(key, async () => {
    // Another process may have stored the same file meanwhile.
    if (!(await files.exists(key))) await files.put(key, await document.render(data));
  });
  const file = await files.open(key);
  if (!file) throw new Error(`the document ${key} was not kept`);
  return { data, file };
}

const keyOf = (hash: string) => `documents/${hash}.pdf`;

/** Equal hashes mean equal documents. */
function hashOf<Data extends { lang: Lang }>(
  { kind, subject, version }: Pick<Document<Data, string>, 'kind' | 'subject' | 'version'>,
  data: Data,
): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, subject, version, data]))
    .digest('hex');
}
