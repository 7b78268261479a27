/**
 * Percentage present = (present + late) / all marked, rounded to a whole percent, used on every screen
 * (docs/product/classes.md#attendance-windows); null while nothing is marked.
 */
export function presentPercent(counts: { present: number; late: number; absent: number }): number | null {
  const marked = counts.present + counts.late + counts.absent;
  return marked === 0 ? null : Math.round(((counts.present + counts.late) / marked) * 100);
}

/**
 * Present, absent and late as whole percents of all marked. Present includes late, so present and absent add
 * up to 100.
 */
export function attendancePercents(counts: {
  present: number;
  late: number;
  absent: number;
}): { present: number; absent: number; late: number } | null {
  const present = presentPercent(counts);
  if (present === null) return null;
  const marked = counts.present + counts.late + counts.absent;
  return { present, absent: 100 - present, late: Math.round((counts.late / marked) * 100) };
}
