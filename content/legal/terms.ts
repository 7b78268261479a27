import { courseRules } from './terms/course-rules.ts';
import { moneyAndLaw } from './terms/money-and-law.ts';
import type { LegalDocument } from './types.ts';

/**
 * The terms of the school, accepted at checkout. They restate the course rules
 * (docs/product/courses-and-money.md#course-rules) with the numbers in force as blanks; an order keeps this version and
 * that of the rules, so what was accepted can be said again.
 *
 * Needs a lawyer's reading before a school relies on it, above all: forfeited meetings under the consumer law
 * (UU 8/1999, article 18 on standard clauses), place of dispute, and the refund of the Special Course.
 */
export const terms: LegalDocument = {
  version: '2026-11-29',
  title: { id: 'Syarat dan Ketentuan', en: 'Terms and Conditions' },
  summary: {
    id: 'Aturan kursus dalam bahasa yang sederhana: apa yang Anda beli, bagaimana jadwal dipindahkan, dan kapan uang kembali.',
    en: 'The rules of the courses in plain words: what you buy, how meetings are moved and when money comes back.',
  },
  sections: [...courseRules, ...moneyAndLaw],
};
