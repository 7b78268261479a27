import type { SoldPackage } from '@fasih/school/catalogue/packages/contract';
import { hueOfProgram } from '../../courses/enrolments/hues.ts';
import { useTexts } from '../../lib/language.tsx';
import { Card, EmptyState, Money, Notice } from '../../ui/basics.tsx';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { IconCheck } from '../../ui/icons.ts';
import { Columns, Row, Stack, Text } from '../../ui/layout.tsx';
import site from '../site.module.css';
import css from './package-card.module.css';
import type { ProgramPage } from './program-data.server.ts';

/** The packages of a program side by side, or why there are none (docs/product/courses-and-money.md#packages). */
export function ProgramPackages({ page }: { page: ProgramPage }) {
  const t = useTexts('packages');
  const common = useTexts('common');
  if (page.packages === null) {
    return (
      <div id="packages">
        <Notice
          kind="bad"
          action={
            <ButtonAnchor look="quiet" size="small" href="">
              {common.retry}
            </ButtonAnchor>
          }
        >
          {t.loadFailed}
        </Notice>
      </div>
    );
  }
  if (page.packages.length === 0) {
    return (
      <div id="packages">
        {page.subprogram === null ? (
          <EmptyState
            title={t.none}
            action={<ButtonLink to="/program-selection">{t.program.seePackages}</ButtonLink>}
          />
        ) : (
          <EmptyState
            title={t.none}
            text={t.noneHint}
            action={<ButtonLink to={`/program/${page.slug}`}>{t.program.seePackages}</ButtonLink>}
          />
        )}
      </div>
    );
  }
  return (
    <Columns
      as="ul"
      gap={5}
      isStretched
      className={page.packages.length > 1 ? `${css.cards} ${site.swiped}` : css.cards}
      id="packages"
      data-count={Math.min(page.packages.length, 4)}
    >
      {page.packages.map((one) => (
        <li key={one.id}>
          <PackageCard sold={one} />
        </li>
      ))}
    </Columns>
  );
}

function PackageCard({ sold }: { sold: SoldPackage }) {
  const t = useTexts('packages');
  const [invitation, ...system] = sold.description.split('\n');
  return (
    <Card
      as="article"
      gap={4}
      className={css.card}
      hue={hueOfProgram(sold.category || sold.type)}
      edge="top"
      aria-labelledby={`package-${sold.id}`}
    >
      <h3 id={`package-${sold.id}`}>{sold.name}</h3>
      <Text isMuted>{invitation}</Text>
      <Row as="dl" gap={8} align="end" className={css.facts}>
        <div>
          <dt>{t.program.price}</dt>
          <dd className={css.price}>
            <Money rupiah={sold.price} />
          </dd>
        </div>
        <div>
          <dt>{t.program.duration}</dt>
          <dd>{t.months({ months: sold.duration_months })}</dd>
        </div>
      </Row>
      <Text isMuted size="small">
        {t.perMeeting({ rupiah: Math.round(sold.price / sold.meetings) })}
      </Text>
      <h4>{t.program.system}</h4>
      <Stack as="ul" gap={2} className={css.system}>
        {system.map((line) => (
          <Row as="li" gap={2} align="start" isOneLine key={line}>
            <IconCheck size={18} stroke={2.25} data-hue="leaf" aria-hidden="true" />
            <span>{line}</span>
          </Row>
        ))}
      </Stack>
      <ButtonLink
        wide
        to={`/register?package=${sold.id}`}
        aria-label={t.program.joinFor({ name: sold.name })}
      >
        {t.program.join}
      </ButtonLink>
    </Card>
  );
}
