import type { PlacementResult } from '@fasih/school/assessment/placement/contract';
import { useTexts } from '../../lib/language.tsx';
import { IconFlag, IconSeedling, IconStar } from '../../ui/icons.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import css from './result.module.css';

type Areas = PlacementResult['areas'];

const LOOK = {
  strong: { Sign: IconStar, hue: 'leaf' },
  growing: { Sign: IconSeedling, hue: 'teal' },
  startHere: { Sign: IconFlag, hue: 'amber' },
};

/** Children hear what went well and one thing to try, nothing more. */
function forChildren(areas: Areas): Areas {
  const well = areas.filter((one) => one.word !== 'startHere');
  return [...well, ...areas.filter((one) => one.word === 'startHere').slice(0, 1)];
}

/** The areas in words only: a few questions each cannot carry a number. */
export function Areas({ areas, kids }: { areas: Areas; kids: boolean }) {
  const t = useTexts('placement').result;
  return (
    <Stack as="ul" gap={1} className={css.areas}>
      {(kids ? forChildren(areas) : areas).map(({ area, word }) => {
        const { Sign, hue } = LOOK[word];
        return (
          <Row as="li" isOneLine key={area} data-hue={hue}>
            <Sign size={22} stroke={1.75} aria-hidden="true" />
            <span>{t.areas[area]}</span>
            <strong>{kids && word === 'startHere' ? t.kidsTry : t.words[word]}</strong>
          </Row>
        );
      })}
    </Stack>
  );
}
