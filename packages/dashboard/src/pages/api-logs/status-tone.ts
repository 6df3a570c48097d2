/** Tones of status codes: server error, client error, or no error. */
import type { BadgeTone } from '../../kit/badge.tsx';

export function toneOf(status: number): BadgeTone {
  if (status >= 500) return 'problem';
  return status >= 400 ? 'warning' : 'good';
}
