import { setPayRate, type TeacherRates } from '@fasih/school/finance/payroll/rates-contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useContractForm } from '../../lib/contract-form.ts';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useAction } from '../../lib/use-action.ts';
import { notify } from '../../ui/ask.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Filters } from '../../ui/filters.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { useListQuery } from '../../ui/list-state.ts';
import { PartHeader } from '../../ui/page.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Amount } from '../books/amount.tsx';
import { AmountField } from '../books/amount-field.tsx';
import { asTyped } from '../books/entry-form.ts';
import css from '../books/finance.module.css';
import { signedRupiah } from '../books/money.ts';
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
      <Filters>
        <SearchField label={t.search} />
      </Filters>
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

/** The rate that counts now: the latest one whose day has come. */
function standing({ perHour, rates }: TeacherRates) {
  return rates.find((rate) => rate.perHour === perHour);
}

function useColumns(onSet: (teacher: TeacherRates) => void): Column<TeacherRates>[] {
  const texts = useTexts('payroll');
  const t = texts.rates;
  const lang = useLang();
  return [
    {
      key: 'name',
      label: texts.teacher,
      cell: (row) => (
        <span className={css.badges}>
          <strong>{row.name}</strong>
          {!row.active && <Badge hue="amber">{t.inactive}</Badge>}
        </span>
      ),
    },
    {
      key: 'now',
      label: t.now,
      cell: (row) => {
        const now = standing(row);
        const coming = row.rates.filter((rate) => now === undefined || rate.validFrom > now.validFrom);
        return (
          <span className={css.stack}>
            {row.perHour === null ? (
              <span>
                <Badge hue="red">{t.none}</Badge>
              </span>
            ) : (
              <span>
                <Amount rupiah={row.perHour} />{' '}
                {now !== undefined && (
                  <span className={css.small}>{t.since({ day: formatDate(now.validFrom, lang) })}</span>
                )}
              </span>
            )}
            {coming.map((rate) => (
              <span key={rate.id} className={css.small}>
                <Coming rupiah={rate.perHour} day={rate.validFrom} />
              </span>
            ))}
          </span>
        );
      },
    },
    {
      key: 'set',
      label: t.set,
      cell: (row) => (
        <Button size="small" look="quiet" aria-label={t.setOf({ name: row.name })} onClick={() => onSet(row)}>
          {t.set}
        </Button>
      ),
    },
  ];
}

function Coming({ rupiah, day }: { rupiah: number; day: string }) {
  const t = useTexts('payroll').rates;
  const lang = useLang();
  return <>{t.coming({ amount: signedRupiah(rupiah), day: formatDate(day, lang) })}</>;
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
      <AmountField
        name="perHour"
        label={t.perHour}
        value={form.form.values.perHour}
        onChange={(digits) => form.form.setFieldValue('perHour', digits)}
        error={form.field('perHour').error}
        required
      />
      <TextField {...form.field('validFrom')} label={t.validFrom} type="date" required />
      {teacher.rates.length > 0 && (
        <section className={css.section} aria-label={t.history}>
          <strong>{t.history}</strong>
          <ul className={css.rows}>
            {teacher.rates.map((rate) => (
              <li key={rate.id} className={css.row}>
                <span>{formatDate(rate.validFrom, lang)}</span>
                <span>
                  <Amount rupiah={rate.perHour} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </FormDialog>
  );
}
