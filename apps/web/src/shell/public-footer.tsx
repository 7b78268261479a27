import { Link } from 'react-router';
import { useTexts } from '../lib/language.tsx';
import { chatLink, useSite } from '../lib/site.ts';
import { IconBrandWhatsapp, IconMail } from '../ui/icons.ts';
import { Row, Stack } from '../ui/layout.tsx';
import { Logo } from '../ui/logo.tsx';
import { PROGRAM_SLUGS } from './program-slugs.ts';
import css from './public.module.css';

/** Chat and e-mail links, all pages, and the copyright line with the current year. */
export function PublicFooter() {
  const t = useTexts('site');
  const { school, demo, year } = useSite();
  return (
    <footer className={`${css.footer} kawung on-dark`}>
      <Stack gap={8} className={`${css.footerInner} page-width`}>
        <div className={css.footerTop}>
          <Stack gap={3} className={css.promise}>
            <Logo />
            <p>{t.footer.promise}</p>
          </Stack>
          <nav aria-label={t.footer.learn}>
            <h2>{t.footer.learn}</h2>
            <ul>
              {PROGRAM_SLUGS.map((slug) => (
                <li key={slug}>
                  <Link reloadDocument to={`/program/${slug}`}>
                    {t.programs[slug]}
                  </Link>
                </li>
              ))}
              <li>
                <Link reloadDocument to="/trial/LpTrial">
                  {t.trial}
                </Link>
              </li>
            </ul>
          </nav>
          <nav aria-label={t.footer.school}>
            <h2>{t.footer.school}</h2>
            <ul>
              <li>
                <Link reloadDocument to="/about">
                  {t.about}
                </Link>
              </li>
              <li>
                <Link reloadDocument to="/terms">
                  {t.footer.terms}
                </Link>
              </li>
              <li>
                <Link reloadDocument to="/privacy">
                  {t.footer.privacy}
                </Link>
              </li>
            </ul>
          </nav>
          <nav aria-label={t.footer.help}>
            <h2>{t.footer.help}</h2>
            <ul>
              <li>
                <Link reloadDocument to="/contact">
                  {t.contact}
                </Link>
              </li>
              <li>
                <a href={chatLink(school.phone)} target="_blank" rel="noopener">
                  <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden="true" />
                  {t.footer.chat}
                </a>
              </li>
              <li>
                <a href={`mailto:${school.email}`}>
                  <IconMail size={20} stroke={1.75} aria-hidden="true" />
                  {school.email}
                </a>
              </li>
            </ul>
          </nav>
        </div>
        <Row gap={6} className={css.rights}>
          <span>{t.footer.rights({ year, name: school.legalName || school.name })}</span>
          {demo && <span>{t.footer.demo}</span>}
        </Row>
      </Stack>
    </footer>
  );
}
