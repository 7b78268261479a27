import { useTexts } from '../../lib/language.tsx';
import { Card } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Row } from '../../ui/layout.tsx';
import type { Voucher } from './use-voucher.ts';
import css from './voucher-field.module.css';

/** A voucher is tried before buying, so that the total is known before the button is pressed. */
export default function VoucherField({ voucher }: { voucher: Voucher }) {
  const t = useTexts('packages').selection;
  const common = useTexts('common');
  if (voucher.applied !== null) {
    return (
      <Card isSunk isTight hue="leaf" role="status">
        <Row gap={2} justify="between">
          <strong>{t.voucherOn({ code: voucher.applied.quote.voucher ?? voucher.applied.code })}</strong>
          <Button look="plain" size="small" onClick={voucher.remove}>
            {t.voucherRemove}
          </Button>
        </Row>
      </Card>
    );
  }
  return (
    <form
      className={css.voucher}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void voucher.apply();
      }}
    >
      <TextField
        name="voucher"
        label={`${t.voucher} (${common.optional})`}
        value={voucher.typed}
        error={voucher.problem}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => voucher.type(event.currentTarget.value)}
      />
      <Button type="submit" look="quiet" disabled={voucher.typed.trim() === ''} isPending={voucher.isPending}>
        {t.voucherUse}
      </Button>
    </form>
  );
}
