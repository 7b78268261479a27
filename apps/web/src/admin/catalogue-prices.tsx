import { dayIn } from '@fasih/school/basics/instants';
import {
  addPrice,
  newPrice,
  type PackageDetail,
  removePrice,
} from '@fasih/school/catalogue/packages/catalogue';
import { useState } from 'react';
import { call } from '../lib/client.ts';
import { useContractForm } from '../lib/contract-form.ts';
import { formatDate, formatInstant } from '../lib/dates.ts';
import { useLang, useTexts } from '../lib/language.tsx';
import { useRefresh } from '../teachers/api.ts';
import css from '../teachers/components/teachers.module.css';
import { Badge, Money, Notice } from '../ui/basics.tsx';
import { Button } from '../ui/button.tsx';
import { FormError, TextField } from '../ui/fields.tsx';
import forms from '../ui/parts/forms.module.css';
import { useWrite } from '../ui/use-write.ts';
import own from './catalogue.module.css';
import { NumberField } from './catalogue-number.tsx';

const HUES = { coming: 'amber', now: 'leaf', past: 'indigo' } as const;

/** The prices of a package, newest first, and a new one from a day on. */
export function PackagePrices({ of }: { of: PackageDetail }) {
  const t = useTexts('catalogue').packages;
  const lang = useLang();
  const refresh = useRefresh();
  const write = useWrite();
  const [said, setSaid] = useState<string | null>(null);
  const remove = async (priceId: string) => {
    const gone = await write.run(
      () => call(removePrice, { params: { packageId: of.id, priceId } }),
      () => refresh('packages'),
    );
    setSaid(gone ? t.priceRemoved : null);
  };
  return (
    <section className={css.section} aria-labelledby="package-prices">
      <h2 id="package-prices">{t.prices}</h2>
      <p className={css.quiet}>{t.pricesLead}</p>
      <FormError message={write.fault} />
      {said !== null && <Notice kind="good">{said}</Notice>}
      <ul className={own.prices}>
        {of.prices.map(({ id, price, from, state }) => (
          <li key={id ?? 'first'}>
            <strong>
              <Money rupiah={price} />
            </strong>
            <span className={css.quiet}>
              {from === null ? t.firstPrice : t.fromInstant({ when: formatInstant(from, lang) })}
            </span>
            <Badge hue={HUES[state]}>{t.priceStates[state]}</Badge>
            {state === 'coming' && id !== null && from !== null && (
              <Button
                look="plain"
                size="small"
                disabled={write.sending}
                aria-label={t.removePriceOf({ price, day: formatDate(dayIn(new Date(from)), lang) })}
                onClick={() => void remove(id)}
              >
                {t.removePrice}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <NewPrice of={of} onAdded={setSaid} />
    </section>
  );
}

function NewPrice({ of, onAdded }: { of: PackageDetail; onAdded: (said: string) => void }) {
  const t = useTexts('catalogue').packages;
  const words = useTexts('staff');
  const lang = useLang();
  const refresh = useRefresh();
  const form = useContractForm(newPrice, { price: Number.NaN, from: '' });
  const send = async (price: { price: number; from: string }) => {
    await call(addPrice, { params: { packageId: of.id }, body: { ...price, version: of.version } });
    form.form.setValues({ price: Number.NaN, from: '' });
    await refresh('packages');
    onAdded(t.priceAdded({ price: price.price, day: formatDate(price.from, lang) }));
  };
  return (
    <form
      className={own.newPrice}
      noValidate
      onSubmit={form.submit(send, (fault) => {
        form.refuse(fault);
        // Somebody else changed the package: what it is now stands above the form already.
        void refresh('packages');
      })}
    >
      <div className={forms.parts}>
        <NumberField field={form.field('price')} label={t.newPrice} leftSection="Rp" />
        <TextField
          {...form.field('from')}
          label={t.from}
          description={t.fromHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          type="date"
          min={dayIn(new Date())}
          required
        />
      </div>
      <FormError message={form.whole} />
      <div className={forms.answers}>
        <Button type="submit" disabled={form.sending}>
          {form.sending ? words.sending : t.addPrice}
        </Button>
      </div>
    </form>
  );
}
