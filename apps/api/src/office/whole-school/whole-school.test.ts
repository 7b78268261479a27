import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';
import { seedDemo } from '../../demo/seed/seed.ts';
import { createDatabase, dropDatabase } from '../../platform/db/embedded/test-databases.ts';
import { createPool } from '../../platform/db/pool.ts';
import { diskFiles } from '../../platform/files/files.ts';
import { systemCall } from '../../platform/http/system-call.ts';
import { differing, sumsNow } from '../recovery/compare-tables.ts';
import { KEPT_SECRETS, LEFT_OUT } from './contents.ts';
import { exportSchool } from './export-school.ts';
import { hashFile } from './hashed-file.ts';
import { importSchool } from './import-school.ts';
import { NAMES, tableFile } from './manifest.ts';

const NEW = 'whole_school_new';
/** A reader of lines would break at the two characters in the middle. */
const NOTE = 'Bagus\u2028sekali \\ "Sari" \u0085\nBaris dua';

let app: TestApp;
let folder: string;
let exported: string;
beforeAll(async () => {
  app = await startTestApp();
  await seedDemo(app.services);
  folder = await mkdtemp(join(tmpdir(), 'fasih-whole-'));
  await app.pool.query('update meeting set note = $1 where id = (select min(id::text)::uuid from meeting)', [
    NOTE,
  ]);
  await app.services.files.put('proofs/a-1.pdf', Buffer.from('%PDF-1.7 bukti'));
  await app.services.files.put('photos/b.webp', Buffer.from('x'.repeat(100_000)));
  exported = join(folder, 'exported');
  const call = systemCall(app.clock.now(), 'test');
  await exportSchool({ url: urlOf(app), pool: app.pool, files: app.services.files, folder: exported, call });
});
afterEach(() => dropDatabase(inject('databaseServer'), NEW));
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true, force: true });
});

const urlOf = (school: TestApp) => school.pool.options.connectionString ?? '';
const emptyDatabase = () => createDatabase(inject('databaseServer'), NEW);
const importInto = (url: string, from = exported) =>
  importSchool({
    url,
    files: diskFiles(join(folder, 'new')),
    folder: from,
    call: systemCall(app.clock.now(), 'test'),
  });

/** Changes one file of the export, and puts it back afterwards. */
async function withChanged(name: string, change: (text: string) => string, work: () => Promise<void>) {
  const path = join(exported, name);
  const before = await readFile(path, 'utf8');
  await writeFile(path, change(before));
  await work().finally(() => writeFile(path, before));
}

