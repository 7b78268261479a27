import { incidentForm, reportIncident } from '@fasih/school/office/safeguarding/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useContractForm } from '../../lib/contract-form.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { newKey } from '../../lib/new-key.ts';
import { useWho } from '../../lib/session.ts';
import { useAction } from '../../lib/use-action.ts';
import { learnersQuery } from '../../people/learners/queries.ts';
import { Notice } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { LongTextField, SelectField, TextField } from '../../ui/fields.tsx';
import { Form } from '../../ui/form.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { CardSection } from '../../ui/page.tsx';
import { guardiansQuery } from '../guardians/queries.ts';

const EMPTY = { what: '', happened: '', involved: '', urgent: false, learnerId: null as string | null };

/** The learners that a family's report may be about: its own and those that another account shares with it; known once both have come. */
function useConcernedLearners() {
  const isFamily = useWho() === 'student';
  const own = useQuery(learnersQuery(isFamily));
  const shared = useQuery({ ...guardiansQuery, enabled: isFamily });
  return {
    learners: [...(own.data ?? []), ...(shared.data?.sharedWithMe ?? []).flatMap((one) => one.learners)],
    isKnown: own.isSuccess && shared.isSuccess,
  };
}

/**
 * The short form of a report. What was typed stays until it has arrived; the same form sent twice is one report. A family
 * with several learners says whom it is about.
 */
export function ReportForm() {
  const t = useTexts('safeguarding').form;
  const lang = useLang();
  const key = useRef(newKey());
  const form = useContractForm(incidentForm, EMPTY);
  const { urgent, learnerId } = form.form.getValues();
  const report = useAction(reportIncident);
  const isSent = report.result !== undefined;
  const thanks = useRef<HTMLDivElement>(null);
  // The pressed button is gone with the form.
  useEffect(() => {
    if (isSent) thanks.current?.focus();
  }, [isSent]);
  const { learners, isKnown } = useConcernedLearners();
  if (report.result !== undefined)
    return (
      <CardSection title={t.sentTitle}>
        <Stack ref={thanks} tabIndex={-1}>
          <Notice kind="good">{t.sent({ when: formatInstant(report.result.reportedAt, lang) })}</Notice>
          <Row>
            <Button
              look="quiet"
              onClick={() => {
                key.current = newKey();
                form.form.setValues(EMPTY);
                report.reset();
              }}
            >
              {t.another}
            </Button>
          </Row>
        </Stack>
      </CardSection>
    );
  // With one learner there is nothing to choose.
  const concerned = learnerId ?? (isKnown && learners.length === 1 ? (learners[0]?.id ?? null) : null);
  return (
    <CardSection title={t.title} lead={t.lead}>
      <Form
        onSubmit={form.submit((typed) =>
          report.send({ body: { ...typed, learnerId: concerned, key: key.current } }),
        )}
        state={form.state}
        submitLabel={t.send}
        pendingLabel={t.sending}
        isBig
      >
        <LongTextField
          {...form.form.getInputProps('what')}
          name="what"
          error={form.field('what').error}
          label={t.what}
          rows={5}
          maxLength={4000}
          required
        />
        <TextField
          {...form.field('happened')}
          label={t.happened}
          description={t.happenedHint}
          maxLength={200}
        />
        <TextField
          {...form.field('involved')}
          label={t.involved}
          description={t.involvedHint}
          maxLength={300}
        />
        {learners.length > 1 && (
          <SelectField
            label={t.learner}
            value={learnerId ?? ''}
            onChange={({ currentTarget: { value } }) => form.form.setFieldValue('learnerId', value || null)}
            data={[
              { value: '', label: t.noLearner },
              ...learners.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <Choice
          look="tick"
          type="checkbox"
          checked={urgent}
          onChange={({ currentTarget: { checked } }) => form.form.setFieldValue('urgent', checked)}
        >
          {t.urgent}
        </Choice>
      </Form>
    </CardSection>
  );
}
