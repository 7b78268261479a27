import { afterAll, beforeAll, beforeEach } from 'vitest';

/**
 * What all tests of a file or a `describe` share, such as their school: made before the first of them, and stopped after the
 * last if it can be stopped. It is empty until then.
 *
 * @param one where several groups of a file each have their own, but its helpers know it by one name
 */
export function shared<T extends object & { stop?(): Promise<void> }>(
  make: () => Promise<T>,
  one: T = {} as T,
): T {
  beforeAll(async () => {
    Object.assign(one, await make());
  });
  afterAll(() => one.stop?.());
  return one;
}

/** What each test of a file has for itself, made anew before it. */
export function anew<T extends object>(make: () => Promise<T>): T {
  const one = {} as T;
  beforeEach(async () => {
    Object.assign(one, await make());
  });
  return one;
}
