import { describe, expect, it } from 'vitest';
import { policyExamples } from './examples.ts';
import { POLICY_FIELD_NAMES, POLICY_FIELDS, POLICY_VERSION_1, type PolicyValues } from './values.ts';

const now = new Date('2026-11-21T05:00:00Z');
const before = { version: 1, rules: 1 as const, values: POLICY_VERSION_1 };
const examples = (changes: Partial<PolicyValues>) =>
  policyExamples(before, { version: 2, rules: 1, values: { ...POLICY_VERSION_1, ...changes } }, now);

describe('worked examples of a policy change', () => {
  it('there is none when nothing changes', () => {
    expect(examples({})).toEqual([]);
  });

  it('48 instead of 24 hours of notice: with notice 36 hours before, the meeting was kept and is now lost', () => {
    const [one] = examples({ noticeSeconds: 48 * 3600 });
    expect(one).toMatchObject({
      field: 'noticeSeconds',
      facts: { at: '2026-11-26T17:00:00.000Z', start: '2026-11-28T05:00:00.000Z' },
      before: { outcome: 'kept' },
      after: { outcome: 'tooLate', reason: { key: 'excuse.tooLate', params: { hours: 48 } } },
    });
  });

  it('a higher refund share and a lower refund limit are shown in rupiah', () => {
    expect(examples({ refundPercent: 60 })[0]).toMatchObject({
      before: { outcome: 'allowed', figure: 1_350_000 },
      after: { outcome: 'allowed', figure: 1_620_000 },
    });
    expect(examples({ refundNeedsMoreThan: 8 })[0]).toMatchObject({
      facts: { bought: 20, drawn: 10 },
      before: { outcome: 'tooFewLeft', figure: 0 },
      after: { outcome: 'allowed', figure: 1_350_000 },
    });
  });

  it.each(POLICY_FIELD_NAMES)('any change of %s, however small, has an example that shows it', (field) => {
    const { factor, least, most } = POLICY_FIELDS[field];
    const value = POLICY_VERSION_1[field];
    for (const changed of [value + factor, value - factor, least * factor, most * factor]) {
      if (changed === value || changed < least * factor || changed > most * factor) continue;
      const [one, ...others] = examples({ [field]: changed });
      expect(others).toEqual([]);
      expect(one?.field).toBe(field);
      expect([changed, one?.before]).not.toEqual([changed, one?.after]);
    }
  });
});
