import { useLang, useTexts } from '../../lib/language.tsx';
import shared from '../question.module.css';
import css from './test.module.css';

/** A text whose one gap, written `____`, is drawn as a line to fill and read as a word; or filled, after the test. */
export function WithGap({ children, filled }: { children: string; filled?: string }) {
  const { gap } = useTexts('pretest');
  const lang = useLang();
  const [before = '', ...after] = children.split('____');
  if (after.length === 0) return children;
  const rest = after.join('____');
  if (filled !== undefined)
    return (
      <>
        {before}
        <strong className={css.filled}>{filled}</strong>
        {rest}
      </>
    );
  // Quotation marks and stops stay with the gap.
  const opening = /\S*$/.exec(before)?.[0] ?? '';
  const closing = /^\S*/.exec(rest)?.[0] ?? '';
  return (
    <>
      {before.slice(0, before.length - opening.length)}
      <span className={css.whole}>
        {opening}
        <span className={shared.gap}>
          {/* The sentence around it is English; this word is the reader's. */}
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
