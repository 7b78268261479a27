import * as z from 'zod/mini';

export const CLASS_ENDINGS = ['early', 'refunded'] as const;
export type ClassEnding = (typeof CLASS_ENDINGS)[number];

/**
 * Why a completed class ended before its courses were used up; null for any other. It is not in the contracts of classes, because every
 * page of a family would load those with it.
 */
export const classEnding = z.optional(z.nullable(z.enum(CLASS_ENDINGS)));
