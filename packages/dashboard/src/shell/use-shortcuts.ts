/** Keyboard shortcuts: each component registers the actions of its shortcuts. */
import { useEffect, useRef } from 'react';
import { preferences } from './preferences.ts';
import { shortcuts } from './shortcut-table.ts';
import { isSingle, type Shortcut, writtenKey } from './shortcuts.ts';

const actions = new Map<Shortcut['id'], () => void>();

/** Milliseconds to wait for the second key of a sequence. */
const sequenceWait = 1200;

/**
 * Matches elements that accept text. Checkboxes and radio buttons are excluded, so that shortcuts work while they are
 * focused.
 */
const takesText =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="textbox"], [role="combobox"]';
const hasItsOwnKeys = `${takesText}, [role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]`;

let begun = '';
let begunAt = 0;

function onKeyDown(event: KeyboardEvent): void {
  const key = writtenKey(event);
  if (key === null || event.defaultPrevented) return;
  const { target } = event;
  const single = isSingle(key);
  if (single && (!preferences().singleKeys || (target instanceof Element && target.closest(hasItsOwnKeys)))) return;
  const waited = begun !== '' && event.timeStamp - begunAt < sequenceWait ? `${begun} ${key}` : key;
  const found = shortcuts.find(
    ({ id, keys, isOfControl }) => keys === waited && isOfControl !== true && actions.has(id),
  );
  begun = found === undefined && shortcuts.some(({ keys }) => keys.startsWith(`${waited} `)) ? waited : '';
  begunAt = event.timeStamp;
  if (found === undefined) return;
  event.preventDefault();
  actions.get(found.id)?.();
}

/** Registers the single listener of all shortcuts; used by the frame. */
export function useShortcutListener(): void {
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Registers the actions of shortcuts while the component is mounted. */
export function useShortcuts(given: Readonly<Partial<Record<Shortcut['id'], () => void>>>): void {
  const latest = useRef(given);
  latest.current = given;
  useEffect(() => {
    const ids = Object.keys(latest.current) as Shortcut['id'][];
    for (const id of ids) actions.set(id, () => latest.current[id]?.());
    return () => {
      for (const id of ids) actions.delete(id);
    };
  }, []);
}
