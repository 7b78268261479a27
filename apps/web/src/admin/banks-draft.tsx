import {
  dropDraft,
  type ItemDetail,
  type ItemWords,
  itemWords,
  publishDraft,
  saveDraft,
} from '@fasih/school/assessment/banks/contract';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { useContractForm } from '../lib/contract-form.ts';
import { useTexts } from '../lib/language.tsx';
import { staleRecord } from '../lib/problem.ts';
import { useRefresh } from '../teachers/api.ts';
import css from '../teachers/components/teachers.module.css';
import { confirm } from '../ui/ask.tsx';
import { Notice } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/fields.tsx';
import forms from '../ui/parts/forms.module.css';
import { useWrite } from '../ui/use-write.ts';
import { DraftConflict, type Theirs, wordsOf } from './banks-conflict.tsx';
import { Findings } from './banks-findings.tsx';
import { WordsFields } from './banks-words.tsx';

/** The draft of an item's next version: written, checked by the server when it is saved, and published when it passes. */
export function ItemDraft({ of, onGone }: { of: ItemDetail; onGone: (said: string | null) => void }) {
  const t = useTexts('banks').draft;
  const common = useTexts('common');
  const refresh = useRefresh();
  const write = useWrite();
  const [saved, setSaved] = useState(false);
  // What stood there when the editing began: a later draft must not slip in under what is typed.
  const [base, setBase] = useState(of);
  const [conflict, setConflict] = useState<{ mine: ItemWords; theirs: Theirs } | null>(null);
  const form = useContractForm(itemWords, wordsOf(of) as ItemWords & Record<string, unknown>);
  const params = { bankId: of.bankId, itemId: of.itemId };
  const changed =
    of.draft === null ||
    JSON.stringify(itemWords.parse(form.form.getValues())) !== JSON.stringify(of.draft.words);
  const fails = of.draft?.findings.filter(({ level }) => level === 'fail').length ?? 0;
  const save = async (words: ItemWords, on: ItemDetail) => {
    setSaved(false);
    const stored = await call(saveDraft, { params, body: { ...words, version: on.draft?.version ?? 0 } });
    setBase(stored);
    setConflict(null);
    form.form.setValues(wordsOf(stored) as ItemWords & Record<string, unknown>);
    await refresh('banks');
    setSaved(true);
  };
  const onFault = (mine: ItemWords) => (fault: unknown) => {
    const theirs = staleRecord<Theirs>(fault);
    if (theirs === null) form.refuse(fault);
    setConflict(theirs && { mine, theirs });
  };
  const drop = async () => {
    const { draft } = of;
    if (draft === null) return;
    const question = { title: t.dropOf({ id: of.itemId }), text: t.dropText, no: common.cancel, yes: t.drop };
    if (!(await confirm({ ...question, grave: true }))) return;
    const gone = await write.run(() => call(dropDraft, { params, query: { version: draft.version } }));
    if (gone) onGone(t.dropped);
    await refresh('banks');
  };
  const publish = async () => {
    const { draft } = of;
    if (draft === null) return;
    const question = { title: t.publishOf({ id: of.itemId }), text: t.publishText };
    if (!(await confirm({ ...question, no: common.cancel, yes: t.publish }))) return;
    const done = await write.run(() => call(publishDraft, { params, body: { version: draft.version } }));
    if (done) onGone(t.published);
    await refresh('banks');
  };
  return (
    <section className={css.section} aria-labelledby="item-draft">
      <h2 id="item-draft">{t.title}</h2>
      <p className={css.quiet}>{t.lead}</p>
      <form
        className={forms.form}
        noValidate
        onSubmit={form.submit(
          (words) => save(words, base),
          (fault) => onFault(itemWords.parse(form.form.getValues()))(fault),
        )}
      >
        <FormError message={form.whole} />
        <WordsFields form={form.form} />
        <div className={forms.answers}>
          <Button
            look="quiet"
            disabled={write.sending}
            onClick={() => (of.draft === null ? onGone(null) : void drop())}
          >
            {of.draft === null ? common.cancel : t.drop}
          </Button>
          <Button type="submit" disabled={form.sending}>
            {form.sending ? t.saving : t.save}
          </Button>
        </div>
      </form>
      {conflict !== null && (
        <DraftConflict
          base={wordsOf(base)}
          mine={conflict.mine}
          theirs={conflict.theirs}
          onSave={(merged) => void save(merged, conflict.theirs).catch(onFault(merged))}
          onClose={() => setConflict(null)}
        />
      )}
      {of.draft !== null && (
        <>
          {saved && <Notice kind="good">{t.saved}</Notice>}
          <Findings of={of.draft.findings} />
          <FormError message={write.fault} />
          <div className={forms.answers}>
            {changed && <p className={css.quiet}>{t.unsaved}</p>}
            <Button disabled={changed || fails > 0 || write.sending} onClick={() => void publish()}>
              {t.publish}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
