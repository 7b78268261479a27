import type { AnyNotice } from './notify.ts';

/** A second guardian of an account: learners that are shared with them, and the account's others, by name. */
export type SharedWith = { accountId: string; granted: readonly string[]; others: readonly string[] };

type Part = { learnerName?: string; learner?: string };
type Params = Part & { classes?: readonly Part[]; list?: readonly Part[]; more?: readonly Part[] };

/**
 * A family's notice for a second guardian, with what is about learners that are shared with them; null where nothing is. A name that
 * another learner of the account bears too counts as not shared.
 */
export function noticeForGuardian(
  notice: AnyNotice,
  { accountId, granted, others }: SharedWith,
): AnyNotice | null {
  const names = new Set(granted.filter((name) => name !== '' && !others.includes(name)));
  const keep = (list: string) =>
    names.has(list)
      ? list
      : list
          .split(', ')
          .filter((name) => names.has(name))
          .join(', ');
  const parts = (list: readonly Part[] | undefined) =>
    list?.flatMap((part) => {
      const kept = keep(part.learner ?? part.learnerName ?? '');
      if (kept === '') return [];
      return [part.learner === undefined ? { ...part, learnerName: kept } : { ...part, learner: kept }];
    });
  const { classes, list, more, learner, ...params } = notice.params as Params;
  const learnerName = keep(params.learnerName ?? '');
  if (learnerName === '') return null;
  // A reminder begins with its first meeting: if that is not of theirs, with the next one that is.
  const isFirstTheirs = learner === undefined || keep(learner) !== '';
  const [next, ...rest] = isFirstTheirs ? [undefined, ...(parts(more) ?? [])] : (parts(more) ?? []);
  if (!isFirstTheirs && next === undefined) return null;
  const told = {
    ...params,
    ...(learner === undefined ? {} : { learner: keep(learner) }),
    ...next,
    learnerName,
    // Money is the first guardian's.
    ...('owed' in params ? { owed: null } : {}),
    // By which an erasure finds the names of the first guardian's learners.
    family: notice.accountId,
    ...(classes ? { classes: parts(classes) } : {}),
    ...(list ? { list: parts(list) } : {}),
    ...(rest.length > 0 ? { more: rest } : {}),
  };
  return {
    accountId,
    kind: notice.kind,
    params: told,
    source: `${notice.source}:second:${accountId}`,
  } as unknown as AnyNotice;
}
