import type { SchoolClass } from '@fasih/school/learning/classes/contract';
import { Link } from 'react-router';
import { formatDate, formatDay } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Badge } from '../../../ui/basics.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Muted, Row } from '../../../ui/layout.tsx';
import { Part } from '../../../ui/page.tsx';
import { Titled } from '../../../ui/titled.tsx';
import { When } from '../../../ui/when.tsx';
import { Waiting } from './waiting-list.tsx';

type Member = SchoolClass['members'][number];
const MEMBER_HUE = { active: 'leaf', suspended: 'amber', ended: 'teal' } as const;

/** Who is and was in the class, and who waits for a place in it. */
export function ClassStudents({ schoolClass, isOpen }: { schoolClass: SchoolClass; isOpen: boolean }) {
  const t = useTexts('staff').classes.one;
  return (
    <>
      <Part
        title={t.members}
        actions={<Muted>{t.capacity({ n: schoolClass.learners.length, of: schoolClass.capacity })}</Muted>}
      >
        <Members members={schoolClass.members} />
      </Part>
      {schoolClass.capacity > 1 && isOpen && <Waiting classId={schoolClass.id} />}
    </>
  );
}

function Members({ members }: { members: readonly Member[] }) {
  const t = useTexts('staff').classes.one;
  const list = useTexts('staff').teachers.columns;
  const lang = useLang();
  const columns: Column<Member>[] = [
    {
      key: 'name',
      label: list.name,
      phone: 'title',
      cell: (row) => (
        <Titled isBeside below={row.level}>
          <Link to={`/student/management/${row.learnerId}`}>{row.name}</Link>
        </Titled>
      ),
    },
    {
      key: 'status',
      label: list.status,
      phone: 'aside',
      cell: (row) => (
        <Row as="span" gap={2}>
          <Badge hue={MEMBER_HUE[row.state]}>{t.memberStates[row.state]}</Badge>
          {row.leftAt !== null && <Muted>{t.left({ day: formatDay(row.leftAt, lang) })}</Muted>}
        </Row>
      ),
    },
    { key: 'joined', label: t.joined, cell: (row) => <When at={row.joinedAt} /> },
    {
      key: 'lastDay',
      label: t.lastDay,
      cell: (row) => row.lastDay !== null && formatDate(row.lastDay, lang),
    },
  ];
  return (
    <DataTable
      caption={t.members}
      columns={columns}
      rows={members}
      rowKey={(row) => `${row.enrolmentId}/${row.joinedAt}`}
    />
  );
}
