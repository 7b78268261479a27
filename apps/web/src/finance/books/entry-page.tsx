import type { MoneyType } from '@fasih/school/finance/books/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { useReadsOnly } from '../../people/accounts/writers.tsx';
import { Card, Notice } from '../../ui/basics.tsx';
import { Split, Stack, Text } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { CardSection, Page } from '../../ui/page.tsx';
import { EntryForm } from './entry-form.tsx';
import { MoneyRows } from './money-rows.tsx';
import { todayQuery, transactionsQuery } from './queries.ts';

/** How many of the latest entries are shown beside the form. */
const LATEST = 5;

/** The page of one of the two forms, with what was booked last beside it. */
export function EntryPage({ type }: { type: MoneyType }) {
  const t = useTexts('finance').form;
  const nav = useTexts('shell').nav;
  const title = type === 'revenue' ? nav.revenue : nav.expenses;
  const common = useTexts('common');
  const readsOnly = useReadsOnly();
  const home = useQuery(todayQuery);
  return (
    <Page title={title} lead={type === 'revenue' ? t.revenueLead : t.expenseLead}>
      <Split>
        <Stack>
          {readsOnly ? (
            <Notice>{common.problems.readOnly}</Notice>
          ) : (
            <Loaded query={home} lines={6}>
              {({ today }) => (
                <Card isTight>
                  <EntryForm type={type} today={today} />
                </Card>
              )}
            </Loaded>
          )}
        </Stack>
        <Latest type={type} />
      </Split>
    </Page>
  );
}

function Latest({ type }: { type: MoneyType }) {
  const texts = useTexts('finance');
  const rows = useQuery(transactionsQuery({ type, pageSize: LATEST }));
  return (
    <CardSection
      title={texts.form.latest}
      actions={<Link to={`/dashboard/finance/transactions?type=${type}`}>{texts.dashboard.all}</Link>}
    >
      <Loaded query={rows} lines={4}>
        {({ data }) =>
          data.length > 0 ? <MoneyRows rows={data} /> : <Text isMuted>{texts.form.latestNone}</Text>
        }
      </Loaded>
    </CardSection>
  );
}
