import readSheet from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { aLearningSchool } from '../../../test/learning-school.ts';
import { readyFamily } from '../../../test/open-classes.ts';
import { shared } from '../../../test/shared.ts';

/** More than fits into memory buffers: about 25 batches of the cursor. */
const MANY = 25_000;

const school = shared(aLearningSchool);
beforeAll(async () => {
  const { accountId } = await readyFamily(school.app, { name: 'Sekar Wulandari' });
  const client = await school.app.pool.connect();
  // Inserts rows without the triggers, which work row by row.
  await client.query('set session_replication_role = replica');
  for (let first = 1; first <= MANY; first += 5000)
    await client.query(
      `with made as (
         insert into learner (account_id, kind, name) select $1, 'child', 'Anak ' || n
         from generate_series($2::integer, $2 + 4999) n returning id, name
       )
       insert into student_line (learner_id, name, words, status) select id, name, lower(name), 'noCourse' from made`,
      [accountId, first],
    );
  await client.query('set session_replication_role = origin');
  client.release();
});

const exported = (query: string) => school.bytes(`/students/export?${query}`, school.admin);

it('chosen students are exported alone', async () => {
  const { rows } = await school.app.pool.query(`select id from learner where name in ('Anak 7', 'Anak 9')`);
  const ids = rows.map(({ id }) => id).join('.');
  const lines = (await exported(`format=csv&learners=${ids}`)).body.toString().trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
});

describe('the list of students as a workbook', () => {
  it('has every student, however many, in the requested order', async () => {
    const [sheet] = await readSheet((await exported('format=xlsx&sort=name&status=noCourse')).body);
    const [titles, ...rows] = sheet?.data ?? [];
    expect(titles).toContain('Email');
    expect(rows).toHaveLength(MANY);
    expect(new Set(rows.map(([name]) => name)).size).toBe(MANY);
    expect([rows[0]?.[0], rows.at(-1)?.[0]]).toEqual(['Anak 1', 'Anak 9999']);
  });

  it('has progress as a number that can be summed', async () => {
    const [sheet] = await readSheet((await exported('format=xlsx&q=sekar%20wulandari')).body);
    const [titles = [], row] = sheet?.data ?? [];
    expect(row?.[titles.indexOf('Siswa')]).toBe('Sekar Wulandari');
    expect(row?.[titles.indexOf('Kemajuan (%)')]).toBe(0);
  });

  it('has the same rows as the CSV file', async () => {
    const lines = (await exported('format=csv&sort=name')).body.toString().trimEnd().split('\r\n');
    expect(lines).toHaveLength(MANY + 2);
  });

  it('has all matches of a search, even more than one batch', async () => {
    const found = async (q: string) => (await exported(`format=csv&q=${q}`)).body.toString().trimEnd();
    expect((await found('anak')).split('\r\n')).toHaveLength(MANY + 1);
    // Anak 25000 alone, and Anak 2412 with Anak 24120 to Anak 24129.
    expect((await found('anak%2025000')).split('\r\n')).toHaveLength(2);
    expect((await found('anak%202412')).split('\r\n')).toHaveLength(12);
  });
});
