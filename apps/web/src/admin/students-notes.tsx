import { addNote, type LearnerNote, noteForm, removeNote } from '@fasih/school/office/students/contract';
import { call } from '../lib/client.ts';
import { useContractForm } from '../lib/contract-form.ts';
import { formatInstant } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { confirm } from '../ui/ask.tsx';
import { Card } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { FormError, LongTextField } from '../ui/fields.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { useWrite } from '../ui/use-write.ts';
import css from './students.module.css';
import { useNotes, useStudentsRefresh } from './students-manage-api.ts';

/** What staff noted about a learner, with author and time; no family ever reads it. */
export function StudentNotes({ learnerId }: { learnerId: string }) {
  const t = useTexts('students').detail.notes;
  const notes = useNotes(learnerId);
  const refresh = useStudentsRefresh();
  const form = useContractForm(noteForm, { text: '' });
  // A browser fills in no notes; the field needs no ear for that.
  const { ref: _ref, ...text } = form.field('text');
  const send = async (values: { text: string }) => {
    await call(addNote, { params: { learnerId }, body: values });
    form.form.setValues({ text: '' });
    await refresh();
  };
  return (
    <section className={css.section} aria-labelledby="notes">
      <h2 id="notes">{t.title}</h2>
      <Card className={css.card}>
        <p className={css.quiet}>{t.hint}</p>
        <form className={css.note} noValidate onSubmit={form.submit(send)}>
          <FormError message={form.whole} />
          <LongTextField {...text} label={t.write} maxLength={2000} />
          <Button type="submit" size="small" look="quiet" disabled={form.sending}>
            {form.sending ? t.adding : t.add}
          </Button>
        </form>
        <Loaded query={notes} lines={2}>
          {({ data }) =>
            data.length === 0 ? (
              <p className={css.quiet}>{t.none}</p>
            ) : (
              <ul className={css.plain}>
                {data.map((note) => (
                  <Note key={note.id} of={note} learnerId={learnerId} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
    </section>
  );
}

function Note({ of, learnerId }: { of: LearnerNote; learnerId: string }) {
  const t = useTexts('students').detail.notes;
  const lang = useLang();
  const refresh = useStudentsRefresh();
  const write = useWrite();
  const when = formatInstant(of.at, lang);
  const remove = async () => {
    if (!(await confirm({ ...t.ask, grave: true }))) return;
    await write.run(
      () => call(removeNote, { params: { learnerId, noteId: of.id } }),
      () => refresh(),
    );
  };
  return (
    <li className={css.noteItem}>
      <p>{of.text}</p>
      <div className={css.actions}>
        <span className={css.quiet}>{t.by({ name: of.by, when })}</span>
        {of.mine && (
          <Button
            look="plain"
            size="small"
            aria-label={t.removeOf({ when })}
            disabled={write.sending}
            onClick={remove}
          >
            {t.remove}
          </Button>
        )}
      </div>
      <FormError message={write.fault} />
    </li>
  );
}
