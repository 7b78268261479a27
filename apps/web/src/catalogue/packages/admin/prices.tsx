import { dayIn } from '@fasih/school/basics/instants';
import {
  addPrice,
  newPrice,
  type PackageDetail,
  removePrice,
} from '@fasih/school/catalogue/packages/catalogue';
import { useState } from 'react';
import { useContractForm } from '../../../lib/contract-form.ts';
import { formatDate, formatDateOf, formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { schoolNow } from '../../../lib/school-clock.ts';
import { useAction } from '../../../lib/use-action.ts';
import { Badge, Card, Money, Notice } from '../../../ui/basics.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError, TextField } from '../../../ui/fields.tsx';
import { Form } from '../../../ui/form.tsx';
import { Columns, Muted, Row, Stack } from '../../../ui/layout.tsx';
import { Part } from '../../../ui/page.tsx';
import { NumberField } from './number.tsx';
import { PACKAGE_READS } from './queries.ts';

const HUES = { coming: 'amber', now: 'leaf', past: 'indigo' } as const;

/** The prices of a package, newest first, and a new one from a day on. */
export function PackagePrices({ detail }: { detail: PackageDetail }) {
  const t = useTexts('catalogue').packages;
  const lang = useLang();
  const [done, setDone] = useState<string | null>(null);
  const remove = useAction(removePrice, {
    invalidates: PACKAGE_READS,
    onDone: () => setDone(t.priceRemoved),
    onError: () => setDone(null),
  });
  return (
    <Part title={t.prices} lead={t.pricesLead}>
      <FormError message={remove.problem} />
      {done !== null && <Notice kind="good">{done}</Notice>}
      <Stack as="ul" gap={2} isLined>
        {detail.prices.map(({ id, price, from, state }) => (
          <Row as="li" key={id ?? 'first'}>
            <strong>
              <Money rupiah={price} />
            </strong>
            <Muted>{from === null ? t.firstPrice : t.fromInstant({ when: formatInstant(from, lang) })}</Muted>
            <Badge hue={HUES[state]}>{t.priceStates[state]}</Badge>
            {state === 'coming' && id !== null && from !== null && (
              <Button
                look="plain"
                size="small"
                isPending={remove.isPending}
                aria-label={t.removePriceOf({ price, day: formatDateOf(from, lang) })}
                onClick={() => void remove.run({ params: { packageId: detail.id, priceId: id } })}
              >
                {t.removePrice}
              </Button>
            )}
          </Row>
        ))}
      </Stack>
      <NewPrice detail={detail} onAdded={setDone} />
    </Part>
  );
}

function NewPrice({ detail, onAdded }: { detail: PackageDetail; onAdded: (text: string) => void }) {
  const t = useTexts('catalogue').packages;
  const words = useTexts('staff');
  const lang = useLang();
  const form = useContractForm(newPrice, { price: Number.NaN, from: '' });
  const add = useAction(addPrice, {
    // If somebody else changed the package, its new values are above the form already.
    invalidates: PACKAGE_READS,
    onDone: (_, { body: { price, from } }) => {
      form.form.setValues({ price: Number.NaN, from: '' });
      onAdded(t.priceAdded({ price, day: formatDate(from, lang) }));
    },
  });
  const { id: packageId, version } = detail;
  return (
    <Card isSunk>
      <Form
        isAtEnd
        onSubmit={form.submit((price) => add.send({ params: { packageId }, body: { ...price, version } }))}
        state={form.state}
        submitLabel={t.addPrice}
        pendingLabel={words.sending}
      >
        <Columns isStretched gap={3} least="small">
          <NumberField field={form.field('price')} label={t.newPrice} leftSection="Rp" />
          <TextField
            {...form.field('from')}
            label={t.from}
            description={t.fromHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            type="date"
            min={dayIn(schoolNow())}
            required
          />
        </Columns>
      </Form>
    </Card>
  );
}
