/** A button that opens a menu of actions in sections. */
import { type Key, type ReactElement, useState } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Icon, type IconName } from './icon.tsx';
import styles from './menu.module.css';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  readonly icon?: IconName;
  readonly isDanger?: boolean;
  readonly onAction: () => void;
}

export interface MenuGroup {
  readonly id: string;
  readonly title?: string;
  readonly entries: readonly MenuEntry[];
  /** Id of the selected entry, if any. */
  readonly chosen?: string;
  /** Ids of the entries with a check mark; each is switched separately, and the menu stays open. */
  readonly checked?: readonly string[];
}

export interface MenuProps {
  /** Button that opens the menu. */
  readonly children: ReactElement;
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly onOpenChange?: (isOpen: boolean) => void;
}

export function Menu({ children, label, groups, onOpenChange }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const act = (key: Key) =>
    groups
      .flatMap(({ entries }) => entries)
      .find(({ id }) => id === key)
      ?.onAction();
  return (
    <MenuTrigger
      isOpen={isOpen}
      onOpenChange={(next) => {
        setOpen(next);
        onOpenChange?.(next);
      }}
    >
      {children}
      <Popover className={styles['popover'] ?? ''}>
        <AriaMenu aria-label={label} className={styles['menu'] ?? ''} onAction={act}>
          {groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function selectionOf({ chosen, checked }: MenuGroup) {
  if (checked !== undefined) return { selectionMode: 'multiple' as const, selectedKeys: checked };
  if (chosen === undefined) return {};
  return { selectionMode: 'single' as const, selectedKeys: [chosen], disallowEmptySelection: true };
}

function Group({ group }: { readonly group: MenuGroup }) {
  const { id, title, entries } = group;
  return (
    <MenuSection
      id={id}
      {...selectionOf(group)}
      {...(title === undefined ? { 'aria-label': entries[0]?.label ?? id } : {})}
      className={styles['section'] ?? ''}
    >
      {title !== undefined && <Header className={styles['title'] ?? ''}>{title}</Header>}
      {entries.map((entry) => (
        <MenuItem
          key={entry.id}
          id={entry.id}
          textValue={entry.label}
          className={`${styles['item']} ${entry.isDanger === true ? styles['danger'] : ''}`}
        >
          {entry.icon !== undefined && <Icon name={entry.icon} />}
          <span className={styles['words']}>
            <span>{entry.label}</span>
            {entry.help !== undefined && <span className={styles['help']}>{entry.help}</span>}
          </span>
          <span className={styles['mark']}>
            <Icon name="check" />
          </span>
        </MenuItem>
      ))}
    </MenuSection>
  );
}
