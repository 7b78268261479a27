import { bankFileOf, itemsOf } from './bank-files.ts';

/**
 * Prints a bank without keys, reasons and points, as JSON for a blind solver:
 * `node content/checks/blind-sheet.ts kids-placement [id ...]`. With ids, only those items.
 */
const [bank, ...ids] = process.argv.slice(2);
const sheet = itemsOf(bankFileOf(bank))
  .filter((item) => ids.length === 0 || ids.includes(item.id))
  .map((item) => ({
    id: item.id,
    ...(item.source.text === undefined ? {} : { text: item.source.text }),
    ...('imageUrl' in item.source && item.source.imageUrl ? { picture: item.source.imageUrl } : {}),
    question: item.source.question,
    options:
      'correctAnswer' in item.source
        ? item.options.map((option) => option.text)
        : Object.fromEntries(item.options.map((option) => [option.letter, option.text])),
  }));
process.stdout.write(`${JSON.stringify(sheet, null, 1)}\n`);
