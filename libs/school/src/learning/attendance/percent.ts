type Marks = { present: number; late: number; absent: number };

const markedOf = ({ present, late, absent }: Marks) => present + late + absent;

/** A part in whole percent, halves up. Multiplied first: 23 / 40 · 100 is a little less than 57.5 in binary fractions. */
const percentOf = (part: number, whole: number) => Math.round((part * 100) / whole);

/**
 * Percentage present = (present + late) / all marked, rounded to a whole percent, used on every screen
 * (docs/product/classes.md#attendance-windows); null while nothing is marked.
 */
export function presentPercent(counts: Marks): number | null {
  const marked = markedOf(counts);
  return marked === 0 ? null : percentOf(counts.present + counts.late, marked);
}

/**
 * Present, absent and late as whole percents of all marked. Present includes late, so present and absent add
 * up to 100.
 */
export function attendancePercents(counts: Marks): { present: number; absent: number; late: number } | null {
  const present = presentPercent(counts);
  if (present === null) return null;
  return { present, absent: 100 - present, late: percentOf(counts.late, markedOf(counts)) };
}
