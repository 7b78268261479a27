import { separatorOfExcel } from '@fasih/school/basics/csv';
import { HEADINGS, type ImportColumn } from '@fasih/school/office/imports/columns';
import { type ImportDetail, importErrors } from '@fasih/school/office/imports/contract';
import { formatInstant } from '../lib/dates.ts';
import { download } from '../lib/download.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { confirm, notify } from '../ui/ask.tsx';
import { Badge, Card, Notice } from '../ui/basics.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { FormError } from '../ui/fields.tsx';
import { useWrite } from '../ui/use-write.ts';
import own from './import.module.css';
import { useImportWrites } from './import-api.ts';

/** Two mails a second. */
const MAILS_A_MINUTE = 120;
const MAX_SHOWN = 100;

/** What the check found: mistakes by row and column, or what would be opened and the button that opens it. */
export function ImportResult({ of, onAgain }: { of: ImportDetail; onAgain: () => void }) {
  const t = useTexts('importing').page;
  return (
    <Card className={own.card}>
      <div className={own.head}>
        <h2>{t.result({ file: of.fileName, rows: of.rows })}</h2>
        <StateBadge of={of} />
      </div>
      {of.state === 'over' && <Over />}
      {of.errorCount > 0 && of.state === 'checked' && <Mistakes of={of} />}
      {of.errorCount === 0 && of.state !== 'over' && <TakeOver of={of} />}
      <div className={own.row}>
        <Button look={of.errorCount > 0 ? 'teal' : 'quiet'} onClick={onAgain}>
          {t.another}
        </Button>
      </div>
    </Card>
  );
}

/** Where an import stands. */
export function StateBadge({ of }: { of: Pick<ImportDetail, 'state' | 'errorCount'> }) {
  const t = useTexts('importing').page.states;
  if (of.state === 'done') return <Badge hue="leaf">{t.done}</Badge>;
  if (of.state === 'over') return <Badge hue="amber">{t.over}</Badge>;
  return of.errorCount > 0 ? <Badge hue="red">{t.withErrors}</Badge> : <Badge hue="teal">{t.checked}</Badge>;
}

function Over() {
  const t = useTexts('importing').problems;
  return <Notice kind="attention">{t.over}</Notice>;
}

function TakeOver({ of }: { of: ImportDetail }) {
  const t = useTexts('importing').page;
  const lang = useLang();
  const write = useWrite();
  const { apply } = useImportWrites();
  const { accounts, learners, consents } = of.made;
  const opens =
    of.kind === 'students' ? t.opens.students({ accounts, learners }) : t.opens.teachers({ accounts });
  const send = async () => {
    if (!(await confirm({ ...t.ask, title: t.ask.title({ count: accounts }) }))) return;
    if (await write.run(() => apply(of.id))) await notify('good', t.done({ count: accounts }));
  };
  const done = of.state === 'done';
  return (
    <>
      <ul className={own.facts}>
        <li>{opens}</li>
        {consents > 0 && <li>{t.consents({ count: consents })}</li>}
        {!done && <li>{t.mails({ minutes: Math.max(1, Math.ceil(accounts / MAILS_A_MINUTE)) })}</li>}
        {of.mailsUntil !== null && <li>{t.mailsUntil({ when: formatInstant(of.mailsUntil, lang) })}</li>}
      </ul>
      {done ? (
        <Notice
          kind="good"
          action={
            <ButtonLink
              size="small"
              look="quiet"
              to={of.kind === 'students' ? '/student/management' : '/teacher/management'}
            >
              {of.kind === 'students' ? t.toStudents : t.toTeachers}
            </ButtonLink>
          }
        >
          {t.done({ count: accounts })}
        </Notice>
      ) : (
        <>
          <Notice>{t.clean}</Notice>
          <FormError message={write.fault} />
          <div className={own.row}>
            <Button disabled={write.sending} onClick={send}>
              {write.sending ? t.applying : t.apply[of.kind]}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

type Mistake = ImportDetail['errors'][number];

function Mistakes({ of }: { of: ImportDetail }) {
  const words = useTexts('importing');
  const t = words.page;
  const lang = useLang();
  const fetching = useWrite();
  const get = (format: 'csv' | 'xlsx') =>
    fetching.run(() =>
      download(
        importErrors,
        { params: { importId: of.id }, query: { format, separator: separatorOfExcel(lang) } },
        { lang },
      ),
    );
  const columns: Column<Mistake>[] = [
    { key: 'row', label: t.row, cell: (one) => one.row },
    {
      key: 'column',
      label: t.column,
      cell: (one) => (one.column === null ? t.wholeRow : HEADINGS[one.column as ImportColumn][lang]),
    },
    { key: 'value', label: t.value, cell: (one) => <span className={own.value}>{one.value || '–'}</span> },
    { key: 'problem', label: t.problem, cell: (one) => words.rows[one.code]({ other: one.other ?? 0 }) },
  ];
  const shown = of.errors.slice(0, MAX_SHOWN);
  return (
    <>
      <Notice kind="bad">{t.errors({ count: of.errorCount })}</Notice>
      <FormError message={fetching.fault} />
      <div className={own.row}>
        <Button look="quiet" size="small" disabled={fetching.sending} onClick={() => get('xlsx')}>
          {t.errorsXlsx}
        </Button>
        <Button look="quiet" size="small" disabled={fetching.sending} onClick={() => get('csv')}>
          {t.errorsCsv}
        </Button>
      </div>
      {shown.length < of.errorCount && <p>{t.errorsShown({ shown: shown.length })}</p>}
      <DataTable
        caption={t.errorsTable}
        columns={columns}
        page={{ data: shown, total: shown.length, page: 1, pageSize: MAX_SHOWN }}
        rowKey={(one) => `${one.row} ${one.column} ${one.code}`}
        short
      />
    </>
  );
}
