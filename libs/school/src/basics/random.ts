/**
 * Reproducible randomness, because a placement form must be drawn again exactly from its stored seed when a result is
 * questioned or items are calibrated. Not for secrets, which come from `node:crypto`.
 */

/** Returns the next number, at least 0 and below 1. */
export type Random = () => number;

/** Four 32-bit words from a text (cyrb128, public domain), so that similar seeds give different sequences. */
function wordsOf(seed: string): [number, number, number, number] {
  let h1 = 1779033703;
  let h2 = 3144134277;
  let h3 = 1013904242;
  let h4 = 2773480762;
  for (let i = 0; i < seed.length; i += 1) {
    const unit = seed.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ unit, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ unit, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ unit, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ unit, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  const mixed = h1 ^ h2 ^ h3 ^ h4;
  return [mixed >>> 0, (h2 ^ mixed) >>> 0, (h3 ^ mixed) >>> 0, (h4 ^ mixed) >>> 0];
}

/** A generator that gives the same sequence for the same seed, on every machine (sfc32 by Chris Doty-Humphrey). */
export function seededRandom(seed: string): Random {
  let [a, b, c, counter] = wordsOf(seed);
  return () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
}

/** A shuffled copy, every order equally likely (Fisher-Yates). */
export function shuffled<T>(values: readonly T[], random: Random): T[] {
  const result = [...values];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const moved = result[last] as T;
    result[last] = result[other] as T;
    result[other] = moved;
  }
  return result;
}
