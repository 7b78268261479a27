import { type AuditChange, auditChanges } from '@fasih/messages/audit-change';
import type { AuditRow } from '@fasih/school/office/audit/contract';
import { Fragment, type ReactNode } from 'react';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Muted, Text } from '../../ui/layout.tsx';
import { Sides } from './change.tsx';
import { Target, useTargetName } from './target.tsx';

/** How many changes the sentence itself names; its details list all. */
const IN_SENTENCE = 2;
/** Placeholder for the record's name: a character that no text contains. */
const MARK = '\uE000';

/** As it stands inside a sentence; abbreviations (`SKCK`) stay. */
const lowerFirst = (text: string) =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** Who did it, and as what. */
export function Actor({ by }: { by: AuditRow['by'] }) {
  const t = useTexts('audit');
  if (by === null) return t.nobody;
  return (
    <>
      {by.name} <Muted size="small">{t.roles[by.role]}</Muted>
    </>
  );
}

/** What was done to whom: the words of the action around the names of its records. */
export function Deed({ action, children }: { action: string; children?: ReactNode }) {
  const t = useTexts('audit');
  const sentences: Record<string, ((p: { about: string }) => string) | undefined> = t.sentences;
  const words: Record<string, string> = t.actions;
  const plain = lowerFirst(words[action] ?? action);
  if (children === undefined) return plain;
  const [before, after] = (sentences[action]?.({ about: MARK }) ?? `${plain}: ${MARK}`).split(MARK);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}

/** Whether a change only repeats what the action says already, as the new state of what was ended. */
const isRepeated = ({ field, before }: AuditChange) =>
  before === null && (field === 'state' || field === 'status');

/** The changed values of an entry, with those that the sentence itself says. */
export function useChanges(entry: AuditRow): { all: AuditChange[]; said: AuditChange[] } {
  const all = auditChanges(entry, { lang: useLang(), texts: useTexts('audit') });
  return { all, said: all.filter((change) => !isRepeated(change)).slice(0, IN_SENTENCE) };
}

/** One entry as a sentence: who did what to whom. */
export function Sentence({ entry: { target, by, action }, isPart }: { entry: AuditRow; isPart: boolean }) {
  const isOwn = target.id !== null && target.id === by?.id;
  const hasName = useTargetName()(target) !== null && !isOwn;
  return (
    <>
      {!isPart && (
        <>
          <Actor by={by} />{' '}
        </>
      )}
      <Deed action={action}>{hasName ? <Target target={target} by={by} /> : undefined}</Deed>
    </>
  );
}

/** The first values that changed, from what to what. */
export function SaidChanges({ entry }: { entry: AuditRow }) {
  const { said } = useChanges(entry);
  if (said.length === 0) return null;
  return (
    <Text isMuted size="small">
      {said.map((change, n) => (
        <Fragment key={change.field}>
          {n > 0 && ' · '}
          {n > 0 ? lowerFirst(change.label) : change.label} <Sides change={change} names={entry.names} />
        </Fragment>
      ))}
    </Text>
  );
}
