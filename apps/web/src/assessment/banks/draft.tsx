import {
  dropDraft,
  type ItemDetail,
  type ItemWords,
  itemWords,
  publishDraft,
  saveDraft,
} from '@fasih/school/assessment/banks/contract';
import type * as z from 'zod/mini';
import { useTexts } from '../../lib/language.tsx';
import { latestProblem, useAction } from '../../lib/use-action.ts';
import { confirm } from '../../ui/ask.tsx';
import { Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { Part } from '../../ui/page.tsx';
import { useRecordForm } from '../../ui/record-form.tsx';
import { DraftConflict, wordsOf } from './conflict.tsx';
import { Findings } from './findings.tsx';
import { BANK_READS } from './queries.ts';
import { WordsFields } from './words.tsx';

type Draft = NonNullable<ItemDetail['draft']>;
type Values = ItemWords & Record<string, unknown>;

/** The draft of an item's next version: written, checked by the server when it is saved, and published when it passes. */
export function ItemDraft({ item, onGone }: { item: ItemDetail; onGone: (text: string | null) => void }) {
  const t = useTexts('banks').draft;
  const common = useTexts('common');
  const { bankId, itemId, draft } = item;
  const params = { bankId, itemId };
  const change = useAction(saveDraft, { invalidates: BANK_READS });
  const { form, isSaved, isPending, onSubmit, conflict } = useRecordForm<Values, ItemDetail>({
    schema: itemWords as z.ZodMiniType<Values, Values>,
    record: item,
    valuesOf: (record) => wordsOf(record) as Values,
    versionOf: (record) => record.draft?.version ?? 0,
    save: (words, version) => change.send({ params, body: { ...words, version } }),
  });
  const typed = itemWords.safeParse(form.form.getValues());
  const isChanged = !typed.success || JSON.stringify(typed.data) !== JSON.stringify(draft?.words);
  const fails = draft?.findings.filter(({ level }) => level === 'fail').length ?? 0;
  const drop = useAction(dropDraft, { invalidates: BANK_READS, onDone: () => onGone(t.dropped) });
  const publish = useAction(publishDraft, { invalidates: BANK_READS, onDone: () => onGone(t.published) });
  const isLeaving = drop.isPending || publish.isPending;
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
    <Part title={t.title} lead={t.lead}>
      <Form
        isAtEnd
        onSubmit={onSubmit}
        state={{ problem: form.whole, isPending }}
        submitLabel={t.save}
        pendingLabel={t.saving}
        beside={
          <Button
            look="quiet"
            isPending={isLeaving}
            onClick={() => (draft === null ? onGone(null) : void askDrop(draft))}
          >
            {draft === null ? common.cancel : t.drop}
          </Button>
        }
      >
        <WordsFields form={form.form} />
      </Form>
      {conflict !== null && <DraftConflict {...conflict} />}
      {draft !== null && (
        <>
          {isSaved && <Notice kind="good">{t.saved}</Notice>}
          <Findings findings={draft.findings} />
          <FormError message={latestProblem(drop, publish)} />
          <Row justify="end">
            {isChanged && <Text isMuted>{t.unsaved}</Text>}
            <Button
              disabled={isChanged || fails > 0}
              isPending={isLeaving}
              onClick={() => void askPublish(draft)}
            >
              {t.publish}
            </Button>
          </Row>
        </>
      )}
    </Part>
  );
}
