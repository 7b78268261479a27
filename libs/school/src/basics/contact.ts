import * as z from 'zod/mini';
import { normalisePhone } from './phone.ts';

const filled = z.minLength(1, 'required');

/** An e-mail address as a form takes it. */
export const email = z
  .string('required')
  .check(z.trim(), filled, z.maxLength(254, 'tooLong'), z.email('emailShape'));
/** A phone number as people write it; `normalisePhone` says how it is kept. */
export const phone = z.string('required').check(
  z.trim(),
  filled,
  z.refine((typed) => normalisePhone(typed) !== null, 'phoneShape'),
);
