import { rmSync } from 'node:fs';
import { quickFolder } from '../../scripts/quick-folder.ts';
import { hard } from './journey.ts';
import { MONDAY } from './learning.ts';
import { schoolOfItsOwn, templateFor } from './school-template.ts';

/**
 * Playwright's global set-up: one school for all journeys, started from a copy of the template that journeys with a school of
 * their own start from too, so that one is seeded. Its addresses reach the workers through the environment. The hard run
 * seeds the school of the course clock here too: on a busy machine that takes as long as a journey may, and others wait for it.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const templates = quickFolder('fasih-templates-');
  process.env.FASIH_TEMPLATES = templates;
  const school = await schoolOfItsOwn({});
  if (hard) await templateFor({ DEMO_NOW: MONDAY });
  process.env.FASIH_URL = school.url;
  process.env.FASIH_SANDBOX_URL = school.sandboxUrl;
  process.env.FASIH_DATA_DIR = school.dataDir;
  return async () => {
    await school.stop();
    rmSync(templates, { recursive: true, force: true });
  };
}
