import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Card } from '../../ui/basics.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import { Muted, Stack } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PartHeader } from '../../ui/page.tsx';
import { Amount } from './amount.tsx';
import { accountAddress } from './money.ts';
import { accountsQuery } from './queries.ts';

/** Every account with what it holds, for an accountant; all debits equal all credits. */
export function Accounts() {
  const t = useTexts('finance').months;
  const entry = useTexts('finance').entry;
  const lang = useLang();
  const accounts = useQuery(accountsQuery);
  return (
    <Stack as="section" gap={3} aria-labelledby="accounts">
      <PartHeader id="accounts" title={t.accounts} lead={t.accountsText} />
      <Loaded query={accounts} lines={6}>
        {({ data, ...sums }) => (
          <Card isTight>
            <FigureTable
              caption={t.accounts}
              rows={data}
              rowKey={({ code }) => code}
              columns={[
                {
                  key: 'account',
                  label: entry.account,
                  cell: ({ code, name }) => <Link to={accountAddress(code)}>{name[lang]}</Link>,
                  total: entry.total,
                },
                // Debit and credit make the balance, which is what a phone has room for.
                ...(['debit', 'credit'] as const).map((key) => ({
                  key,
                  label: entry[key],
                  cell: (account: (typeof data)[number]) => <Moved rupiah={account[key]} />,
                  total: <Amount rupiah={sums[key]} />,
                  isExtra: true,
                })),
                {
                  key: 'balance',
                  label: t.balance,
                  cell: ({ balance }) => <Moved rupiah={balance} />,
                },
              ]}
            />
          </Card>
        )}
      </Loaded>
    </Stack>
  );
}

/** What nothing moved is quiet, so that the others stand out. */
function Moved({ rupiah }: { rupiah: number }) {
  const amount = <Amount rupiah={rupiah} />;
  return rupiah === 0 ? <Muted size="small">{amount}</Muted> : amount;
}
