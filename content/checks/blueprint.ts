import { BLUEPRINT } from '../banks/blueprint.ts';
import type { Bank, Finding } from './bank.ts';

/** Check 2: each item has the level, skill and cell of the blueprint; the fairness of the draw rests on it. */
export function checkBlueprint(bank: Bank): Finding[] {
  const plan = new Map(BLUEPRINT.filter((row) => row.bank === bank.name).map((row) => [row.id, row]));
  return bank.items.flatMap((item) => {
    const row = plan.get(item.id);
    if (!row) return [];
    const planned = `${row.cefr} ${row.skill} ${row.cell ?? '-'}`;
    const actual = `${item.source.cefr} ${item.source.skill} ${item.cell ?? '-'}`;
    if (planned === actual) return [];
    const message = `is ${actual}, the blueprint says ${planned}`;
    return [{ check: '2 blueprint', level: 'fail' as const, itemId: item.id, message }];
  });
}
