import { PRETEST_QUESTIONS } from '@fasih/school/assessment/pretest/rules';
import { useTexts } from '../../lib/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import css from '../../ui/parts/dialog.module.css';

/** Asks before a test is submitted, naming what is still open (docs/product/calls-and-texts.md#test-texts). */
export function SubmitDialog({
  answered,
  onNo,
  onYes,
}: {
  answered: number;
  onNo: () => void;
  onYes: () => void;
}) {
  const t = useTexts('pretest').confirm;
  const total = PRETEST_QUESTIONS;
  const foot = (
    <>
      <Button look="quiet" onClick={onNo}>
        {t.no}
      </Button>
      <Button onClick={onYes}>{t.yes}</Button>
    </>
  );
  return (
    <Dialog title={t.title} onClose={onNo} foot={foot}>
      <p>{answered === total ? t.all : t.some({ answered, total })}</p>
    </Dialog>
  );
}

/** Asks before a running test is left (docs/product/calls-and-texts.md#test-texts). */
export function LeaveDialog({ onStay, onGo }: { onStay: () => void; onGo: () => void }) {
  const t = useTexts('pretest').leave;
  const foot = (
    <>
      <Button onClick={onStay}>{t.stay}</Button>
      <Button look="quiet" onClick={onGo}>
        {t.go}
      </Button>
    </>
  );
  return (
    <Dialog title={t.title} onClose={onStay} foot={foot}>
      <p>{t.text}</p>
      <p className={css.note}>{t.note}</p>
    </Dialog>
  );
}
