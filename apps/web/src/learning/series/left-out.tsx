import { useTexts } from '../../lib/language.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Stack } from '../../ui/layout.tsx';

/** Who or what is left out of an act on many, and why; nothing where all take part. */
export function LeftOut({ rows }: { rows: readonly { key: string; name: string; why: string }[] }) {
  const t = useTexts('common').selection;
  if (rows.length === 0) return null;
  return (
    <Disclosure summary={t.leftOut({ n: rows.length })} isOpen={rows.length <= 5}>
      <Stack as="ul" gap={1}>
        {rows.map(({ key, name, why }) => (
          <li key={key}>{[name, why].filter(Boolean).join(': ')}</li>
        ))}
      </Stack>
    </Disclosure>
  );
}
