import * as z from 'zod/mini';

/**
 * A copy of the schema in which every object, at any depth, refuses unknown fields (run contract: an unknown body
 * field is a 400). Checks of the schema stay.
 */
export function strict(schema: z.core.$ZodType): z.core.$ZodType {
  const known = copies.get(schema);
  if (known) return known;
  const copy = copyOf(schema);
  copies.set(schema, copy);
  return copy;
}

/** Made once per schema: many bodies share parts, and tests build the app for each file. */
const copies = new WeakMap<z.core.$ZodType, z.core.$ZodType>();

function copyOf(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodMiniObject) {
    const shape = Object.fromEntries(
      Object.entries(schema._zod.def.shape).map(([name, part]) => [name, strict(part)]),
    );
    return z.core.clone(schema, { ...schema._zod.def, shape, catchall: z.never() });
  }
  if (schema instanceof z.ZodMiniDiscriminatedUnion) {
    return z.core.clone(schema, { ...schema._zod.def, options: schema._zod.def.options.map(strict) });
  }
  if (schema instanceof z.ZodMiniUnion) {
    return z.core.clone(schema, { ...schema._zod.def, options: schema._zod.def.options.map(strict) });
  }
  if (schema instanceof z.ZodMiniArray) {
    return z.core.clone(schema, { ...schema._zod.def, element: strict(schema._zod.def.element) });
  }
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  ) {
    return z.core.clone(schema, { ...schema._zod.def, innerType: strict(schema._zod.def.innerType) });
  }
  return schema;
}
