import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JOB_NAMES } from '@fasih/school/platform/jobs/contract';
import { expect, it } from 'vitest';
import { EVERY_CALL } from '../test/every-call.ts';
import { JOBS } from './jobs.ts';

const ROOT = join(import.meta.dirname, '../../..');
const [, section = ''] = readFileSync(join(ROOT, 'docs/OPERATIONS.md'), 'utf8').split(
  '## When a job was wrong\n',
);
/** The cells of the rows below the heading. */
const rows = (section.split('\n## ')[0] ?? '')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()));
const words = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? '');

it('every job says how what it did comes back, or why nothing is lost, once', () => {
  const named = rows.flatMap(([, jobs]) => words(jobs));
  expect(named.toSorted()).toEqual(JOBS.map(({ name }) => name).toSorted());
  expect(rows.filter(([, , does, back]) => !does || !back)).toEqual([]);
});

it('every job has one name, of the one list', () => {
  expect(JOBS.map(({ name }) => name).toSorted()).toEqual([...JOB_NAMES].toSorted());
});

it('each step back is one that exists', () => {
  const scripts = Object.keys(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts);
  const steps = rows.flatMap(([, , , back]) => words(back));
  expect(steps.length).toBeGreaterThan(15);
  const unknown = steps.filter((step) =>
    step.startsWith('npm run ') ? !scripts.includes(step.slice('npm run '.length)) : !(step in EVERY_CALL),
  );
  expect(unknown).toEqual([]);
});
