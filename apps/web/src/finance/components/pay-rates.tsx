import { setPayRate, type TeacherRates } from '@fasih/school/finance/payroll/rates-contract';
import { useState } from 'react';
import * as z from 'zod/mini';
import { call } from '../../lib/client.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { formatDate } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { notify } from '../../ui/ask.tsx';
import { Badge, Card, EmptyState } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormError, TextField } from '../../ui/fields.tsx';
import { useListState } from '../../ui/list-state.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { asTyped } from '../entry-form.ts';
import { signedRupiah } from '../money.ts';
import { usePayChanged, usePayRates } from '../pay-api.ts';
import { Amount } from './amount.tsx';
import { AmountField } from './amount-field.tsx';
import css from './finance.module.css';

/** What an hour of each teacher costs, now, before and from a coming day on. */
export function PayRates() {
  const texts = useTexts('pay');
  const t = texts.rates;
  const { query } = useListState();
  const rates = usePayRates({ page: query.page, ...(query.q ? { q: query.q } : {}) });
  const [chosen, setChosen] = useState<TeacherRates | null>(null);
  const columns = useColumns(setChosen);
  return (
    <>
      <p className={css.lead}>{t.lead}</p>
      <search className={css.filters}>
        <SearchField label={t.search} />
      </search>
      <Loaded query={rates} lines={6}>
        {(page) => (
          <DataTable
            caption={texts.tabs.rates}
            columns={columns}
            page={page}
            rowKey={(row) => row.teacherId}
            empty={
              <Card>
                <EmptyState
                  title={query.q ? t.noneFound : t.noTeachers}
                  {...(query.q ? {} : { text: t.noTeachersText })}
                />
              </Card>
            }
          />
        )}
      </Loaded>
      {chosen !== null && <SetRate teacher={chosen} onClose={() => setChosen(null)} />}
    </>
  );
}

/** The rate that counts now: the latest one whose day has come. */
function standing({ perHour, rates }: TeacherRates) {
  return rates.find((rate) => rate.perHour === perHour);
}

function useColumns(onSet: (teacher: TeacherRates) => void): Column<TeacherRates>[] {
  const texts = useTexts('pay');
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
  const t = useTexts('pay').rates;
  const lang = useLang();
  return <>{t.coming({ amount: signedRupiah(rupiah), day: formatDate(day, lang) })}</>;
}

const typedRate = z.object({
  perHour: asTyped(setPayRate.body.shape.perHour),
  validFrom: setPayRate.body.shape.validFrom,
});

/** Sets what an hour costs from a day on. */
function SetRate({ teacher, onClose }: { teacher: TeacherRates; onClose: () => void }) {
  const t = useTexts('pay').rates;
  const common = useTexts('common');
  const lang = useLang();
  const changed = usePayChanged();
  const form = useContractForm(typedRate, {
    perHour: teacher.perHour === null ? '' : String(teacher.perHour),
    validFrom: '',
  });
  const send = async (values: { perHour: number; validFrom: string }) => {
    await call(setPayRate, { body: { ...values, teacherId: teacher.teacherId } });
    await changed();
    await notify('good', t.saved);
    onClose();
  };
  return (
    <Dialog title={t.title({ name: teacher.name })} lead={t.text} closeName={common.close} onClose={onClose}>
      <form noValidate className={css.form} onSubmit={form.submit(send)}>
        <AmountField
          name="perHour"
          label={t.perHour}
          value={form.form.values.perHour}
          onChange={(digits) => form.form.setFieldValue('perHour', digits)}
          error={form.field('perHour').error}
          required
        />
        <TextField {...form.field('validFrom')} label={t.validFrom} type="date" required />
        <FormError message={form.whole} />
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
        <div className={css.answers}>
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" disabled={form.sending}>
            {form.sending ? t.saving : t.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
