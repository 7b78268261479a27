import { useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import type { Voucher } from './use-voucher.ts';
import css from './voucher-field.module.css';

/** A voucher is tried before buying, so that the total is known before the button is pressed. */
export function VoucherField({ voucher }: { voucher: Voucher }) {
  const t = useTexts('packages').selection;
  const common = useTexts('common');
  const problemText = useProblemText();
  const error = voucher.fault === null ? undefined : problemText(voucher.fault);
  if (voucher.applied !== null) {
    return (
      <div className={css.applied} role="status">
        <span>{t.voucherOn({ code: voucher.applied.code })}</span>
        <Button look="plain" size="small" onClick={voucher.remove}>
          {t.voucherRemove}
        </Button>
      </div>
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
        error={error}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => voucher.type(event.currentTarget.value)}
      />
      <Button type="submit" look="quiet" disabled={voucher.typed.trim() === '' || voucher.asking}>
        {t.voucherUse}
      </Button>
    </form>
  );
}
