import { existsSync, readFileSync } from 'node:fs';
import { CEFR_ORDER } from '@fasih/school/assessment/placement/draw';
import { describe, expect, test } from 'vitest';
import { CEFR_LEVELS } from '../banks/types.ts';
import { checkBank, checkBanksTogether, line } from './all.ts';
import type { Finding } from './bank.ts';
import { BANK_FILES, BANKS, itemsOf } from './bank-files.ts';
import { checkBlindRecord, loadRecord } from './blind.ts';
import type { PictureFolder } from './pictures.ts';

const contentFile = (path: string) => new URL(`../${path}`, import.meta.url);
const readIfThere = (path: string) =>
  existsSync(contentFile(path)) ? readFileSync(contentFile(path), 'utf8') : null;

const pictures: PictureFolder = {
  read: (imageUrl) => readIfThere(imageUrl.slice(1)),
  licenceNote: readIfThere('pictures/README.md') ?? '',
};

const failures = (name: string, findings: readonly Finding[]) =>
  findings.filter((finding) => finding.level === 'fail').map((finding) => line(name, finding));

const perBank = BANKS.map((bank) => ({ bank, findings: checkBank(bank, pictures) }));
const together = checkBanksTogether(BANKS);

describe('the question banks', () => {
  test.each(perBank)('$bank.name passes every automatic check', ({ bank, findings }) => {
    expect(failures(bank.name, findings)).toEqual([]);
  });

  test('stand beside each other without twins and with women and men alike', () => {
    expect(failures('all banks', together)).toEqual([]);
  });

  test('know the same levels as the draw', () => {
    expect([...CEFR_ORDER]).toEqual([...CEFR_LEVELS]);
  });

  test('print what a person should look at', () => {
    const warnings = [
      ...perBank.map(({ bank, findings }) => ({ name: bank.name, findings })),
      { name: 'all banks', findings: together },
    ].flatMap(({ name, findings }) =>
      findings.filter(({ level }) => level === 'warn').map((finding) => line(name, finding)),
    );
    process.stdout.write(`\n${warnings.length} warnings about the question banks\n${warnings.join('\n')}\n`);
    expect(warnings.every((warning) => warning.includes('[check '))).toBe(true);
  });
});

describe('every item was answered blind by two solvers', () => {
  test.each(BANK_FILES)('%s', (file) => {
    expect(failures(file, checkBlindRecord(itemsOf(file), loadRecord(file)))).toEqual([]);
  });
});
