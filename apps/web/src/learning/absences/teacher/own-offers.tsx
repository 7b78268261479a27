import { answerOwnOffer, ownOffers } from '@fasih/school/learning/absences/offer-contract';
import { teacherDashboard } from '@fasih/school/office/homes/teacher-contract';
import { useQuery } from '@tanstack/react-query';
import { shortInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { live, queryOf } from '../../../lib/query.ts';
import { useAction } from '../../../lib/use-action.ts';
import { notify } from '../../../ui/ask.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { LoadedPart } from '../../../ui/loaded.tsx';
import { CardSection } from '../../../ui/page.tsx';
import { OfferText } from './offer-page.tsx';

/** Meetings that the teacher is asked to hold as a substitute; nothing where there are none. */
export function OwnOffers() {
  const t = useTexts('absences').offers;
  const lang = useLang();
  const query = useQuery({ ...queryOf(ownOffers, {}), ...live });
  const offers = query.data?.offers ?? [];
  const answer = useAction(answerOwnOffer, {
    invalidates: [ownOffers, teacherDashboard],
    onDone: ({ accepted }) => notify('good', accepted ? t.accepted : t.declined),
  });
  if (query.data === undefined && query.isError) return <LoadedPart query={query}>{() => null}</LoadedPart>;
  if (offers.length === 0) return <FormError message={answer.problem} />;
  return (
    <CardSection title={t.title} lead={t.lead}>
      <FormError message={answer.problem} />
      <Stack as="ul" gap={3} isLined>
        {offers.map((offer) => {
          const when = shortInstant(offer.start, lang);
          const send = (accept: boolean) =>
            void answer.run({ params: { offerId: offer.id }, body: { accept } });
          return (
            <Row as="li" key={offer.id} justify="between">
              <OfferText offer={offer} />
              <Row gap={2}>
                <Button
                  size="small"
                  isPending={answer.isPending}
                  aria-label={t.acceptOf({ when })}
                  onClick={() => send(true)}
                >
                  {t.accept}
                </Button>
                <Button
                  look="quiet"
                  size="small"
                  isPending={answer.isPending}
                  aria-label={t.declineOf({ when })}
                  onClick={() => send(false)}
                >
                  {t.decline}
                </Button>
              </Row>
            </Row>
          );
        })}
      </Stack>
    </CardSection>
  );
}
