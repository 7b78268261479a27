import { sendMessage } from '@fasih/school/learning/bulk/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { focusFirst, issuesOf, sentenceOf } from '../../lib/issues.ts';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Notice } from '../../ui/basics.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { LongTextField, TextField } from '../../ui/fields.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { LeftOut } from '../series/left-out.tsx';
import { messagePlanQuery } from './queries.ts';

export type Recipients = { learnerIds?: string[]; classIds?: string[] };

/** A message to the families of many learners: whom it reaches stands there before it is sent. */
export function MessageDialog({
  recipients,
  names,
  onDone,
  onClose,
}: {
  recipients: Recipients;
  /** What the chosen rows are called in their list. */
  names: readonly string[];
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useTexts('bulk').message;
  const { why } = useTexts('bulk');
  const common = useTexts('common');
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  const [issues, setIssues] = useState<Record<string, string>>({});
  const plan = useQuery(messagePlanQuery(recipients));
  const send = useAction(sendMessage, {
    onDone: ({ families }) => {
      onDone();
      return notify('good', t.sent({ n: families }));
    },
    // Somebody has changed meanwhile: the preview shows whom it reaches now.
    onError: () => plan.refetch(),
  });
  const errorOf = (name: string) =>
    issues[name] === undefined ? undefined : sentenceOf(common.fields, issues[name]);
  return (
    <FormDialog
      wide
      title={t.title}
      lead={t.lead}
      onSubmit={(event) => {
        event.preventDefault();
        if (plan.data === undefined) return;
        const body = { ...recipients, title, text, seen: plan.data.seen };
        const found = issuesOf(sendMessage.body, body);
        setIssues(found);
        focusFirst(event.currentTarget, found);
        if (Object.keys(found).length === 0) void send.run({ body });
      }}
      problem={send.problem}
      isPending={send.isPending}
      isBlocked={plan.data === undefined || plan.isFetching || plan.data.families === 0}
      submitLabel={t.send}
      onClose={onClose}
    >
      <Loaded query={plan} lines={2}>
        {({ families, learners, excluded }) => (
          <>
            <Notice kind={families === 0 ? 'attention' : 'info'}>
              {families === 0 ? t.nobody : t.reaches({ families, learners })}
            </Notice>
            <Disclosure summary={common.selection.chosen({ n: names.length })}>
              <Stack as="ul" gap={1}>
                {names.map((name, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the choice stays while the dialog is open, and two may share a name
                  <li key={at}>{name}</li>
                ))}
              </Stack>
            </Disclosure>
            <LeftOut
              rows={excluded.map((one, at) => ({ key: String(at), name: one.name, why: why[one.why] }))}
            />
          </>
        )}
      </Loaded>
      <TextField
        name="title"
        label={t.subject}
        value={title}
        error={errorOf('title')}
        required
        maxLength={100}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <LongTextField
        name="text"
        label={t.text}
        value={text}
        error={errorOf('text')}
        required
        maxLength={2000}
        rows={6}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
