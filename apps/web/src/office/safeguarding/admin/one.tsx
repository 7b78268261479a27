import { changeIncident, type Incident, listIncidents } from '@fasih/school/office/safeguarding/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { ActionDialog } from '../../../ui/action-dialog.tsx';
import { notify } from '../../../ui/ask.tsx';
import { Badge, Notice } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields.tsx';
import { Row, Split, Stack } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { CardSection, FactList, Page } from '../../../ui/page.tsx';
import { WrittenPart } from '../../../ui/written.tsx';
import { incidentQuery } from '../queries.ts';
import { History } from './history.tsx';
import { STATE_HUE } from './state-hue.ts';

const LIST = '/admin/safeguarding';

/** One incident for its officer: what was reported, what was done, and who has read it when. */
export default function IncidentPage() {
  const { incidentId = '' } = useParams();
  const t = useTexts('safeguarding');
  const incident = useQuery(incidentQuery(incidentId));
  const lang = useLang();
  const back = { to: LIST, label: t.list.back };
  if (incident.data === undefined)
    return (
      <Page title={t.list.title} back={back}>
        <Loaded query={incident}>{() => null}</Loaded>
      </Page>
    );
  const { state, urgent, reportedAt } = incident.data;
  return (
    <Page
      title={t.one.title({ when: formatInstant(reportedAt, lang) })}
      back={back}
      state={
        <>
          <Badge hue={STATE_HUE[state]}>{t.states[state]}</Badge>
          {urgent && <Badge hue="red">{t.list.urgent}</Badge>}
        </>
      }
      actions={<Steps incident={incident.data} />}
    >
      <Split>
        <Report incident={incident.data} />
        <History events={incident.data.history} />
      </Split>
    </Page>
  );
}

function Report({ incident }: { incident: Incident }) {
  const t = useTexts('safeguarding');
  const lang = useLang();
  const { what, happened, involved, reporter, learner, side, erasureAt } = incident;
  const student =
    learner === null ? t.one.notSaid : <Link to={`/student/management/${learner.id}`}>{learner.name}</Link>;
  return (
    <CardSection title={t.one.what}>
      <Stack>
        {erasureAt !== null && (
          <Notice kind="attention">{t.one.erasure({ when: formatInstant(erasureAt, lang) })}</Notice>
        )}
        <WrittenPart as="p" title={t.sides[side]} text={what} />
        <FactList
          isLines
          facts={[
            [t.one.happened, happened || t.one.notSaid],
            [t.one.involved, involved || t.one.notSaid],
            [t.one.reporter, [reporter.name, reporter.phone, reporter.email].filter(Boolean).join(' · ')],
            [t.one.learner, student],
          ]}
        />
      </Stack>
    </CardSection>
  );
}

type Step = 'note' | 'close' | 'reopen';

/** What can be done with it in its state; a step that somebody else was faster with shows what is there now. */
function Steps({ incident: { id, state, version } }: { incident: Incident }) {
  const t = useTexts('safeguarding').one;
  const queries = useQueryClient();
  const [step, setStep] = useState<Step | null>(null);
  const change = useAction(changeIncident, {
    invalidates: [listIncidents],
    updates: () => incidentQuery(id),
    onDone: () => notify('good', t.saved),
    onStale: (current: Incident) => {
      queries.setQueryData(incidentQuery(id).queryKey, current);
      setStep(null);
      notify('info', t.changed);
    },
  });
  const send = (to: 'inWork' | 'closed', note: string) =>
    change.send({ params: { incidentId: id }, body: { to, note, version } });
  const labels = { note: t.noteLabel, close: t.closeLabel, reopen: t.reopenLabel };
  return (
    <Row gap={2}>
      {state === 'new' && (
        <Button isPending={change.isPending} onClick={() => void send('inWork', '').catch(() => {})}>
          {t.take}
        </Button>
      )}
      {state === 'inWork' && (
        <Button look="quiet" onClick={() => setStep('note')}>
          {t.note}
        </Button>
      )}
      {state === 'closed' ? (
        <Button look="quiet" onClick={() => setStep('reopen')}>
          {t.reopen}
        </Button>
      ) : (
        <Button look={state === 'new' ? 'quiet' : 'teal'} onClick={() => setStep('close')}>
          {t.close}
        </Button>
      )}
      {step === null && <FormError message={change.problem} />}
      {step !== null && (
        <ActionDialog
          title={t[step]}
          label={labels[step]}
          description={t.noteHint}
          maxLength={2000}
          submitLabel={t[step]}
          send={(note) => send(step === 'close' ? 'closed' : 'inWork', note)}
          onClose={() => setStep(null)}
        />
      )}
    </Row>
  );
}
