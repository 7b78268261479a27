import { separatorOfExcel } from '@fasih/school/basics/csv';
import { formatRupiah } from '@fasih/school/basics/rupiah';
import { listClasses } from '@fasih/school/learning/classes/contract';
import { listTeachers } from '@fasih/school/learning/teachers/contract';
import { adminDashboard, listStudents } from '@fasih/school/office/homes/admin-contract';
import { HEADINGS, type ImportColumn, type ImportKind } from '@fasih/school/office/imports/columns';
import {
  applyImport,
  getImport,
  type ImportDetail,
  importErrors,
  listImports,
} from '@fasih/school/office/imports/contract';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { useDownload } from '../../lib/use-download.ts';
import { confirm, notify } from '../../ui/ask.tsx';
import { Badge, Notice } from '../../ui/basics.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Row } from '../../ui/layout.tsx';
import { CardSection } from '../../ui/page.tsx';
import { Titled } from '../../ui/titled.tsx';

/** Two mails a second. */
const MAILS_A_MINUTE = 120;
const MAX_SHOWN = 100;

/** What the check found: mistakes by row and column, or what would be opened and the button that opens it. */
export function ImportResult({ result, onAgain }: { result: ImportDetail; onAgain: () => void }) {
  const t = useTexts('importing').page;
  return (
    <CardSection
      title={t.result({ file: result.fileName, rows: result.rows })}
      actions={<StateBadge result={result} />}
    >
      {result.state === 'over' && <Over />}
      {result.errorCount > 0 && result.state === 'checked' && <Mistakes result={result} />}
      {result.errorCount === 0 && result.state !== 'over' && <TakeOver result={result} />}
      <div>
        <Button look={result.errorCount > 0 ? 'teal' : 'quiet'} onClick={onAgain}>
          {t.another}
        </Button>
      </div>
    </CardSection>
  );
}

/** The state of an import. */
export function StateBadge({ result }: { result: Pick<ImportDetail, 'state' | 'errorCount'> }) {
  const t = useTexts('importing').page.states;
  if (result.state === 'done') return <Badge hue="leaf">{t.done}</Badge>;
  if (result.state === 'over') return <Badge hue="amber">{t.over}</Badge>;
  return result.errorCount > 0 ? (
    <Badge hue="red">{t.withErrors}</Badge>
  ) : (
    <Badge hue="teal">{t.checked}</Badge>
  );
}

function Over() {
  const t = useTexts('importing').problems;
  return <Notice kind="attention">{t.over}</Notice>;
}

function TakeOver({ result }: { result: ImportDetail }) {
  const t = useTexts('importing').page;
  const lang = useLang();
  const { accounts, consents } = result.made;
  const { done: isDone, ask: question, opens } = useWording(result);
  const apply = useAction(applyImport, {
    // Also after no reply: the server may have done it meanwhile, and then the page shows it.
    invalidates: [getImport, listImports, adminDashboard, listStudents, listTeachers, listClasses],
    onDone: () => notify('good', isDone),
  });
  const ask = async () => {
    if (await confirm({ ...t.ask, title: question })) await apply.run({ params: { importId: result.id } });
  };
  const done = result.state === 'done';
  return (
    <>
      <ul>
        {opens.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {consents > 0 && <li>{t.consents({ count: consents })}</li>}
        {!done && accounts > 0 && (
          <li>{t.mails({ minutes: Math.max(1, Math.ceil(accounts / MAILS_A_MINUTE)) })}</li>
        )}
        {result.mailsUntil !== null && (
          <li>{t.mailsUntil({ when: formatInstant(result.mailsUntil, lang) })}</li>
        )}
      </ul>
      {done ? (
        <Notice
          kind="good"
          action={
            <ButtonLink size="small" look="quiet" to={LISTS[result.kind]}>
              {{ students: t.toStudents, teachers: t.toTeachers, courses: t.toClasses }[result.kind]}
            </ButtonLink>
          }
        >
          {isDone}
        </Notice>
      ) : (
        <>
          <Notice>{t.clean}</Notice>
          <FormError message={apply.problem} />
          <div>
            <Button isPending={apply.isPending} onClick={ask}>
              {apply.isPending ? t.applying : t.apply[result.kind]}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** Where what was taken over is found. */
const LISTS: Record<ImportKind, string> = {
  students: '/student/management',
  teachers: '/teacher/management',
  courses: '/class/management',
};

/** What a file opens, the question before it is taken over, and what is said after. */
function useWording({ kind, made }: ImportDetail): { opens: string[]; ask: string; done: string } {
  const t = useTexts('importing').page;
  const { accounts, learners, classes = 0, courses = 0, meetingsLeft = 0, opening = 0 } = made;
  if (kind === 'courses')
    return {
      opens: [
        t.opens.courses({ courses, classes }),
        t.opens.left({ meetings: meetingsLeft, opening: formatRupiah(opening) }),
        t.opens.families({ accounts, learners }),
      ],
      ask: t.askCourses({ courses }),
      done: t.doneCourses({ courses }),
    };
  return {
    opens: [kind === 'students' ? t.opens.students({ accounts, learners }) : t.opens.teachers({ accounts })],
    ask: t.ask.title({ count: accounts }),
    done: t.done({ count: accounts }),
  };
}

type Mistake = ImportDetail['errors'][number];

function Mistakes({ result }: { result: ImportDetail }) {
  const words = useTexts('importing');
  const t = words.page;
  const lang = useLang();
  const file = useDownload(importErrors);
  const fetchFile = (format: 'csv' | 'xlsx') =>
    file.run({ params: { importId: result.id }, query: { format, separator: separatorOfExcel(lang) } });
  const columns: Column<Mistake>[] = [
    { key: 'row', label: t.row, cell: (one) => one.row },
    {
      key: 'column',
      label: t.column,
      cell: (one) => (one.column === null ? t.wholeRow : HEADINGS[one.column as ImportColumn][lang]),
    },
    { key: 'value', label: t.value, cell: (one) => <Titled>{one.value || '–'}</Titled> },
    { key: 'problem', label: t.problem, cell: (one) => words.rows[one.code]({ other: one.other ?? 0 }) },
  ];
  const shown = result.errors.slice(0, MAX_SHOWN);
  return (
    <>
      <Notice kind="bad">{t.errors({ count: result.errorCount })}</Notice>
      <FormError message={file.problem} />
      <Row>
        <Button look="quiet" size="small" isPending={file.isPending} onClick={() => fetchFile('xlsx')}>
          {t.errorsXlsx}
        </Button>
        <Button look="quiet" size="small" isPending={file.isPending} onClick={() => fetchFile('csv')}>
          {t.errorsCsv}
        </Button>
      </Row>
      {shown.length < result.errorCount && <p>{t.errorsShown({ shown: shown.length })}</p>}
      <DataTable
        caption={t.errorsTable}
        columns={columns}
        rows={shown}
        rowKey={(one) => `${one.row} ${one.column} ${one.code}`}
      />
    </>
  );
}
