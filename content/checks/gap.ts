import { type Bank, type CheckedItem, type Finding, filled, GAP, keyOf, stemOf } from './bank.ts';

/** Check 9: one gap or one question; the sentence with the key in it is well written. */
export function checkGap(bank: Bank): Finding[] {
  return bank.items.flatMap((item) =>
    faultsOf(item).map((message) => ({ check: '9 gap', level: 'fail' as const, itemId: item.id, message })),
  );
}

function faultsOf(item: CheckedItem): string[] {
  const { question } = item.source;
  const gaps = stemOf(item).match(/_+/g) ?? [];
  const faults: string[] = [];
  if (gaps.some((gap) => gap !== GAP)) faults.push('has a gap that is not written ____');
  if (gaps.length > 1) faults.push(`has ${gaps.length} gaps`);
  if (!question.includes(GAP)) {
    const marks = question.match(/\?/g) ?? [];
    if (marks.length !== 1) faults.push(`has no gap in the question and ${marks.length} question marks`);
    return faults;
  }
  const sentence = filled(item, keyOf(item));
  if (/[.,!?;:]\s*[.,;:]|\.\s*[!?]/.test(sentence.replaceAll('...', '…')))
    faults.push('has double punctuation with its key');
  if (!/^["“‘'(]?[\p{Lu}\p{N}]/u.test(sentence)) faults.push('does not begin with a capital with its key');
  if (!/[.!?…]["”’']?$/.test(sentence)) faults.push('does not end with a full stop or mark with its key');
  if (/\p{L}____|____\p{L}/u.test(question)) faults.push('has a gap that touches a word');
  return faults;
}
