/** Reading of a pasted line as an item of its list. Pure. */
import type { ItemFault, ReadItem } from './comparers/comparer.ts';
import { kindOfItem } from './item-kinds.ts';
import { isLineFault, readLine } from './item-line.ts';
import type { List } from './list.ts';

export function readLineItem(list: List, line: string): ReadItem | ItemFault {
  const values = readLine(list.kind, line);
  return isLineFault(values) ? values : kindOfItem(list.kind).comparer.read(values, list);
}
