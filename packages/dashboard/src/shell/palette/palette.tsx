/** A search box for pages, actions and pasted text. */

import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import { useQuery } from '../../client/use-query.ts';
import { Icon, type IconName } from '../../kit/icon.tsx';
import { useStatusWord } from '../../kit/inquiry-status.tsx';
import menuStyles from '../../kit/menu.module.css';
import { fill } from '../../texts/fill.ts';
import { useLanguage, useTexts } from '../../texts/use-texts.tsx';
import { useSignOut } from '../frame/account-menu.tsx';
import { useSwitchEnvironment } from '../frame/environment-switch.tsx';
import { type MakeDefinition, makesOf } from '../make.ts';
import { changePreferences } from '../preferences.ts';
import { useApi, useEnvironment, useHasRight, useSession } from '../session.ts';
import { useListedPages } from '../use-listed-pages.ts';
import styles from './palette.module.css';
import { belongsToQuery, type Hit, pathOfId, searchQuery } from './search.ts';

interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly act: () => void;
  /** Reason for the entry. */
  readonly help?: string;
}

export interface PaletteProps {
  /** Initial text of the search box. */
  readonly text: string;
  readonly onClose: () => void;
  readonly onKeys: () => void;
}

const makes = makesOf(import.meta.glob<{ readonly make: MakeDefinition }>('../../pages/*/make.ts', { eager: true }));

/**
 * Prefix of the text of search results, which need not contain the typed text; without it they would be filtered out.
 */
const foundMark = '\u200b';

function usePageEntries(): PaletteEntry[] {
  const language = useLanguage();
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  return useListedPages().map(({ name, path, icon, title }) => ({
    id: `page-${name}`,
    label: title[language],
    icon,
    act: () => void navigate({ to: `/${kind}/${path}` }),
  }));
}

/** Returns a command for each page on which the user may create something. */
function useMakeEntries(): PaletteEntry[] {
  const language = useLanguage();
  const { kind } = useEnvironment();
  const navigate = useNavigate();
  const hasRight = useHasRight();
  return useListedPages().flatMap(({ name, path }) => {
    const make = makes.get(name);
    if (make?.needs.every((right) => hasRight(right)) !== true) return [];
    const act = () => void navigate({ to: `/${kind}/${path}`, search: { make: 'true' } });
    return [{ id: `make-${name}`, label: make.title[language], icon: 'plus' as const, act }];
  });
}

function useActionEntries(onKeys: () => void): PaletteEntry[] {
  const { shell } = useTexts();
  const { kind } = useEnvironment();
  const { environments } = useSession().meta;
  const switchTo = useSwitchEnvironment();
  const signOut = useSignOut();
  const others = environments.filter((environment) => environment.kind !== kind);
  return [
    ...others.map((other) => ({
      id: `environment-${other.kind}`,
      label: fill(shell.palette.switchTo, { environment: shell.environments[other.kind] }),
      icon: other.kind,
      act: () => switchTo(other.kind),
    })),
    ...(['light', 'dark', 'system'] as const).map((theme) => ({
      id: `theme-${theme}`,
      label: fill(shell.palette.theme, { theme: shell.themes[theme] }),
      icon: 'sun' as const,
      act: () => changePreferences({ theme }),
    })),
    { id: 'keys', label: shell.palette.showKeys, icon: 'keyboard', act: onKeys },
    { id: 'sign-out', label: shell.signOut, icon: 'signOut', act: signOut },
  ];
}

