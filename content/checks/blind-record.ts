import { readFileSync, writeFileSync } from 'node:fs';
import { bankFileOf, itemsOf } from './bank-files.ts';
import { loadRecord, recordPath } from './blind.ts';
import { mergeAnswers, readAnswers } from './blind-merge.ts';

/**
 * Stores the answers of two blind solvers beside a bank:
 * `node content/checks/blind-record.ts <bank> <date> <name 1> <answers 1> <name 2> <answers 2>`.
 * Items that neither file holds keep their stored answers, so that rewritten items can be solved alone by the
 * same two solvers.
 */
const [bank, date, name1, file1, name2, file2] = process.argv.slice(2);
const bankFile = bankFileOf(bank);
if (!date || !name1 || !file1 || !name2 || !file2) {
  throw new Error('needs: <bank> <date> <name 1> <answers 1> <name 2> <answers 2>');
}
const record = mergeAnswers(itemsOf(bankFile), loadRecord(bankFile), [
  { name: name1, date, answers: readAnswers(readFileSync(file1, 'utf8')) },
  { name: name2, date, answers: readAnswers(readFileSync(file2, 'utf8')) },
]);
writeFileSync(recordPath(bankFile), `${JSON.stringify(record, null, 2)}\n`);
process.stdout.write(`${Object.keys(record.answers).length} items of ${bankFile} are stored\n`);
