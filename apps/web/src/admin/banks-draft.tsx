import {
  dropDraft,
  type ItemDetail,
  type ItemWords,
  itemWords,
  publishDraft,
  saveDraft,
} from '@fasih/school/banks/contract';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { useContractForm } from '../lib/contract-form.ts';
import { useTexts } from '../lib/language.tsx';
import { Problem } from '../lib/problem.ts';
import { useRefresh } from '../teachers/api.ts';
import forms from '../teachers/components/forms.module.css';
import css from '../teachers/components/teachers.module.css';
import { useWrite } from '../teachers/use-write.ts';
import { confirm } from '../ui/ask.tsx';
import { Notice } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { FormError } from '../ui/fields.tsx';
import { Findings } from './banks-findings.tsx';
import { WordsFields } from './banks-words.tsx';

/** The draft of an item's next version: written, checked by the server when it is saved, and published when it passes. */
export function ItemDraft({ of, onGone }: { of: ItemDetail; onGone: (said: string | null) => void }) {
  const t = useTexts('banks').draft;
  const common = useTexts('common');
  const refresh = useRefresh();
  const write = useWrite();
  const [saved, setSaved] = useState(false);
  const start = of.draft?.words ?? of.versions[0]?.words;
  if (start === undefined) throw new Error('an item without a version');
  const form = useContractForm(itemWords, start as ItemWords & Record<string, unknown>, (fault) =>
    fault instanceof Problem && fault.code === 'common.stale' ? t.stale : null,
  );
  const params = { bankId: of.bankId, itemId: of.itemId };
  const changed =
    of.draft === null ||
    JSON.stringify(itemWords.parse(form.form.getValues())) !== JSON.stringify(of.draft.words);
  const fails = of.draft?.findings.filter(({ level }) => level === 'fail').length ?? 0;
  const save = async (words: ItemWords) => {
    setSaved(false);
    await call(saveDraft, { params, body: { ...words, version: of.draft?.version ?? 0 } });
    await refresh('banks');
    setSaved(true);
  };
  const drop = async () => {
    const question = { title: t.dropOf({ id: of.itemId }), text: t.dropText, no: common.cancel, yes: t.drop };
    if (!(await confirm({ ...question, grave: true }))) return;
    const gone = await write.run(() => call(dropDraft, { params }));
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
        onSubmit={form.submit(save, (fault) => {
          form.refuse(fault);
          if (fault instanceof Problem && fault.code === 'common.stale') void refresh('banks');
        })}
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
