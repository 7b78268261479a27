import {
  dropDraft,
  type ItemDetail,
  type ItemWords,
  itemWords,
  publishDraft,
  saveDraft,
} from '@fasih/school/assessment/banks/contract';
import { useState } from 'react';
import { useContractForm } from '../lib/contract-form.ts';
import { useTexts } from '../lib/language.tsx';
import { staleRecord } from '../lib/problem.ts';
import { latestProblem, useAction } from '../lib/use-action.ts';
import css from '../teachers/components/teachers.module.css';
import { confirm } from '../ui/ask.tsx';
import { Notice } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/fields.tsx';
import forms from '../ui/parts/forms.module.css';
import { BANK_READS } from './banks-api.ts';
import { DraftConflict, type Theirs, wordsOf } from './banks-conflict.tsx';
import { Findings } from './banks-findings.tsx';
import { WordsFields } from './banks-words.tsx';

type Draft = NonNullable<ItemDetail['draft']>;
type Values = ItemWords & Record<string, unknown>;

/** The draft of an item's next version: written, checked by the server when it is saved, and published when it passes. */
export function ItemDraft({ item, onGone }: { item: ItemDetail; onGone: (text: string | null) => void }) {
  const t = useTexts('banks').draft;
  const common = useTexts('common');
  const { bankId, itemId, draft } = item;
  const params = { bankId, itemId };
  // What stood there when the editing began: a later draft must not slip in under what is typed.
  const [base, setBase] = useState(item);
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  const [isSaved, setSaved] = useState(false);
  const form = useContractForm(itemWords, wordsOf(item) as Values);
  const typed = () => itemWords.parse(form.form.getValues());
  const isChanged = draft === null || JSON.stringify(typed()) !== JSON.stringify(draft.words);
  const fails = draft?.findings.filter(({ level }) => level === 'fail').length ?? 0;
  const change = useAction(saveDraft, {
    invalidates: BANK_READS,
    onStale: setTheirs,
    onDone: (stored) => {
      setBase(stored);
      form.form.setValues(wordsOf(stored) as Values);
      setSaved(true);
    },
  });
  const drop = useAction(dropDraft, { invalidates: BANK_READS, onDone: () => onGone(t.dropped) });
  const publish = useAction(publishDraft, { invalidates: BANK_READS, onDone: () => onGone(t.published) });
  const isPending = drop.isPending || publish.isPending;
  const save = (words: ItemWords, on: ItemDetail) => {
    setSaved(false);
    setTheirs(null);
    return change.send({ params, body: { ...words, version: on.draft?.version ?? 0 } });
  };
  const refuse = (error: unknown) => {
    if (staleRecord(error) === null) form.refuse(error);
  };
  const askDrop = async ({ version }: Draft) => {
    const question = { title: t.dropOf({ id: itemId }), text: t.dropText, no: common.cancel, yes: t.drop };
    if (await confirm({ ...question, grave: true })) await drop.run({ params, query: { version } });
  };
  const askPublish = async ({ version }: Draft) => {
    const question = { title: t.publishOf({ id: itemId }), text: t.publishText };
    if (await confirm({ ...question, no: common.cancel, yes: t.publish }))
      await publish.run({ params, body: { version } });
  };
  return (
    <section className={css.section} aria-labelledby="item-draft">
      <h2 id="item-draft">{t.title}</h2>
      <p className={css.quiet}>{t.lead}</p>
      <form className={forms.form} noValidate onSubmit={form.submit((words) => save(words, base), refuse)}>
        <FormError message={form.whole} />
        <WordsFields form={form.form} />
        <div className={forms.answers}>
          <Button
            look="quiet"
            isPending={isPending}
            onClick={() => (draft === null ? onGone(null) : void askDrop(draft))}
          >
            {draft === null ? common.cancel : t.drop}
          </Button>
          <Button type="submit" isPending={form.sending}>
            {form.sending ? t.saving : t.save}
          </Button>
        </div>
      </form>
      {theirs !== null && (
        <DraftConflict
          base={wordsOf(base)}
          mine={typed()}
          theirs={theirs}
          onSave={(merged) => {
            form.form.setValues(merged as Values);
            save(merged, theirs).catch(refuse);
          }}
          onClose={() => setTheirs(null)}
        />
      )}
      {draft !== null && (
        <>
          {isSaved && <Notice kind="good">{t.saved}</Notice>}
          <Findings findings={draft.findings} />
          <FormError message={latestProblem(drop, publish)} />
          <div className={forms.answers}>
            {isChanged && <p className={css.quiet}>{t.unsaved}</p>}
            <Button
              disabled={isChanged || fails > 0}
              isPending={isPending}
              onClick={() => void askPublish(draft)}
            >
              {t.publish}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
