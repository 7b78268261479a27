import type { Bilingual } from '@fasih/content/catalogue/types';
import { about } from '@fasih/content/site/about';
import { textsIn } from '@fasih/messages/texts';
import type { ServerContext } from '../lib/server-context.ts';
import { teacherCards } from './teacher-cards.server.ts';

/** Plain text by its empty lines. */
const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** The about page in the reader's language, with the school's own name in it. */
export function aboutPage({
  lang,
  school,
  demo,
  texts,
  teachers,
}: Pick<ServerContext, 'lang' | 'school' | 'demo' | 'texts' | 'teachers'>) {
  const founder = paragraphsOf(lang === 'id' ? texts.founderId : texts.founderEn);
  const whoTeaches = paragraphsOf(lang === 'id' ? texts.teachersId : texts.teachersEn);
  const say = (text: Bilingual) => text[lang].replaceAll('{{schoolName}}', school.name);
  return {
    title: say(about.title),
    subtitle: say(about.subtitle),
    founder: {
      heading: say(about.founder.heading),
      paragraphs: founder,
      none: founder.length === 0 ? say(about.founder.none) : null,
      signature: say(about.founder.signature),
      /** Only the demonstration says that the founder's words are a sample. */
      sampleNote: demo && founder.length > 0 ? say(about.founder.sampleNote) : null,
    },
    /** Null where the school has not said who teaches and has published no profile. */
    teachers:
      whoTeaches.length === 0 && teachers.length === 0
        ? null
        : {
            heading: say(about.teachers.heading),
            paragraphs: whoTeaches,
            cards: teacherCards(teachers, lang),
            all: textsIn(lang).profiles.all({ n: teachers.length }),
            sampleNote: demo ? say(about.teachers.sampleNote) : null,
          },
    vision: { heading: say(about.vision.heading), text: say(about.vision.text) },
    mission: { heading: say(about.mission.heading), items: about.mission.items.map(say) },
    values: {
      heading: say(about.values.heading),
      items: about.values.items.map((one) => ({ key: one.key, name: say(one.name), text: say(one.text) })),
    },
  };
}

export type AboutPage = ReturnType<typeof aboutPage>;
