import { openClass, type SchoolClass } from '@fasih/school/learning/classes/contract';
import type { ClassProposals, ProposedTeacher } from '@fasih/school/learning/placing/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { hoursOf } from '../../../lib/school-day.ts';
import { useAction } from '../../../lib/use-action.ts';
import { EmptyState, Notice } from '../../../ui/basics.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormError, SelectField, TextField } from '../../../ui/fields.tsx';
import { Columns, Row, Stack } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import type { Slot } from '../../lesson-hours/weekly-slots.tsx';
import { MEETING_READS } from '../../meetings/admin/reads.ts';
import { canOpen, isTeacherUnavailable, PlanPreview } from './assign-preview.tsx';
import { isProposed, SlotChoice } from './assign-slots.tsx';
import { type ClassForm, planQuery, proposalsQuery } from './queries.ts';

/**
 * Assign Teacher (docs/product/classes.md#opening-a-class): the best proposal is chosen already, so that one press opens
 * the class; teacher, hours and start can be changed, and the dialog shows what would be opened.
 */
export function AssignDialog({ enrolmentId, onClose }: { enrolmentId: string; onClose: () => void }) {
  const t = useTexts('students');
  const common = useTexts('common');
  const proposals = useQuery(proposalsQuery(enrolmentId));
  const [opened, setOpened] = useState<SchoolClass | null>(null);
  const found = proposals.data;
  return (
    <Dialog
      wide
      title={found ? t.dialog.title({ name: found.learner.name }) : t.assign}
      lead={
        found && t.dialog.lead({ course: found.packageName, level: found.level, meetings: found.meetings })
      }
      onClose={onClose}
      closeName={common.close}
    >
      {opened !== null ? (
        <OpenedClass opened={opened} onClose={onClose} />
      ) : (
        <Loaded query={proposals} lines={6}>
          {(data) =>
            data.teachers.length === 0 ? (
              <EmptyState
                title={t.dialog.noTeacher}
                text={t.dialog.noTeacherText}
                action={<ButtonLink to="/teacher/management">{t.dialog.toTeachers}</ButtonLink>}
              />
            ) : (
              <AssignForm proposals={data} onClose={onClose} onOpened={setOpened} />
            )
          }
        </Loaded>
      )}
    </Dialog>
  );
}

function OpenedClass({ opened, onClose }: { opened: SchoolClass; onClose: () => void }) {
  const t = useTexts('students').dialog;
  const common = useTexts('common');
  return (
    <Stack>
      <Notice kind="good">{t.opened({ name: opened.name })}</Notice>
      <Row justify="end">
        <Button look="quiet" onClick={onClose}>
          {common.close}
        </Button>
        <ButtonLink to={`/class/management/${opened.id}`}>{t.toClass}</ButtonLink>
      </Row>
    </Stack>
  );
}

type FormProps = { proposals: ClassProposals; onClose: () => void; onOpened: (opened: SchoolClass) => void };

function AssignForm({ proposals, onClose, onOpened }: FormProps) {
  const t = useTexts('students').dialog;
  const common = useTexts('common');
  const best = proposals.teachers[0];
  const [teacherId, setTeacherId] = useState(best?.teacherId ?? '');
  const [slots, setSlots] = useState<readonly Slot[]>(best?.options[0]?.slots ?? []);
  const [hasChosenSlots, setHasChosenSlots] = useState(false);
  const [startsOn, setStartsOn] = useState(best?.options[0]?.firstDay ?? proposals.startsOn);
  const teacher = proposals.teachers.find((one) => one.teacherId === teacherId);
  const complete = slots.length >= 2 && startsOn !== '';
  const form: ClassForm | null = complete
    ? { teacherId, enrolmentIds: [proposals.enrolmentId], slots: [...slots], startsOn }
    : null;
  const plan = useQuery(planQuery(form));
  const ready = plan.data !== undefined && !plan.isFetching && canOpen(plan.data);
  const open = useAction(openClass, {
    invalidates: MEETING_READS,
    onDone: onOpened,
    // Somebody took the time meanwhile: the new preview says so.
    onError: () => plan.refetch(),
  });
  return (
    <Stack
      as="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (form !== null && ready) void open.run({ body: form });
      }}
    >
      <Columns gap={4} align="start" isStretched>
        <TeacherField
          teachers={proposals.teachers}
          value={teacherId}
          error={plan.data !== undefined && isTeacherUnavailable(plan.data) ? t.notFree : undefined}
          onChange={(next) => {
            setTeacherId(next.teacherId);
            // Slots that the admin chose stay; those that were only proposed give way to the new teacher's.
            if (!hasChosenSlots && !isProposed(next.options, slots))
              setSlots(next.options[0]?.slots ?? slots);
            open.reset();
          }}
        />
        <TextField
          label={t.startsOn}
          type="date"
          min={proposals.startsOn}
          value={startsOn}
          onChange={(event) => {
            setStartsOn(event.currentTarget.value);
            open.reset();
          }}
        />
      </Columns>
      {teacher !== undefined && (
        <SlotChoice
          key={teacherId}
          options={teacher.options}
          lessonHours={proposals.lessonHours}
          meetingMinutes={proposals.meetingMinutes}
          perWeek={proposals.perWeek}
          value={slots}
          onChange={(next) => {
            setSlots(next);
            setHasChosenSlots(true);
            open.reset();
          }}
        />
      )}
      <PlanPreview plan={plan} />
      <FormError message={open.problem} />
      <Row justify="end">
        <Button look="quiet" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button type="submit" disabled={!ready} isPending={open.isPending}>
          {t.open}
        </Button>
      </Row>
    </Stack>
  );
}

function TeacherField({
  teachers,
  value,
  error,
  onChange,
}: {
  teachers: readonly ProposedTeacher[];
  value: string;
  error: string | undefined;
  onChange: (teacher: ProposedTeacher) => void;
}) {
  const t = useTexts('students').dialog;
  const lang = useLang();
  const chosen = teachers.find((one) => one.teacherId === value);
  return (
    <SelectField
      label={t.teacher}
      value={value}
      error={error}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      description={
        chosen && chosen.hours > 0 && t.load({ load: chosen.load, hours: hoursOf(chosen.hours * 60, lang) })
      }
      onChange={(event) => {
        const next = teachers.find((one) => one.teacherId === event.currentTarget.value);
        if (next) onChange(next);
      }}
      data={teachers.map(({ teacherId, name, hours, options }, n) => {
        const about = hours === 0 ? t.noHours : options.length === 0 ? t.noFit : n === 0 ? t.best : null;
        return { value: teacherId, label: about === null ? name : `${name} (${about})` };
      })}
    />
  );
}
