import type { Rules } from '@fasih/school/catalogue/policy/decision';
import { instantOf } from '@fasih/school/catalogue/policy/validity';
import {
  changedFields,
  chosenValues,
  POLICY_FIELD_NAMES,
  POLICY_FIELDS,
  type PolicyFieldName,
} from '@fasih/school/catalogue/policy/values';
import {
  addPolicy,
  listPolicies,
  type PolicyForm as PolicyValuesForm,
  type PolicyVersion,
  policyForm,
} from '@fasih/school/catalogue/policy/versions-contract';
import { type FormEvent, Suspense, useState } from 'react';
import { issuesOf, sentenceOf } from '../../../lib/issues.ts';
import { useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { confirm, notify } from '../../../ui/ask.tsx';
import { Notice, SkeletonLines } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choice, Choices } from '../../../ui/choice.tsx';
import { type ConflictField, EditConflict, type LastChange } from '../../../ui/edit-conflict.tsx';
import { FormError, LongTextField, TextField } from '../../../ui/fields.tsx';
import { Columns, Row, Stack } from '../../../ui/layout.tsx';
import { CardSection } from '../../../ui/page.tsx';
import { PolicyPreview } from './policy-preview.tsx';
import { PolicyRules } from './policy-rules.tsx';
import { usePolicyValue } from './policy-value.ts';

type Typed = Record<PolicyFieldName, string>;
type Edited = PolicyValuesForm & { rules: Rules };
type Stale = { values: PolicyValuesForm; rules: Rules; latest: number; changed: LastChange };

const typedOf = (values: PolicyValuesForm): Typed =>
  Object.fromEntries(
    POLICY_FIELD_NAMES.map((name) => [name, String(values[name] / POLICY_FIELDS[name].factor)]),
  ) as Typed;
/** What was typed in the stored units; what is no number becomes one that the schema refuses. */
const valuesOf = (typed: Typed) =>
  Object.fromEntries(
    POLICY_FIELD_NAMES.map((name) => {
      const number = typed[name].trim() === '' ? Number.NaN : Number(typed[name].replace(',', '.'));
      return [name, Math.round(number * POLICY_FIELDS[name].factor * 1000) / 1000];
    }),
  ) as PolicyValuesForm;
const same = (a: PolicyValuesForm, b: PolicyValuesForm) =>
  POLICY_FIELD_NAMES.every((name) => a[name] === b[name]);

/**
 * The next version of the rules: values, from when, why. What follows is looked at before it can be saved, and again
 * after every change of a value.
 */
