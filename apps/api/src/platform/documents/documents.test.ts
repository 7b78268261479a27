import { randomUUID } from 'node:crypto';
import type { Lang } from '@fasih/messages/texts';
import type { Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { deleteDropped, dropDocuments, droppedDocuments, registerDocument } from './documents.ts';
import { removeDropped } from './jobs.ts';
import { makeOnce } from './make-once.ts';
import { answerKnown } from './send-kept.ts';

let app: TestApp;
let pool: Pool;
beforeAll(async () => {
  app = await startTestApp();
  pool = app.pool;
});
afterAll(() => app.stop());
beforeEach(() => pool.query('delete from kept_document'));

const register = async (subject: string, key = `documents/${randomUUID()}.pdf`, lang: Lang = 'id') => {
  await registerDocument(pool, { key, kind: 'receipt', subject, lang });
  return key;
};
/** The keys that are no longer sent. */
const dropped = async () =>
  (await pool.query('select key from kept_document where dropped_at is not null order by key')).rows.map(
    ({ key }) => key,
  );
const minutesPass = (minutes: number) =>
  pool.query('update kept_document set dropped_at = dropped_at - make_interval(mins => $1)', [minutes]);

describe('a stored document', () => {
  it('replaces the former one about the same record in the same language, and no other', async () => {
    const [order, other] = [randomUUID(), randomUUID()];
    const former = await register(order);
    await register(order, undefined, 'en');
    await register(other);
    expect(await dropped()).toEqual([]);
    await register(order);
    expect(await dropped()).toEqual([former]);
  });

  it('that was dropped and is made again with the same content is in use again, and its file stays', async () => {
    const order = randomUUID();
    const first = await register(order);
    const second = await register(order);
    expect(await dropped()).toEqual([first]);
    await minutesPass(20);
    await register(order, first);
    expect(await dropped()).toEqual([second]);
    expect(await deleteDropped(pool, first)).toBe(false);
  });

  it('is removed only a quarter of an hour after it was dropped, the longest dropped first', async () => {
    const [a, b] = [randomUUID(), randomUUID()];
    const early = await register(a);
    expect(await dropDocuments(pool, 'receipt', [a])).toEqual([early]);
    await minutesPass(10);
    const late = await register(b);
    await dropDocuments(pool, 'receipt', [b]);
    expect(await droppedDocuments(pool, 9)).toEqual([]);
    expect(await deleteDropped(pool, early)).toBe(false);
    await minutesPass(6);
    expect(await droppedDocuments(pool, 9)).toEqual([early]);
    await minutesPass(10);
    expect(await droppedDocuments(pool, 9)).toEqual([early, late]);
    expect(await droppedDocuments(pool, 1)).toEqual([early]);
  });

  it('that is dropped again, as by an erasure, waits no longer than from the first time', async () => {
    const order = randomUUID();
    const key = await register(order);
    await dropDocuments(pool, 'receipt', [order]);
    await minutesPass(16);
    expect(await dropDocuments(pool, 'receipt', [order])).toEqual([key]);
    expect(await droppedDocuments(pool, 9)).toEqual([key]);
  });

  it('of another kind about the same record stays', async () => {
    const subject = randomUUID();
    await register(subject);
    expect(await dropDocuments(pool, 'certificate', [subject])).toEqual([]);
    expect(await dropped()).toEqual([]);
  });
});

describe('removing dropped files', () => {
  it('keeps the row of a file that cannot be removed, removes the others, and tries it again next time', async () => {
    const [a, b] = [randomUUID(), randomUUID()];
    const bad = await register(a);
    const good = await register(b);
    await app.services.files.put(bad, new Uint8Array([1]));
    await app.services.files.put(good, new Uint8Array([2]));
    await dropDocuments(pool, 'receipt', [a]);
    await dropDocuments(pool, 'receipt', [b]);
    await minutesPass(20);
    const remove = vi.spyOn(app.services.files, 'remove').mockImplementationOnce(async () => {
      throw new Error('the disk is read-only');
    });
    expect(await removeDropped.run(app.services)).toBe(0);
    expect(await dropped()).toEqual([bad]);
    expect(await app.services.files.exists(good)).toBe(false);
    remove.mockRestore();
    await removeDropped.run(app.services);
    expect(await dropped()).toEqual([]);
    expect(await app.services.files.exists(bad)).toBe(false);
  });
});

describe('making a file', () => {
  it('is shared by all who want it at the same moment, and different files are made one after the other', async () => {
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

  it('that fails tells everybody who waits, blocks no other file, and is tried anew by the next reader', async () => {
    let tries = 0;
    const make = () =>
      makeOnce('faulty', async () => {
        tries += 1;
        if (tries === 1) throw new Error('no template');
      });
    const both = await Promise.allSettled([make(), make(), makeOnce('other', async () => {})]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    await make();
    expect(tries).toBe(2);
  });
});

describe('a browser that has the file already', () => {
  const answer = async (ifNoneMatch: string | undefined, store?: boolean) => {
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
    const sending = { hash: 'abc', fileName: 'a.pdf', ...(store === undefined ? {} : { store }) };
    return { known: await answerKnown(http, sending), codes, cache: headers['cache-control'] };
  };

  it.each([['"abc"'], ['W/"abc"'], ['"old", W/"abc"']])('gets 304 for %s', async (tag) => {
    expect(await answer(tag)).toEqual({ known: true, codes: [304], cache: 'private, no-cache' });
  });

  it.each([[undefined], ['"old"'], ['abc'], ['"abcd"']])('gets the file for %s', async (tag) => {
    expect(await answer(tag)).toMatchObject({ known: false, codes: [] });
  });

  it('never keeps a file of a shared computer, such as a payslip', async () => {
    expect((await answer(undefined, false)).cache).toBe('private, no-store');
  });
});
