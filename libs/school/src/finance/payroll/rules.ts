/** Pay rules as pure functions. Amounts are whole rupiah, days are the school's `YYYY-MM-DD`. */

/** Longest period of a run in days. */
export const MAX_DAYS = 92;

/**
 * The cost of minutes at an hourly rate, rounded half up to whole rupiah per meeting, so that a payslip's lines add
 * up to its sum. 45 minutes at Rp 100.001 are Rp 75.001 (75.000,75).
 */
export function payFor(minutes: number, perHour: number): number {
  return Math.floor((minutes * perHour * 2 + 60) / 120);
}

export type Rate = { perHour: number; validFrom: string };

/** The rate of a day: the latest that began by then; null before the first. */
export function rateOn(rates: readonly Rate[], day: string): number | null {
  const begun = rates.filter(({ validFrom }) => validFrom <= day);
  const latest = begun.reduce<Rate | null>(
    (best, rate) => (best === null || rate.validFrom > best.validFrom ? rate : best),
    null,
  );
  return latest?.perHour ?? null;
}

/** A closed meeting as pay sees it. */
export type PayableMeeting = {
  meetingId: string;
  /** Who held it; a substitute is paid for it. */
  teacherId: string;
  day: string;
  /** Paid minutes: the planned ones less those the teacher was late, which went to the minute bank. */
  paidMinutes: number;
};

/** What earlier runs paid one teacher for one meeting, corrections included. */
export type PaidBefore = {
  meetingId: string;
  teacherId: string;
  day: string;
  minutes: number;
  amount: number;
};

export type PayLine = {
  kind: 'meeting' | 'correction';
  meetingId: string;
  teacherId: string;
  day: string;
  minutes: number;
  perHour: number;
  amount: number;
};

export type PayPlan = {
  lines: PayLine[];
  /** Deductions beyond the payslip's amount; below 0, carried over to the next run. */
  carriedOver: { teacherId: string; amount: number }[];
  /** Meetings without a rate. */
  withoutRate: { teacherId: string; meetingId: string; day: string }[];
};

/**
 * Plans a run over the days `from` to `to` (docs/product/courses-and-money.md#pay). Each closed, never-paid meeting
 * with paid minutes becomes a line of the teacher who held it, and each paid meeting up to `to` with another value a
 * correction. Deductions never make a payslip negative: the oldest meetings come first, the rest is carried over.
 */
export function planPay(input: {
  from: string;
  to: string;
  /** Closed meetings of the period, and all meetings paid before, whatever they are worth now. */
  meetings: readonly PayableMeeting[];
  ratesOf: (teacherId: string) => readonly Rate[];
  paidBefore: readonly PaidBefore[];
}): PayPlan {
  const everPaid = new Set(input.paidBefore.map(({ meetingId }) => meetingId));
  const due: PayLine[] = [];
  const withoutRate: PayPlan['withoutRate'] = [];
  for (const { meetingId, teacherId, day, paidMinutes } of input.meetings) {
    if (everPaid.has(meetingId) || paidMinutes <= 0 || day < input.from || day > input.to) continue;
    const perHour = rateOn(input.ratesOf(teacherId), day);
    if (perHour === null) withoutRate.push({ teacherId, meetingId, day });
    else {
      const amount = payFor(paidMinutes, perHour);
      due.push({ kind: 'meeting', meetingId, teacherId, day, minutes: paidMinutes, perHour, amount });
    }
  }
  const changed = differences(input);
  const { lines, carriedOver } = fit(due, changed.corrections);
  return {
    lines: lines.sort(byDay),
    carriedOver,
    withoutRate: [...withoutRate, ...changed.withoutRate],
  };
}

/**
 * Corrections per meeting and teacher for what earlier runs paid too little or too much, and the paid meetings whose
 * current teacher has no rate.
 */
