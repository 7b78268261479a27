import type { ComponentType } from 'react';
import {
  IconCalendarWeek,
  IconCertificate,
  IconCoins,
  IconMail,
  IconSchool,
  IconSettings,
  IconShieldHeart,
  IconTag,
  IconTarget,
  IconTrendingUp,
  IconUserCircle,
  IconUserCog,
  IconUsers,
} from '../../ui/icons.ts';
import type { Hue } from '../../ui/theme/colors.ts';
import css from './audit.module.css';

type Look = {
  Icon: ComponentType<{ size: number; stroke: number }>;
  hue?: Hue;
  /** First words of actions. */
  groups: readonly string[];
};

/** What kinds of actions look like: accounts, people, lessons, tests, what is sold, money, mail. The sentence says the same. */
const LOOKS: readonly Look[] = [
  { Icon: IconUserCircle, hue: 'indigo', groups: ['account'] },
  { Icon: IconUserCog, hue: 'indigo', groups: ['staff'] },
  { Icon: IconUsers, hue: 'indigo', groups: ['learner', 'student'] },
  { Icon: IconSchool, hue: 'indigo', groups: ['teacher'] },
  { Icon: IconShieldHeart, hue: 'indigo', groups: ['consent', 'guardian'] },
  {
    Icon: IconCalendarWeek,
    hue: 'teal',
    groups: ['attendance', 'booking', 'calendar', 'class', 'enrolment', 'holiday', 'meeting', 'waiting'],
  },
  { Icon: IconTarget, hue: 'leaf', groups: ['item', 'placement', 'score'] },
  { Icon: IconTrendingUp, hue: 'teal', groups: ['level'] },
  { Icon: IconCertificate, hue: 'leaf', groups: ['certificate', 'material', 'report'] },
  { Icon: IconTag, hue: 'amber', groups: ['order', 'package', 'voucher'] },
  {
    Icon: IconCoins,
    hue: 'amber',
    groups: ['finance', 'pay', 'paymentTask', 'posting', 'reconciliation', 'refund'],
  },
  { Icon: IconMail, groups: ['mail', 'messages'] },
];
const OTHER: Look = { Icon: IconSettings, groups: [] };

/** The kind of an action as a small picture. */
export function KindIcon({ action }: { action: string }) {
  const group = action.split('.')[0] ?? '';
  const { Icon, hue } = LOOKS.find(({ groups }) => groups.includes(group)) ?? OTHER;
  return (
    <span className={css.kind} data-hue={hue} aria-hidden="true">
      <Icon size={18} stroke={1.75} />
    </span>
  );
}
