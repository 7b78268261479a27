import type { Reply } from '@fasih/school/basics/contract';
import type { SchoolClass } from '@fasih/school/learning/classes/contract';
import { pauseClass, resumeClass } from '@fasih/school/learning/meetings/pause-contract';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { issuesOf, sentenceOf } from '../lib/contract-form.ts';
import { formatInstant } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { useMeetingsChanged } from '../meetings/api.ts';
import { useReason } from '../policy/reason.tsx';
import { confirm, notify } from '../ui/ask.tsx';
import { Notice } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FormError, LongTextField, TextField } from '../ui/fields.tsx';
import css from '../ui/parts/forms.module.css';
import { useWrite } from '../ui/use-write.ts';

type Paused = Reply<typeof pauseClass>;

/** Ends a pause after a question; says how many meetings have their old time again. */
export function Resume({ of }: { of: SchoolClass }) {
  const t = useTexts('staff').classes.one;
  const m = useTexts('meetings').pause;
  const common = useTexts('common');
  const changed = useMeetingsChanged();
  const write = useWrite();
  const resume = async () => {
    const sure = await confirm({ title: t.resume, text: t.resumeText, no: common.cancel, yes: m.resume });
    if (!sure) return;
    let said = '';
    const saved = await write.run(
      async () => {
        const { planned, toPlan } = await call(resumeClass, { params: { classId: of.id } });
        said = m.resumed({ planned: planned.length, toPlan: toPlan.length });
      },
      () => changed(),
    );
    if (saved) await notify('good', said);
  };
  return (
    <>
      <Button look="quiet" disabled={write.sending} onClick={resume}>
        {t.resume}
      </Button>
      {write.fault !== null && <Notice kind="bad">{write.fault}</Notice>}
    </>
  );
}

/** Pauses a class between two days: what comes back to plan, and what stays because it is too near, stands there after. */
export function PauseDialog({ of, onClose }: { of: SchoolClass; onClose: () => void }) {
  const t = useTexts('staff').classes.one;
  const words = useTexts('staff');
  const m = useTexts('meetings').pause;
  const common = useTexts('common');
  const changed = useMeetingsChanged();
  const write = useWrite();
  const [form, setForm] = useState({ from: '', until: '', reason: '' });
  const [issues, setIssues] = useState<Record<string, string>>({});
  const [done, setDone] = useState<Paused | null>(null);
  const save = async () => {
    const found = issuesOf(pauseClass.body, form);
    setIssues(found);
    if (Object.keys(found).length > 0) return;
    await write.run(
      async () => setDone(await call(pauseClass, { params: { classId: of.id }, body: form })),
      () => changed(),
    );
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
  return (
    <Dialog title={m.title} lead={t.pauseText} closeName={common.close} onClose={onClose}>
      {done !== null ? (
        <Done of={done} onClose={onClose} />
      ) : (
        <form
          noValidate
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <TextField label={m.from} type="date" {...field('from')} />
          <TextField label={m.until} type="date" {...field('until')} />
          <LongTextField label={m.reason} maxLength={500} {...field('reason')} />
          <FormError message={write.fault} />
          <div className={css.answers}>
            <Button look="quiet" onClick={onClose}>
              {common.cancel}
            </Button>
            <Button type="submit" disabled={write.sending}>
              {write.sending ? words.sending : m.submit}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

function Done({ of, onClose }: { of: Paused; onClose: () => void }) {
  const t = useTexts('meetings');
  const common = useTexts('common');
  const lang = useLang();
  const sentence = useReason();
  return (
    <div className={css.form}>
      <Notice kind="good">{t.pause.done({ count: of.toPlan.length })}</Notice>
      {of.staying.length > 0 && (
        <div>
          <p>{t.pause.staying}</p>
          <ul>
            {of.staying.map((one) => (
              <li key={one.meetingId}>
                {t.number({ number: one.number })}, {formatInstant(one.start, lang)}.{' '}
                <span className={css.quiet}>{sentence(one.decision)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={css.answers}>
        <Button onClick={onClose}>{common.close}</Button>
      </div>
    </div>
  );
}
