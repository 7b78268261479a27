import { BANK_IDS } from '@fasih/school/assessment/banks/contract';
import { expect, it } from 'vitest';
import { checkDraft } from './check-draft.ts';
import type { CheckTask } from './check-worker.ts';
import { fileItems } from './items.ts';

const banks = Object.fromEntries(
  BANK_IDS.map((id) => [id, structuredClone(fileItems(id))]),
) as CheckTask['banks'];
const [first, second] = banks.teen;
if (first === undefined || second === undefined) throw new Error('the bank of teens is empty');
const unchanged = { bank: 'teen', itemId: String(first.id), draft: first } as const;

it('a draft is held against the live banks of its moment, also by a thread that saw earlier ones', async () => {
  const own = await checkDraft({ banks, ...unchanged });
  // Another question went live with a fault of its own, which is not the draft's.
  const faulty = { ...second, question: 'A sentence without its gap.' };
  const later = { ...banks, teen: banks.teen.map((one) => (one === second ? faulty : one)) };
  expect(await checkDraft({ banks: later, ...unchanged })).toEqual(own);
  const corrected = { bank: 'teen', itemId: String(second.id), draft: faulty } as const;
  expect(await checkDraft({ banks, ...corrected })).toContainEqual(
    expect.objectContaining({ level: 'fail' }),
  );
});

it('several drafts are checked at once, each with its own answer', async () => {
  const faulty = { ...first, question: 'A sentence without its gap.' };
  const [good, bad] = await Promise.all([
    checkDraft({ banks, ...unchanged }),
    checkDraft({ banks, ...unchanged, draft: faulty }),
  ]);
  expect(good.filter(({ level }) => level === 'fail')).toEqual([]);
  expect(bad.some(({ level }) => level === 'fail')).toBe(true);
});
