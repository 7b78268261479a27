import type { BankName } from '../banks/blueprint.ts';
import { BLUEPRINT } from '../banks/blueprint.ts';
import { type Bank, type CheckedItem, type Finding, hasPicture, WHOLE_BANK } from './bank.ts';

/** How many items each bank has (docs/product/tests.md#banks). */
export const BANK_SIZES: Record<BankName, number> = {
  kids: 30,
  teen: 65,
  adult: 60,
  kids_pretest: 15,
  teen_pretest: 15,
};

const CATEGORY: Record<BankName, string> = {
  kids: 'Kids',
  teen: 'Teen',
  adult: 'Adult',
  kids_pretest: 'kids',
  teen_pretest: 'teen',
};

/** Pictures belong to the first five kids questions of the pretest (docs/product/tests.md#pretest). */
const PICTURE_IDS: ReadonlySet<string> = new Set(['16', '17', '18', '19', '20']);

/** Check 1: counts, ids, number of options, one key, and no field empty, untrimmed or not in normal form. */
export function checkShape(bank: Bank): Finding[] {
  const found: Finding[] = [];
  const fail = (itemId: string, message: string) =>
    found.push({ check: '1 shape', level: 'fail', itemId, message });
  const ids = bank.items.map((item) => item.id);
  if (ids.length !== BANK_SIZES[bank.name]) {
    fail(WHOLE_BANK, `${ids.length} items instead of ${BANK_SIZES[bank.name]}`);
  }
  const planned = BLUEPRINT.filter((row) => row.bank === bank.name).map((row) => row.id);
  for (const id of planned) if (!ids.includes(id)) fail(id, 'is missing');
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) !== index) fail(id, 'has an id used twice');
    if (!planned.includes(id)) fail(id, 'has an id that the blueprint does not know');
  }
  for (const item of bank.items) for (const message of faultsOf(bank, item)) fail(item.id, message);
  return found;
}

function faultsOf(bank: Bank, item: CheckedItem): string[] {
  const options = bank.name.endsWith('pretest') ? 3 : 4;
  const faults = textsOf(item.source, '').flatMap(([path, text]) => textFaults(path, text));
  if (item.options.length !== options)
    faults.push(`has ${item.options.length} options instead of ${options}`);
  if (item.keyMatches !== 1) faults.push(`has a key that equals ${item.keyMatches} options`);
  if (item.source.category !== CATEGORY[bank.name]) faults.push(`has the category ${item.source.category}`);
  if (item.source.skill === 'R' && !item.source.text) faults.push('is a reading item without a text');
  const picture = hasPicture(item);
  if (picture !== PICTURE_IDS.has(item.id)) faults.push(picture ? 'has a picture' : 'lacks its picture');
  return faults;
}

function textFaults(path: string, text: string): string[] {
  if (text.trim() === '') return [`${path} is empty`];
  if (text.trim() !== text) return [`${path} begins or ends with a space`];
  if (text.normalize('NFC') !== text) return [`${path} is not in normal form C`];
  return / {2}/.test(text) ? [`${path} has two spaces in a row`] : [];
}

/** Every text in an item with its path, however deep. */
function textsOf(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, path ? `${path}.${name}` : name));
}
