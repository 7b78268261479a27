import { consent } from '@fasih/content/legal/consent';
import { useId } from 'react';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useSite } from '../../lib/site.ts';
import { Choice } from '../../ui/choice.tsx';
import { Text } from '../../ui/layout.tsx';
import { CardSection } from '../../ui/page.tsx';
import css from './learners.module.css';

type Props = {
  learnerName: string;
  guardianName: string;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
  error?: string;
};

/** The consent in full, with the names that are typed, and its tick (docs/product/accounts.md#consent). */
export function ConsentText({ learnerName, guardianName, ticked, onTick, error }: Props) {
  const t = useTexts('learners').form;
  const lang = useLang();
  const { school } = useSite();
  const id = useId();
  const values: Record<string, string> = {
    schoolName: school.name,
    contactEmail: school.email,
    learnerName: learnerName.trim() || t.thisChild,
    guardianName: guardianName.trim() || t.you,
  };
  const say = (text: { id: string; en: string }) => {
    const filled = text[lang].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
    return filled.charAt(0).toUpperCase() + filled.slice(1);
  };
  return (
    <CardSection level="h3" title={say(consent.title)}>
      <p>{say(consent.introduction)}</p>
      <ul>
        {consent.statements.map((statement) => (
          <li key={statement.id}>{say(statement)}</li>
        ))}
      </ul>
      <p>{say(consent.withdrawal)}</p>
      <Text isMuted size="small">
        {t.consentVersion({ version: consent.version })}
      </Text>
      <Choice
        type="checkbox"
        look="card"
        name="consent"
        checked={ticked}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => onTick(event.currentTarget.checked)}
      >
        <span>{say(consent.agreement)}</span>
      </Choice>
      {error !== undefined && (
        <p className={css.error} role="alert" id={`${id}-error`}>
          {error}
        </p>
      )}
    </CardSection>
  );
}
