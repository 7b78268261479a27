import {
  PRETEST_CATEGORIES,
  PRETEST_QUESTIONS,
  PRETEST_SECONDS,
  type PretestCategory,
} from '@fasih/school/assessment/pretest/rules';
import { useEffect, useRef } from 'react';
import { wakeForm } from '../../lib/held-presses.ts';
import { useTexts } from '../../lib/language.tsx';
import { Badge, Card, Notice } from '../../ui/basics.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { IconArrowRight, IconCheck } from '../../ui/icons.ts';
import { Columns, Muted, Row, Stack, Text } from '../../ui/layout.tsx';
import picture from '../../ui/parts/picture-card.module.css';
import css from './chooser.module.css';

type Props = {
  /** The category whose questions are on their way. */
  coming: PretestCategory | null;
  failed: boolean;
  onChoose: (category: PretestCategory) => void;
};

const HUE = { kids: 'mango', teen: 'coral' } as const;

/** One category. A form, so that a press before the scripts have come is held and not lost. */
function CategoryCard({ category, coming, onChoose }: Omit<Props, 'failed'> & { category: PretestCategory }) {
  const t = useTexts('pretest');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => wakeForm(form.current), []);
  const { title, age, text } = t.categories[category];
  return (
    <form
      ref={form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(category);
      }}
    >
      <button
        type="submit"
        className={`${picture.card} speech`}
        data-beside=""
        data-category={category}
        aria-busy={coming === category}
        disabled={coming !== null}
      >
        <img
          src={`/pictures/packages/general-english-${category}.svg`}
          alt=""
          width="480"
          height="320"
          fetchPriority="high"
        />
        <span className={picture.words}>
          <span className={css.title} lang="en">
            {title}
          </span>
          <span>
            <Badge hue={HUE[category]}>{age}</Badge>
          </span>
          <Text as="span" isMuted>
            {text}
          </Text>
          <Row as="span" gap={4} className={css.facts}>
            <span>
              <Muted size="small">{t.timeLimit}</Muted>
              <strong>{t.minutes({ minutes: PRETEST_SECONDS / 60 })}</strong>
            </span>
            <span>
              <Muted size="small">{t.questions}</Muted>
              <strong>{PRETEST_QUESTIONS}</strong>
            </span>
          </Row>
          <span className={buttonClass({ look: HUE[category], wide: true })}>
            {coming === category ? t.starting : t.start}
            {coming !== category && <IconArrowRight size={20} stroke={2} aria-hidden="true" />}
          </span>
        </span>
      </button>
    </form>
  );
}

/** 'Test Your English!' with its two cards. */
export function Chooser({ coming, failed, onChoose }: Props) {
  const t = useTexts('pretest');
  return (
    <Stack gap={8} className={`${css.page} kawung fading`}>
      <Stack as="header" gap={3} className={css.head}>
        <h1 lang="en">{t.title}</h1>
        <Text isMuted size="large">
          {t.lead}
        </Text>
      </Stack>
      {failed && <Notice kind="bad">{t.startFailed}</Notice>}
      <noscript>
        <Card gap={3}>{t.noScript}</Card>
      </noscript>
      <Columns as="ul" gap={6} isStretched>
        {PRETEST_CATEGORIES.map((category) => (
          <li key={category}>
            <CategoryCard category={category} coming={coming} onChoose={onChoose} />
          </li>
        ))}
      </Columns>
      <Card as="section" gap={3} aria-labelledby="pretest-honest">
        <h2 id="pretest-honest">{t.honest.title}</h2>
        <Stack as="ul" gap={2}>
          {t.honest.lines.map((line) => (
            <Row as="li" align="start" isOneLine key={line}>
              <IconCheck size={20} stroke={2} data-hue="teal" aria-hidden="true" />
              <Muted>{line}</Muted>
            </Row>
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}
