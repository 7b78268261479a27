import { bookPayout, type PayoutWay } from '@fasih/school/finance/books/entries-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { Writers } from '../../people/accounts/writers.tsx';
import { notify } from '../../ui/ask.tsx';
import { Card } from '../../ui/basics.tsx';
import { Split, Stack } from '../../ui/layout.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { PartHeader } from '../../ui/page.tsx';
import { Segments } from '../../ui/segments.tsx';
import { FigureCard } from '../books/figure-card.tsx';
import { accountAddress } from '../books/money.ts';
import { MONEY_READS, todayQuery } from '../books/queries.ts';
import { TransferForm } from '../books/transfer-form.tsx';

/** What lies at the provider and at the bank, and the form that moves it from one to the other. */
export function Payouts() {
  const t = useTexts('reconciliation').payouts;
  const home = useQuery(todayQuery);
  const [way, setWay] = useState<PayoutWay>('toBank');
  const book = useAction(bookPayout, {
    invalidates: MONEY_READS,
    onDone: () => notify('good', t.done),
  });
  return (
    <Loaded query={home} lines={6}>
      {({ today, cashAtProvider, cashAtBank }) => (
        <>
          <PartHeader lead={t.lead} />
          <Split>
            <Writers>
              <Card isTight>
                <TransferForm today={today} texts={t} send={(body) => book.send({ body: { ...body, way } })}>
                  <Segments
                    legend={t.way}
                    isLabelled
                    chosen={way}
                    onChoose={setWay}
                    options={[
                      { key: 'toBank', label: t.toBank },
                      { key: 'toProvider', label: t.toProvider },
                    ]}
                  />
                </TransferForm>
              </Card>
            </Writers>
            <Stack as="ul" gap={3}>
              <FigureCard
                name={t.held}
                rupiah={cashAtProvider.amount}
                to={accountAddress(cashAtProvider.account)}
              />
              <FigureCard name={t.bank} rupiah={cashAtBank.amount} to={accountAddress(cashAtBank.account)} />
            </Stack>
          </Split>
        </>
      )}
    </Loaded>
  );
}
