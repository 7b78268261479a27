import { data } from 'react-router';
import { PageHead } from '../../lib/page-head.tsx';
import { serverContext } from '../../lib/server-context.ts';
import { confirm, notify } from '../../ui/ask.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Accordion, Badge, Card, EmptyState, Money, Notice, SkeletonLines, Why } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { CoursePath, freshPath, type Stone, type StoneState } from '../../ui/course-path.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { FormError, PasswordField, SelectField, TextField } from '../../ui/fields.tsx';
import { Row } from '../../ui/layout.tsx';
import css from '../../ui/parts/plain-page.module.css';
import { StepBar } from '../../ui/step-bar.tsx';
import { LangSwitch, SchemeSwitch } from '../../ui/switches.tsx';
import { HUES } from '../../ui/theme/colors.ts';
import type { Route } from './+types/dev-ui.ts';

/** All common parts on one page; only a demonstration school has it. */
export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(serverContext).demo) throw data(null, { status: 404 });
  return null;
}

const STATES: StoneState[] = [
  'held',
  'held',
  'late',
  'held',
  'forfeited',
  'held',
  'moved',
  'held',
  'held',
  'held',
  'next',
  'moved',
  'toPlan',
];
const UNDERWAY: Stone[] = freshPath(20).map((stone, i) => ({ ...stone, state: STATES[i] ?? 'toCome' }));
const ROWS = [
  { id: '1', name: 'Siti Rahma', program: 'General English', paid: 1_250_000 },
  { id: '2', name: 'Budi Santoso', program: 'TOEIC - Express', paid: 2_400_000 },
];

export default function DevUi() {
  return (
    <div className={`${css.page} page-width`}>
      <PageHead title="UI" hidden />
      <h1>UI</h1>
      <Row>
        <LangSwitch />
        <SchemeSwitch />
      </Row>
      <section className={css.part}>
        <h2>CoursePath</h2>
        <Card>
          <CoursePath stones={UNDERWAY} legend onChoose={(stone) => notify('info', String(stone.number))} />
        </Card>
        <Card>
          <CoursePath stones={freshPath(10)} />
          <CoursePath stones={UNDERWAY} size="mini" />
        </Card>
      </section>
      <section className={css.part}>
        <h2>Button</h2>
        <Row>
          {(['teal', 'mango', 'coral', 'indigo', 'red', 'quiet', 'plain'] as const).map((look) => (
            <Button key={look} look={look}>
              {look}
            </Button>
          ))}
          <Button disabled>disabled</Button>
          <Button size="big">big</Button>
          <Button size="small">small</Button>
        </Row>
      </section>
      <section className={css.part}>
        <h2>Badge, Avatar, Money</h2>
        <Row gap={2}>
          {HUES.map((hue) => (
            <Badge key={hue} hue={hue}>
              {hue}
            </Badge>
          ))}
        </Row>
        <Row>
          {['Siti Rahma', 'Budi', 'I Made Wirawan'].map((name) => (
            <Avatar key={name} name={name} photo={null} size={56} />
          ))}
          <Money rupiah={1_250_000} />
        </Row>
      </section>
      <section className={css.part}>
        <h2>Notice</h2>
        <Notice>info</Notice>
        <Notice kind="good">good</Notice>
        <Notice kind="attention">attention</Notice>
        <Notice kind="bad">bad</Notice>
        <Row>
          <Button look="quiet" onClick={() => notify('good', 'notify')}>
            notify
          </Button>
          <Button look="quiet" onClick={() => confirm({ title: 'confirm', text: '?', no: 'no', yes: 'yes' })}>
            confirm
          </Button>
        </Row>
      </section>
      <section className={css.part}>
        <h2>Fields</h2>
        <FormError message="FormError" />
        <TextField label="TextField" placeholder="…" />
        <TextField label="TextField" error="error" defaultValue="x" />
        <PasswordField label="PasswordField" />
        <SelectField label="SelectField" data={['General English', 'Conversation']} />
      </section>
      <section className={css.part}>
        <h2>StepBar</h2>
        <StepBar names={['Choose Your Package', 'Choose Payment', 'Placement Test']} step={1} />
      </section>
      <section className={css.part}>
        <h2>Why, Accordion</h2>
        <Why sentence="Rp 500.000" arithmetic="50% × Rp 1.000.000 = Rp 500.000" rule="50%, > 10" />
        <Accordion question="Accordion">Accordion</Accordion>
      </section>
      <section>
        <h2>DataTable</h2>
        <DataTable
          caption="DataTable"
          rowKey={(row) => row.id}
          page={{ data: ROWS, total: 42, page: 1, pageSize: 20 }}
          columns={[
            { key: 'name', label: 'Name', cell: (row) => row.name, sort: 'name' },
            { key: 'program', label: 'Program', cell: (row) => row.program },
            { key: 'path', label: 'Path', cell: () => <CoursePath stones={UNDERWAY} size="mini" /> },
            {
              key: 'paid',
              label: 'Paid',
              cell: (row) => <Money rupiah={row.paid} />,
              figures: true,
              sort: 'paid',
            },
          ]}
        />
      </section>
      <section className={css.part}>
        <h2>EmptyState, Skeleton</h2>
        <EmptyState title="EmptyState" text="…" action={<Button>action</Button>} />
        <SkeletonLines />
      </section>
    </div>
  );
}
