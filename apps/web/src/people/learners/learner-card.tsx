import { giveConsent, type Learner, withdrawConsent } from '@fasih/school/people/learners/contract';
import { type FormEvent, useState } from 'react';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Problem } from '../../lib/problem.ts';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { useAction } from '../../lib/use-action.ts';
import { confirm, notify } from '../../ui/ask.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge, Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Row, Text } from '../../ui/layout.tsx';
import { Part } from '../../ui/page.tsx';
import { useMe } from '../accounts/queries.ts';
import { ChildDevices } from '../child-devices/devices.tsx';
import { formatBirthDay } from './birth-day.ts';
import { ChildForm } from './child-form.tsx';
import { type ChildDraft, consentOf, EMPTY_CHILD } from './draft.ts';
import { EditLearner } from './edit-learner.tsx';
import { AgeBadge } from './learner-step.tsx';
import { CONSENT_READS } from './queries.ts';

/** One learner: who, which age group, the state of the consent, and what can be done about it. */
export function LearnerCard({ learner }: { learner: Learner }) {
  const t = useTexts('learners').panel;
  const problemText = useProblemText();
  const lang = useLang();
  const withdraw = useAction(withdrawConsent, {
    invalidates: CONSENT_READS,
    onDone: () => notify('info', t.withdrawn),
    onError: (error) => notify('bad', problemText(error)),
  });
  const [open, setOpen] = useState<'edit' | 'consent' | null>(null);
  const minor = learner.kind === 'child' && learner.ageGroup !== 'adult';

  const askWithdraw = async () => {
    const question = t.withdrawAsk;
    const yes = await confirm({
      title: question.title({ name: learner.name }),
      text: question.text({ name: learner.name }),
      no: question.no,
      yes: question.yes,
      grave: true,
    });
    if (yes) await withdraw.run({ params: { learnerId: learner.id } });
  };
  return (
    <Card gap={4}>
      <Row justify="between">
        <Row isOneLine>
          <Avatar name={learner.name} photo={null} size={48} />
          <div>
            <h2>{learner.name}</h2>
            <Text isMuted size="small">
              {t.kind[learner.kind]} ·{' '}
              {learner.birth_date === null
                ? t.bornUnknown
                : t.born({ day: formatBirthDay(learner.birth_date, lang) })}
            </Text>
          </div>
        </Row>
        <Row gap={2}>
          {learner.ageGroup !== null && <AgeBadge age={learner.ageGroup} />}
          {(minor || learner.consentNeeded) && (
            <Badge hue={learner.consentNeeded ? 'amber' : 'leaf'}>
              {learner.consentNeeded ? t.consentMissing : t.consentGiven}
            </Badge>
          )}
        </Row>
      </Row>
      {open === null && (
        <Row gap={2}>
          <Button
            look="quiet"
            size="small"
            aria-label={t.editFor({ name: learner.name })}
            onClick={() => setOpen('edit')}
          >
            {t.edit}
          </Button>
          {learner.consentNeeded && (
            <Button size="small" onClick={() => setOpen('consent')}>
              {t.giveConsent}
            </Button>
          )}
          {minor && !learner.consentNeeded && (
            <Button
              look="plain"
              size="small"
              aria-label={t.withdrawFor({ name: learner.name })}
              isPending={withdraw.isPending}
              onClick={askWithdraw}
            >
              {t.withdraw}
            </Button>
          )}
        </Row>
      )}
      {learner.kind === 'child' && open === null && <ChildDevices learner={learner} />}
      {open === 'edit' && <EditLearner learner={learner} onDone={() => setOpen(null)} />}
      {open === 'consent' && <GiveConsent learner={learner} onDone={() => setOpen(null)} />}
    </Card>
  );
}

function GiveConsent({ learner, onDone }: { learner: Learner; onDone: () => void }) {
  const t = useTexts('learners');
  const guardian = useMe().data?.profile.full_name ?? '';
  const [draft, setDraft] = useState<ChildDraft>({ ...EMPTY_CHILD, relation: learner.relation ?? '' });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const consent = useAction(giveConsent, {
    invalidates: CONSENT_READS,
    onDone: () => {
      void notify('good', t.panel.consentSaved);
      onDone();
    },
    onError: (error) => setErrors(error instanceof Problem ? error.fields : {}),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const filled = consentOf(draft, guardian);
    setErrors(filled.issues ?? {});
    if (filled.body === undefined) return;
    void consent.run({ params: { learnerId: learner.id }, body: filled.body });
  };
  return (
    <Part level="h3" title={t.form.consentFor({ name: learner.name })}>
      <ChildForm
        onSubmit={send}
        state={consent}
        submitLabel={t.panel.giveConsent}
        onCancel={onDone}
        draft={draft}
        guardian={guardian}
        errors={errors}
        knownName={learner.name}
        onChange={(part) => setDraft((now) => ({ ...now, ...part }))}
      />
    </Part>
  );
}
