import { expect, it } from 'vitest';
import { stage } from '../../test/stage.tsx';
import { Card } from './basics.tsx';
import { Columns, Row, Stack, Text } from './layout.tsx';

const { show, find } = stage();

it('a list stays a list and keeps its name, whatever arranges it', async () => {
  await show(
    <Stack as="ul" gap={2} aria-label="Pelajar">
      <li>Bima</li>
    </Stack>,
  );
  const list = find('ul');
  expect([list?.getAttribute('aria-label'), list?.dataset.gap]).toEqual(['Pelajar', '2']);
});

it('a class name given by a screen is added to the kit’s own', async () => {
  await show(
    <Row className="own" justify="between">
      <Columns least="small" id="figures" />
      <Text as="span" isMuted size="small">
        belum dibayar
      </Text>
    </Row>,
  );
  expect(find('.own')?.classList.length).toBe(2);
  expect(find('#figures')?.dataset.least).toBe('small');
  const text = find('span');
  expect([text?.dataset.muted, text?.dataset.size]).toEqual(['', 'small']);
});

it('a card is the element of its list, and arranges what it holds when it is told how', async () => {
  await show(
    <ul>
      <Card as="li" id="plain" />
      <Card as="li" id="arranged" gap={3} isTight />
    </ul>,
  );
  expect([find('#plain')?.tagName, find('#plain')?.dataset.gap]).toEqual(['LI', undefined]);
  expect([find('#arranged')?.dataset.gap, find('#arranged')?.dataset.tight]).toEqual(['3', '']);
});
