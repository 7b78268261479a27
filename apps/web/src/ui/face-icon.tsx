import type { Icon } from '@tabler/icons-react';
import css from './parts/avatar.module.css';
import type { Hue } from './theme/colors.ts';

/** The picture of a thing that has no photo, in the shape of an avatar. */
export function FaceIcon({ Icon, hue = 'teal' }: { Icon: Icon; hue?: Hue }) {
  return (
    <span className={css.thing} data-hue={hue}>
      <Icon size={26} stroke={1.75} aria-hidden="true" />
    </span>
  );
}
