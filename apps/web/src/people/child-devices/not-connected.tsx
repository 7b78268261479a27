import { useTexts } from '../../lib/language.tsx';
import { Card, EmptyState } from '../../ui/basics.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** A device that no child uses any more: what to do. */
export function NotConnected() {
  const t = useTexts('childDevices').ended;
  return (
    <Card role="status">
      <EmptyState
        level="h1"
        title={t.title}
        text={t.text}
        picture="/pictures/empty/offline.svg"
        action={
          <ButtonLink look="quiet" to="/login">
            {t.login}
          </ButtonLink>
        }
      />
    </Card>
  );
}
