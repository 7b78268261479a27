import type { EntryDetail } from '@fasih/school/finance/books/entries-contract';
import { Link } from 'react-router';
import { useLang, useTexts } from '../../lib/language.tsx';
import { CardSection } from '../../ui/page.tsx';
import { Amount } from './amount.tsx';
import { useCategoryName, useKindName } from './category-name.ts';
import css from './finance.module.css';
import { accountAddress } from './money.ts';

/** The journal lines of an entry, debit and credit, and how it counts on the screens in each basis. */
export function JournalLines({ entry }: { entry: EntryDetail }) {
  const texts = useTexts('finance');
  const t = texts.entry;
  const lang = useLang();
  const debit = entry.lines.reduce((sum, line) => sum + line.debit, 0);
  const credit = entry.lines.reduce((sum, line) => sum + line.credit, 0);
  const side = (amount: number) => (amount === 0 ? '' : <Amount rupiah={amount} />);
  return (
    <CardSection title={t.lines}>
      {entry.lines.length === 0 ? (
        <p className={css.quiet}>{t.noLines}</p>
      ) : (
        <>
          <table className={`${css.table} ${css.journal}`}>
            <caption className="unseen">{t.lines}</caption>
            <thead>
              <tr>
                <th scope="col">{t.account}</th>
                <th scope="col" className={css.end}>
                  {t.debit}
                </th>
                <th scope="col" className={css.end}>
                  {t.credit}
                </th>
              </tr>
            </thead>
            <tbody>
              {entry.lines.map((line) => (
                <tr key={`${line.account}/${line.debit}/${line.credit}`}>
                  <th scope="row">
                    <Link to={accountAddress(line.account)}>{line.name[lang]}</Link>
                  </th>
                  <td className={css.end}>{side(line.debit)}</td>
                  <td className={css.end}>{side(line.credit)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{t.total}</th>
                <td className={css.end}>
                  <Amount rupiah={debit} />
                </td>
                <td className={css.end}>
                  <Amount rupiah={credit} />
                </td>
              </tr>
            </tfoot>
          </table>
          {debit === credit && <p className={css.small}>{t.balanced}</p>}
        </>
      )}
      <Effects effects={entry.effects} />
    </CardSection>
  );
}

function Effects({ effects }: { effects: EntryDetail['effects'] }) {
  const texts = useTexts('finance');
  const category = useCategoryName();
  const kind = useKindName();
  if (effects.length === 0) return null;
  return (
    <>
      <h3 className={css.subhead}>{texts.entry.effects}</h3>
      <ul className={css.rows}>
        {effects.map((effect) => (
          <li
            key={`${effect.basis}/${effect.type}/${effect.category}/${effect.kind}/${effect.amount}`}
            className={css.row}
          >
            <span>
              <strong>{texts.basis[effect.basis]}</strong>
              <span className={css.small}>
                {texts.types[effect.type]} · {category(effect.category)} · {kind(effect.kind)}
              </span>
            </span>
            <span>
              <Amount rupiah={effect.type === 'expense' ? -effect.amount : effect.amount} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
