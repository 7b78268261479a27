import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Problem } from './problem.ts';
import { refuseUnstorable } from './storable.ts';
import { strict } from './strict.ts';

/** The paths of the fields unknown to a schema, or null when it accepts the value. */
function unknown(schema: z.ZodMiniType, value: unknown): string[] | null {
  const { error } = z.safeParse(strict(schema) as z.ZodMiniType, value);
  if (!error) return null;
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key].join('.')) : [],
  );
}
const inner = z.object({ a: z.number() });
const extra = { a: 1, b: 2 };

describe('a strict schema', () => {
  it.each<[string, z.ZodMiniType, unknown, string[]]>([
    ['at its top', inner, extra, ['b']],
    ['in a field', z.object({ in: inner }), { in: extra }, ['in.b']],
    ['in a list', z.object({ in: z.array(inner) }), { in: [{ a: 1 }, extra] }, ['in.1.b']],
    ['in a field that may be left out', z.object({ in: z.optional(inner) }), { in: extra }, ['in.b']],
    ['in a field that may be null', z.object({ in: z.nullable(inner) }), { in: extra }, ['in.b']],
    ['in a field with a default', z.object({ in: z._default(inner, { a: 0 }) }), { in: extra }, ['in.b']],
    [
      'in one of several kinds',
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('x'), a: z.number() }),
        z.object({ kind: z.literal('y') }),
      ]),
      { kind: 'y', a: 1 },
      ['a'],
    ],
  ])('refuses unknown fields %s', (_, schema, value, names) => {
    expect(unknown(schema, value)).toEqual(names);
  });

  it('refuses a field of neither option, and accepts those of either', () => {
    const either = z.union([z.object({ a: z.number() }), z.object({ b: z.string() })]);
    expect(unknown(either, { a: 1, c: 2 })).not.toBeNull();
    expect(unknown(either, { b: 'x' })).toBeNull();
  });

  it('keeps the checks, defaults and transforms of the schema', () => {
    const schema = strict(
      z
        .object({ from: z.number(), to: z.number(), note: z._default(z.string().check(z.trim()), '-') })
        .check(z.refine(({ from, to }) => from <= to, 'order')),
    ) as z.ZodMiniType;
    expect(z.parse(schema, { from: 1, to: 2 })).toEqual({ from: 1, to: 2, note: '-' });
    expect(z.parse(schema, { from: 1, to: 2, note: ' x ' })).toEqual({ from: 1, to: 2, note: 'x' });
    expect(z.safeParse(schema, { from: 3, to: 2 }).error?.issues).toMatchObject([{ message: 'order' }]);
  });

  it('leaves the original schema as it was', () => {
    strict(inner);
    expect(z.parse(inner, extra)).toEqual({ a: 1 });
  });
});

describe('text that no database stores', () => {
  const refused = (body: unknown, more: { params?: unknown; query?: unknown } = {}) => {
    try {
      refuseUnstorable({ params: more.params, query: more.query, body });
      return null;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return [error.status, error.code, error.fields];
    }
  };

  it.each<[string, unknown, string]>([
    ['a NUL character', { name: 'a\0b' }, 'name'],
    ['half a letter', { name: 'a\ud83d' }, 'name'],
    ['its other half', { name: '\ude00a' }, 'name'],
    ['one in a list', { names: ['a', { inner: '\0' }] }, 'names.1.inner'],
    ['one in the name of a field', { deep: { 'a\0': 1 } }, 'deep'],
    ['a body that is text', '\0', 'body'],
  ])('is refused with the field of %s', (_, body, field) => {
    expect(refused(body)).toEqual([400, 'common.invalid', { [field]: 'characters' }]);
  });

  it('is found in addresses and queries too', () => {
    expect(refused(undefined, { params: { id: '\0' } })).toEqual([
      400,
      'common.invalid',
      { id: 'characters' },
    ]);
    expect(refused(undefined, { query: { q: ['x', '\0'] } })).toEqual([
      400,
      'common.invalid',
      { 'q.1': 'characters' },
    ]);
  });

  it('does not include letters of any script, line breaks, numbers, null or bytes', () => {
    for (const one of ['😀 é 語 \r\n\t', 7, null, undefined, true, { file: Buffer.from([0, 255]) }])
      expect(refused(one)).toBeNull();
  });

  it('is not searched deeper than any form: such a body is refused as a whole', () => {
    const nested = (depth: number): unknown => (depth === 0 ? 'x' : { a: nested(depth - 1) });
    expect(refused(nested(40))).toBeNull();
    expect(refused(nested(41))).toEqual([400, 'common.malformed', undefined]);
    let endless: unknown = 'x';
    for (let n = 0; n < 100_000; n += 1) endless = [endless];
    expect(refused(endless)).toEqual([400, 'common.malformed', undefined]);
  });
});
