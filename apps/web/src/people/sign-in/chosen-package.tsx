import { cards } from '@fasih/content/catalogue/cards';
import { listPackages } from '@fasih/school/catalogue/packages/contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useLang, useTexts } from '../../lib/language.tsx';
import { queryOf } from '../../lib/query.ts';
import { Card } from '../../ui/basics.tsx';
import { Row, Stack, Text } from '../../ui/layout.tsx';

/** What was chosen before registering: one of the eight cards, or a package that is on sale. Nothing for others. */
export function ChosenPackage() {
  const t = useTexts('accounts').register;
  const lang = useLang();
  const { search } = useLocation();
  const value = new URLSearchParams(search).get('package');
  const card = cards.find((one) => one.value === value);
  const isId = value !== null && /^\d+$/.test(value);
  const sold = useQuery({ ...queryOf(listPackages, {}, lang), enabled: isId });
  const name = card?.label[lang] ?? sold.data?.data.find((one) => String(one.id) === value)?.name;
  if (name === undefined) return null;
  return (
    <Card isSunk isTight hue="teal">
      <Row isOneLine gap={4}>
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
    </Card>
  );
}
