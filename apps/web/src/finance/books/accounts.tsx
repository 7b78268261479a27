import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Card } from '../../ui/basics.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PartHeader } from '../../ui/page.tsx';
import { Amount } from './amount.tsx';
import css from './finance.module.css';
import { accountAddress } from './money.ts';
import { accountsQuery } from './queries.ts';

/** Every account with what it holds, for an accountant; all debits equal all credits. */
export function Accounts() {
  const t = useTexts('finance').months;
  const entry = useTexts('finance').entry;
  const lang = useLang();
  const accounts = useQuery(accountsQuery);
  return (
    <section className={css.section} aria-labelledby="accounts">
      <PartHeader id="accounts" title={t.accounts} lead={t.accountsText} />
      <Loaded query={accounts} lines={6}>
        {({ data, debit, credit }) => (
          <Card className={css.card}>
            <table className={`${css.table} ${css.accounts}`}>
              <caption className="unseen">{t.accounts}</caption>
              <thead>
                <tr>
                  <th scope="col">{entry.account}</th>
                  <th scope="col" className={css.end}>
                    {entry.debit}
                  </th>
                  <th scope="col" className={css.end}>
                    {entry.credit}
                  </th>
                  <th scope="col" className={css.end}>
                    {t.balance}
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.map((account) => (
                  <tr key={account.code}>
                    <th scope="row">
                      <Link to={accountAddress(account.code)}>{account.name[lang]}</Link>
                    </th>
                    <td className={css.end}>
                      <Amount rupiah={account.debit} />
                    </td>
                    <td className={css.end}>
                      <Amount rupiah={account.credit} />
                    </td>
                    <td className={css.end}>
                      <Amount rupiah={account.balance} />
                    </td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <th scope="row">{entry.total}</th>
                  <td className={css.end}>
                    <Amount rupiah={debit} />
                  </td>
                  <td className={css.end}>
                    <Amount rupiah={credit} />
                  </td>
                  <td />
                </tr>
              </tfoot>
            </table>
          </Card>
        )}
      </Loaded>
    </section>
  );
}
