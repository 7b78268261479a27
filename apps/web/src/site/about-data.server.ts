import type { Bilingual } from '@fasih/content/catalogue/types';
import { about } from '@fasih/content/site/about';
import type { ServerContext } from '../server-context.ts';

/** The about page in the reader's language, with the school's own name in it. */
export function aboutPage({ lang, school, demo }: Pick<ServerContext, 'lang' | 'school' | 'demo'>) {
  const say = (text: Bilingual) => text[lang].replaceAll('{{schoolName}}', school.name);
  return {
    title: say(about.title),
    subtitle: say(about.subtitle),
    founder: {
      heading: say(about.founder.heading),
      paragraphs: about.founder.paragraphs.map(say),
      signature: say(about.founder.signature),
      /** Only the demonstration says that the founder's words are a sample. */
      sampleNote: demo ? say(about.founder.sampleNote) : null,
    },
    vision: { heading: say(about.vision.heading), text: say(about.vision.text) },
    mission: { heading: say(about.mission.heading), items: about.mission.items.map(say) },
    values: {
      heading: say(about.values.heading),
      items: about.values.items.map((one) => ({ key: one.key, name: say(one.name), text: say(one.text) })),
    },
  };
}
