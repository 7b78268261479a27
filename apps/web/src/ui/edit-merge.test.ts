import { describe, expect, it } from 'vitest';
import { changesOf, mergeOf } from './edit-merge.ts';

const base = { name: 'Fasih', phone: '+628111', email: 'halo@fasih.example' };
const keys = ['name', 'phone', 'email'] as const;

describe('two people edit the same record', () => {
  it('nobody has to choose where each changed another field', () => {
    const mine = { ...base, name: 'Lancar' };
    const theirs = { ...base, phone: '+628222' };
    const changes = changesOf(base, mine, theirs, keys);
    expect(changes.map(({ key, by }) => [key, by])).toEqual([
      ['name', 'mine'],
      ['phone', 'theirs'],
    ]);
    expect(mergeOf(theirs, changes, {})).toEqual({ ...base, name: 'Lancar', phone: '+628222' });
  });

  it('where both changed the same field the choice decides, and nothing else is touched', () => {
    const mine = { ...base, name: 'Lancar', email: 'saya@fasih.example' };
    const theirs = { ...base, name: 'Cakap' };
    const changes = changesOf(base, mine, theirs, keys);
    expect(changes.find(({ key }) => key === 'name')?.by).toBe('both');
    expect(mergeOf(theirs, changes, { name: 'theirs' })).toEqual({ ...mine, name: 'Cakap' });
    expect(mergeOf(theirs, changes, { name: 'mine' })).toEqual(mine);
    expect(mergeOf(theirs, changes, { name: 'theirs', email: 'theirs' })).toEqual(theirs);
  });

  it('a change that both made alike is none', () => {
    const both = { ...base, phone: '+628333' };
    expect(changesOf(base, both, { ...both }, keys)).toEqual([]);
  });

  it('lists are compared by what is in them', () => {
    const lists = { days: [1, 2] };
    expect(changesOf(lists, { days: [1, 2] }, { days: [1, 2] }, ['days'])).toEqual([]);
    expect(changesOf(lists, { days: [1, 3] }, { days: [1, 2] }, ['days'])).toHaveLength(1);
  });
});
