import { endCalendar, readCalendar, renewCalendar } from '@fasih/school/messaging/notifications/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/client.ts';
import { formatInstant } from '../../lib/dates.ts';
import { useLang, useTexts } from '../../lib/language.tsx';
import { useProblemText } from '../../lib/problem-sentence.ts';
import { useAction } from '../../lib/use-action.ts';
import { confirm, notify } from '../../ui/ask.tsx';
import { Card } from '../../ui/basics.tsx';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { LoadedPart } from '../../ui/loaded.tsx';
import { CardSection } from '../../ui/page.tsx';
import { calendarQuery } from './queries.ts';

/** The secret address of one's calendar: made, copied, changed, ended. */
export function CalendarCard() {
  const t = useTexts('notifications');
  const common = useTexts('common');
  const problemText = useProblemText();
  const feed = useQuery(calendarQuery());
  const lang = useLang();
  const madeAt = feed.data?.createdAt ?? null;
  /** Kept here alone: the cache must not know a secret. */
  const [address, setAddress] = useState<string | null>(null);
  const change = useAction(
    (action: 'renew' | 'end') => call(action === 'renew' ? renewCalendar : endCalendar, {}),
    {
      invalidates: [readCalendar],
      onDone: (made) => setAddress(made.address),
      onError: (error) => notify('bad', problemText(error)),
    },
  );
  const ask = async (action: 'renew' | 'end', title: string, text: string) => {
    if (await confirm({ title, text, no: common.cancel, yes: title, grave: true })) await change.run(action);
  };
  const copy = async () => {
    if (address === null) return;
    await navigator.clipboard.writeText(address);
    notify('good', t.calendarCopied);
  };
  return (
    <CardSection title={t.calendar}>
      <p>{t.calendarText}</p>
      <LoadedPart query={feed} lines={2}>
        {() =>
          madeAt === null && (
            <div>
              <Button isPending={change.isPending} onClick={() => void change.run('renew')}>
                {t.calendarMake}
              </Button>
            </div>
          )
        }
      </LoadedPart>
      {madeAt !== null && (
        <>
          {address === null ? (
            <p>{t.calendarMade({ when: formatInstant(madeAt, lang) })}</p>
          ) : (
            <>
              <Card isSunk isTight>
                <code>{address}</code>
              </Card>
              <p role="status">{t.calendarOnce}</p>
            </>
          )}
          <Row>
            {address !== null && (
              <>
                <Button onClick={() => void copy()}>{t.calendarCopy}</Button>
                <ButtonAnchor look="quiet" href={address.replace(/^https?:/, 'webcal:')}>
                  {t.calendarOpen}
                </ButtonAnchor>
              </>
            )}
            <Button
              look="quiet"
              isPending={change.isPending}
              onClick={() => void ask('renew', t.calendarRenew, t.calendarRenewAsk)}
            >
              {t.calendarRenew}
            </Button>
            <Button
              look="quiet"
              isPending={change.isPending}
              onClick={() => void ask('end', t.calendarEnd, t.calendarEndAsk)}
            >
              {t.calendarEnd}
            </Button>
          </Row>
        </>
      )}
    </CardSection>
  );
}
