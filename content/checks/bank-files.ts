import { adultPlacement } from '../banks/adult-placement.ts';
import { kidsPlacement } from '../banks/kids-placement.ts';
import { pretest } from '../banks/pretest.ts';
import { teenPlacement } from '../banks/teen-placement.ts';
import { type Bank, type CheckedItem, placementBank, pretestBank } from './bank.ts';

/** The five banks of the blueprint. */
export const BANKS: readonly Bank[] = [
  placementBank('kids', kidsPlacement),
  placementBank('teen', teenPlacement),
  placementBank('adult', adultPlacement),
  pretestBank('kids_pretest', pretest),
  pretestBank('teen_pretest', pretest),
];

export const BANK_FILES = ['kids-placement', 'teen-placement', 'adult-placement', 'pretest'] as const;
export type BankFile = (typeof BANK_FILES)[number];

const NAMES_IN_FILE: Record<BankFile, readonly Bank['name'][]> = {
  'kids-placement': ['kids'],
  'teen-placement': ['teen'],
  'adult-placement': ['adult'],
  pretest: ['teen_pretest', 'kids_pretest'],
};

/** The items of one bank file; both pretests are one file. */
export function itemsOf(file: BankFile): CheckedItem[] {
  return NAMES_IN_FILE[file].flatMap((name) => BANKS.find((bank) => bank.name === name)?.items ?? []);
}

/** A word from the command line as a bank file; throws with the known names. */
export function bankFileOf(word: string | undefined): BankFile {
  const file = BANK_FILES.find((name) => name === word);
  if (!file) throw new Error(`name one bank: ${BANK_FILES.join(', ')}`);
  return file;
}
