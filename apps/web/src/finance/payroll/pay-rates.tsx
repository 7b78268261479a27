import { dayIn } from '@fasih/school/basics/instants';
import { formatRupiah } from '@fasih/school/basics/rupiah';
import { setPayRate, type TeacherRates } from '@fasih/school/finance/payroll/rates-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useContractForm } from '../../lib/contract-form.ts';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { schoolNow } from '../../lib/school-clock.ts';
import { useAction } from '../../lib/use-action.ts';
import { Writers } from '../../people/accounts/writers.tsx';
import { notify } from '../../ui/ask.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Filters } from '../../ui/filters.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { useListQuery } from '../../ui/list-state.ts';
import { PartHeader } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Titled } from '../../ui/titled.tsx';
import { Amount } from '../books/amount.tsx';
import { AmountField } from '../books/amount-field.tsx';
import { asTyped } from '../books/entry-form.ts';
import { PAY_READS, payRatesQuery } from './queries.ts';

/** What an hour of each teacher costs, now, before and from a coming day on. */
export function PayRates() {
  const texts = useTexts('payroll');
  const t = texts.rates;
  const { query, isFiltered } = useListQuery();
  const rates = useQuery(payRatesQuery(query));
  const [chosen, setChosen] = useState<TeacherRates | null>(null);
  const columns = useColumns(setChosen);
  return (
    <>
      <PartHeader lead={t.lead} />
      <Filters search={<SearchField label={t.search} />} />
      <PagedTable
        query={rates}
        caption={texts.tabs.rates}
        columns={columns}
        rowKey={(row) => row.teacherId}
        empty={isFiltered ? { title: t.noneFound } : { title: t.noTeachers, text: t.noTeachersText }}
      />
      {chosen !== null && <SetRate teacher={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

/** The rate in force: the latest one whose day has come, because a later one may have the same amount. */
function currentRate({ perHour, rates }: TeacherRates) {
  const today = dayIn(schoolNow());
  return rates.find((rate) => rate.perHour === perHour && rate.validFrom <= today);
}

function useColumns(onSet: (teacher: TeacherRates) => void): Column<TeacherRates>[] {
  const texts = useTexts('payroll');
  const t = texts.rates;
  const lang = useLang();
  return [
    {
      key: 'name',
      phone: 'title',
      label: texts.teacher,
      cell: (row) => (
        <Row as="span" gap={1}>
          <strong>{row.name}</strong>
          {!row.active && <Badge hue="amber">{t.inactive}</Badge>}
        </Row>
      ),
    },
    {
      key: 'now',
      phone: 'aside',
      label: t.now,
      cell: (row) => {
        const now = currentRate(row);
        const coming = row.rates.filter((rate) => now === undefined || rate.validFrom > now.validFrom);
        return (
          <Titled
            below={[
              now !== undefined && t.since({ day: formatDate(now.validFrom, lang) }),
              ...coming.map(({ perHour, validFrom }) =>
                t.coming({ amount: formatRupiah(perHour), day: formatDate(validFrom, lang) }),
              ),
            ]}
          >
            {row.perHour === null ? <Badge hue="red">{t.none}</Badge> : <Amount rupiah={row.perHour} />}
          </Titled>
        );
      },
    },
    {
      key: 'set',
      phone: 'action',
      label: t.set,
      cell: (row) => (
        <Writers>
          <Button
            size="small"
            look="quiet"
            aria-label={t.setOf({ name: row.name })}
            onClick={() => onSet(row)}
          >
            {t.set}
          </Button>
        </Writers>
      ),
    },
  ];
}

const typedRate = z.object({
  perHour: asTyped(setPayRate.body.shape.perHour),
  validFrom: setPayRate.body.shape.validFrom,
});

/** Sets what an hour costs from a day on. */
function SetRate({ teacher, onClose }: { teacher: TeacherRates; onClose: () => void }) {
  const t = useTexts('payroll').rates;
  const lang = useLang();
  const set = useAction(setPayRate, {
    invalidates: PAY_READS,
    onDone: async () => {
      await notify('good', t.saved);
      onClose();
    },
  });
  const form = useContractForm(typedRate, {
    perHour: teacher.perHour === null ? '' : String(teacher.perHour),
    validFrom: '',
  });
  return (
    <FormDialog
      title={t.title({ name: teacher.name })}
      lead={t.text}
      onSubmit={form.submit((values) => set.send({ body: { ...values, teacherId: teacher.teacherId } }))}
      problem={form.whole}
      isPending={form.sending}
      submitLabel={t.save}
      pendingLabel={t.saving}
      onClose={onClose}
    >
      <AmountField {...form.valueField('perHour')} label={t.perHour} required />
      <TextField {...form.field('validFrom')} label={t.validFrom} type="date" required />
      {teacher.rates.length > 0 && (
        <Stack as="section" gap={2} aria-label={t.history}>
          <strong>{t.history}</strong>
          <Stack as="ul" gap={2} isLined>
            {teacher.rates.map((rate) => (
              <Row as="li" key={rate.id} justify="between">
                {formatDate(rate.validFrom, lang)}
                <Amount rupiah={rate.perHour} />
              </Row>
            ))}
          </Stack>
        </Stack>
      )}
    </FormDialog>
  );
}
