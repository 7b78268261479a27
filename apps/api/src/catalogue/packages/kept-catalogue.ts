import type { Lang } from '@fasih/messages/texts';
import type { SoldPackage } from '@fasih/school/catalogue/packages/contract';
import type { Services } from '../../platform/services.ts';
import { packagesOnSale } from './store.ts';

/**
 * Everything on sale, read once for each content version and language: nearly every visitor asks for the same list. A
 * change of the catalogue, and a price on its day, is another version (`platform/settings/content-version.ts`). Quotes and orders
 * read the price itself.
 */
export function keptCatalogue({
  pool,
  content,
}: Services): (lang: Lang, now: Date) => Promise<SoldPackage[]> {
  const kept = new Map<Lang, { version: number; packages: Promise<SoldPackage[]> }>();
  return async (lang, now) => {
    const version = await content.current();
    const atHand = kept.get(lang);
    if (atHand?.version === version) return atHand.packages;
    const packages = packagesOnSale(pool, lang, now);
    kept.set(lang, { version, packages });
    // What could not be read is asked for again.
    packages.catch(() => kept.delete(lang));
    return packages;
  };
}
