import { type Bank, type CheckedItem, type Finding, wrongOptions } from './bank.ts';
import { looksIndonesian } from './indonesian.ts';

/** E1 to E22 of `content/banks/error-codes.ts`, or M, or D. */
const CODE = /^(?:E(?:[1-9]|1\d|2[0-2])|M|D)$/;

/** Check 13: every wrong option says, in Indonesian, which error of our learners it stands for. */
export function checkReasons(bank: Bank): Finding[] {
  return bank.items.flatMap((item) =>
    faultsOf(item).map((message) => ({
      check: '13 reasons',
      level: 'fail' as const,
      itemId: item.id,
      message,
    })),
  );
}

function faultsOf(item: CheckedItem): string[] {
  const wrong = wrongOptions(item);
  const faults = wrong.flatMap((option) => {
    if (!option.reason) return [`has no reason for option ${option.letter} "${option.text}"`];
    const { code, reason } = option.reason;
    if (!CODE.test(code)) return [`has the unknown code ${code}`];
    if (reason.includes('\n')) return [`has a reason of several lines for option ${option.letter}`];
    return looksIndonesian(reason) ? [] : [`has a reason that does not look Indonesian: "${reason}"`];
  });
  for (const name of item.strayReasons) faults.push(`has a reason for "${name}", which is no wrong option`);
  if (item.source.skill === 'G' && !wrong.some((option) => option.reason?.code.startsWith('E'))) {
    faults.push('is a grammar item without any error code');
  }
  return faults;
}
