import type { Reply } from '@fasih/school/basics/contract';
import {
  type HealthFacts,
  type HealthLine,
  type HealthState,
  readHealth,
  sendTestMail,
} from '@fasih/school/office/health/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { shortInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { queryOf } from '../../lib/query.ts';
import type { Lang, Texts } from '../../lib/texts.ts';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Badge, Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FormError } from '../../ui/fields.tsx';
import { Muted, Row, Stack } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';

type Health = Reply<typeof readHealth>;
type Line = Health['lines'][number];

const HUE = { good: 'leaf', watch: 'amber', bad: 'red' } as const satisfies Record<HealthState, string>;
/** Where what a line names can be seen and done. */
const PLACES: Partial<Record<HealthLine, string>> = {
  jobs: '/dashboard/admin',
  postings: '/dashboard/admin',
  mail: '/admin/mails',
};

/** The state of what the school runs on: each part with its state in words and colour, and what to do. */
export default function HealthPage() {
  const t = useTexts('health');
  const nav = useTexts('shell').nav;
  const health = useQuery(queryOf(readHealth, {}));
  const test = useAction(sendTestMail, { onDone: () => notify('good', t.testMailDone) });
  return (
    <Page
      title={nav.health}
      lead={t.lead}
      actions={
        <Button look="quiet" isPending={health.isFetching} onClick={() => void health.refetch()}>
          {t.refresh}
        </Button>
      }
    >
      <Stack gap={5}>
        <Loaded query={health} lines={11}>
          {(data) => <Lines health={data} />}
        </Loaded>
        <FormError message={test.problem} />
        <Row>
          <Button isPending={test.isPending} onClick={() => void test.run({})}>
            {t.testMail}
          </Button>
        </Row>
      </Stack>
    </Page>
  );
}

function Lines({ health: { facts, lines } }: { health: Health }) {
  const t = useTexts('health');
  const nav = useTexts('shell').nav;
  const lang = useLang();
  const count = (state: HealthState) => lines.filter((line) => line.state === state).length;
  const [bad, watch] = [count('bad'), count('watch')];
  const columns: Column<Line>[] = [
    { key: 'what', label: t.columns.what, phone: 'title', cell: ({ what }) => t.names[what] },
    {
      key: 'state',
      label: t.columns.state,
      phone: 'aside',
      cell: ({ state }) => <Badge hue={HUE[state]}>{t.states[state]}</Badge>,
    },
    {
      key: 'value',
      label: t.columns.value,
      phone: 'detail',
      cell: ({ what, state }) => (
        <Stack gap={1}>
          <Value what={what} facts={facts} lang={lang} />
          {state !== 'good' && <Todo what={what} facts={facts} />}
        </Stack>
      ),
    },
  ];
  return (
    <Stack gap={5}>
      <Notice kind={bad > 0 ? 'bad' : watch > 0 ? 'attention' : 'good'}>
        {bad + watch === 0 ? t.allGood : t.notGood({ bad, watch })}
      </Notice>
      <DataTable caption={nav.health} columns={columns} rows={lines} rowKey={({ what }) => what} />
    </Stack>
  );
}

/** What to do about a line that is not well, and where. */
function Todo({ what, facts: { backup, books } }: { what: HealthLine; facts: HealthFacts }) {
  const t = useTexts('health');
  const nav = useTexts('shell').nav;
  const place = PLACES[what];
  const isOld = what === 'books' && books.findings === 0;
  return (
    <strong>
      {isOld ? t.booksOld : t.todos[what === 'drill' && !backup.isSetUp ? 'backup' : what]}{' '}
      {place !== undefined && <Link to={place}>{what === 'mail' ? nav.mails : nav.dashboard}</Link>}
    </strong>
  );
}

