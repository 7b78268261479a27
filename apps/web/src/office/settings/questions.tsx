import {
  getPublicQuestions,
  type KeptQuestion,
  type PublicQuestions,
  QUESTION_GROUPS,
  type QuestionGroup,
  type QuestionTexts,
  savePublicQuestions,
} from '@fasih/school/platform/settings/questions-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { confirm, notify } from '../../ui/ask.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { CardSection, Part } from '../../ui/page.tsx';
import { publicQuestionsQuery } from './queries.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { type QuestionRow, QuestionRows } from './question-rows.tsx';

/** The questions of the public pages: order, words, what is shown, and the school's own. */
export function QuestionSettings() {
  const questions = useQuery(publicQuestionsQuery);
  return (
    <Loaded query={questions} lines={8}>
      {(record) => <Questions record={record} />}
    </Loaded>
  );
}

const keptOf = ({ product: _, ...kept }: QuestionRow): KeptQuestion => kept;
const newKey = () => `own-${crypto.randomUUID().slice(0, 8)}`;

function Questions({ record }: { record: PublicQuestions }) {
  const t = useTexts('settings').questions;
  const common = useTexts('common');
  const [isStale, setStale] = useState(false);
  const save = useAction(savePublicQuestions, {
    updates: () => publicQuestionsQuery,
    invalidates: [getPublicQuestions],
    onDone: () => notify('good', t.saved),
    onStale: () => setStale(true),
  });
  const [editing, setEditing] = useState<{ row: QuestionRow | null; group: QuestionGroup } | null>(null);
  const all = record.questions.map(keptOf);

  const inputOf = (questions: KeptQuestion[]) => ({ body: { questions, version: record.version } });
  const change = async (questions: KeptQuestion[]) => {
    setStale(false);
    await save.run(inputOf(questions));
  };
  const replace = (key: string, part: Partial<KeptQuestion>) =>
    change(all.map((one) => (one.key === key ? { ...one, ...part } : one)));
  const move = (row: QuestionRow, by: -1 | 1) => {
    const group = all.filter((one) => one.group === row.group);
    const other = group[group.findIndex((one) => one.key === row.key) + by];
    const from = all.findIndex((one) => one.key === row.key);
    const to = all.findIndex((one) => one.key === other?.key);
    if (to < 0) return;
    void change(all.with(from, all[to] as KeptQuestion).with(to, all[from] as KeptQuestion));
  };
  const remove = async (row: QuestionRow) => {
    const sure = await confirm({
      title: t.removeAsk,
      text: t.removeText,
      no: common.cancel,
      yes: t.remove,
      grave: true,
    });
    if (sure) await change(all.filter(({ key }) => key !== row.key));
  };
  const resetAll = async () => {
    const sure = await confirm({
      title: t.resetAllAsk,
      text: t.resetAllText,
      no: common.cancel,
      yes: t.resetAll,
      grave: true,
    });
    if (sure) await change([]);
  };
  /** New words are the form's to save, so that a refusal is shown beside its fields. */
  const saveTexts = async (texts: QuestionTexts) => {
    if (editing === null) return;
    const { row, group } = editing;
    await save.send(
      inputOf(
        row === null
          ? [...all, { key: newKey(), group, shown: true, texts }]
          : all.map((one) => (one.key === row.key ? { ...one, texts } : one)),
      ),
    );
    setEditing(null);
  };
  return (
    <CardSection
      title={t.title}
      lead={t.lead}
      actions={
        <Button look="quiet" size="small" isPending={save.isPending} onClick={resetAll}>
          {t.resetAll}
        </Button>
      }
    >
      <FormError message={isStale ? t.stale : save.problem} />
      <Stack gap={6}>
        {QUESTION_GROUPS.map((group) => (
          <Part key={group} level="h3" title={t.groups[group]}>
            <QuestionRows
              rows={record.questions.filter((one) => one.group === group)}
              sending={save.isPending}
              onMove={move}
              onShow={(row) => replace(row.key, { shown: !row.shown })}
              onEdit={(row) => setEditing({ row, group })}
              onReset={(row) => replace(row.key, { texts: null })}
              onRemove={remove}
            />
            <div>
              <Button
                look="quiet"
                size="small"
                aria-label={t.addTo({ group: t.groups[group] })}
                onClick={() => setEditing({ row: null, group })}
              >
                {t.add}
              </Button>
            </div>
          </Part>
        ))}
      </Stack>
      {editing !== null && (
        <QuestionDialog row={editing.row} save={saveTexts} onClose={() => setEditing(null)} />
      )}
    </CardSection>
  );
}
