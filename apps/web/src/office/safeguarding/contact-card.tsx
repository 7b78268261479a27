import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../lib/language.tsx';
import { chatLink } from '../../lib/site.ts';
import { Notice } from '../../ui/basics.tsx';
import { ButtonAnchor } from '../../ui/button.tsx';
import { IconBrandWhatsapp, IconMail, IconPhone } from '../../ui/icons.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { LoadedPart } from '../../ui/loaded.tsx';
import { CardSection } from '../../ui/page.tsx';
import { safeguardingContactQuery } from './queries.ts';

/** Whom to call or write to, and whom when there is danger right now. */
export function ContactCard() {
  const t = useTexts('safeguarding');
  const contact = useQuery(safeguardingContactQuery);
  return (
    <CardSection title={t.page.contact}>
      <Stack gap={4}>
        <LoadedPart query={contact}>
          {({ name, phone, email }) => (
            <Stack gap={3}>
              <div>
                <strong>{name}</strong>
                <br />
                {phone} · {email}
              </div>
              <Row gap={2}>
                <ButtonAnchor look="quiet" href={`tel:${phone}`}>
                  <IconPhone size={20} stroke={1.75} aria-hidden="true" />
                  {t.page.call}
                </ButtonAnchor>
                <ButtonAnchor look="quiet" href={chatLink(phone)} aria-label={t.chatOf({ name })}>
                  <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden="true" />
                  {t.page.chat}
                </ButtonAnchor>
                <ButtonAnchor look="quiet" href={`mailto:${email}`}>
                  <IconMail size={20} stroke={1.75} aria-hidden="true" />
                  {t.page.email}
                </ButtonAnchor>
              </Row>
            </Stack>
          )}
        </LoadedPart>
        <Notice>
          <strong>{t.page.danger}</strong> {t.page.dangerText}
        </Notice>
      </Stack>
    </CardSection>
  );
}
