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
import { Muted, Row, Stack, Text } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Part } from '../../ui/page.tsx';
import { notesQuery } from './queries.ts';
import css from './students.module.css';

const INVALIDATES = [listNotes, adminDashboard] as const;

/** What staff noted about a learner, with author and time; no family ever reads it. */
export function StudentNotes({ learnerId }: { learnerId: string }) {
  const t = useTexts('students').detail.notes;
  const notes = useQuery(notesQuery(learnerId));
  const form = useContractForm(noteForm, { text: '' });
  // Browsers do not autofill notes, so the ref that listens for autofill is left out.
  const { ref: _ref, ...text } = form.field('text');
  const add = useAction(addNote, {
    invalidates: INVALIDATES,
    onDone: () => form.form.setValues({ text: '' }),
  });
  return (
    <Part title={t.title}>
      <Card gap={3} isTight>
        <Text isMuted>{t.hint}</Text>
        <Stack
          as="form"
          gap={3}
          noValidate
          onSubmit={form.submit((body) => add.send({ params: { learnerId }, body }))}
        >
          <FormError message={form.whole} />
          <LongTextField {...text} label={t.write} maxLength={2000} />
          <div>
            <Button type="submit" size="small" look="quiet" isPending={form.sending}>
              {form.sending ? t.adding : t.add}
            </Button>
          </div>
        </Stack>
        <Loaded query={notes} lines={2}>
          {({ data }) =>
            data.length === 0 ? (
              <Text isMuted>{t.none}</Text>
            ) : (
              <Stack as="ul" gap={2} isLined>
                {data.map((note) => (
                  <Note key={note.id} note={note} learnerId={learnerId} />
                ))}
              </Stack>
            )
          }
        </Loaded>
      </Card>
    </Part>
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
    <Stack as="li" gap={1}>
      <p className={css.note}>{note.text}</p>
      <Row>
        <Muted>{t.by({ name: note.by, when })}</Muted>
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
      </Row>
      <FormError message={remove.problem} />
    </Stack>
  );
}
