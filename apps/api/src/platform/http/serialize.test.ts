import { serializerCompiler } from 'fastify-type-provider-zod';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { exactly, replyCompiler } from './serialize.ts';

const meeting = z.object({
  id: z.string(),
  number: z.number(),
  state: z.enum(['planned', 'held']),
  kind: z.literal('lesson'),
  owed: z.boolean(),
  room: z.nullable(z.string()),
  note: z.optional(z.string()),
  minutes: z.int(),
  day: z.string().check(z.regex(/^\d{4}$/)),
  slots: z.array(z.object({ weekday: z.number() })),
  inputs: z.record(z.string(), z.nullable(z.union([z.string(), z.number()]))),
  anything: z.unknown(),
  by: z.discriminatedUnion('who', [
    z.object({ who: z.literal('family'), learner: z.string() }),
    z.object({ who: z.literal('school') }),
  ]),
});
const good = {
  id: 'a "quoted" name',
  number: 1.5,
  state: 'held',
  kind: 'lesson',
  owed: false,
  room: null,
  minutes: 60,
  day: '2026',
  slots: [{ weekday: 1 }, { weekday: 4 }],
  inputs: { start: '10:00', grace: 15, end: null },
  anything: { deep: [1, { b: 2 }] },
  by: { who: 'family', learner: 'Sekar' },
};
const route = { method: 'GET', url: '/x', httpStatus: '200' };
const write = (schema: z.ZodMiniType, value: unknown) => replyCompiler({ ...route, schema })(value);
const writtenByZod = (schema: z.ZodMiniType, value: unknown) =>
  serializerCompiler({ ...route, schema })(value);

describe('a reply that matches its contract exactly', () => {
  it('is written as it is, and as zod would write it', () => {
    expect(exactly(meeting)(good)).toBe(true);
    expect(write(meeting, good)).toBe(writtenByZod(meeting, good));
    const withNote = { ...good, note: 'Bring a pencil', room: '12', by: { who: 'school' } };
    expect(exactly(meeting)(withNote)).toBe(true);
    expect(JSON.parse(write(meeting, withNote))).toEqual(JSON.parse(writtenByZod(meeting, withNote)));
  });

  it('is not parsed a second time', () => {
    const encode = vi.spyOn(meeting._zod, 'run');
    write(meeting, good);
    expect(encode).not.toHaveBeenCalled();
    write(meeting, { ...good, secret: 1 });
    expect(encode).toHaveBeenCalled();
    encode.mockRestore();
  });
});

describe('any other reply', () => {
  it('loses the fields that its contract does not name', () => {
    const told = JSON.parse(write(meeting, { ...good, password: 'x', slots: [{ weekday: 1, hash: 'y' }] }));
    expect(told).toEqual({ ...good, slots: [{ weekday: 1 }] });
  });

  const wrong: [string, unknown][] = [
    ['a number where a text belongs', { ...good, id: 5 }],
    ['a number that is none', { ...good, number: Number.NaN }],
    ['an unknown state', { ...good, state: 'lost' }],
    ['a text that breaks its own rule', { ...good, day: 'today' }],
    ['half a minute', { ...good, minutes: 1.5 }],
    ['a missing field', (({ id: _id, ...rest }) => rest)(good)],
    ['a list that is none', { ...good, slots: { 0: { weekday: 1 } } }],
    ['a wrong item of a list', { ...good, slots: [{ weekday: 'Monday' }] }],
    ['a wrong value below a free name', { ...good, inputs: { start: true } }],
    ['a field of another kind of sender', { ...good, by: { who: 'family' } }],
    ['nothing', null],
    ['a list instead of a thing', [good]],
  ];
  for (const [what, value] of wrong) {
    it(`is refused with ${what}`, () => {
      expect(exactly(meeting)(value)).toBe(false);
      expect(() => write(meeting, value)).toThrow();
    });
  }

  it('goes through zod when a schema transforms values or is too complex to check directly', () => {
    const trimmed = z.object({ name: z.string().check(z.trim()) });
    expect(exactly(trimmed)({ name: ' Sekar ' })).toBe(false);
    expect(exactly(trimmed)({ name: 'Sekar' })).toBe(true);
    const either = z.union([z.object({ a: z.string() }), z.object({ a: z.string(), b: z.string() })]);
    const both = { a: 'x', b: 'y' };
    expect(exactly(either)(both)).toBe(false);
    expect(write(either, both)).toBe(writtenByZod(either, both));
    const open = z.catchall(z.object({ a: z.string() }), z.number());
    expect(write(open, { a: 'x', b: 1 })).toBe('{"a":"x","b":1}');
  });
});
