import { cards } from '@fasih/content/catalogue/cards';
import { useLocation } from 'react-router';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';
import css from './form-page.module.css';

/** What a page that leads here hands over with a package's id, which says nothing to a reader. */
export type NamedPackage = { packageName: string };

/** What was chosen before registering: one of the eight cards, or a package whose name came along. Nothing for others. */
export function ChosenPackage() {
  const t = useTexts('accounts').register;
  const lang = useLang();
  const { search, state } = useLocation();
  const value = new URLSearchParams(search).get('package');
  if (value === null) return null;
  const card = cards.find((one) => one.value === value);
  const name = card?.label[lang] ?? (state as Partial<NamedPackage> | null)?.packageName;
  if (name === undefined) return null;
  return (
    <Row isOneLine gap={4} className={css.chosen}>
      {card && <img src={card.img} alt="" width="72" height="48" />}
      <Stack as="p" gap={1}>
        <Text as="span" size="small">
          {t.chosen}
        </Text>
        <strong>{name}</strong>
        <Text as="span" size="small">
          {t.chosenHint}
        </Text>
      </Stack>
    </Row>
  );
}
