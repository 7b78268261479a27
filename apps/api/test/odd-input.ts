/** The parts of a JSON schema in the API document that the test of odd input reads. */
export type Schema = {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
};

const long = 'x'.repeat(5_000);

/** Values that no form sends: other types, beyond int4, int8 and exact numbers, no real days, odd letters, names that objects have. */
export const ODD_VALUES: readonly unknown[] = [
  3_000_000_000,
  -3_000_000_000,
  -1,
  0,
  1.5,
  2 ** 53,
  1e308,
  null,
  true,
  [],
  [[null]],
  {},
  '',
  ' ',
  long,
  '9'.repeat(400),
  '3000000000',
  '1e9',
  'NaN',
  '\u0000',
  '\ud800',
  '\u202e\u0007😀'.repeat(20),
  "'; drop table account; --",
  '%_\\',
  '__proto__',
  'constructor',
  '0000-01-01',
  '2026-02-30',
  '9999-12-31',
  '-000001-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '0190a000-0000-7000-8000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  [long, long],
  Array.from({ length: 2_000 }, (_, n) => n),
];

/** The same for parts of an address, as they stand in it. */
export const ODD_PARTS: readonly string[] = [
  '3000000000',
  '-1',
  '0',
  '1.5',
  '1e400',
  '9'.repeat(30),
  'x'.repeat(190),
  '%00',
  '%ff',
  '%F0%9F%98%80',
  '..%2f..',
  '%27%3B--',
  '%25_%5C',
  '__proto__',
  'constructor',
  'NaN',
  '0000-01-01',
  '2026-02-30',
  '9999-12-31',
  '%2B275760-09-13T00:00:00.001Z',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'FFFFFFFF-FFFF-7FFF-8FFF-FFFFFFFFFFFF',
];

const nested = (depth: number) => `${'{"a":['.repeat(depth)}1${']}'.repeat(depth)}`;

/** Bodies as bytes, whatever the call expects. */
export const ODD_BODIES: readonly { body: string | Buffer; type?: string; encoding?: string }[] = [
  { body: '' },
  { body: 'null' },
  { body: '7' },
  { body: '"text"' },
  { body: '[]' },
  { body: '{"a":' },
  { body: '{"__proto__":{"role":"admin"}}' },
  { body: '{"constructor":{"prototype":{"role":"admin"}}}' },
  { body: '{"toString":1,"hasOwnProperty":null,"length":-1}' },
  { body: nested(20) },
  { body: nested(20_000) },
  { body: JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`f${n}`, n]))) },
  { body: JSON.stringify({ a: 'x'.repeat(240 * 1024) }) },
  { body: JSON.stringify({ a: 'x'.repeat(400 * 1024) }) },
  { body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  { body: Buffer.from('\ufeff{}', 'utf16le') },
  { body: '\ufeff{}' },
  { body: '{}', encoding: 'gzip' },
  { body: '{}', type: 'application/json; charset=utf-16' },
  { body: 'a=1', type: 'application/x-www-form-urlencoded' },
  { body: '<a/>', type: 'text/xml' },
  { body: '--x', type: 'multipart/form-data; boundary=x' },
  { body: '--x\r\n\r\n', type: 'multipart/form-data' },
];

/** A value that the schema accepts, roughly. */
export function plausible(schema: Schema | undefined): unknown {
  const one = schema?.anyOf?.[0] ?? schema?.oneOf?.[0];
  if (one) return plausible(one);
  if (schema?.const !== undefined) return schema.const;
  if (schema?.enum) return schema.enum[0];
  switch (schema?.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([n, s]) => [n, plausible(s)]));
    case 'array':
      return [plausible(schema.items)];
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return 'x';
  }
}

/** Copies of a value with an odd one in each of its places, one at a time; never deeper than three. */
export function* spoilt(value: unknown, depth = 0): Generator<unknown> {
  if (typeof value !== 'object' || value === null || depth === 3) return;
  for (const [name, inner] of Object.entries(value)) {
    for (const odd of ODD_VALUES) yield withPart(value, name, odd);
    for (const changed of spoilt(inner, depth + 1)) yield withPart(value, name, changed);
  }
}

function withPart(value: object, name: string, part: unknown): unknown {
  if (Array.isArray(value)) return value.map((one, n) => (String(n) === name ? part : one));
  return { ...value, [name]: part };
}

/** The value with about a third of its parts replaced by odd ones, at every depth. */
export function mixed(value: unknown, random: () => number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, inner]): [string, unknown] => [
    name,
    random() < 1 / 3 ? ODD_VALUES[Math.floor(random() * ODD_VALUES.length)] : mixed(inner, random),
  ]);
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}
