/** A longer list of names is cut, and says how many more there are. */
const MAX_NAMES = 3;

type Named = string | { name: string };

/**
 * What staff call a class or a meeting: its learners, or its own name while nobody is in it
 * (docs/product/classes.md#names-of-classes). Made whenever it is shown and stored nowhere, so that no name outlives an erasure; families
 * and public pages show the class's own name. `learning/classes/class-title.ts` of the server says the same in SQL.
 */
export function classTitle(learners: readonly Named[], className: string): string {
  const names = learners
    .map((one) => (typeof one === 'string' ? one : one.name))
    .filter((name, at, all) => name !== '' && all.indexOf(name) === at);
  if (names.length === 0) return className;
  const more = names.length - MAX_NAMES;
  return names.slice(0, MAX_NAMES).join(', ') + (more > 0 ? ` +${more}` : '');
}

/** The second line below a class's title: its own name, or null where that is the title already. */
export const classSubtitle = (learners: readonly Named[], className: string): string | null =>
  classTitle(learners, className) === className ? null : className;
