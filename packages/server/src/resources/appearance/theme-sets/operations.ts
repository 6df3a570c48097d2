/** Operations of theme sets: create, update, archive. */

import { Refusal, type RefusalEntry } from '../../../lib/refusal.ts';
import type { OperationContext } from '../../../operations/context.ts';
import { changedAt, type Read, refuseOvertaken } from '../../../operations/overtaken.ts';
import type { CreateThemeSet, UpdateThemeSet } from './input.ts';
import { contrastFaults } from './look.ts';
import { insertThemeSet, lockThemeSet, saveThemeSet } from './store.ts';
import { type StyleFault, styleFaults, type ThemeStyles } from './styles.ts';
import type { ThemeSet } from './theme-set.ts';

const entryOf = ({ pointer, details }: StyleFault): RefusalEntry => ({
  details: `data.attributes.styles.${details}`,
  pointer: `/data/attributes/styles${pointer}`,
});

/** Throws bad_request for each invalid cell, unprocessable for each unreadable pair of colours. */
function checkStyles(styles: ThemeStyles): void {
  const wrong = styleFaults(styles);
  if (wrong.length > 0) throw new Refusal('bad_request', wrong.slice(0, 20).map(entryOf));
  const unreadable = contrastFaults(styles);
  if (unreadable.length > 0) throw new Refusal('unprocessable', unreadable.slice(0, 20).map(entryOf));
}

export async function createThemeSet(context: OperationContext, command: CreateThemeSet): Promise<ThemeSet> {
  const { tx, scope, ids, clock } = context;
  const { name, styles } = command;
  checkStyles(styles);
  const now = clock.now();
  const id = ids.next('theme-set');
  const times = { createdAt: now, updatedAt: now, archivedAt: null };
  const themeSet: ThemeSet = { id, name, status: 'active', styles, ...times };
  await insertThemeSet(tx, scope, themeSet);
  return themeSet;
}

/** Locks the theme set. Throws not_found, or conflict for an archived one. */
async function lockActive(context: OperationContext, id: string): Promise<ThemeSet> {
  const themeSet = await lockThemeSet(context.tx, context.scope, id);
  if (themeSet === null) throw new Refusal('not_found');
  if (themeSet.status === 'archived') throw new Refusal('conflict', { details: 'the theme set is archived' });
  return themeSet;
}

/** Updates the theme set; styles replace the previous ones as a whole. Throws stale_object if it was changed since it was read. */
export async function updateThemeSet(
  context: OperationContext,
  { id, readAt }: Read,
  command: UpdateThemeSet,
): Promise<ThemeSet> {
  if (command.styles !== undefined) checkStyles(command.styles);
  const before = await lockActive(context, id);
  refuseOvertaken(before, readAt);
  const changed: ThemeSet = {
    ...before,
    name: command.name ?? before.name,
    styles: command.styles ?? before.styles,
    updatedAt: changedAt(context.clock, before),
  };
  await saveThemeSet(context.tx, context.scope, changed);
  return changed;
}

/** Archives the theme set; flows that use it have the flow's own look from now on. */
export async function archiveThemeSet(context: OperationContext, id: string): Promise<ThemeSet> {
  const themeSet = await lockActive(context, id);
  const now = context.clock.now();
  const archived: ThemeSet = { ...themeSet, status: 'archived', updatedAt: now, archivedAt: now };
  await saveThemeSet(context.tx, context.scope, archived);
  return archived;
}
