import type { AuditRow } from '@fasih/school/office/audit/contract';
import { expect, it } from 'vitest';
import { daysOf } from './runs.ts';

const RINA = { id: 'rina', name: 'Rina', role: 'admin' } as const;
const entry = (id: string, more: Partial<AuditRow> = {}): AuditRow => ({
  id,
  at: '2026-11-23T02:12:00.000Z',
  action: 'account.signedIn',
  by: RINA,
  target: { kind: 'account', id: 'rina', name: 'Rina', page: null, pageId: null },
  before: null,
  after: null,
  names: {},
  reason: null,
  requestId: null,
  parts: 0,
  ...more,
});
const ended = (id: string, more: Partial<AuditRow> = {}) =>
  entry(id, { action: 'enrolment.ended', target: { ...entry(id).target, id }, after: { left: 0 }, ...more });
const idsOf = (entries: AuditRow[]) =>
  daysOf(entries).map(([day, runs]) => [day, runs.map((run) => run.map(({ id }) => id).join('+'))]);

it('entries are grouped by school day, and what says the same in a row is one run', () => {
  const earlier = entry('3', { at: '2026-11-22T16:59:00.000Z' });
  expect(idsOf([entry('1'), entry('2'), earlier])).toEqual([
    ['2026-11-23', ['1+2']],
    ['2026-11-22', ['3']],
  ]);
});

it('different records make a run from three on, and none where one has a reason', () => {
  expect(idsOf([ended('1'), ended('2')])).toEqual([['2026-11-23', ['1', '2']]]);
  expect(idsOf([ended('1'), ended('2'), ended('3')])).toEqual([['2026-11-23', ['1+2+3']]]);
  expect(idsOf([ended('1'), ended('2', { reason: 'Diminta' }), ended('3')])).toEqual([
    ['2026-11-23', ['1', '2', '3']],
  ]);
});

it('changes of one record stay apart, so that each is read', () => {
  const changed = (id: string, level: string) => ended(id, { target: entry(id).target, after: { level } });
  expect(idsOf([changed('1', 'a'), changed('2', 'b')])).toEqual([['2026-11-23', ['1', '2']]]);
});

it('sign-ins of one person on one day are one, whatever came between', () => {
  const other = { by: { ...RINA, id: 'budi' }, target: { ...entry('2').target, id: 'budi' } };
  expect(idsOf([entry('1'), entry('2', other), ended('3'), entry('4')])).toEqual([
    ['2026-11-23', ['1+4', '2', '3']],
  ]);
});
