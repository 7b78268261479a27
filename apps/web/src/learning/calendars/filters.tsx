import { SEARCH_LETTERS } from '@fasih/school/basics/paging';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { studentsQuery } from '../../people/learners/student-search.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/fields.tsx';
import { Filters, useFilterLabel } from '../../ui/filters.tsx';
import { Muted, Row, Text } from '../../ui/layout.tsx';
import { searchHint } from '../../ui/search-field.tsx';
import { teachersQuery } from '../teachers/admin/queries.ts';
import css from './filters.module.css';

const MAX_TEACHERS = 100;
const MAX_MATCHES = 8;

type Props = {
  teacher: string | undefined;
  learner: string | undefined;
  /** Whose calendar it is, once that is known. */
  owner: { id: string; name: string } | null;
  onChange: (changes: Record<string, string | undefined>) => void;
};

/** Whose calendar it is: everybody's, one teacher's, or one student's. */
export function CalendarFilters({ teacher, learner, owner, onChange }: Props) {
  const t = useTexts('timetable');
  return (
    <Filters
      active={teacher === undefined ? 0 : 1}
      search={
        learner === undefined ? (
          <LearnerSearch onChoose={(id) => onChange({ learner: id, teacher: undefined })} />
        ) : (
          <Row as="p" gap={2}>
            <strong>{t.ofLearner({ name: owner?.name ?? '…' })}</strong>
            <Button look="quiet" size="small" onClick={() => onChange({ learner: undefined })}>
              {t.allAgain}
            </Button>
          </Row>
        )
      }
    >
      <TeacherChoice chosen={teacher} onChoose={(id) => onChange({ teacher: id, learner: undefined })} />
    </Filters>
  );
}

function TeacherChoice({
  chosen,
  onChoose,
}: {
  chosen: string | undefined;
  onChoose: (teacher: string) => void;
}) {
  const t = useTexts('timetable');
  const teachers = useQuery(teachersQuery({ page: 1, pageSize: MAX_TEACHERS }));
  const { props } = useFilterLabel(t.teacher);
  return (
    <SelectField
      {...props}
      data-set={chosen === undefined ? undefined : ''}
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value)}
      data={[
        { value: '', label: t.everybody },
        ...(teachers.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

function LearnerSearch({ onChoose }: { onChoose: (learnerId: string) => void }) {
  const t = useTexts('timetable');
  const list = useId();
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  return (
    <div className={css.search}>
      <TextField
        aria-label={t.learner}
        type="search"
        placeholder={t.learnerHint}
        {...searchHint(typed, SEARCH_LETTERS)}
        value={typed}
        maxLength={100}
        aria-controls={list}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div id={list} aria-live="polite">
        {q.length >= SEARCH_LETTERS && <Found q={q} onChoose={onChoose} />}
      </div>
    </div>
  );
}

function Found({ q, onChoose }: { q: string; onChoose: (learnerId: string) => void }) {
  const t = useTexts('timetable');
  const students = useQuery(studentsQuery({ page: 1, pageSize: MAX_MATCHES, q }));
  // A learner with two courses has two rows.
  const found = [...new Map((students.data?.data ?? []).map((one) => [one.learnerId, one])).values()];
  if (students.data === undefined) return null;
  if (found.length === 0)
    return (
      <Text isMuted size="small">
        {t.noLearner}
      </Text>
    );
  return (
    <ul className={css.found}>
      {found.map(({ learnerId, name, email }) => (
        <li key={learnerId}>
          <button type="button" onClick={() => onChoose(learnerId)}>
            {name} <Muted size="small">{email}</Muted>
          </button>
        </li>
      ))}
    </ul>
  );
}
