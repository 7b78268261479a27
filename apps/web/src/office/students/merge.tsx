import { courseEvents, type StudentRow } from '@fasih/school/office/homes/admin-contract';
import type { StudentDetail } from '@fasih/school/office/homes/student-contract';
import {
  getErasure,
  listNotes,
  type MergePreview,
  mergeStudents,
  previewMerge,
} from '@fasih/school/office/students/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { MEETING_READS } from '../../learning/meetings/admin/reads.ts';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { invalidate } from '../../lib/query.ts';
import { useAction } from '../../lib/use-action.ts';
import { matchingStudentsQuery } from '../../people/learners/student-search.ts';
import { ActionDialog } from '../../ui/action-dialog.tsx';
import { notify } from '../../ui/ask.tsx';
import { Card, Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Columns, Muted, Row, Stack, Text } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { FactList, Part } from '../../ui/page.tsx';
import { Titled } from '../../ui/titled.tsx';
import { mergePreviewQuery } from './queries.ts';
import css from './students.module.css';

type Props = { student: StudentDetail; onClose: () => void };

/** Joins a second record of the same person into this one: find it, see what moves and what stands in the way, confirm. */
export function MergeStudents({ student, onClose }: Props) {
  const t = useTexts('students').detail.merge;
  const common = useTexts('common');
  const [otherId, setOtherId] = useState<string | null>(null);
  const preview = useQuery(mergePreviewQuery(student.learnerId, otherId));
  if (otherId !== null && preview.data !== undefined && preview.data.conflicts.length === 0) {
    return (
      <Confirm student={student} preview={preview.data} onOther={() => setOtherId(null)} onClose={onClose} />
    );
  }
  return (
    <Dialog title={t.title({ name: student.name })} lead={t.lead} closeName={common.close} onClose={onClose}>
      <Stack>
        {otherId === null ? (
          <Find student={student} onChoose={setOtherId} />
        ) : (
          <Loaded query={preview} lines={5}>
            {(data) => <Preview preview={data} />}
          </Loaded>
        )}
        <Row justify="end">
          {otherId !== null && (
            <Button look="quiet" onClick={() => setOtherId(null)}>
              {t.other}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            {common.close}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

function Find({ student, onChoose }: { student: StudentDetail; onChoose: (learnerId: string) => void }) {
  const t = useTexts('students').detail.merge;
  const [q, setQ] = useState(student.name.slice(0, 100));
  const others = useQuery(matchingStudentsQuery(q));
  // One line for each learner, however many courses.
  const found = [...new Map(others.data?.data.map((row): [string, StudentRow] => [row.learnerId, row]))]
    .map(([, row]) => row)
    .filter(({ learnerId }) => learnerId !== student.learnerId);
  return (
    <>
      <TextField
        label={t.find}
        description={t.findHint}
        type="search"
        value={q}
        maxLength={100}
        onChange={(event) => setQ(event.currentTarget.value)}
      />
      <div aria-live="polite">
        {others.data !== undefined && found.length === 0 && <Text isMuted>{t.nobody}</Text>}
        <Stack as="ul" gap={2}>
          {found.map((row) => (
            <li key={row.learnerId}>
              <button
                type="button"
                className={css.pick}
                aria-label={t.choose({ name: row.name, email: row.email })}
                onClick={() => onChoose(row.learnerId)}
              >
                <Titled below={[row.email, row.packageName].filter(Boolean).join(' · ')}>
                  <strong>{row.name}</strong>
                </Titled>
              </button>
            </li>
          ))}
        </Stack>
      </div>
    </>
  );
}

function Confirm({
  student,
  preview,
  onOther,
  onClose,
}: Props & { preview: MergePreview; onOther: () => void }) {
  const t = useTexts('students').detail.merge;
  const { kept, gone } = preview;
  const queries = useQueryClient();
  const merge = useAction(mergeStudents, {
    invalidates: [...MEETING_READS, courseEvents, listNotes, getErasure],
    // Something has changed; once it is done there is nothing left to preview.
    onError: () => invalidate(queries, [previewMerge]),
    onDone: () => notify('good', t.done({ name: student.name })),
  });
  return (
    <ActionDialog
      title={t.title({ name: student.name })}
      lead={t.final}
      label={t.reason}
      maxLength={300}
      submitLabel={t.submit}
      pendingLabel={t.sending}
      isDangerous
      send={(reason) =>
        merge.send({
          params: { learnerId: kept.learnerId },
          body: { otherId: gone.learnerId, reason, version: kept.version, otherVersion: gone.version },
        })
      }
      onClose={onClose}
    >
      <Preview preview={preview} />
      <Button look="plain" size="small" onClick={onOther}>
        {t.other}
      </Button>
    </ActionDialog>
  );
}

function Preview({ preview }: { preview: MergePreview }) {
  const t = useTexts('students').detail.merge;
  const moves = Object.entries(preview.moves).filter(([, count]) => count > 0);
  return (
    <>
      <Columns least="small" gap={3} isStretched>
        <Side title={t.kept} record={preview.kept} />
        <Side title={t.gone} record={preview.gone} />
      </Columns>
      {preview.conflicts.map(({ kind, count }) => (
        <Notice key={kind} kind="bad">
          {t.conflicts[kind]({ n: count })}
        </Notice>
      ))}
      {preview.warnings.length > 0 && (
        <ul>
          {preview.warnings.map((warning) => (
            <li key={warning}>{t.warnings[warning]}</li>
          ))}
        </ul>
      )}
      {moves.length > 0 && (
        <Part level="h3" title={t.moves}>
          <FactList
            facts={moves.map(([kind, count]) => [t.counts[kind as keyof MergePreview['moves']], count])}
          />
        </Part>
      )}
    </>
  );
}

function Side({ title, record }: { title: string; record: MergePreview['kept'] }) {
  const t = useTexts('students').detail;
  const lang = useLang();
  return (
    <Card isTight gap={1}>
      <Muted>{title}</Muted>
      <strong>{record.name}</strong>
      <span>
        {record.birthDate === null
          ? t.noBirthDate
          : t.merge.born({ day: formatDate(record.birthDate, lang) })}
      </span>
      <Muted>{t.merge.account(record.account)}</Muted>
    </Card>
  );
}
