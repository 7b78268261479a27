import type { ReactNode } from 'react';
import { IconChevronDown } from '../../ui/icons.ts';
import { Row } from '../../ui/layout.tsx';
import css from './family/classes.module.css';
import { MeetingNumber } from './meeting-number.tsx';

/** The heading of a meeting in a list: its number on the colour of its state, its topic, and `children`; it opens the panel. */
export function MeetingHeading({
  number,
  name,
  topic,
  hue,
  panelId,
  isOpen,
  onToggle,
  children,
}: {
  number: number;
  /** `Meeting 3`, shown without a topic, and read out before one. */
  name: string;
  topic: string | undefined;
  hue: string | undefined;
  panelId: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}) {
  return (
    <h3>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={onToggle}
      >
        <MeetingNumber number={number} hue={hue} />
        <Row as="span" gap={2}>
          <strong>
            <span className="unseen">{name}: </span>
            {topic ?? name}
          </strong>
          {children}
        </Row>
        <IconChevronDown size={20} stroke={1.75} aria-hidden="true" />
      </button>
    </h3>
  );
}
