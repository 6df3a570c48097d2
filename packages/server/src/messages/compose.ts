/** Texts of a message: subject, plain text and HTML of a mail, or the text of a short message. Pure. */
import type { Message, MessageKind, MessageLanguage, ShortKind } from './message.ts';
import { de } from './texts/de/index.ts';
import { en } from './texts/en/index.ts';
import { es } from './texts/es/index.ts';
import { fr } from './texts/fr/index.ts';
import type { MessageText, Texts, Written } from './texts/text.ts';

export interface ComposedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const textsOf: Readonly<Record<MessageLanguage, Texts>> = { en, es, fr, de };

/** Longest displayed name; longer ones are cut. */
const longestValue = 200;

/**
 * Converts a name to one line: line ends become spaces, and characters that change the writing direction are removed,
 * since names come from other people.
 */
export function oneLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
  return line.length > longestValue ? `${line.slice(0, longestValue - 1).toWellFormed()}…` : line;
}

/** Returns the complete link. Throws for one that a browser would not open as a page. */
function linkOf(text: string): string {
  const { protocol, href } = new URL(text);
  if (protocol !== 'https:' && protocol !== 'http:') throw new Error('the link of a message is no address of a page');
  return href;
}

function valuesOf({ values }: Message, organization: string): Record<string, unknown> {
  const entries = Object.entries({ ...values, organization }).map(([name, value]: [string, unknown]) => {
    if (typeof value !== 'string') return [name, value];
    return [name, name === 'link' ? linkOf(value) : oneLine(value)];
  });
  return Object.fromEntries(entries);
}

const writtenIn = (language: MessageLanguage): Written => ({
  number: (value) => new Intl.NumberFormat(language).format(value),
  time: (iso) =>
    `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(Date.parse(iso))} UTC`,
});

/** The type of {@link Message} ties a kind to its values, which the compiler does not follow through the table. */
type AnyMail = Readonly<Record<MessageKind, (values: object, written: Written) => MessageText>>;
type AnySms = Readonly<Record<ShortKind, (values: object) => string>>;

export function composeMail(message: Message, organization: string): ComposedMail {
  const { language, kind } = message;
  const texts = textsOf[language];
  const said = (texts.mail as AnyMail)[kind](valuesOf(message, organization), writtenIn(language));
  const footer = texts.footer(oneLine(organization));
  const [first, ...rest] = said.paragraphs;
  const marked = said.link?.address ?? said.code;
  const paragraphs = [first, ...(marked === undefined ? [] : [marked]), ...rest];
  const subject = oneLine(said.subject);
  return {
    subject,
    text: [...paragraphs, `-- \n${footer}`, ''].join('\n\n'),
    html: htmlOf(language, subject, said, footer),
  };
}

export function composeSms(message: Message & { readonly kind: ShortKind }, organization: string): string {
  return (textsOf[message.language].sms as AnySms)[message.kind](valuesOf(message, organization));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** Renders HTML without pictures, style sheets or other remote content: opening it notifies no server. */
function htmlOf(language: MessageLanguage, subject: string, said: MessageText, footer: string): string {
  const [first, ...rest] = said.paragraphs.map((text) => `<p>${escaped(text)}</p>`);
  const { link, code } = said;
  const address = escaped(link?.address ?? '');
  const marked = [
    ...(link === undefined ? [] : [`<p><a href="${address}">${escaped(link.label)}</a></p>`, `<p>${address}</p>`]),
    ...(code === undefined
      ? []
      : [`<p style="font-size:1.5em;letter-spacing:0.1em"><strong>${escaped(code)}</strong></p>`]),
  ];
  const body = [first, ...marked, ...rest, `<hr><p><small>${escaped(footer)}</small></p>`].join('\n');
  const head = `<meta charset="utf-8"><title>${escaped(subject)}</title>`;
  return `<!doctype html>\n<html lang="${language}">\n<head>${head}</head>\n<body style="font-family:sans-serif;max-width:36em">\n${body}\n</body>\n</html>\n`;
}
