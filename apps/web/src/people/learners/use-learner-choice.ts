import type { AgeGroup } from '@fasih/school/basics/age-group';
import { dayIn } from '@fasih/school/basics/instants';
import { addLearner, giveConsent, type Learner, selfForm } from '@fasih/school/people/learners/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { issuesOf } from '../../lib/issues.ts';
import { Problem } from '../../lib/problem.ts';
import { schoolNow } from '../../lib/school-clock.ts';
import { useAction } from '../../lib/use-action.ts';
import { useMe } from '../accounts/queries.ts';
import { ageOfTyped, type ChildDraft, childOf, consentOf, EMPTY_CHILD } from './draft.ts';
import { keepChild, keptChild } from './kept-child.ts';
import { CONSENT_READS, LEARNER_READS, learnersQuery } from './queries.ts';

/** `self` and `child` are learners who are not known yet; anything else is a learner's id. */
export type LearnerPick = 'self' | 'child' | (string & {});

/** What kept the learner from being named, where it is not a field: a sentence of ours or of the server. */
export type LearnerTrouble = { kind: 'choose' } | { kind: 'said'; fault: Problem } | null;

/**
 * Who the package is for, inside step 1. What was typed stays, whatever is pressed meanwhile, and over a reload; a learner who was just
 * added is not added again when paying fails afterwards. `wanted` is the learner that the address names.
 */
export function useLearnerChoice(active: boolean, wanted: string | null = null) {
  const list = useQuery(learnersQuery(active));
  const me = useMe(active).data;
  const add = useAction(addLearner, { invalidates: LEARNER_READS });
  const giving = useAction(giveConsent, { invalidates: CONSENT_READS });
  const [picked, setPicked] = useState<LearnerPick | null>(null);
  const [typed, setDraft] = useState<ChildDraft>(EMPTY_CHILD);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [trouble, setTrouble] = useState<LearnerTrouble>(null);
  /** The learner for whom the server requires consent, although the list did not say so. */
  const [consentNeededFor, setConsentNeededFor] = useState<string | null>(null);

  const learners = list.data ?? [];
  const pickAmong = (known: readonly Learner[]): LearnerPick | null =>
    picked ?? known.find(({ id }) => known.length === 1 || id === wanted)?.id ?? null;
  const pick = pickAmong(learners);
  const learner = learners.find((one) => one.id === pick) ?? null;
  const guardian = me?.profile.full_name ?? '';
  /** The account's own name is asked once, where nobody knows it yet. */
  const [selfName, setSelfName] = useState('');
  const account = me?.id;
  const [restoredFor, setRestoredFor] = useState<string>();
  useEffect(() => {
    if (account === undefined || account === restoredFor) return;
    setRestoredFor(account);
    const kept = keptChild(account);
    // What was typed before the account was known is newer.
    if (kept === null || typed !== EMPTY_CHILD) return;
    setDraft(kept.draft);
    setSelfName(kept.selfName);
    if (wanted === null) setPicked((now) => now ?? kept.pick);
  }, [account, restoredFor, typed, wanted]);
  useEffect(() => {
    if (account === undefined || account !== restoredFor) return;
    const pick = picked === 'child' ? 'child' : picked === 'self' ? 'self' : null;
    keepChild(account, { pick, draft: typed, selfName: picked === 'self' ? selfName : '' });
  }, [account, restoredFor, picked, typed, selfName]);
  const needsName = pick === 'self' && me !== undefined && guardian === '';
  const needsConsent = learner !== null && (learner.consentNeeded || consentNeededFor === learner.id);

  // Whom the buyer is to this child is known from before.
  const draft: ChildDraft =
    needsConsent && typed.relation === '' ? { ...typed, relation: learner.relation ?? '' } : typed;

  const choose = (next: LearnerPick) => {
    setPicked(next);
    setErrors({});
    setTrouble(null);
  };
  const change = (part: Partial<ChildDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))));
  };
  const nameSelf = (typed: string) => {
    setSelfName(typed);
    setErrors({});
  };
  const added = (one: Learner) => {
    setPicked(one.id);
    setDraft(EMPTY_CHILD);
    return one.id;
  };

  /**
   * The learner's id, named or added or consented to just now; null when a field is missing or wrong, which then is
   * shown. Any other refusal is thrown for the caller to say.
   */
  const settle = async (): Promise<string | null> => {
    setTrouble(null);
    // Pressed before the learners have come, it means whom the page is about to show as chosen.
    const known = list.data ?? (await list.refetch({ cancelRefetch: false })).data ?? [];
    const meant = pickAmong(known);
    if (meant === null) {
      setTrouble({ kind: 'choose' });
      return null;
    }
    try {
      if (meant === 'self') {
        const self = {
          kind: 'self' as const,
          adult: true as const,
          ...(needsName ? { name: selfName } : {}),
        };
        const issues = issuesOf(selfForm, self);
        if (Object.keys(issues).length > 0) {
          setErrors(issues);
          return null;
        }
        return added(await add.send({ body: self }));
      }
      if (meant === 'child') {
        const child = childOf(draft, guardian, dayIn(schoolNow()));
        if ('body' in child && child.body !== undefined) return added(await add.send({ body: child.body }));
        setErrors(child.issues ?? {});
        return null;
      }
      if (!needsConsent) return meant;
      const consent = consentOf(draft, guardian);
      if (!('body' in consent) || consent.body === undefined) {
        setErrors(consent.issues ?? {});
        return null;
      }
      await giving.send({ params: { learnerId: meant }, body: consent.body });
      setConsentNeededFor(null);
      return meant;
    } catch (fault) {
      if (!(fault instanceof Problem) || Object.keys(fault.fields).length === 0) throw fault;
      setErrors(fault.fields);
      setTrouble({ kind: 'said', fault });
      return null;
    }
  };

  /** The server's two refusals about learners are shown as the choice, or as the consent of that learner. */
  const refused = (code: string, learnerId: string | null) => {
    void list.refetch();
    if (code === 'learners.consentNeeded' && learnerId !== null) setConsentNeededFor(learnerId);
    else {
      setPicked(null);
      setTrouble({ kind: 'choose' });
    }
  };

  const typedAge = pick === 'child' ? ageOfTyped(draft.birth_date, dayIn(schoolNow())) : null;
  const age: AgeGroup | null =
    pick === 'self'
      ? 'adult'
      : pick === 'child'
        ? typedAge === 'tooYoung' || typedAge === 'future'
          ? null
          : typedAge
        : (learner?.ageGroup ?? (learner?.kind === 'self' ? 'adult' : null));
  const name = pick === 'child' ? draft.name.trim() : (learner?.name ?? '');

  return {
    list,
    learners,
    pick,
    learner,
    needsConsent,
    needsName,
    selfName,
    nameSelf,
    guardian,
    draft,
    errors,
    trouble,
    age,
    name,
    choose,
    change,
    settle,
    refused,
  };
}

export type LearnerChoice = ReturnType<typeof useLearnerChoice>;
