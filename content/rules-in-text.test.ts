import { policyNumbers } from '@fasih/school/catalogue/policy/numbers';
import { POLICY_VERSION_1, type PolicyValues } from '@fasih/school/catalogue/policy/values';
import { describe, expect, it } from 'vitest';
import { faqOfParents } from './catalogue/faq/parents.ts';
import { faq } from './catalogue/faq.ts';
import { programs } from './catalogue/programs.ts';
import { terms } from './legal/terms.ts';
import { withRules } from './rules-in-text.ts';

const under = (values: Partial<PolicyValues> = {}) => policyNumbers({ ...POLICY_VERSION_1, ...values });
const answer = (key: string, lang: 'id' | 'en', values?: Partial<PolicyValues>) =>
  withRules(faq.find((one) => one.key === key)?.answer[lang] ?? '', lang, under(values));
const everything = JSON.stringify({ faq, faqOfParents, programs, terms });

describe('the course rules in texts', () => {
  it('read as decided under the first version', () => {
    expect(answer('refund', 'id')).toBe(
      'Ya, 50% dari harga yang Anda bayar, dibulatkan ke bawah ke rupiah bulat, jika Anda memintanya dalam masa kursus (juga sebelum pertemuan pertama) dan sisa pertemuan lebih dari 10. Sisa = pertemuan yang dibeli dikurangi yang sudah berlangsung dan yang hangus; contoh: bayar Rp\u00a02.400.000, 9 dari 20 sudah terpakai, sisa 11, uang kembali Rp\u00a01.200.000. Kursus Spesial hanya berisi 10 pertemuan, sehingga sisanya tidak pernah lebih dari 10 dan aturan ini tidak pernah berlaku. Pembayaran ganda atau terlambat dikembalikan penuh.',
    );
    expect(answer('moving', 'en')).toContain(
      'at least 24 hours before it starts; exactly 24 hours is enough',
    );
  });

  it('leave no blank but those of the school', () => {
    for (const lang of ['id', 'en'] as const) {
      const left = withRules(everything, lang, under()).match(/\{\{\w+\}\}/g) ?? [];
      expect(left.filter((blank) => !/schoolName|contact(Email|Chat)/.test(blank))).toEqual([]);
    }
  });

  it('say one hour and one day as people do', () => {
    expect(answer('moving', 'en', { noticeSeconds: 3600 })).toContain('at least 1 hour before');
    expect(answer('late-teacher', 'en', { extensionDays: 1 })).toContain('lasts 1 day longer');
  });

  it('count the example of a refund anew, and leave it out where no course of 20 has one', () => {
    const other = answer('refund', 'en', { refundPercent: 30, refundNeedsMoreThan: 14 });
    expect(other).toContain('5 of 20 used, 15 remain, Rp\u00a0720.000 comes back');
    expect(answer('refund', 'id', { refundNeedsMoreThan: 20 })).not.toContain('contoh');
  });

  it('know that ten meetings can be enough under other rules', () => {
    expect(answer('refund', 'id', { refundNeedsMoreThan: 10 })).toContain('tidak pernah berlaku');
    expect(answer('refund', 'id', { refundNeedsMoreThan: 9 })).toContain(
      'Aturan yang sama berlaku untuk Kursus Spesial',
    );
  });
});
