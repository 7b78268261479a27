import { useLang } from './language.tsx';
import { useSite } from './site.ts';

type Thing = Record<string, unknown>;

/** Structured data for search engines (schema.org): data, never run. React escapes what could end the element. */
export function JsonLd({ thing }: { thing: Thing }) {
  return (
    <script type="application/ld+json">
      {JSON.stringify({ '@context': 'https://schema.org', ...thing })}
    </script>
  );
}

/** The school, named the same on every page by its id. */
function useSchoolThing(): Thing {
  const { school, appUrl } = useSite();
  return {
    '@type': 'EducationalOrganization',
    '@id': `${appUrl}/#school`,
    name: school.name,
    url: `${appUrl}/`,
    logo: `${appUrl}/pictures/icons/512.png`,
    email: school.email,
    telephone: school.phone,
    areaServed: { '@type': 'Country', name: 'Indonesia' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: school.phone,
      email: school.email,
      availableLanguage: ['id', 'en'],
    },
  };
}

/** The school itself; belongs on the landing page and on /about. */
export function SchoolData() {
  return <JsonLd thing={useSchoolThing()} />;
}

/** The programs in the order of the page, each leading to its own: what a search engine shows as a list of courses. */
export function ProgramListData({ programs }: { programs: readonly { slug: string; name: string }[] }) {
  const address = useAddress();
  return (
    <JsonLd
      thing={{
        '@type': 'ItemList',
        itemListElement: programs.map(({ slug, name }, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name,
          url: address(`/program/${slug}`),
        })),
      }}
    />
  );
}

/** The address of a page in the shown language, as its canonical link says it. */
function useAddress(): (path: string) => string {
  const lang = useLang();
  const { appUrl } = useSite();
  return (path) => `${appUrl}${path}${lang === 'en' ? '?lang=en' : ''}`;
}

/** Questions and answers that stand in full on the same page. */
export function QuestionsData({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  const lang = useLang();
  return (
    <JsonLd
      thing={{
        '@type': 'FAQPage',
        inLanguage: lang,
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }}
    />
  );
}

/** What a course's structured data needs of a package; prices in whole rupiah. */
export type OfferedPackage = {
  id: number;
  name: string;
  price: number;
  meetings: number;
  meetingsPerWeek: number;
};

/** A length of time as ISO 8601 writes it: whole hours, else minutes. */
const lasting = (minutes: number) => (minutes % 60 === 0 ? `PT${minutes / 60}H` : `PT${minutes}M`);

/**
 * A program as a course with one offer per package on sale, each leading to its choice. `path` is the page's own
 * address, such as `/program/general-english`. Without packages there is nothing to offer and nothing is written.
 */
export function CourseData({
  path,
  name,
  description,
  packages,
  meetingMinutes,
}: {
  path: string;
  name: string;
  description: string;
  packages: readonly OfferedPackage[];
  /** How long a meeting takes by the rules in force. */
  meetingMinutes: number;
}) {
  const lang = useLang();
  const { appUrl } = useSite();
  const school = useSchoolThing();
  const address = useAddress();
  if (packages.length === 0) return null;
  return (
    <JsonLd
      thing={{
        '@type': 'Course',
        '@id': `${appUrl}${path}#course`,
        name,
        description,
        url: address(path),
        inLanguage: lang,
        provider: school,
        offers: packages.map((one) => ({
          '@type': 'Offer',
          name: one.name,
          price: one.price,
          priceCurrency: 'IDR',
          category: 'Paid',
          availability: 'https://schema.org/InStock',
          url: `${appUrl}/program-selection?package=${one.id}`,
        })),
        hasCourseInstance: packages.map((one) => ({
          '@type': 'CourseInstance',
          name: one.name,
          courseMode: 'Online',
          courseWorkload: lasting(one.meetings * meetingMinutes),
          courseSchedule: {
            '@type': 'Schedule',
            repeatFrequency: 'Weekly',
            repeatCount: Math.ceil(one.meetings / one.meetingsPerWeek),
            duration: lasting(one.meetingsPerWeek * meetingMinutes),
          },
        })),
      }}
    />
  );
}