function Value({ what, facts, lang }: { what: HealthLine; facts: HealthFacts; lang: Lang }) {
  const t = useTexts('health');
  const jobs = useTexts('jobs');
  const problems = what === 'drill' ? (facts.backup.drill?.problems ?? []) : [];
  return (
    <Stack gap={1}>
      {partsOf(t, jobs, what, facts, lang).map((part) => (
        <span key={part}>{part}</span>
      ))}
      {what === 'jobs' && facts.jobs.length > 0 && (
        <Disclosure summary={t.eachJob}>
          <Stack as="ul" gap={1}>
            {facts.jobs.map(({ name, doneAt, lateSeconds }) => (
              <li key={name}>
                <Muted size="small">
                  {t.jobDone({ job: jobs[name], when: shortInstant(doneAt, lang) })}
                  {lateSeconds > 0 && `. ${t.late({ minutes: Math.ceil(lateSeconds / 60) })}`}
                </Muted>
              </li>
            ))}
          </Stack>
        </Disclosure>
      )}
      {problems.length > 0 && (
        <Disclosure summary={t.problems}>
          <Stack as="ul" gap={1}>
            {problems.map((problem) => (
              <li key={problem}>
                <Muted size="small">{problem}</Muted>
              </li>
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}

/** What shows of a part, a sentence each. */
function partsOf(
  t: Texts['health'],
  jobs: Texts['jobs'],
  what: HealthLine,
  facts: HealthFacts,
  lang: Lang,
): string[] {
  const { database, books, mail, provider, backup } = facts;
  const when = (at: string) => ({ when: shortInstant(at, lang) });
  const orNone = (parts: (string | false)[]) => {
    const shown = parts.filter((part) => part !== false);
    return shown.length > 0 ? shown : [t.noneWaiting];
  };
  switch (what) {
    case 'version':
      return [t.version(facts)];
    case 'database':
      return [t.database({ ...database, size: sizeOf(database.bytes, lang), max: database.maxConnections })];
    case 'clock':
      return [t.clock({ ms: Math.abs(facts.clockAheadMs) })];
    case 'jobs':
      return orNone([
        facts.oldestUnposted !== null && t.unpostedSince(when(facts.oldestUnposted)),
        facts.setAside > 0 && t.setAside({ n: facts.setAside }),
        ...facts.jobs
          .filter(({ lateSeconds }) => lateSeconds > 0)
          .slice(0, SHOWN_LATE)
          .map(({ name, lateSeconds }) =>
            t.jobLate({ job: jobs[name], minutes: Math.ceil(lateSeconds / 60) }),
          ),
      ]);
    case 'postings':
      return orNone([facts.setAsidePostings > 0 && t.postings({ n: facts.setAsidePostings })]);
    case 'books':
      if (books.checkedAt === null) return [t.notChecked];
      return [
        books.findings > 0
          ? t.booksDiffer({ n: books.findings, ...when(books.checkedAt) })
          : t.booksAgree(when(books.checkedAt)),
      ];
    case 'mail':
      return orNone([
        mail.oldestWaiting !== null && t.mailSince(when(mail.oldestWaiting)),
        mail.failed > 0 && t.mailFailed({ n: mail.failed }),
      ]);
    case 'provider':
      return [provider.reachedAt === null ? t.notReached : t.reached(when(provider.reachedAt))];
    case 'files':
      return [facts.filesWork ? t.filesWork : t.filesFail];
    case 'backup':
      if (!backup.isSetUp) return [t.noBackup];
      return [
        backup.lastAt === null ? t.noneYet : t.backupAt(when(backup.lastAt)),
        ...(backup.logUntil === null ? [] : [t.logUntil(when(backup.logUntil))]),
      ];
    case 'drill':
      if (backup.drill === null) return [backup.isSetUp ? t.noneYet : t.noBackup];
      return [(backup.drill.ok ? t.drillOk : t.drillFailed)(when(backup.drill.at))];
  }
}

/** How many late jobs are named. When a process hangs, all of them are late. */
const SHOWN_LATE = 3;

const MB = 1_000_000;

function sizeOf(bytes: number, lang: Lang): string {
  const isLarge = bytes >= 1000 * MB;
  const value = bytes / (isLarge ? 1000 * MB : MB);
  return `${new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(value)} ${isLarge ? 'GB' : 'MB'}`;
}
