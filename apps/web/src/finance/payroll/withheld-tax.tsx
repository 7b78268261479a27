import { payWithheldTax } from '@fasih/school/finance/books/entries-contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { Writers } from '../../people/accounts/writers.tsx';
import { notify } from '../../ui/ask.tsx';
import { Card } from '../../ui/basics.tsx';
import { Stack, Text } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { FactList } from '../../ui/page.tsx';
import { Amount } from '../books/amount.tsx';
import { accountAddress } from '../books/money.ts';
import { accountsQuery, MONEY_READS, todayQuery } from '../books/queries.ts';
import { TransferForm } from '../books/transfer-form.tsx';

const ACCOUNT = 'tax.payable';

/** Tax that was withheld from teachers and is still owed to the state, and the form that records its payment. */
export function WithheldTax() {
  const t = useTexts('payroll').tax;
  const accounts = useQuery(accountsQuery);
  const home = useQuery(todayQuery);
  const pay = useAction(payWithheldTax, {
    invalidates: MONEY_READS,
    onDone: () => notify('good', t.done),
  });
  return (
    <Loaded query={accounts} lines={6}>
      {({ data }) => (
        <Stack>
          <Text isMuted>{t.lead}</Text>
          <FactList
            facts={[
              [
                t.owed,
                <Link key={ACCOUNT} to={accountAddress(ACCOUNT)}>
                  <Amount rupiah={data.find(({ code }) => code === ACCOUNT)?.balance ?? 0} />
                </Link>,
              ],
            ]}
          />
          {home.data && (
            <Writers>
              <Card isTight>
                <TransferForm today={home.data.today} texts={t} send={(body) => pay.send({ body })} />
              </Card>
            </Writers>
          )}
        </Stack>
      )}
    </Loaded>
  );
}
