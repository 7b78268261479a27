import * as z from 'zod/mini';

/** Issue messages are keys of the `fields` texts, so that form and API say the same in the reader's language. */
export const filled = z.minLength(1, 'required');

/** A text that must be filled in, at most `most` characters long. */
export const requiredText = (most: number) =>
  z.string('required').check(z.trim(), filled, z.maxLength(most, 'tooLong'));

/** A reason that others read. */
export const reason = requiredText(500);
/** A reason for a change by staff. */
export const staffReason = requiredText(300);

/** The reply of a write that has nothing to tell. */
export const done = z.object({ ok: z.literal(true) });

/** A text in both languages. */
export const bilingual = z.object({ id: z.string(), en: z.string() });

/** Who made the last change and when; null if never changed. */
export const changed = z.nullable(z.object({ by: z.nullable(z.string()), at: z.string() }));
