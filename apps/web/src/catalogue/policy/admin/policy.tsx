import { POLICY_FIELD_NAMES } from '@fasih/school/catalogue/policy/values';
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
import { Badge } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { FormError } from '../../../ui/fields.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { CardSection, FactList, PartHeader } from '../../../ui/page.tsx';
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
      <Stack as="section" aria-label={t.history}>
        {all.versions.map((version) => (
          <Version key={version.number} version={version} latest={all.latest} />
        ))}
      </Stack>
    </>
  );
}

function Version({ version, latest }: { version: PolicyVersion; latest: number }) {
  const t = useTexts('settings').policy;
  const common = useTexts('common');
  const lang = useLang();
  const value = usePolicyValue();
  const withdraw = useAction(withdrawPolicy, {
    invalidates: [listPolicies],
    onDone: () => notify('good', t.withdrawn),
  });
  const when = formatInstant(version.validFrom, lang);
  const askWithdraw = async () => {
    const question = { title: t.withdrawAsk({ n: version.number }), text: t.withdrawText };
    if (!(await confirm({ ...question, no: common.cancel, yes: t.withdraw, grave: true }))) return;
    await withdraw.run({ params: { number: version.number } });
  };
  return (
    <CardSection
      level="h3"
      title={
        <>
          {t.version({ n: version.number })} <Badge hue={HUE[version.state]}>{t.states[version.state]}</Badge>
        </>
      }
      lead={
        <>
          {version.state === 'planned' ? t.from({ when }) : t.since({ when })}
          {' · '}
          {t.rules.shown({ rules: version.rules })}
          {version.by !== null && <> · {t.by({ who: version.by })}</>}
          {version.number === FIRST ? <> · {t.first}</> : version.note !== '' && <> · {version.note}</>}
        </>
      }
      actions={
        version.state === 'planned' &&
        version.number === latest && (
          <Button look="quiet" size="small" isPending={withdraw.isPending} onClick={() => void askWithdraw()}>
            {t.withdraw}
          </Button>
        )
      }
    >
      <Text isMuted>{t.kept(version)}</Text>
      <FormError message={withdraw.problem} />
      <Disclosure summary={t.values({ n: version.number })} isOpen={version.state === 'current'}>
        <FactList
          facts={POLICY_FIELD_NAMES.map((field) => [
            t.fields[field].name,
            value(field, version.values[field]),
          ])}
        />
      </Disclosure>
    </CardSection>
  );
}
