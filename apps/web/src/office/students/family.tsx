import type { StudentDetail } from '@fasih/school/office/homes/admin-contract';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Muted, Stack, Text } from '../../ui/layout.tsx';
import { CardSection, FactList } from '../../ui/page.tsx';

/** The account that the family signs in with. */
export function Family({ student: { account } }: { student: StudentDetail }) {
  const t = useTexts('students').detail;
  const shell = useTexts('shell');
  return (
    <CardSection title={t.family}>
      <FactList
        isLines
        facts={[
          [t.owner, account.name || shell.noName],
          [t.username, account.username],
        ]}
      />
    </CardSection>
  );
}

/** What a guardian agreed to, and when. */
export function Consent({ student: { consents, consentNeeded, kind } }: { student: StudentDetail }) {
  const t = useTexts('students').detail;
  const lang = useLang();
  const relations: Record<string, string> = t.relations;
  return (
    <CardSection title={t.consent}>
      {kind === 'self' && <p>{t.self}</p>}
      {!consentNeeded && consents.length === 0 && <Text isMuted>{t.noConsentNeeded}</Text>}
      <Stack as="ul" gap={2}>
        {consents.map((one) => (
          <li key={one.givenAt}>
            {t.given({
              name: one.guardianName,
              relation: relations[one.relation] ?? one.relation,
              when: formatInstant(one.givenAt, lang),
            })}{' '}
            <Muted>{t.text({ version: one.textVersion })}</Muted>{' '}
            {one.withdrawnAt !== null && (
              <Badge hue="red">{t.withdrawn({ when: formatInstant(one.withdrawnAt, lang) })}</Badge>
            )}
          </li>
        ))}
      </Stack>
    </CardSection>
  );
}
