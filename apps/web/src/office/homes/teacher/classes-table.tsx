import { classSubtitle, classTitle } from '@fasih/school/learning/classes/title';
import type { TeacherClass } from '@fasih/school/office/homes/teacher-contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { progressColumn } from '../../../courses/enrolments/progress-bar.tsx';
import { ClassStateBadge } from '../../../learning/classes/class-card.tsx';
import { LinkDialog } from '../../../learning/classes/link-dialog.tsx';
import { TEACHER_READS } from '../../../learning/teachers/queries.ts';
import { useTexts } from '../../../lib/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Muted } from '../../../ui/layout.tsx';
import { When } from '../../../ui/when.tsx';

const titleOf = ({ students, name }: TeacherClass) => classTitle(students, name);

/** The teacher's running classes, a row for each; a missing link is set here unless the page asks for it already. */
export function ClassesTable({
  classes,
  urgent,
}: {
  classes: readonly TeacherClass[];
  /** Classes whose missing link stands on top of the page. */
  urgent: readonly { classId: string }[];
}) {
  const t = useTexts('teachers').screens;
  const needsLink = ({ classId, zoom_link }: TeacherClass) =>
    zoom_link === null && !urgent.some((one) => one.classId === classId);
  const [linked, setLinked] = useState<TeacherClass | null>(null);
  const columns: Column<TeacherClass>[] = [
    {
      key: 'name',
      label: t.class,
      phone: 'title',
      cell: (row) => <Link to={`/teacher/classes/${row.classId}`}>{titleOf(row)}</Link>,
      below: (row) => [classSubtitle(row.students, row.name)],
    },
    progressColumn(t.progress, (row) => ({
      percent: row.progress,
      counts: row.progressCounts,
      name: titleOf(row),
    })),
    {
      key: 'next',
      label: t.home.nextMeeting,
      phone: 'hidden',
      cell: (row) => (row.nextStartsAt === null ? <Muted>–</Muted> : <When at={row.nextStartsAt} />),
    },
    {
      key: 'status',
      label: t.status,
      cell: (row) => <ClassStateBadge {...row} />,
    },
  ];
  if (classes.some(needsLink))
    columns.push({
      key: 'link',
      label: t.zoom.link,
      phone: 'hidden',
      isWhole: true,
      cell: (row) =>
        needsLink(row) && (
          <Button
            size="small"
            look="quiet"
            aria-label={t.zoom.of({ action: t.zoom.add, name: titleOf(row) })}
            onClick={() => setLinked(row)}
          >
            {t.zoom.add}
          </Button>
        ),
    });
  return (
    <>
      <DataTable caption={t.classes} columns={columns} rows={classes} rowKey={({ classId }) => classId} />
      {linked !== null && (
        <LinkDialog
          schoolClass={{ ...linked, name: titleOf(linked) }}
          invalidates={TEACHER_READS}
          onClose={() => setLinked(null)}
        />
      )}
    </>
  );
}
