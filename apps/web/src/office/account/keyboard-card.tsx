import { useTexts } from '../../lib/language.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Muted } from '../../ui/layout.tsx';
import { CardSection } from '../../ui/page.tsx';
import { setSearchKey, useSearchKey } from '../../ui/search-key.ts';

/** Staff turn off the key that leads to a list's search: who dictates, or presses a key by mistake, does not want it. */
export function KeyboardCard() {
  const t = useTexts('accounts').profile.keys;
  return (
    <CardSection title={t.title}>
      <Choice
        type="checkbox"
        look="tick"
        checked={useSearchKey()}
        onChange={(event) => setSearchKey(event.currentTarget.checked)}
      >
        {t.search}
      </Choice>
      <Muted size="small">{t.hint}</Muted>
    </CardSection>
  );
}
