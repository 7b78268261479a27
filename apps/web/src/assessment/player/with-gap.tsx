import { useLang } from '../../lib/language.tsx';
import css from './question.module.css';

type Props = {
  children: string;
  /** What a screen reader says for the gap, in the reader's language. */
  gap: string;
};

const splitAtGap = (text: string) => {
  const [before = '', ...after] = text.split('____');
  return { before, rest: after.length === 0 ? null : after.join('____') };
};

/** An English text whose one gap, written `____`, is drawn as a line to fill and read as a word. */
export function WithGap({ children, gap }: Props) {
  const lang = useLang();
  const { before, rest } = splitAtGap(children);
  if (rest === null) return children;
  // Quotation marks and stops stay with the gap.
  const opening = /\S*$/.exec(before)?.[0] ?? '';
  const closing = /^\S*/.exec(rest)?.[0] ?? '';
  return (
    <>
      {before.slice(0, before.length - opening.length)}
      <span className={css.whole}>
        {opening}
        <span className={css.gap}>
          <span className="unseen" lang={lang}>
            {gap}
          </span>
        </span>
        {closing}
      </span>
      {rest.slice(closing.length)}
    </>
  );
}

/** The same text after the test, with the right answer in its gap. */
export function FilledGap({ children, answer }: { children: string; answer: string }) {
  const { before, rest } = splitAtGap(children);
  if (rest === null) return children;
  return (
    <>
      {before}
      <strong className={css.filled}>{answer}</strong>
      {rest}
    </>
  );
}
