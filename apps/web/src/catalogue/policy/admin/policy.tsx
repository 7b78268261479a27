import { POLICY_FIELD_NAMES } from '@fasih/school/catalogue/policy/units';
import {
  listPolicies,
  type PolicyVersion,
  type PolicyVersions,
  withdrawPolicy,
} from '@fasih/school/catalogue/policy/versions-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { confirm, notify } from '../../../ui/ask.tsx';
import { Badge, Card } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { FactList, PartHeader } from '../../../ui/page.tsx';
import forms from '../../../ui/parts/forms.module.css';
import css from '../../../ui/parts/settings.module.css';
import { PolicyForm } from './policy-form.tsx';
import { usePolicyValue } from './policy-value.ts';
import { policiesQuery } from './queries.ts';

/** The version that every school begins with; nobody wrote its note. */
const FIRST = 1;
const HUE = { current: 'leaf', planned: 'amber', past: 'indigo' } as const;

/** The course rules as versions: what is in force, what comes, what was, and a form for the next one. */
export function PolicySettings() {
  const policies = useQuery(policiesQuery);
  return (
    <Loaded query={policies} lines={8}>
      {(all) => <Versions all={all} />}
    </Loaded>
  );
}

function Versions({ all }: { all: PolicyVersions }) {
  const t = useTexts('settings').policy;
  const [making, setMaking] = useState(false);
  const [newest] = all.versions;
  return (
    <>
      <PartHeader
        title={t.title}
        lead={t.lead}
        actions={!making && <Button onClick={() => setMaking(true)}>{t.make}</Button>}
      />
      {making && newest && <PolicyForm newest={newest} onClose={() => setMaking(false)} />}
      <section className={css.list} aria-label={t.history}>
        {all.versions.map((version) => (
          <Version key={version.number} of={version} latest={all.latest} />
        ))}
      </section>
    </>
  );
}

function Version({ of, latest }: { of: PolicyVersion; latest: number }) {
  const t = useTexts('settings').policy;
  const common = useTexts('common');
  const lang = useLang();
  const value = usePolicyValue();
  const withdraw = useAction(withdrawPolicy, {
    invalidates: [listPolicies],
    onDone: () => notify('good', t.withdrawn),
  });
  const when = formatInstant(of.validFrom, lang);
  const askWithdraw = async () => {
    const question = { title: t.withdrawAsk({ n: of.number }), text: t.withdrawText };
    if (!(await confirm({ ...question, no: common.cancel, yes: t.withdraw, grave: true }))) return;
    await withdraw.run({ params: { number: of.number } });
  };
  return (
    <Card>
      <div className={css.head}>
        <h3>
          {t.version({ n: of.number })} <Badge hue={HUE[of.state]}>{t.states[of.state]}</Badge>
        </h3>
        {of.state === 'planned' && of.number === latest && (
          <Button look="quiet" size="small" isPending={withdraw.isPending} onClick={() => void askWithdraw()}>
            {t.withdraw}
          </Button>
        )}
      </div>
      <p className={forms.quiet}>
        {of.state === 'planned' ? t.from({ when }) : t.since({ when })}
        {of.by !== null && <> · {t.by({ who: of.by })}</>}
        {of.number === FIRST ? <> · {t.first}</> : of.note !== '' && <> · {of.note}</>}
      </p>
      <p className={forms.quiet}>{t.kept(of)}</p>
      <FormError message={withdraw.problem} />
      <details open={of.state === 'current'}>
        <summary className={css.summary}>{t.values({ n: of.number })}</summary>
        <FactList
          facts={POLICY_FIELD_NAMES.map((field) => [t.fields[field].name, value(field, of.values[field])])}
        />
      </details>
    </Card>
  );
}
