import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { serializerCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

type Check = (value: unknown) => boolean;
type Schema = z.core.$ZodType;

/** The check of each schema, made when its first reply is sent: a start would wait for the checks of all of them. */
const checks = new WeakMap<Schema, Check>();

function checkOf(schema: Schema): Check {
  const known = checks.get(schema);
  if (known) return known;
  const check = exactly(schema);
  checks.set(schema, check);
  return check;
}

/**
 * Serialises replies. A reply that matches its contract exactly, as nearly all do, is written without a copy; any
 * other one goes through zod, which drops unknown fields or refuses. Both ways differ only in the order of fields.
 */
export const replyCompiler: FastifySerializerCompiler<Schema> = (route) => {
  const longWay = serializerCompiler(route);
  const { schema } = route;
  if (!(schema instanceof z.core.$ZodType)) return longWay;
  return (data) => (checkOf(schema)(data) ? JSON.stringify(data) : longWay(data));
};

const never: Check = () => false;

/**
 * Whether a value matches the schema exactly: right types and no unknown field. False when that cannot be checked
 * directly, which leaves the decision to zod.
 */
export function exactly(schema: Schema): Check {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.checks && def.checks.length > 0) return byZod(schema, def.type);
  switch (def.type) {
    case 'string':
      return 'format' in def ? byZod(schema, def.type) : (value) => typeof value === 'string';
    case 'number':
      return 'format' in def ? byZod(schema, def.type) : Number.isFinite;
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'unknown':
      return () => true;
    case 'literal':
      return oneOf(def.values);
    case 'enum':
      return oneOf(Object.values(def.entries));
    case 'nullable':
      return orElse(null, exactly(def.innerType));
    case 'optional':
      return orElse(undefined, exactly(def.innerType));
    case 'array':
      return everyItem(exactly(def.element));
    case 'record':
      return everyField(def);
    case 'object':
      return namedFields(def);
    case 'union':
      return oneOption(def);
    default:
      return never;
  }
}

/** Texts and numbers with checks of their own: zod runs them, and must leave the value unchanged. */
function byZod(schema: Schema, type: string): Check {
  if (type !== 'string' && type !== 'number') return never;
  return (value) => {
    const seen = z.safeEncode(schema, value);
    return seen.success && seen.data === value;
  };
}

function oneOf(values: readonly unknown[]): Check {
  const known = new Set(values);
  return (value) => known.has(value);
}

const orElse =
  (other: null | undefined, check: Check): Check =>
  (value) =>
    value === other || check(value);

function everyItem(check: Check): Check {
  return (value) => {
    if (!Array.isArray(value)) return false;
    for (const item of value) if (!check(item)) return false;
    return true;
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function everyField(def: z.core.$ZodRecordDef): Check {
  const key = (def.keyType as z.core.$ZodTypes)._zod.def;
  if (key.type !== 'string' || 'format' in key || key.checks?.length) return never;
  const check = exactly(def.valueType);
  return (value) => {
    if (!isObject(value) || !z.core.util.isPlainObject(value)) return false;
    for (const name in value) if (name === '__proto__' || !check(value[name])) return false;
    return true;
  };
}

function namedFields(def: z.core.$ZodObjectDef): Check {
  if (def.catchall) return never;
  const named = new Map<string, { check: Check; isNeeded: boolean }>();
  for (const [name, part] of Object.entries(def.shape))
    named.set(name, { check: exactly(part), isNeeded: part._zod.optout !== 'optional' });
  const needed = [...named.values()].filter(({ isNeeded }) => isNeeded).length;
  return (value) => {
    if (!isObject(value)) return false;
    let found = 0;
    for (const name in value) {
      const field = named.get(name);
      if (!field?.check(value[name])) return false;
      if (field.isNeeded) found += 1;
    }
    return found === needed;
  };
}

/** A discriminated union has one matching option; of other unions zod takes the first that fits. */
function oneOption(def: z.core.$ZodUnionDef | z.core.$ZodDiscriminatedUnionDef): Check {
  const checks = def.options.map(exactly);
  const told = 'discriminator' in def || def.options.every((option) => !isCompound(option));
  return told ? (value) => checks.some((check) => check(value)) : never;
}

const SIMPLE = new Set(['string', 'number', 'boolean', 'literal', 'enum', 'null']);
const isCompound = (schema: Schema) => !SIMPLE.has((schema as z.core.$ZodTypes)._zod.def.type);
