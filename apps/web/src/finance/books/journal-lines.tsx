import type { EntryDetail } from '@fasih/school/finance/books/entries-contract';
import { Link } from 'react-router';
import { useLang, useTexts } from '../../lib/language.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import { CardSection, Part } from '../../ui/page.tsx';
import { Titled } from '../../ui/titled.tsx';
import { Amount } from './amount.tsx';
import { useCategoryName, useKindName } from './category-name.ts';
import { accountAddress } from './money.ts';

/** The journal lines of an entry, debit and credit, and how it counts on the screens in each basis. */
export function JournalLines({ entry }: { entry: EntryDetail }) {
  const texts = useTexts('finance');
  const t = texts.entry;
  const lang = useLang();
  const sum = (key: 'debit' | 'credit') => entry.lines.reduce((all, line) => all + line[key], 0);
  return (
    <CardSection title={t.lines}>
      {entry.lines.length === 0 ? (
        <Text isMuted>{t.noLines}</Text>
      ) : (
        <FigureTable
          isStacked
          caption={t.lines}
          rows={entry.lines}
          rowKey={(line) => `${line.account}/${line.debit}/${line.credit}`}
          columns={[
            {
              key: 'account',
              label: t.account,
              cell: (line) => <Link to={accountAddress(line.account)}>{line.name[lang]}</Link>,
              total: t.total,
            },
            ...(['debit', 'credit'] as const).map((key) => ({
              key,
              label: t[key],
              cell: (line: EntryDetail['lines'][number]) => line[key] !== 0 && <Amount rupiah={line[key]} />,
              total: <Amount rupiah={sum(key)} />,
            })),
          ]}
        />
      )}
      {entry.lines.length > 0 && sum('debit') === sum('credit') && (
        <Text isMuted size="small">
          {t.balanced}
        </Text>
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
    <Part level="h3" title={texts.entry.effects}>
      <Stack as="ul" gap={2} isLined>
        {effects.map((effect) => (
          <Row
            as="li"
            justify="between"
            key={`${effect.basis}/${effect.type}/${effect.category}/${effect.kind}/${effect.amount}`}
          >
            <Titled
              below={`${texts.types[effect.type]} · ${category(effect.category)} · ${kind(effect.kind)}`}
            >
              <strong>{texts.basis[effect.basis]}</strong>
            </Titled>
            <Amount rupiah={effect.type === 'expense' ? -effect.amount : effect.amount} />
          </Row>
        ))}
      </Stack>
    </Part>
  );
}
