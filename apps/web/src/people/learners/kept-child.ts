import { LEARNER_FACTS, RELATIONS } from '@fasih/school/people/learners/contract';
import * as z from 'zod/mini';
import { type ChildDraft, EMPTY_CHILD } from './draft.ts';

const KEY = 'learner.draft';

/** What is kept of a form while somebody buys. A consent is given when it is sent, so it is ticked again. */
export type KeptChild = { pick: 'self' | 'child' | null; draft: ChildDraft; selfName: string };

const kept = z.object({
  account: z.string(),
  pick: z.nullable(z.enum(['self', 'child'])),
  facts: z.record(z.enum(LEARNER_FACTS), z.string()),
  relation: z.union([z.enum(RELATIONS), z.literal('')]),
  guardianName: z.nullable(z.string()),
  selfName: z.string(),
});

/** What this account has typed in this tab and not sent, or null. */
export function keptChild(account: string): KeptChild | null {
  try {
    const { data } = kept.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
    if (data?.account !== account) return null;
    const { pick, facts, relation, guardianName, selfName } = data;
    return { pick, selfName, draft: { ...EMPTY_CHILD, ...facts, relation, guardianName } };
  } catch {
    return null;
  }
}

/** Keeps what was typed over a reload of the page; nothing typed forgets it. */
export function keepChild(account: string, { pick, draft, selfName }: KeptChild): void {
  const { relation, guardianName, consent: _, ...facts } = draft;
  const isEmpty =
    selfName === '' &&
    relation === '' &&
    guardianName === null &&
    LEARNER_FACTS.every((fact) => facts[fact] === '');
  try {
    if (isEmpty) sessionStorage.removeItem(KEY);
    else
      sessionStorage.setItem(KEY, JSON.stringify({ account, pick, facts, relation, guardianName, selfName }));
  } catch {
    // Storage may be full or switched off: then the form lives as long as the page.
  }
}
