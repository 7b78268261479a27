import {
  answerOffer,
  lookAtOffer,
  type SubstituteOffer,
} from '@fasih/school/learning/absences/offer-contract';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useAfterHydration } from '../../../lib/after-hydration.ts';
import { formatDay, formatHours, formatInstant } from '../../../lib/dates.ts';
import { useLang, useTexts } from '../../../lib/language.tsx';
import { queryOf } from '../../../lib/query.ts';
import { useAction } from '../../../lib/use-action.ts';
import { FormPage } from '../../../people/sign-in/form-page.tsx';
import { Notice } from '../../../ui/basics.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormError } from '../../../ui/fields.tsx';
import { Stack, Text } from '../../../ui/layout.tsx';
import { Loaded } from '../../../ui/loaded.tsx';

/** The page behind the mailed link: what the teacher is asked, answered by a press alone. */
export default function OfferPage() {
  const t = useTexts('absences').offers;
  const hydrated = useAfterHydration();
  const token = new URLSearchParams(useLocation().search).get('token') ?? '';
  const offer = useQuery({
    ...queryOf(lookAtOffer, { body: { token } }),
    enabled: hydrated && token !== '',
  });
  const answer = useAction(answerOffer);
  if (answer.result !== undefined) {
    const { accepted, classId } = answer.result;
    return (
      <FormPage
        title={t.title}
        heading={accepted ? t.acceptedTitle : t.declinedTitle}
        lead={accepted ? t.accepted : t.declined}
        isNews
      >
        {accepted ? (
          <ButtonLink to={`/teacher/classes/${classId}`}>{t.toClass}</ButtonLink>
        ) : (
          <ButtonLink look="quiet" to="/dashboard/teacher">
            {t.toHome}
          </ButtonLink>
        )}
      </FormPage>
    );
  }
  return (
    <FormPage title={t.title} lead={t.lead}>
      {hydrated && token === '' ? (
        <Notice kind="attention">{t.missing}</Notice>
      ) : (
        <Loaded query={offer} lines={4}>
          {(found) => (
            <Stack gap={4}>
              <OfferText offer={found} />
              <FormError message={answer.problem} />
              <Stack gap={3}>
                <Button
                  size="big"
                  wide
                  isPending={answer.isPending}
                  onClick={() => void answer.run({ body: { token, accept: true } })}
                >
                  {t.accept}
                </Button>
                <Button
                  look="quiet"
                  wide
                  isPending={answer.isPending}
                  onClick={() => void answer.run({ body: { token, accept: false } })}
                >
                  {t.decline}
                </Button>
              </Stack>
            </Stack>
          )}
        </Loaded>
      )}
    </FormPage>
  );
}

/** When the meeting is, what is taught and until when to answer. */
export function OfferText({ offer: { start, end, packageType, level, until } }: { offer: SubstituteOffer }) {
  const t = useTexts('absences').offers;
  const { packageTypes } = useTexts('staff');
  const lang = useLang();
  return (
    <div>
      <strong>
        {formatDay(start, lang)}, {formatHours(start, end, lang)}
      </strong>
      <br />
      {[packageTypes[packageType], level].filter(Boolean).join(' · ')}
      <Text isMuted size="small">
        {t.until({ when: formatInstant(until, lang) })}
      </Text>
    </div>
  );
}
