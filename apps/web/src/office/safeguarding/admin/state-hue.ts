import type { IncidentState } from '@fasih/school/office/safeguarding/rules';
import type { Hue } from '../../../ui/theme/colors.ts';

/** The colour of an incident's state. */
export const STATE_HUE: Record<IncidentState, Hue> = { new: 'red', inWork: 'amber', closed: 'leaf' };
