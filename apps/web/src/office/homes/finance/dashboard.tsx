import type { FinanceDashboard } from '@fasih/school/finance/books/contract';
import { PERIODS } from '@fasih/school/finance/books/periods';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { BasisChoice, useBasis } from '../../../finance/books/basis-choice.tsx';
import { DayChart } from '../../../finance/books/day-chart.tsx';
import { FigureCard, Figures } from '../../../finance/books/figure-card.tsx';
import { accountAddress, rowsAddress } from '../../../finance/books/money.ts';
import { MoneyRows } from '../../../finance/books/money-rows.tsx';
import { financeHomeQuery } from '../../../finance/books/queries.ts';
import { WaitingTasks } from '../../../finance/books/waiting-tasks.tsx';
import { formatDate } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { ProfileCard } from '../../../people/accounts/profile-card.tsx';
import { Writers } from '../../../people/accounts/writers.tsx';
import { Card } from '../../../ui/basics.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Row, Split, Stack, Text } from '../../../ui/layout.tsx';
import { useListState } from '../../../ui/list-state.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { CardSection, Page, Part, PartHeader } from '../../../ui/page.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { WaitingNotice } from '../../approvals/waiting-notice.tsx';

/** Finance's home: what came in and went out, what the school holds and owes, one chart, the newest rows. */
export default function FinanceHome() {
  const t = useTexts('finance');
  const shell = useTexts('shell');
  const { search, set } = useListState();
  const period = PERIODS.find((one) => one === search.get('period')) ?? '30d';
  const basis = useBasis();
  const home = useQuery(financeHomeQuery({ period, basis }));
  return (
    <Page
      title={shell.nav.dashboard}
      actions={
        <Row>
          <Segments
            legend={t.period}
            options={PERIODS.map((key) => ({ key, label: t.dashboard.periods[key] }))}
            chosen={period}
            onChoose={(next) => set({ period: next === '30d' ? undefined : next })}
          />
          <BasisChoice />
        </Row>
      }
    >
      <WaitingNotice />
      <Loaded query={home} lines={8}>
        {(data) => <Home data={data} />}
      </Loaded>
    </Page>
  );
}

function Home({ data }: { data: FinanceDashboard }) {
  const texts = useTexts('finance');
  const t = texts.dashboard;
  const lang = useLang();
  const { revenue, expenses, net } = data.result;
  const days = texts.days({ from: formatDate(data.from, lang), to: formatDate(data.to, lang) });
  const rows = data.recent;
  return (
    <>
      {data.payRunToApprove !== null && (
        <Card isTight>
          <PartHeader
            title={t.payRunToApprove}
            lead={t.payRunOf({
              who: data.payRunToApprove.madeBy,
              days: texts.days({
                from: formatDate(data.payRunToApprove.from, lang),
                to: formatDate(data.payRunToApprove.to, lang),
              }),
            })}
            actions={
              <ButtonLink size="small" to={`/dashboard/finance/pay/${data.payRunToApprove.id}`}>
                {t.openPayRun}
              </ButtonLink>
            }
          />
        </Card>
      )}
      <WaitingTasks tasks={data.tasks} />
      <Stack as="section" gap={3} aria-label={t.figures}>
        <Text isMuted>
          {days}. {data.basis === 'earned' ? texts.basis.earnedText : texts.basis.receivedText}
        </Text>
        <Figures>
          <FigureCard name={t.revenue} rupiah={revenue.amount} to={rowsAddress(revenue.filter)} />
          <FigureCard name={t.expenses} rupiah={expenses.amount} to={rowsAddress(expenses.filter)} />
          <FigureCard name={t.net} rupiah={net.amount} text={t.netText} to={rowsAddress(net.filter)} />
          <FigureCard
            name={t.average}
            rupiah={data.averageDailyRevenue.amount}
            text={t.averageText}
            to={rowsAddress(data.averageDailyRevenue.filter)}
          />
        </Figures>
      </Stack>
      <Part title={t.now}>
        <Figures>
          <FigureCard
            name={t.owed}
            rupiah={data.owedToFamilies.amount}
            text={t.owedText}
            to={accountAddress(data.owedToFamilies.account)}
          />
          <FigureCard
            name={t.cashProvider}
            rupiah={data.cashAtProvider.amount}
            text={t.cashProviderText}
            to={accountAddress(data.cashAtProvider.account)}
          />
          <FigureCard
            name={t.cashBank}
            rupiah={data.cashAtBank.amount}
            text={t.cashBankText}
            to={accountAddress(data.cashAtBank.account)}
          />
        </Figures>
      </Part>
      <Split>
        <Stack>
          <DayChart days={data.days} basis={data.basis} />
          <CardSection title={t.recent} actions={<Link to="/dashboard/finance/transactions">{t.all}</Link>}>
            {rows.length > 0 ? <MoneyRows rows={rows} /> : <Text isMuted>{t.recentNone}</Text>}
          </CardSection>
        </Stack>
        <Stack>
          <ProfileCard />
          <Writers>
            <Card gap={3} isTight>
              <ButtonLink to="/dashboard/finance/revenue" wide>
                {t.addRevenue}
              </ButtonLink>
              <ButtonLink look="quiet" to="/dashboard/finance/expenses" wide>
                {t.addExpense}
              </ButtonLink>
            </Card>
          </Writers>
        </Stack>
      </Split>
    </>
  );
}
