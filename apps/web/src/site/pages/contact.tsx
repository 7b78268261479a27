import { useTexts } from '../../lib/language.tsx';
import { PageHead } from '../../lib/page-head.tsx';
import { chatLink, useSite } from '../../lib/site.ts';
import { Card } from '../../ui/basics.tsx';
import { ButtonAnchor } from '../../ui/button.tsx';
import { IconBrandWhatsapp, IconMail } from '../../ui/icons.ts';
import css from './plain.module.css';

export default function Contact() {
  const t = useTexts('info').contact;
  const { school } = useSite();
  return (
    <div className={css.page}>
      <PageHead title={t.title} description={t.lead} />
      <header className={css.head}>
        <h1>{t.title}</h1>
        <p>{t.lead}</p>
      </header>
      <div className={css.cards}>
        <Card>
          <p>{t.chatText}</p>
          <ButtonAnchor href={chatLink(school.phone)} target="_blank" rel="noopener">
            <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden="true" />
            {t.chat}
          </ButtonAnchor>
        </Card>
        <Card>
          <p>{school.email}</p>
          <ButtonAnchor look="quiet" href={`mailto:${school.email}`}>
            <IconMail size={20} stroke={1.75} aria-hidden="true" />
            {t.email}
          </ButtonAnchor>
        </Card>
      </div>
    </div>
  );
}
