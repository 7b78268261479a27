import * as z from 'zod/mini';
import { filled } from './contract-parts.ts';
import { normalisePhone } from './phone.ts';

/** An e-mail address from a form. */
export const email = z
  .string('required')
  .check(z.trim(), filled, z.maxLength(254, 'tooLong'), z.email('emailShape'));
/** A phone number in usual notation; `normalisePhone` converts it for storage. */
export const phone = z.string('required').check(
  z.trim(),
  filled,
  z.refine((typed) => normalisePhone(typed) !== null, 'phoneShape'),
);
