import { type Feature as AnyFeature, LANGS, textsIn } from '@fasih/messages/texts';
import { expect, it } from 'vitest';
import { type Feature, preloadTexts, textsAtHand } from './texts.ts';

const ofServer: readonly AnyFeature[] = ['calendarFile', 'reportFile'];
const isOfWeb = (feature: AnyFeature): feature is Feature => !ofServer.includes(feature);

it.each(LANGS)('the texts of each feature of the web app come from a file of its own (%s)', async (lang) => {
  const features = (Object.keys(textsIn(lang)) as AnyFeature[]).filter(isOfWeb);
  await preloadTexts(lang, features);
  for (const feature of features)
    expect([feature, Object.keys(textsAtHand(lang, feature) as object)]).toEqual([
      feature,
      Object.keys(textsIn(lang)[feature]),
    ]);
});
