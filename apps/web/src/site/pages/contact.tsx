import { Link } from 'react-router';
import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { serverContext } from '../../lib/server-context.ts';
import { chatLink, useSite } from '../../lib/site.ts';
import { QuestionsData } from '../../lib/structured-data.tsx';
import { Card } from '../../ui/basics.tsx';
import { ButtonAnchor } from '../../ui/button.tsx';
import { IconBrandWhatsapp, IconMail } from '../../ui/icons.ts';
import { Columns, Stack, Text } from '../../ui/layout.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { QuestionsSearch } from '../components/questions-search.tsx';
import { contactPage } from '../contact-data.server.ts';
import type { Route } from './+types/contact.ts';
import css from './contact.module.css';

/** The answers come with the page, in its language; they never become part of the scripts. */
export function loader({ context }: Route.LoaderArgs) {
  return contactPage(context.get(serverContext));
}

/** Chat, e-mail and the fifteen questions. */
export default function Contact({ loaderData: page }: Route.ComponentProps) {
  const t = useTexts('info').contact;
  const { school } = useSite();
  return (
    <>
      <PageHead title={t.title} description={t.description} />
      <QuestionsData questions={page.groups.flatMap((group) => group.questions)} />
      <PageHero
        title={t.title}
        lead={t.lead}
        picture="/pictures/packages/conversation-adult.svg"
        size={[480, 320]}
      />
      <Stack gap={8} className={`${css.page} page-width`}>
        <Columns gap={5} isStretched>
          <Card gap={3} align="start" className={css.way}>
            <h2>{t.chatTitle}</h2>
            <Text isMuted>{t.chatText}</Text>
            <ButtonAnchor href={chatLink(school.phone)} target="_blank" rel="noopener">
              <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden="true" />
              {t.chat}
            </ButtonAnchor>
          </Card>
          <Card gap={3} align="start" className={css.way}>
            <h2>{t.emailTitle}</h2>
            <Text isMuted>
              {t.emailText} <strong>{school.email}</strong>
            </Text>
            <ButtonAnchor look="quiet" href={`mailto:${school.email}`}>
              <IconMail size={20} stroke={1.75} aria-hidden="true" />
              {t.email}
            </ButtonAnchor>
          </Card>
          {school.address !== '' && (
            <Card gap={3} align="start" className={css.way}>
              <h2>{t.addressTitle}</h2>
              <address className={css.postal}>
                {school.legalName || school.name}
                {'\n'}
                {school.address}
              </address>
            </Card>
          )}
        </Columns>
        <Stack as="section" gap={6} className={css.faq} aria-labelledby="faq">
          <Stack gap={2} className={css.faqHead}>
            <h2 id="faq">{t.faqTitle}</h2>
            <Text isMuted>{t.faqLead}</Text>
            <p>
              <Link to="/#parents">{t.ofParents}</Link>
            </p>
          </Stack>
          <QuestionsSearch groups={page.groups} />
        </Stack>
      </Stack>
    </>
  );
}
