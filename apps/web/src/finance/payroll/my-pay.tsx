import { formatRupiah } from '@fasih/school/basics/rupiah';
import type { MyPayslip } from '@fasih/school/finance/payroll/payslips-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useMe } from '../../people/accounts/queries.ts';
import { Badge } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Row } from '../../ui/layout.tsx';
import { useListQuery } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { Titled } from '../../ui/titled.tsx';
import { Amount } from '../books/amount.tsx';
import { usePeriod } from './pay-runs.tsx';
import { PayslipButton } from './payslip-button.tsx';
import { PayslipLines } from './payslip-lines.tsx';
import { myPayslipQuery, myPayslipsQuery } from './queries.ts';
import { useWorkTime } from './work-time.ts';

/** A teacher's own payslips, each with its lines and as a PDF. */
export default function MyPay() {
  const t = useTexts('payroll').mine;
  const nav = useTexts('shell').nav;
  const { query } = useListQuery();
  const slips = useQuery(myPayslipsQuery({ page: query.page }));
  const [opened, setOpened] = useState<MyPayslip | null>(null);
  const columns = useColumns(setOpened);
  const time = useWorkTime();
  const unpaid = slips.data?.unpaid;
  return (
    <Page
      title={nav.myPay}
      lead={
        <>
          {t.lead}{' '}
          {slips.data !== undefined &&
            (slips.data.perHour === null
              ? t.noRate
              : t.rate({ amount: formatRupiah(slips.data.perHour) }))}{' '}
          {unpaid !== undefined && unpaid.meetings > 0 && (
            <strong>{t.unpaid({ n: unpaid.meetings, time: time(unpaid.minutes) })}</strong>
          )}{' '}
          <Link to="/teacher/availability?tab=taught">{t.taught}</Link>
        </>
      }
    >
      <PagedTable
        query={slips}
        caption={nav.myPay}
        columns={columns}
        rowKey={(slip) => slip.runId}
        empty={{ title: t.none, text: t.noneText, picture: '/pictures/empty/no-classes.svg' }}
      />
      {opened !== null && <Lines slip={opened} onClose={() => setOpened(null)} />}
    </Page>
  );
}

function useColumns(onOpen: (slip: MyPayslip) => void): Column<MyPayslip>[] {
  const texts = useTexts('payroll');
  const t = texts.mine;
  const lang = useLang();
  const period = usePeriod();
  const time = useWorkTime();
  const me = useMe().data;
  return [
    {
      key: 'period',
      phone: 'title',
      label: texts.period,
      cell: (slip) => (
        <Titled below={slip.number}>
          <strong>{period(slip)}</strong>
        </Titled>
      ),
    },
    { key: 'meetings', phone: 'fact', label: texts.meetings, figures: true, cell: (slip) => slip.meetings },
    { key: 'time', phone: 'detail', label: texts.time, figures: true, cell: (slip) => time(slip.minutes) },
    {
      key: 'amount',
      phone: 'detail',
      label: texts.amount,
      figures: true,
      cell: (slip) => (
        <strong>
          <Amount rupiah={slip.amount} />
        </strong>
      ),
    },
    {
      key: 'state',
      phone: 'aside',
      label: texts.state,
      cell: (slip) => (
        <Titled below={slip.paidOn !== null && t.paidOn({ day: formatDate(slip.paidOn, lang) })}>
          <Badge hue={slip.state === 'paid' ? 'leaf' : 'indigo'}>{t.states[slip.state]}</Badge>
        </Titled>
      ),
    },
    {
      key: 'actions',
      phone: 'action',
      label: t.details,
      cell: (slip) => (
        <Row as="span">
          <Button
            look="quiet"
            size="small"
            aria-label={t.detailsOf({ period: period(slip) })}
            onClick={() => onOpen(slip)}
          >
            {t.details}
          </Button>
          {me !== undefined && (
            <PayslipButton
              runId={slip.runId}
              teacherId={me.id}
              label={t.pdf}
              ariaLabel={t.pdfOf({ period: period(slip) })}
            />
          )}
        </Row>
      ),
    },
  ];
}

function Lines({ slip, onClose }: { slip: MyPayslip; onClose: () => void }) {
  const t = useTexts('payroll').mine;
  const common = useTexts('common');
  const period = usePeriod();
  const one = useQuery(myPayslipQuery(slip.runId));
  return (
    <Dialog wide title={t.detailsOf({ period: period(slip) })} closeName={common.close} onClose={onClose}>
      <Loaded query={one} lines={6}>
        {({ payslip }) => (
          <>
            <PayslipButton
              runId={slip.runId}
              teacherId={payslip.teacherId}
              label={t.pdf}
              ariaLabel={t.pdfOf({ period: period(slip) })}
            />
            <PayslipLines slip={payslip} />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
