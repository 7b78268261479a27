import { useLocation } from 'react-router';
import { useLang } from './language.tsx';
import { useSite } from './site.ts';

type Props = {
  title: string;
  description?: string /** Signed-in and one-time pages stay out of search engines. */;
  hidden?: boolean;
};

/** Title, description and language links of a page; React lifts them into the head. */
export function PageHead({ title, description, hidden }: Props) {
  const { school, appUrl } = useSite();
  const { pathname } = useLocation();
  const lang = useLang();
  const address = `${appUrl}${pathname}`;
  const full = title.includes(school.name) ? title : `${title} · ${school.name}`;
  return (
    <>
      <title>{full}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={lang === 'en' ? `${address}?lang=en` : address} />
          <link rel="alternate" hrefLang="id" href={address} />
          <link rel="alternate" hrefLang="en" href={`${address}?lang=en`} />
          <link rel="alternate" hrefLang="x-default" href={address} />
        </>
      )}
    </>
  );
}