function differences(input: Parameters<typeof planPay>[0]): {
  corrections: PayLine[];
  withoutRate: PayPlan['withoutRate'];
} {
  const now = new Map(input.meetings.map((meeting) => [meeting.meetingId, meeting]));
  const pairs = new Map<string, PaidBefore>();
  for (const paid of input.paidBefore) {
    if (paid.day > input.to) continue;
    const key = `${paid.meetingId} ${paid.teacherId}`;
    const before = pairs.get(key);
    pairs.set(key, {
      ...paid,
      minutes: paid.minutes + (before?.minutes ?? 0),
      amount: paid.amount + (before?.amount ?? 0),
    });
    // Another teacher holds it now: theirs is a correction too, because the meeting was already paid.
    const meeting = now.get(paid.meetingId);
    const theirs = meeting && `${paid.meetingId} ${meeting.teacherId}`;
    if (meeting && theirs && !pairs.has(theirs))
      pairs.set(theirs, { ...paid, teacherId: meeting.teacherId, minutes: 0, amount: 0 });
  }
  const corrections: PayLine[] = [];
  const withoutRate: PayPlan['withoutRate'] = [];
  for (const paid of pairs.values()) {
    const { meetingId, teacherId, day } = paid;
    const meeting = now.get(meetingId);
    const perHour = rateOn(input.ratesOf(teacherId), meeting?.day ?? day);
    const worth = meeting?.teacherId === teacherId ? meeting.paidMinutes : 0;
    if (perHour === null) {
      if (worth > 0) withoutRate.push({ teacherId, meetingId, day });
      continue;
    }
    const minutes = worth - paid.minutes;
    const amount = payFor(worth, perHour) - paid.amount;
    if (minutes === 0 && amount === 0) continue;
    corrections.push({ kind: 'correction', meetingId, teacherId, day, minutes, perHour, amount });
  }
  return { corrections, withoutRate };
}

/** Deducts no more than each payslip holds, oldest meetings first. */
function fit(
  due: readonly PayLine[],
  corrections: readonly PayLine[],
): { lines: PayLine[]; carriedOver: PayPlan['carriedOver'] } {
  const lines = [...due, ...corrections.filter(({ amount }) => amount >= 0)];
  const carried = new Map<string, number>();
  const holds = new Map<string, number>();
  for (const { teacherId, amount } of lines) holds.set(teacherId, (holds.get(teacherId) ?? 0) + amount);
  for (const correction of corrections.filter(({ amount }) => amount < 0).sort(byDay)) {
    const { teacherId } = correction;
    const room = holds.get(teacherId) ?? 0;
    const amount = Math.max(correction.amount, -room);
    const rest = correction.amount - amount;
    if (amount < 0) lines.push({ ...correction, amount });
    if (rest < 0) carried.set(teacherId, (carried.get(teacherId) ?? 0) + rest);
    holds.set(teacherId, room + amount);
  }
  return { lines, carriedOver: [...carried].map(([teacherId, amount]) => ({ teacherId, amount })) };
}

function byDay(one: PayLine, other: PayLine): number {
  const key = ({ day, meetingId, teacherId, kind }: PayLine) => `${day} ${meetingId} ${teacherId} ${kind}`;
  return key(one) < key(other) ? -1 : 1;
}

/**
 * Sums of one payslip in whole rupiah and minutes; `adjustments` are its bonuses (above 0) and deductions (below 0).
 */
export function sumSlip(lines: readonly PayLine[], adjustments: readonly { amount: number }[] = []) {
  const sum = (amountOf: (line: PayLine) => number) =>
    lines.reduce((total, line) => total + amountOf(line), 0);
  const adjusted = adjustments.reduce((total, { amount }) => total + amount, 0);
  const earned = sum(({ kind, amount }) => (kind === 'meeting' ? amount : 0));
  const corrections = sum(({ kind, amount }) => (kind === 'correction' ? amount : 0));
  return {
    meetings: lines.filter(({ kind }) => kind === 'meeting').length,
    minutes: sum(({ minutes }) => minutes),
    earned,
    corrections,
    adjusted,
    amount: earned + corrections + adjusted,
  };
}

/** Whether a payslip of `amount` rupiah can take `change` more: pay is never below 0. */
export function fitsSlip(amount: number, change: number): boolean {
  return amount + change >= 0;
}

/** Whether these days are a valid period: in order, and not longer than three months. */
export function isPeriod(from: string, to: string): boolean {
  const days = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;
  return days >= 0 && days < MAX_DAYS;
}
