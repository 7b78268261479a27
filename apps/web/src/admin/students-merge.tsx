import type { StudentDetail, StudentRow } from '@fasih/school/office/homes/admin-contract';
import { type MergePreview, mergeStudents } from '@fasih/school/office/students/contract';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { formatDate } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { ActionDialog } from '../ui/action-dialog.tsx';
import { notify } from '../ui/ask.tsx';
import { Notice } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/fields.tsx';
import { Loaded } from '../ui/loaded.tsx';
import forms from '../ui/parts/forms.module.css';
import css from './students.module.css';
import { useMergePreview, useOthers, useStudentsRefresh } from './students-manage-api.ts';

type Props = { of: StudentDetail; onClose: () => void };

/** Joins a second record of the same person into this one: find it, see what moves and what stands in the way, confirm. */
export function MergeStudents({ of, onClose }: Props) {
  const t = useTexts('students').detail.merge;
  const common = useTexts('common');
  const [otherId, setOtherId] = useState<string | null>(null);
  const preview = useMergePreview(of.learnerId, otherId);
  if (otherId !== null && preview.data !== undefined && preview.data.conflicts.length === 0) {
    return <Confirm of={of} preview={preview.data} onOther={() => setOtherId(null)} onClose={onClose} />;
  }
  return (
    <Dialog title={t.title({ name: of.name })} lead={t.lead} closeName={common.close} onClose={onClose}>
      <div className={forms.form}>
        {otherId === null ? (
          <Find of={of} onChoose={setOtherId} />
        ) : (
          <Loaded query={preview} lines={5}>
            {(data) => <Seen of={data} />}
          </Loaded>
        )}
        <div className={forms.answers}>
          {otherId !== null && (
            <Button look="quiet" onClick={() => setOtherId(null)}>
              {t.other}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            {common.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Find({ of, onChoose }: { of: StudentDetail; onChoose: (learnerId: string) => void }) {
  const t = useTexts('students').detail.merge;
  const [q, setQ] = useState(of.name.slice(0, 100));
  const others = useOthers(q);
  // One line for each learner, however many courses.
  const found = [...new Map(others.data?.data.map((row): [string, StudentRow] => [row.learnerId, row]))]
    .map(([, row]) => row)
    .filter(({ learnerId }) => learnerId !== of.learnerId);
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
        {others.data !== undefined && found.length === 0 && <p className={css.quiet}>{t.nobody}</p>}
        <ul className={css.plain}>
          {found.map((row) => (
            <li key={row.learnerId}>
              <button
                type="button"
                className={css.pick}
                aria-label={t.choose({ name: row.name, email: row.email })}
                onClick={() => onChoose(row.learnerId)}
              >
                <strong>{row.name}</strong>
                <span className={css.quiet}>{[row.email, row.packageName].filter(Boolean).join(' · ')}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

function Confirm({ of, preview, onOther, onClose }: Props & { preview: MergePreview; onOther: () => void }) {
  const t = useTexts('students').detail.merge;
  const refresh = useStudentsRefresh();
  const send = async (reason: string) => {
    const { kept, gone } = preview;
    const body = { otherId: gone.learnerId, reason, version: kept.version, otherVersion: gone.version };
    try {
      await call(mergeStudents, { params: { learnerId: kept.learnerId }, body });
    } finally {
      // Refused, because something changed: the preview is asked anew.
      await refresh();
    }
    await notify('good', t.done({ name: of.name }));
  };
  return (
    <ActionDialog
      title={t.title({ name: of.name })}
      lead={t.final}
      label={t.reason}
      maxLength={300}
      submitLabel={t.submit}
      pendingLabel={t.sending}
      isDangerous
      send={send}
      onClose={onClose}
    >
      <Seen of={preview} />
      <Button look="plain" size="small" onClick={onOther}>
        {t.other}
      </Button>
    </ActionDialog>
  );
}

function Seen({ of }: { of: MergePreview }) {
  const t = useTexts('students').detail.merge;
  const moves = Object.entries(of.moves).filter(([, count]) => count > 0);
  return (
    <>
      <div className={css.sides}>
        <Side title={t.kept} of={of.kept} />
        <Side title={t.gone} of={of.gone} />
      </div>
      {of.conflicts.map(({ kind, count }) => (
        <Notice key={kind} kind="bad">
          {t.conflicts[kind]({ n: count })}
        </Notice>
      ))}
      {of.warnings.length > 0 && (
        <ul className={css.list}>
          {of.warnings.map((warning) => (
            <li key={warning}>{t.warnings[warning]}</li>
          ))}
        </ul>
      )}
      {moves.length > 0 && (
        <div>
          <h3 className={css.small}>{t.moves}</h3>
          <dl className={css.facts}>
            {moves.map(([what, count]) => (
              <div key={what}>
                <dt>{t.counts[what as keyof MergePreview['moves']]}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </>
  );
}

function Side({ title, of }: { title: string; of: MergePreview['kept'] }) {
  const t = useTexts('students').detail;
  const lang = useLang();
  return (
    <div className={css.side}>
      <span className={css.quiet}>{title}</span>
      <strong>{of.name}</strong>
      <span>
        {of.birthDate === null ? t.noBirthDate : t.merge.born({ day: formatDate(of.birthDate, lang) })}
      </span>
      <span className={css.quiet}>{t.merge.account(of.account)}</span>
    </div>
  );
}
