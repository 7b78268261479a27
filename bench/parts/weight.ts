import type { Browser, BrowserContext } from 'playwright-core';
import { openBrowser } from '../browser.ts';
import { type Weight, weigh } from '../page-weight.ts';
import type { Figure } from '../report.ts';
import { ask, type School, signIn, startSchool } from '../school.ts';

const KB = 1000;
/** Pages that are only read: without React. */
const READ = ['/', '/program/general-english', '/about', '/contact', '/privacy', '/nowhere'];
const FORMS = ['/login', '/register', '/program-selection'];
const STYLES = 20;
const FIRST_VIEW = { kb: 100, requests: 10 };
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Bytes that a browser with an empty cache loads for each page, compressed as they come. */
export async function measure(): Promise<Figure[]> {
  const school = await startSchool();
  const browser = await openBrowser();
  try {
    const figures: Figure[] = [];
    const judge = async (path: string, mostScript: number, context: BrowserContext) => {
      const seen = await weigh(context, school.url + path);
      figures.push(...figuresOf(path, mostScript, seen));
      await context.close();
      return seen;
    };
    for (const path of READ) await judge(path, 15, await browser.newContext(PHONE));
    await judge('/pretest', 150, await browser.newContext(PHONE));
    for (const path of FORMS) await judge(path, 200, await browser.newContext(PHONE));
    const order = await orderToPay(school);
    for (const path of [`/checkout/${order}`, '/placement-test']) {
      await judge(path, 200, await signedInContext(browser, school));
    }
    for (const [width, options] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
      const context = await browser.newContext(options);
      const seen = await weigh(context, `${school.url}/`);
      await context.close();
      figures.push(
        {
          name: `/ on a ${width}, in all`,
          value: seen.all / KB,
          unit: 'kB',
          limit: { atMost: FIRST_VIEW.kb },
        },
        {
          name: `/ on a ${width}, requests`,
          value: seen.requests,
          unit: '',
          limit: { atMost: FIRST_VIEW.requests },
        },
      );
    }
    return figures;
  } finally {
    await browser.close();
    await school.stop();
  }
}

function figuresOf(path: string, mostScript: number, seen: Weight): Figure[] {
  if (seen.status !== (path === '/nowhere' ? 404 : 200)) throw new Error(`${path} answered ${seen.status}`);
  const name = path.replace(/^\/checkout\/.+/, '/checkout/:orderId');
  const note = seen.uncompressed.length > 0 ? `uncompressed: ${seen.uncompressed.join(', ')}` : '';
  return [
    { name: `${name} script`, value: seen.script / KB, unit: 'kB', limit: { atMost: mostScript }, note },
    { name: `${name} styles`, value: seen.style / KB, unit: 'kB', limit: { atMost: STYLES } },
  ];
}

async function orderToPay(school: School): Promise<string> {
  const { token } = await signIn(school, 'student');
  const { data } = await ask<{ data: { id: number }[] }>(school, token, '/packages');
  const { orderId } = await ask<{ orderId: string }>(school, token, '/payments/create', {
    packageId: data.at(-1)?.id,
  });
  return orderId;
}

/** A browser that is signed in as the demo student, as its own login leaves it. */
async function signedInContext(browser: Browser, school: School): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  const { token, cookies } = await signIn(school, 'student');
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: school.url })));
  await context.addInitScript((kept) => {
    localStorage.setItem('token', kept);
    localStorage.setItem('role', 'student');
  }, token);
  return context;
}
