import { adminDashboard } from '@fasih/school/office/homes/admin-contract';
import {
  addNote,
  type LearnerNote,
  listNotes,
  noteForm,
  removeNote,
} from '@fasih/school/office/students/contract';
import { useQuery } from '@tanstack/react-query';
import { useContractForm } from '../../lib/contract-form.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { confirm } from '../../ui/ask.tsx';
import { Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError, LongTextField } from '../../ui/fields.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import forms from '../../ui/parts/forms.module.css';
import { notesQuery } from './queries.ts';
import css from './students.module.css';

const INVALIDATES = [listNotes, adminDashboard] as const;

/** What staff noted about a learner, with author and time; no family ever reads it. */
export function StudentNotes({ learnerId }: { learnerId: string }) {
  const t = useTexts('students').detail.notes;
  const notes = useQuery(notesQuery(learnerId));
  const form = useContractForm(noteForm, { text: '' });
  // A browser fills in no notes; the field needs no ear for that.
  const { ref: _ref, ...text } = form.field('text');
  const add = useAction(addNote, {
    invalidates: INVALIDATES,
    onDone: () => form.form.setValues({ text: '' }),
  });
  return (
    <section className={css.section} aria-labelledby="notes">
      <h2 id="notes">{t.title}</h2>
      <Card className={css.card}>
        <p className={forms.quiet}>{t.hint}</p>
        <form
          className={css.note}
          noValidate
          onSubmit={form.submit((body) => add.send({ params: { learnerId }, body }))}
        >
          <FormError message={form.whole} />
          <LongTextField {...text} label={t.write} maxLength={2000} />
          <Button type="submit" size="small" look="quiet" isPending={form.sending}>
            {form.sending ? t.adding : t.add}
          </Button>
        </form>
        <Loaded query={notes} lines={2}>
          {({ data }) =>
            data.length === 0 ? (
              <p className={forms.quiet}>{t.none}</p>
            ) : (
              <ul className={css.plain}>
                {data.map((note) => (
                  <Note key={note.id} note={note} learnerId={learnerId} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
    </section>
  );
}

function Note({ note, learnerId }: { note: LearnerNote; learnerId: string }) {
  const t = useTexts('students').detail.notes;
  const lang = useLang();
  const remove = useAction(removeNote, { invalidates: INVALIDATES });
  const when = formatInstant(note.at, lang);
  const askRemove = async () => {
    if (await confirm({ ...t.ask, grave: true }))
      await remove.run({ params: { learnerId, noteId: note.id } });
  };
  return (
    <li className={css.noteItem}>
      <p>{note.text}</p>
      <div className={css.actions}>
        <span className={forms.quiet}>{t.by({ name: note.by, when })}</span>
        {note.mine && (
          <Button
            look="plain"
            size="small"
            aria-label={t.removeOf({ when })}
            isPending={remove.isPending}
            onClick={askRemove}
          >
            {t.remove}
          </Button>
        )}
      </div>
      <FormError message={remove.problem} />
    </li>
  );
}