describe('a whole school, exported and imported into an empty database', () => {
  it('has the same rows, files and books, and goes on from there', async () => {
    const url = await emptyDatabase();
    const { manifest, problems } = await importInto(url);
    expect(problems).toEqual([]);
    expect(manifest.files.count).toBe(2);
    // The import has an entry of its own in the log, and the migrations ran at another moment.
    expect(differing(await sumsNow(urlOf(app)), await sumsNow(url))).toEqual(['audit_entry', 'migrations']);
    const files = diskFiles(join(folder, 'new'));
    for (const { key } of await app.services.files.list(''))
      expect(await files.get(key)).toEqual(await app.services.files.get(key));

    const pool = createPool({ url, max: 1, applicationName: 'fasih-test' });
    const { rows } = await pool.query("select note from meeting where note like 'Bagus%'");
    const { rows: log } = await pool.query('select action from audit_entry order by id desc limit 2');
    const { rows: kept } = await pool.query(
      `select count(*)::int as triggers from pg_trigger where not tgisinternal and tgenabled <> 'O'`,
    );
    await pool.end();
    expect(rows).toEqual([{ note: NOTE }]);
    expect(log).toEqual([{ action: 'school.imported' }, { action: 'school.exported' }]);
    expect(kept).toEqual([{ triggers: 0 }]);

    const moved = await startTestApp({ database: url });
    const login = await moved.ask('POST', '/auth/login', {
      body: { username: 'student', password: 'fasih-demo' },
    });
    const home = await moved.ask('GET', '/dashboards/student', { token: login.body.token });
    await moved.stop();
    expect(home.status).toBe(200);
    expect(home.body.courses.length).toBeGreaterThan(0);
  });

  it('is refused where the files of the school are not, unless somebody says that they are lost', async () => {
    const parts = {
      url: urlOf(app),
      pool: app.pool,
      files: diskFiles(join(folder, 'elsewhere')),
      call: systemCall(app.clock.now(), 'test'),
    };
    const to = join(folder, 'without-files');
    await expect(exportSchool({ ...parts, folder: to })).rejects.toThrow(
      /^2 of 2 files that the school stored are not in .*elsewhere.*--files-are-gone$/,
    );
    expect((await exportSchool({ ...parts, folder: to, filesAreGone: true })).files.count).toBe(0);
  });

  it('is refused where a school is already, and that school stays', async () => {
    const before = await sumsNow(urlOf(app));
    await expect(importInto(urlOf(app))).rejects.toThrow('the database holds a school already');
    expect(differing(before, await sumsNow(urlOf(app)))).toEqual([]);
  });

  it('is refused when a file was changed, is missing, or the export never finished', async () => {
    const url = await emptyDatabase();
    await withChanged(
      tableFile('learner'),
      (text) => text.replace('"', "'"),
      () => expect(importInto(url)).rejects.toThrow('tables/learner.jsonl is not what was exported'),
    );
    await withChanged(
      `${NAMES.files}/proofs/a-1.pdf`,
      (text) => `${text} palsu`,
      () => expect(importInto(url)).rejects.toThrow('files/proofs/a-1.pdf is not what was exported'),
    );
    await withChanged(
      NAMES.manifest,
      () => '',
      () => expect(importInto(url)).rejects.toThrow('export.json is damaged'),
    );
    await expect(importInto(url, join(folder, 'new'))).rejects.toThrow('holds no finished export');
  });

  it('is refused by an older version', async () => {
    const url = await emptyDatabase();
    await withChanged(
      NAMES.manifest,
      (text) => {
        const manifest = JSON.parse(text);
        manifest.migrations.push({ name: '9999-newer.sql', checksum: 'a'.repeat(64) });
        return JSON.stringify(manifest);
      },
      () => expect(importInto(url)).rejects.toThrow('9999-newer.sql is not known here'),
    );
  });

  it('leaves an empty school when a row refers to nothing, and can be repeated', async () => {
    const url = await emptyDatabase();
    const name = tableFile('receipt');
    await withChanged(
      name,
      (text) => text.replace(/"order_id":"[0-9a-f-]+"/, '"order_id":"00000000-0000-4000-8000-000000000000"'),
      async () => {
        const { bytes, sha256 } = await hashFile(join(exported, name));
        await withChanged(
          NAMES.manifest,
          (text) => {
            const manifest = JSON.parse(text);
            Object.assign(
              manifest.tables.find((one: { name: string }) => one.name === 'receipt'),
              { bytes, sha256 },
            );
            return JSON.stringify(manifest);
          },
          () => expect(importInto(url)).rejects.toThrow('receipt_order_id_fkey'),
        );
      },
    );
    expect((await importInto(url)).problems).toEqual([]);
  });
});

describe('an export', () => {
  it('is not written over another one', async () => {
    const before = await readdir(exported);
    await expect(
      exportSchool({
        url: urlOf(app),
        pool: app.pool,
        files: app.services.files,
        folder: exported,
        call: systemCall(app.clock.now(), 'test'),
      }),
    ).rejects.toThrow('is not empty');
    expect(await readdir(exported)).toEqual(before);
  });

  it('names every column that could hold a secret, and why it travels', async () => {
    const { rows } = await app.pool.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and table_name <> all($1) and column_name ~ '(token|secret|password|_hash)'
          and table_name in (select relname from pg_class where relkind = 'r' and relpersistence = 'p') order by 1`,
      [Object.keys(LEFT_OUT)],
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(KEPT_SECRETS));
  });

  it('leaves out only tables that exist, and explains itself', async () => {
    const { rows } = await app.pool.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relname = any($1) order by 1`,
      [Object.keys(LEFT_OUT)],
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(LEFT_OUT));
    const readme = await readFile(join(exported, NAMES.readme), 'utf8');
    for (const name of [...Object.keys(LEFT_OUT), ...Object.keys(KEPT_SECRETS)])
      expect(readme).toContain(name);
  });
});
