import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Columns, Row, Text } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { CardSection, Page } from '../../ui/page.tsx';
import { banksQuery } from './queries.ts';

/** The five question banks. */
export default function BanksPage() {
  const nav = useTexts('shell').nav;
  const t = useTexts('banks');
  const lang = useLang();
  const banks = useQuery(banksQuery);
  return (
    <Page title={nav.banks} lead={t.lead}>
      <Loaded query={banks} lines={6}>
        {({ data, countedAt }) => (
          <>
            <Columns as="ul">
              {data.map((bank) => (
                <li key={bank.bankId}>
                  <CardSection title={<Link to={`/admin/banks/${bank.bankId}`}>{t.names[bank.bankId]}</Link>}>
                    <p>
                      {t.items({ n: bank.items })} · {t.shownOf({ n: bank.shown })}
                      {bank.correct !== null && <> · {t.correctOf({ percent: bank.correct })}</>}
                    </p>
                    {(bank.drafts > 0 || bank.retired > 0) && (
                      <Row as="p" gap={2}>
                        {bank.drafts > 0 && <Badge hue="amber">{t.draftsOf({ n: bank.drafts })}</Badge>}
                        {bank.retired > 0 && <Badge hue="red">{t.retiredOf({ n: bank.retired })}</Badge>}
                      </Row>
                    )}
                  </CardSection>
                </li>
              ))}
            </Columns>
            <Text isMuted>
              {countedAt === null ? t.notCounted : t.countedAt({ when: formatInstant(countedAt, lang) })}
            </Text>
          </>
        )}
      </Loaded>
    </Page>
  );
}
