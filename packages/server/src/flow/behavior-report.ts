/** Behaviours of an answer: the browser's report, parsed strictly, since it may be forged, and its user agent. Pure. */
import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { PageForm, PageRequest } from '../http/page.ts';
import type { AnswerBehavior, BrowserCounts } from '../resources/verification/inquiries/index.ts';
import type { InquirySession } from '../resources/verification/inquiry-sessions/index.ts';

const maxCharacters = 500;
const count = Type.Integer({ minimum: 0, maximum: 10_000 });
const milliseconds = Type.Integer({ minimum: 0, maximum: 86_400_000 });

const reportSchema = Type.Object(
  {
    'distraction-events': count,
    'hesitation-baseline': milliseconds,
    'hesitation-count': count,
    'hesitation-time': milliseconds,
    'shortcut-copies': count,
    'shortcut-pastes': count,
    'autofill-starts': count,
    'autofill-cancels': count,
    automated: Type.Boolean(),
  },
  { additionalProperties: false },
);

/** Parses a report; null if the text cannot be parsed. A malformed report is no error of the individual. */
export function readBehaviorReport(text: string | undefined): BrowserCounts | null {
  if (text === undefined || text.length > maxCharacters) return null;
  try {
    const value: unknown = JSON.parse(text);
    return Check(reportSchema, value) && value['hesitation-time'] <= value['hesitation-baseline'] ? value : null;
  } catch {
    return null;
  }
}

/** User agents of each platform that a browser names in `sec-ch-ua-platform`. */
const platforms: Readonly<Record<string, RegExp>> = {
  Android: /Android/,
  'Chrome OS': /CrOS/,
  'Chromium OS': /CrOS/,
  iOS: /iPhone|iPad|Macintosh/,
  Linux: /Linux|X11/,
  macOS: /Macintosh/,
  Windows: /Windows/,
};

/** Returns true if the client hints of a request name another platform than its user agent. */
export function contradictsItself(userAgent: string | null, headers: PageRequest['headers']): boolean {
  const named = /^"([^"]*)"$/.exec(headers['sec-ch-ua-platform'] ?? '')?.[1] ?? '';
  const expected = Object.hasOwn(platforms, named) ? platforms[named] : undefined;
  return expected !== undefined && !expected.test(userAgent ?? '');
}

/** Returns what an answer of the session adds to the behaviours of its inquiry. */
export function behaviorOf(
  { userAgent, headers }: Pick<PageRequest, 'userAgent' | 'headers'>,
  { fields }: Pick<PageForm, 'fields'>,
  { device }: Pick<InquirySession, 'device'>,
): AnswerBehavior {
  return {
    counts: readBehaviorReport(fields.get('behaviors')),
    spoofsUserAgent: userAgent !== device.userAgent || contradictsItself(userAgent, headers),
  };
}
