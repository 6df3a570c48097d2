/** Whose fault a status tells of: the server's, the caller's, nobody's. */
import type { BadgeTone } from '../../kit/badge.tsx';

export function toneOf(status: number): BadgeTone {
  if (status >= 500) return 'problem';
  return status >= 400 ? 'warning' : 'good';
}
