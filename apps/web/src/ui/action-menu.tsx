import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router';
import { Button } from './button.tsx';
import { IconDots } from './icons.ts';
import css from './parts/action-menu.module.css';

export type MenuAction = {
  label: string;
  /** For screen readers, where the label does not say which of many it means. */
  name?: string;
  isDisabled?: boolean;
  /** It takes something away. */
  isDangerous?: boolean;
} & ({ onSelect: () => void } | { to: string });

/** What else can be done, behind one quiet button; nothing where nothing is left of `actions`. */
export function ActionMenu({
  label,
  actions,
}: {
  /** The name of the button. */
  label: string;
  actions: readonly (MenuAction | false)[];
}) {
  const button = useRef<HTMLButtonElement>(null);
  const shown = actions.filter((action) => action !== false);
  if (shown.length === 0) return null;
  return (
    <Menu
      position="bottom-end"
      offset={4}
      transitionProps={{ duration: 0 }}
      hideDetached={false}
      classNames={{ dropdown: css.dropdown ?? '', item: css.item ?? '' }}
    >
      <Menu.Target>
        <Button ref={button} look="icon" aria-label={label} title={label}>
          <IconDots size={20} stroke={1.75} aria-hidden="true" />
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>
        {shown.map((action) => {
          const common = {
            'aria-label': action.name,
            disabled: action.isDisabled ?? false,
            'data-danger': action.isDangerous ? '' : undefined,
          };
          if ('to' in action)
            return (
              <Menu.Item key={action.label} {...common} component={Link} to={action.to}>
                {action.label}
              </Menu.Item>
            );
          return (
            <Menu.Item
              key={action.label}
              {...common}
              onClick={() => {
                // A dialog that opens now gives the focus back to the button when it closes.
                button.current?.focus();
                action.onSelect();
              }}
            >
              {action.label}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
