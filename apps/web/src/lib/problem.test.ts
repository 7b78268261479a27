import { describe, expect, it } from 'vitest';
import { Problem, problemOf, saveOnTop } from './problem.ts';

it('a stale write brings the record as it stands now', async () => {
  const answer = { code: 'common.stale', message: 'Ada perubahan.', current: { version: 3 }, requestId: 'r' };
  const problem = await problemOf(new Response(JSON.stringify(answer), { status: 409 }), 'id');
  expect([problem.code, problem.status, problem.current]).toEqual(['common.stale', 409, { version: 3 }]);
  const without = await problemOf(new Response('{"code":"common.stale"}', { status: 409 }), 'id');
  expect(without.current).toBeUndefined();
});

describe('a save on top of a record that somebody else changed meanwhile', () => {
  const base = { hours: 'mornings', subjects: 'reading', version: 1 };
  const saveWhere = (current: typeof base) => {
    const versions: number[] = [];
    const save = async ({ version }: typeof base) => {
      versions.push(version);
      if (version !== current.version)
        throw new Problem({ code: 'common.stale', message: '', status: 409, current });
      return 'saved';
    };
    return { versions, saved: saveOnTop(base, save, (record) => record.hours === base.hours) };
  };

  it('goes through where only another part of the record was changed', async () => {
    const { versions, saved } = saveWhere({ ...base, subjects: 'writing', version: 2 });
    expect([await saved, versions]).toEqual(['saved', [1, 2]]);
  });

  it('is refused with the present record where the same part was changed', async () => {
    const current = { ...base, hours: 'evenings', version: 2 };
    const { versions, saved } = saveWhere(current);
    await expect(saved).rejects.toMatchObject({ code: 'common.stale', current });
    expect(versions).toEqual([1]);
  });
});