/** Milliseconds without a key press after which the search runs. */
const settlesAfter = 200;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settlesAfter);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Returns the search results for the text. Opening a result needs the right to view it. */
function useFoundEntries(text: string): PaletteEntry[] {
  const { shell } = useTexts();
  const { kind } = useEnvironment();
  const hasRight = useHasRight();
  const api = useApi();
  const navigate = useNavigate();
  const search = searchQuery(api, text);
  const found = useQuery({ ...search, enabled: search.enabled === true && hasRight('inquiry.read') });
  const belongs = useQuery(belongsToQuery(api, text));
  const open = (path: string) => () => void navigate({ to: `/${kind}/${path}` });
  const by = (how: string): string =>
    shell.palette.by[how as keyof typeof shell.palette.by] ?? fill(shell.palette.byField, { field: how });
  const statusOf = useStatusWord();
  const ofHit = ({ type, id, by: how, name, status }: Hit): PaletteEntry => ({
    id: `found-${id}`,
    label: name ?? id,
    icon: type === 'inquiry' ? 'inquiries' : 'team',
    act: open(`${type === 'inquiry' ? 'inquiries' : 'accounts'}/${id}`),
    help: [by(how), type === 'inquiry' ? statusOf(status) : status, ...(name === null ? [] : [id])].join(' · '),
  });
  const path = pathOfId(text);
  const inquiryId = belongs.data ?? null;
  return [
    ...(path === null ? [] : [{ id: 'found-id', label: text, icon: 'right' as const, act: open(path) }]),
    ...(found.data?.hits ?? []).map(ofHit),
    ...(inquiryId === null
      ? []
      : [
          {
            id: `found-${inquiryId}`,
            label: inquiryId,
            icon: 'inquiries' as const,
            act: open(`inquiries/${inquiryId}`),
            help: fill(shell.palette.holds, { id: text }),
          },
        ]),
  ];
}

interface ResultsProps {
  readonly groups: readonly {
    readonly id: string;
    readonly title: string;
    readonly entries: readonly PaletteEntry[];
  }[];
  /** Called with the id of an entry. */
  readonly onAct: (id: unknown) => void;
}

function Results({ groups, onAct }: ResultsProps) {
  const { shell } = useTexts();
  return (
    <Menu
      aria-label={shell.palette.results}
      className={`${menuStyles['menu']} ${styles['results']}`}
      onAction={onAct}
      renderEmptyState={() => <p className={styles['none']}>{shell.palette.none}</p>}
    >
      {groups
        .filter(({ entries }) => entries.length > 0)
        .map(({ id, title, entries }) => (
          <MenuSection key={id} id={id} className={menuStyles['section'] ?? ''}>
            <Header className={menuStyles['title'] ?? ''}>{title}</Header>
            {entries.map((entry) => (
              <MenuItem
                key={entry.id}
                id={entry.id}
                textValue={id === 'found' ? foundMark + entry.label : entry.label}
                className={menuStyles['item'] ?? ''}
              >
                <Icon name={entry.icon} />
                <span className={menuStyles['words']}>
                  <span>{entry.label}</span>
                  {entry.help !== undefined && <span className={menuStyles['help']}>{entry.help}</span>}
                </span>
              </MenuItem>
            ))}
          </MenuSection>
        ))}
    </Menu>
  );
}

export function Palette({ text: given, onClose, onKeys }: PaletteProps) {
  const { shell } = useTexts();
  const { contains } = useFilter({ sensitivity: 'base' });
  const [typed, setTyped] = useState(given);
  const text = useSettled(typed.trim());
  const groups = [
    { id: 'found', title: shell.palette.found, entries: useFoundEntries(text) },
    { id: 'pages', title: shell.palette.pages, entries: usePageEntries() },
    { id: 'actions', title: shell.palette.actions, entries: [...useMakeEntries(), ...useActionEntries(onKeys)] },
  ];
  const act = (key: unknown) => {
    onClose();
    groups
      .flatMap(({ entries }) => entries)
      .find(({ id }) => id === key)
      ?.act();
  };
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={onClose} className={styles['veil'] ?? ''}>
      <Modal className={styles['palette'] ?? ''}>
        <Dialog aria-label={shell.palette.label} className={styles['dialog'] ?? ''}>
          <Autocomplete
            inputValue={typed}
            onInputChange={setTyped}
            filter={(label, input) => label.startsWith(foundMark) || contains(label, input)}
          >
            <SearchField aria-label={shell.palette.label} autoFocus className={styles['search'] ?? ''}>
              <Icon name="search" />
              <Input placeholder={shell.palette.placeholder} className={styles['input'] ?? ''} />
            </SearchField>
            <Results groups={groups} onAct={act} />
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
