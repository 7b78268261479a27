import type { Reply } from '@fasih/school/basics/contract';
import { pauseClass, resumeClass } from '@fasih/school/learning/meetings/pause-contract';
import { useState } from 'react';
import { useReason } from '../../../catalogue/policy/reason.tsx';
import { issuesOf, sentenceOf } from '../../../lib/contract-form.ts';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { useProblemText } from '../../../lib/problem-sentence.ts';
import { useAction } from '../../../lib/use-action.ts';
import { confirm, notify } from '../../../ui/ask.tsx';
import { Notice } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LongTextField, TextField } from '../../../ui/fields.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Muted, Row, Stack } from '../../../ui/layout.tsx';
import { MEETING_READS } from '../../meetings/admin/reads.ts';

type Paused = Reply<typeof pauseClass>;

/** Ends a pause after a question; says how many meetings have their old time again. */
export function useResume(classId: string): { ask: () => Promise<void>; isPending: boolean } {
  const t = useTexts('staff').classes.one;
  const m = useTexts('meetings').pause;
  const common = useTexts('common');
  const problemText = useProblemText();
  const resume = useAction(resumeClass, {
    invalidates: MEETING_READS,
    onDone: ({ planned, toPlan }) =>
      notify('good', m.resumed({ planned: planned.length, toPlan: toPlan.length })),
    onError: (error) => notify('bad', problemText(error)),
  });
  const ask = async () => {
    const sure = await confirm({ title: t.resume, text: t.resumeText, no: common.cancel, yes: m.resume });
    if (sure) await resume.run({ params: { classId } });
  };
  return { ask, isPending: resume.isPending };
}

/** Pauses a class between two days: what comes back to plan, and what stays because it is too near, stands there after. */
export function PauseDialog({ classId, onClose }: { classId: string; onClose: () => void }) {
  const t = useTexts('staff').classes.one;
  const words = useTexts('staff');
  const m = useTexts('meetings').pause;
  const common = useTexts('common');
  const [form, setForm] = useState({ from: '', until: '', reason: '' });
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [paused, setPaused] = useState<Paused | null>(null);
  const pause = useAction(pauseClass, { invalidates: MEETING_READS, onDone: setPaused });
  const save = () => {
    const found = issuesOf(pauseClass.body, form);
    setIssues(found);
    if (Object.keys(found).length === 0) void pause.run({ params: { classId }, body: form });
  };
  const field = (name: keyof typeof form) => ({
    value: form[name],
    required: true,
    error: issues[name] === undefined ? undefined : sentenceOf(common.fields, issues[name]),
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setForm((now) => ({ ...now, [name]: value }));
    },
  });
  if (paused !== null) return <Done paused={paused} onClose={onClose} />;
  return (
    <FormDialog
      title={m.title}
      lead={t.pauseText}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      problem={pause.problem}
      isPending={pause.isPending}
      submitLabel={m.submit}
      pendingLabel={words.sending}
      onClose={onClose}
    >
      <TextField label={m.from} type="date" {...field('from')} />
      <TextField label={m.until} type="date" {...field('until')} />
      <LongTextField label={m.reason} maxLength={500} {...field('reason')} />
    </FormDialog>
  );
}

function Done({ paused, onClose }: { paused: Paused; onClose: () => void }) {
  const t = useTexts('meetings');
  const common = useTexts('common');
  const lang = useLang();
  const sentence = useReason();
  return (
    <Dialog title={t.pause.title} closeName={common.close} onClose={onClose}>
      <Stack>
        <Notice kind="good">{t.pause.done({ count: paused.toPlan.length })}</Notice>
        {paused.staying.length > 0 && (
          <div>
            <p>{t.pause.staying}</p>
            <ul>
              {paused.staying.map((one) => (
                <li key={one.meetingId}>
                  {t.number({ number: one.number })}, {formatInstant(one.start, lang)}.{' '}
                  <Muted size="small">{sentence(one.decision)}</Muted>
                </li>
              ))}
            </ul>
          </div>
        )}
        <Row justify="end">
          <Button onClick={onClose}>{common.close}</Button>
        </Row>
      </Stack>
    </Dialog>
  );
}
