import { cards } from '@fasih/content/catalogue/cards';
import type { CardValue, PretestCategory } from '@fasih/school/assessment/pretest/rules';
import { useLang, useTexts } from '../../lib/language.tsx';
import { Badge } from '../../ui/basics.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconCheck } from '../../ui/icons.ts';
import { Columns, Text } from '../../ui/layout.tsx';
import { PictureCard } from '../../ui/picture-card.tsx';
import css from './packages-dialog.module.css';

type Props = {
  category: PretestCategory;
  onSelect: (value: CardValue) => void;
  /** The X, which puts the test away. */
  onClose: () => void;
  /** Escape: back to the result. */
  onCancel: () => void;
  onHome: () => void;
};

/** 'Course Package Selections': the eight packages after a pretest (docs/product/tests.md#pretest-scoring). */
export function PackagesDialog({ category, onSelect, onClose, onCancel, onHome }: Props) {
  const t = useTexts('pretest');
  const lang = useLang();
  const foot = (
    <Button look="quiet" onClick={onHome}>
      {t.results.home}
    </Button>
  );
  return (
    <Dialog
      title={t.packages.title}
      lead={t.packages.lead}
      wide
      closeName={t.packages.close}
      onClose={onClose}
      onCancel={onCancel}
      foot={foot}
    >
      <Columns as="ul" className={css.cards}>
        {cards.map((card) => {
          const name = card.label[lang];
          const fits = card.value.endsWith(`-${category}`);
          return (
            <li key={card.value}>
              <PictureCard picture={card.img} isBeside className={fits ? css.fits : ''}>
                {fits && (
                  <p>
                    <Badge>
                      <IconCheck size={14} stroke={3} aria-hidden="true" />
                      {t.packages.fits}
                    </Badge>
                  </p>
                )}
                <h3>{name}</h3>
                <Text isMuted size="small">
                  {card.desc[lang]}
                </Text>
                <Button
                  size="small"
                  look={fits ? 'teal' : 'quiet'}
                  aria-label={t.packages.selectThis({ name })}
                  onClick={() => onSelect(card.value)}
                >
                  {t.packages.select}
                </Button>
              </PictureCard>
            </li>
          );
        })}
      </Columns>
    </Dialog>
  );
}