export function PolicyForm({ newest, onClose }: { newest: PolicyVersion; onClose: () => void }) {
  const t = useTexts('settings').policy;
  const words = useTexts('settings');
  const common = useTexts('common');
  const value = usePolicyValue();
  const [base, setBase] = useState({
    values: chosenValues(newest.values),
    rules: newest.rules,
    number: newest.number,
  });
  const [rules, setRules] = useState(newest.rules);
  const [typed, setTyped] = useState(() => typedOf(newest.values));
  const [looked, setLooked] = useState<PolicyValuesForm | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [later, setLater] = useState(false);
  const [day, setDay] = useState('');
  const [time, setTime] = useState('00:00');
  const [note, setNote] = useState('');
  const [theirs, setTheirs] = useState<Stale | null>(null);
  const add = useAction(addPolicy, {
    invalidates: [listPolicies],
    onStale: setTheirs,
    onDone: async () => {
      onClose();
      await notify('good', t.form.saved({ n: base.number + 1 }));
    },
  });

  const values = valuesOf(typed);
  const seen = looked !== null && same(looked, values);
  const look = (event?: FormEvent) => {
    event?.preventDefault();
    const found = issuesOf(policyForm, values);
    const nothing =
      Object.keys(found).length === 0 &&
      rules === base.rules &&
      changedFields(base.values, values).length === 0;
    setErrors(nothing ? { whole: t.form.same } : found);
    if (Object.keys(found).length === 0 && !nothing) setLooked(values);
  };
  const save = async () => {
    const missing = {
      ...(note.trim() === '' ? { note: 'required' } : {}),
      ...(later && day === '' ? { day: 'required' } : {}),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0 || looked === null) return;
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const validFrom = later ? instantOf(day, hours * 60 + minutes).toISOString() : null;
    const { ask, askText, yes } = t.rules;
    const question = { title: ask({ rules }), text: askText({ rules }) };
    if (rules !== base.rules && !(await confirm({ ...question, no: common.cancel, yes: yes({ rules }) })))
      return;
    await add.run({ body: { values: looked, rules, validFrom, note, after: base.number } });
  };
  const errorOf = (name: string) =>
    errors[name] === undefined ? undefined : sentenceOf(common.fields, errors[name]);
  const fields: ConflictField<Edited>[] = [
    { key: 'rules', label: t.rules.legend, show: (shown) => t.rules.shown({ rules: shown }) },
    ...POLICY_FIELD_NAMES.map((key) => ({
      key,
      label: t.fields[key].name,
      show: (shown: number) => value(key, shown),
    })),
  ];
  return (
    <CardSection level="h3" title={t.form.title} lead={t.form.lead}>
      <Stack as="form" noValidate onSubmit={look}>
        <PolicyRules rules={rules} onChange={setRules} />
        <Columns>
          {POLICY_FIELD_NAMES.map((name) => (
            <TextField
              key={name}
              label={t.fields[name].label}
              description={`${t.fields[name].text} ${t.form.range(POLICY_FIELDS[name])}.`}
              inputMode="numeric"
              value={typed[name]}
              error={errorOf(name)}
              onChange={(event) => {
                const next = event.currentTarget.value;
                setTyped((all) => ({ ...all, [name]: next }));
              }}
            />
          ))}
        </Columns>
        <FormError message={errors.whole ?? null} />
        <Row justify="end">
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" look={seen ? 'quiet' : 'teal'}>
            {t.form.preview}
          </Button>
        </Row>
      </Stack>
      {looked !== null && (
        <>
          {!seen && <Notice kind="attention">{t.form.lead}</Notice>}
          {/* The reasons of the rules come with it. */}
          <Suspense fallback={<SkeletonLines lines={4} />}>
            <PolicyPreview values={looked} />
          </Suspense>
          <Stack
            as="form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void save();
            }}
          >
            <Choices legend={t.form.validFrom}>
              {[false, true].map((one) => (
                <Choice
                  key={String(one)}
                  type="radio"
                  name="from"
                  checked={later === one}
                  onChange={() => setLater(one)}
                >
                  {one ? t.form.later : t.form.now}
                </Choice>
              ))}
            </Choices>
            {later && (
              <Columns>
                <TextField
                  label={t.form.day}
                  type="date"
                  value={day}
                  error={errorOf('day')}
                  onChange={(event) => setDay(event.currentTarget.value)}
                />
                <TextField
                  label={t.form.time}
                  type="time"
                  value={time}
                  onChange={(event) => setTime(event.currentTarget.value)}
                />
              </Columns>
            )}
            <LongTextField
              label={t.form.note}
              description={t.form.noteHint}
              value={note}
              maxLength={300}
              required
              error={errorOf('note')}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
            <FormError message={add.problem} />
            <Row justify="end">
              <Button type="submit" disabled={!seen} isPending={add.isPending}>
                {add.isPending ? words.saving : t.form.save}
              </Button>
            </Row>
          </Stack>
        </>
      )}
      {theirs !== null && (
        <EditConflict
          base={{ ...base.values, rules: base.rules }}
          mine={{ ...values, rules }}
          theirs={{ ...chosenValues(theirs.values), rules: theirs.rules }}
          fields={fields}
          changed={theirs.changed}
          onSave={(merged) => {
            // The merged values are looked at again before they are saved on top of the other's version.
            setBase({ values: chosenValues(theirs.values), rules: theirs.rules, number: theirs.latest });
            setRules(merged.rules);
            setTyped(typedOf(merged));
            setLooked(chosenValues(merged));
            setTheirs(null);
          }}
          onClose={() => setTheirs(null)}
        />
      )}
    </CardSection>
  );
}
