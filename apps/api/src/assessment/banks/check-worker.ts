import { existsSync, readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { BankName } from '@fasih/content/banks/blueprint';
import type { PlacementItem, PretestItem } from '@fasih/content/banks/types';
import { checkBank, checkBanksTogether } from '@fasih/content/checks/all';
import { type Bank, type Finding, placementBank, pretestBank } from '@fasih/content/checks/bank';

/** All live banks, and the draft that replaces one item. */
export type CheckTask = {
  banks: Record<BankName, (PlacementItem | PretestItem)[]>;
  bank: BankName;
  itemId: string;
  draft: PlacementItem | PretestItem;
};

const contentFile = (path: string) => new URL(`../../../../../content/${path}`, import.meta.url);
const pictures = {
  read: (imageUrl: string) => textOf(imageUrl.slice(1)),
  licenceNote: textOf('pictures/README.md') ?? '',
};

function textOf(path: string): string | null {
  return existsSync(contentFile(path)) ? readFileSync(contentFile(path), 'utf8') : null;
}

function toBank(name: BankName, items: (PlacementItem | PretestItem)[]): Bank {
  return name === 'kids_pretest' || name === 'teen_pretest'
    ? pretestBank(name, items as PretestItem[])
    : placementBank(name, items as PlacementItem[]);
}

const findingKey = ({ check, level, itemId, message }: Finding) => `${check}|${level}|${itemId}|${message}`;

let lastBefore: { key: string; found: Set<string> } | undefined;

/** What a live bank and all of them together are found to have; kept for the next draft upon the same ones. */
function findingsBefore(all: Bank[], bank: BankName, key: string): Set<string> {
  if (lastBefore?.key === key) return lastBefore.found;
  const own = all.find(({ name }) => name === bank);
  const found = new Set(
    [...(own ? checkBank(own, pictures) : []), ...checkBanksTogether(all)].map(findingKey),
  );
  lastBefore = { key, found };
  return found;
}

/** Findings about the draft's item, and findings that the banks did not have before. */
function findingsOf({ banks, bank, itemId, draft }: CheckTask): Finding[] {
  const all = (Object.keys(banks) as BankName[]).map((name) => toBank(name, banks[name]));
  const drafted = toBank(
    bank,
    banks[bank].map((item) => (String(item.id) === itemId ? draft : item)),
  );
  const before = findingsBefore(all, bank, JSON.stringify([bank, banks]));
  const after = [
    ...checkBank(drafted, pictures),
    ...checkBanksTogether(all.map((one) => (one.name === bank ? drafted : one))),
  ];
  return after.filter((finding) => finding.itemId === itemId || !before.has(findingKey(finding)));
}

parentPort?.on('message', (task: CheckTask) => {
  parentPort?.postMessage(
    findingsOf(task).map(({ check, level, itemId, message }) => ({
      check,
      level,
      message: itemId === task.itemId ? message : `${itemId}: ${message}`,
    })),
  );
});
