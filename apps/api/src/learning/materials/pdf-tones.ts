import type { AgeGroup } from '@fasih/school/basics/age-group';
import { INK } from '../../platform/pdf/pdf-look.tsx';

/**
 * The colours of one age group. Text has a contrast of at least 4.5:1: `text` on white and on `background`, `onBadge` on
 * `badge`. `fill` is for shapes without text.
 */
export type Tone = { fill: string; badge: string; onBadge: string; text: string; background: string };

/** The age groups' colours, the same as on screen; they stay legible when printed in grey. */
export const TONES: Record<AgeGroup, Tone> = {
  kids: { fill: '#FFB627', badge: '#FFB627', onBadge: INK, text: '#7A5200', background: '#FFF5DF' },
  teen: { fill: '#E4572E', badge: '#C2431F', onBadge: '#FFFFFF', text: '#A8381A', background: '#FDEEE8' },
  adult: { fill: '#3B4CB8', badge: '#3B4CB8', onBadge: '#FFFFFF', text: '#34439F', background: '#EEF0FA' },
};
