import { randomUUID } from 'node:crypto';
import type { Lang } from '@fasih/messages/texts';
import type { Pool } from 'pg';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { someoneWaits } from '../../../test/barrier.ts';
import { shared } from '../../../test/shared.ts';
import { startTestApp } from '../../../test/start-test-app.ts';
import { inTransaction } from '../db/transaction.ts';
import { deleteDropped, dropDocuments, droppedDocuments, registerDocument } from './documents.ts';
import { removeDropped } from './jobs.ts';
import { makeOnce, storeOnce } from './make-once.ts';
import { replyNotModified } from './send-kept.ts';

const app = shared(startTestApp);
let pool: Pool;
beforeAll(async () => {
  pool = app.pool;
});
beforeEach(() => pool.query('delete from kept_document'));

const register = async (subject: string, key = `documents/${randomUUID()}.pdf`, lang: Lang = 'id') => {
  await registerDocument(pool, { key, kind: 'receipt', subject, lang });
  return key;
};
/** The keys of documents that are no longer in use and wait to be removed. */
const droppedKeys = async () =>
  (await pool.query('select key from kept_document where dropped_at is not null order by key')).rows.map(
    ({ key }) => key,
  );
const ageDropped = (minutes: number) =>
  pool.query('update kept_document set dropped_at = dropped_at - make_interval(mins => $1)', [minutes]);

describe('a stored document', () => {
  it('replaces the earlier document of the same record and language, and no other', async () => {
    const [order, other] = [randomUUID(), randomUUID()];
    const earlier = await register(order);
    await register(order, undefined, 'en');
    await register(other);
    expect(await droppedKeys()).toEqual([]);
    await register(order);
    expect(await droppedKeys()).toEqual([earlier]);
  });

  it('is in use again, and keeps its file, when it is registered again after it was dropped', async () => {
    const order = randomUUID();
    const first = await register(order);
    const second = await register(order);
    expect(await droppedKeys()).toEqual([first]);
    await ageDropped(20);
    await register(order, first);
    expect(await droppedKeys()).toEqual([second]);
    expect(await deleteDropped(pool, first)).toBe(false);
  });

  it('is removed 15 minutes after it was dropped at the earliest, and the oldest first', async () => {
    const [a, b] = [randomUUID(), randomUUID()];
    const early = await register(a);
    expect(await dropDocuments(pool, 'receipt', [a])).toEqual([early]);
    await ageDropped(10);
    const late = await register(b);
    await dropDocuments(pool, 'receipt', [b]);
    expect(await droppedDocuments(pool, 9)).toEqual([]);
    expect(await deleteDropped(pool, early)).toBe(false);
    await ageDropped(6);
    expect(await droppedDocuments(pool, 9)).toEqual([early]);
    await ageDropped(10);
    expect(await droppedDocuments(pool, 9)).toEqual([early, late]);
    expect(await droppedDocuments(pool, 1)).toEqual([early]);
  });

  it('keeps the instant of the first drop when it is dropped again, e.g. by an erasure', async () => {
    const order = randomUUID();
    const key = await register(order);
    await dropDocuments(pool, 'receipt', [order]);
    await ageDropped(16);
    expect(await dropDocuments(pool, 'receipt', [order])).toEqual([key]);
    expect(await droppedDocuments(pool, 9)).toEqual([key]);
  });

  it('stays when a document of another kind about the same record is dropped', async () => {
    const subject = randomUUID();
    await register(subject);
    expect(await dropDocuments(pool, 'certificate', [subject])).toEqual([]);
    expect(await droppedKeys()).toEqual([]);
  });
});

describe('removing dropped files', () => {
  it('removes the others when one file cannot be removed, and tries that one again next time', async () => {
    const [a, b] = [randomUUID(), randomUUID()];
    const failing = await register(a);
    const removable = await register(b);
    await app.services.files.put(failing, new Uint8Array([1]));
    await app.services.files.put(removable, new Uint8Array([2]));
    await dropDocuments(pool, 'receipt', [a]);
    await dropDocuments(pool, 'receipt', [b]);
    await ageDropped(20);
    const remove = vi.spyOn(app.services.files, 'remove').mockImplementationOnce(async () => {
      throw new Error('the disk is read-only');
    });
    expect(await removeDropped.run(app.services)).toBe(0);
    expect(await droppedKeys()).toEqual([failing]);
    expect(await app.services.files.exists(removable)).toBe(false);
    remove.mockRestore();
    await removeDropped.run(app.services);
    expect(await droppedKeys()).toEqual([]);
    expect(await app.services.files.exists(failing)).toBe(false);
  });
});

describe('makeOnce', () => {
  it('makes a file once for simultaneous requests, and different files one after the other', async () => {
    const steps: string[] = [];
    const make = (name: string) =>
      makeOnce(name, async () => {
        steps.push(`${name} begins`);
        await new Promise((done) => setTimeout(done, 10));
        steps.push(`${name} ends`);
      });
    await Promise.all([make('a'), make('a'), make('b'), make('a')]);
    expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('rejects all requests that wait for a failed file, blocks no other file, and tries again on the next request', async () => {
    let tries = 0;
    const make = () =>
      makeOnce('faulty', async () => {
        tries += 1;
        if (tries === 1) throw new Error('no template');
      });
    const results = await Promise.allSettled([make(), make(), makeOnce('other', async () => {})]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    await make();
    expect(tries).toBe(2);
  });
});

describe('storeOnce', () => {
  it('waits for another process that stores the same file, and keeps that one', async () => {
    const key = `documents/${randomUUID()}.pdf`;
    const { files } = app.services;
    let stored: Promise<void> | undefined;
    await inTransaction(pool, async (other) => {
      await other.query("select pg_advisory_xact_lock(hashtextextended('file:' || $1, 0))", [key]);
      stored = storeOnce(app.services, key, async () => Buffer.from('ours'));
      await someoneWaits(pool);
      await files.put(key, Buffer.from('theirs'));
    });
    await stored;
    expect(Buffer.from(await files.get(key)).toString()).toBe('theirs');
  });
});

describe('a browser that requests a file', () => {
  const request = async (ifNoneMatch: string | undefined, browserMayStore = true) => {
    const headers: Record<string, string> = {};
    const codes: number[] = [];
    const reply = {
      header(name: string, value: string) {
        headers[name] = value;
        return reply;
      },
      code(code: number) {
        codes.push(code);
        return reply;
      },
      send: async () => undefined,
    };
    const http = { request: { headers: { 'if-none-match': ifNoneMatch } }, reply } as never;
    const file = { hash: 'abc', fileName: 'a.pdf', browserMayStore };
    return { notModified: await replyNotModified(http, file), codes, cache: headers['cache-control'] };
  };

  it.each([['"abc"'], ['W/"abc"'], ['"old", W/"abc"']])('gets 304 for If-None-Match %s', async (tag) => {
    expect(await request(tag)).toEqual({ notModified: true, codes: [304], cache: 'private, no-cache' });
  });

  it.each([[undefined], ['"old"'], ['abc'], ['"abcd"']])(
    'gets the file for If-None-Match %s',
    async (tag) => {
      expect(await request(tag)).toMatchObject({ notModified: false, codes: [] });
    },
  );

  it('must not store a document that is not for shared computers, such as a payslip', async () => {
    expect((await request(undefined, false)).cache).toBe('private, no-store');
  });
});
