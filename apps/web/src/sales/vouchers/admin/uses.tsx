import type { VoucherUse } from '@fasih/school/sales/vouchers/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { Money } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Muted, Text } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Part } from '../../../ui/page.tsx';
import { voucherUsesQuery } from './queries.ts';

const FIRST = 10;
const MAX_PAGE_SIZE = 100;

/** The orders made with a voucher, the newest first. */
export function VoucherUses({ code }: { code: string }) {
  const t = useTexts('catalogue').vouchers;
  const lang = useLang();
  const [pageSize, setPageSize] = useState(FIRST);
  const uses = useQuery(voucherUsesQuery(code, pageSize));
  const columns: Column<VoucherUse>[] = [
    {
      key: 'learner',
      phone: 'title',
      label: t.usesColumns.learner,
      cell: (row) => <Link to={`/student/management/${row.learnerId}`}>{row.learnerName}</Link>,
    },
    { key: 'package', label: t.usesColumns.package, cell: (row) => row.packageName },
    {
      key: 'discount',
      label: t.usesColumns.discount,
      figures: true,
      cell: (row) => <Money rupiah={row.discount} />,
    },
    {
      key: 'status',
      phone: 'aside',
      label: t.usesColumns.status,
      cell: (row) => (
        <span>
          {t.statuses[row.shown]}
          {!row.counts && <Muted> ({t.givenBack})</Muted>}
        </span>
      ),
    },
    { key: 'at', label: t.usesColumns.at, cell: (row) => formatInstant(row.createdAt, lang) },
  ];
  return (
    <Part title={t.uses}>
      <Loaded query={uses} lines={4}>
        {(page) => (
          <>
            <DataTable
              short
              caption={t.uses}
              columns={columns}
              page={page}
              rowKey={(row) => row.orderId}
              empty={<Text isMuted>{t.noUses}</Text>}
            />
            {page.total > page.data.length && pageSize < MAX_PAGE_SIZE && (
              <div>
                <Button look="quiet" size="small" onClick={() => setPageSize(MAX_PAGE_SIZE)}>
                  {t.moreUses}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </Part>
  );
}
