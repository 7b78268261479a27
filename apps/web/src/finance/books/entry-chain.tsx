import type { EntryDetail } from '@fasih/school/finance/books/entries-contract';
import { Link } from 'react-router';
import { formatDate, formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Muted, Row, Stack, Text } from '../../ui/layout.tsx';
import { CardSection } from '../../ui/page.tsx';
import { Titled } from '../../ui/titled.tsx';
import { entryAddress } from './money.ts';

/** An entry and all that took each other back; nothing is ever erased. */
export function EntryChain({ entry }: { entry: EntryDetail }) {
  const t = useTexts('finance').entry;
  const lang = useLang();
  return (
    <CardSection title={t.chain}>
      <Text isMuted size="small">
        {t.chainText}
      </Text>
      <Stack as="ol" gap={2} isLined>
        {entry.chain.map((link) => (
          <Row as="li" key={link.entryId} justify="between">
            <Titled below={formatInstant(link.bookedAt, lang)}>
              <strong>
                {link.entryId === entry.entryId ? (
                  `${link.reverses === null ? t.first : t.reverses} (${t.thisOne})`
                ) : (
                  <Link to={entryAddress(link.entryId)}>{link.reverses === null ? t.first : t.reverses}</Link>
                )}
              </strong>
            </Titled>
            <Muted size="small">{formatDate(link.date, lang)}</Muted>
          </Row>
        ))}
      </Stack>
    </CardSection>
  );
}
