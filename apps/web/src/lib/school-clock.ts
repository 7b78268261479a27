/** How far the school's clock is ahead of this device's, in ms; negative when behind. */
let aheadMs = 0;

/** Compares the clocks with header `x-school-time` of a reply (docs/product/calls-and-texts.md#basics). */
export function noteSchoolTime({ headers }: Response): void {
  const ms = Date.parse(headers.get('x-school-time') ?? '');
  if (!Number.isNaN(ms)) aheadMs = ms - Date.now();
}

/**
 * What time it is at the school, whatever this device's clock says: the device's own time before the first reply. For what a
 * form proposes and how a list writes a date; rules are decided by the server.
 */
export const schoolNow = (): Date => new Date(Date.now() + aheadMs);

/** Whether an instant lies before the school's time. */
export const hasPassed = (at: string): boolean => new Date(at) < schoolNow();
