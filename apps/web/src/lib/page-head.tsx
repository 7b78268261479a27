import { useLocation } from 'react-router';
import { useLang } from './language.tsx';
import { useSite } from './site.ts';
import { socialPicture } from './social.ts';

type Props = {
  title: string;
  description?: string;
  /** Signed-in and one-time pages, and those that only say what is not there, stay out of search engines. */
  hidden?: boolean;
};

/** Title, description, language links and social preview of a page; React lifts them into the head. */
export function PageHead({ title, description, hidden }: Props) {
  const { school, appUrl } = useSite();
  const { pathname } = useLocation();
  const lang = useLang();
  // A page has one address, whether or not somebody closes it with a slash.
  const address = `${appUrl}${pathname.replace(/(.)\/+$/, '$1')}`;
  const own = lang === 'en' ? `${address}?lang=en` : address;
  const full = title.includes(school.name) ? title : `${title} · ${school.name}`;
  return (
    <>
      <title>{full}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={own} />
          <link rel="alternate" hrefLang="id" href={address} />
          <link rel="alternate" hrefLang="en" href={`${address}?lang=en`} />
          <link rel="alternate" hrefLang="x-default" href={address} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={school.name} />
          <meta property="og:title" content={title} />
          {description !== undefined && <meta property="og:description" content={description} />}
          <meta property="og:url" content={own} />
          <meta property="og:locale" content={lang === 'en' ? 'en_GB' : 'id_ID'} />
          <meta property="og:locale:alternate" content={lang === 'en' ? 'id_ID' : 'en_GB'} />
          <meta property="og:image" content={`${appUrl}${socialPicture(pathname)}`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={full} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
