import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MoneyOnItsWay, moneySteps } from '../../sales/payments/money-steps.ts';
import { REFUND_STATES, SHOWN_STATES } from './contract.ts';
import { shownState } from './rules.ts';

const money = (path: MoneyOnItsWay['path'], state: MoneyOnItsWay['state'], hasProof = false) => ({
  path,
  state,
  hasProof,
});

describe('the state of a refund for the family', () => {
  it.each([
    ['asked', null, 'asked'],
    ['rejected', null, 'rejected'],
    ['withdrawn', null, 'withdrawn'],
    ['approved', null, 'approved'],
    ['approved', money('provider', 'asked'), 'approved'],
    ['approved', money('provider', 'sent'), 'returning'],
    ['approved', money('provider', 'confirmed'), 'returned'],
    ['approved', money('provider', 'refused'), 'approved'],
    ['approved', money('transfer', 'asked'), 'approved'],
    ['approved', money('transfer', 'asked', true), 'returning'],
    ['approved', money('transfer', 'confirmed', true), 'returned'],
  ] as const)('%s with %j is %s', (state, on, shown) => expect(shownState(state, on)).toBe(shown));
});

describe('the next steps for money being returned', () => {
  it.each([
    [money('provider', 'asked'), ['retry']],
    [money('provider', 'sent'), []],
    [money('provider', 'confirmed'), []],
    [money('provider', 'refused'), ['transferInstead']],
    [money('transfer', 'asked'), ['addProof']],
    [money('transfer', 'asked', true), ['confirm', 'addProof']],
    [money('transfer', 'confirmed', true), []],
  ] as const)('%j: %j', (on, steps) => expect(moneySteps(on)).toEqual(steps));
});

/** Events of an approved refund, from calls and the provider. */
const HAPPENS = {
  taken: (m: MoneyOnItsWay) =>
    m.path === 'provider' && m.state === 'asked' ? { ...m, state: 'sent' as const } : m,
  refused: (m: MoneyOnItsWay) =>
    m.path === 'provider' && m.state === 'asked' ? { ...m, state: 'refused' as const } : m,
  bankConfirms: (m: MoneyOnItsWay) =>
    m.path === 'provider' && m.state === 'sent' ? { ...m, state: 'confirmed' as const } : m,
  transferInstead: (m: MoneyOnItsWay) =>
    moneySteps(m).includes('transferInstead')
      ? { ...m, path: 'transfer' as const, state: 'asked' as const }
      : m,
  proof: (m: MoneyOnItsWay) => (moneySteps(m).includes('addProof') ? { ...m, hasProof: true } : m),
  confirm: (m: MoneyOnItsWay) =>
    moneySteps(m).includes('confirm') ? { ...m, state: 'confirmed' as const } : m,
};

it('whatever happens, a family sees its refund only move forward, and it can always be completed', () => {
  const order = ['approved', 'returning', 'returned'];
  const event = fc.constantFrom(...(Object.keys(HAPPENS) as (keyof typeof HAPPENS)[]));
  fc.assert(
    fc.property(
      fc.constantFrom('provider', 'transfer'),
      fc.array(event, { maxLength: 12 }),
      (path, events) => {
        let now: MoneyOnItsWay = money(path as MoneyOnItsWay['path'], 'asked');
        let before = 0;
        for (const one of events) {
          now = HAPPENS[one](now);
          const at = order.indexOf(shownState('approved', now));
          expect(at).toBeGreaterThanOrEqual(before);
          before = at;
        }
        for (const one of ['taken', 'bankConfirms', 'transferInstead', 'proof', 'confirm'] as const)
          now = HAPPENS[one](now);
        expect(shownState('approved', now)).toBe('returned');
      },
    ),
  );
});

it('a family can be shown each state that the contract lists, and no other', () => {
  const ways = [null, money('provider', 'sent'), money('provider', 'confirmed')];
  const shown = REFUND_STATES.flatMap((state) => ways.map((way) => shownState(state, way)));
  expect([...new Set(shown)].sort()).toEqual([...SHOWN_STATES].sort());
});
