/** What a translation lacks against English, for the tests of every package that has texts. */
import { type PluralForms, pluralCategories } from './index.ts';

type Text = string | PluralForms;

/** A text is a string; plural forms are an object with no other keys than categories, `other` among them. */
function isPlural(value: object): value is PluralForms {
  return (
    Object.hasOwn(value, 'other') && Object.keys(value).every((key) => pluralCategories.some((one) => one === key))
  );
}

/** `shell.theme` → its text, for every text at any depth. */
function textsIn(texts: object, path: readonly string[] = []): [string, Text][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]): [string, Text][] => {
    const here = [...path, key];
    if (typeof value !== 'object' || value === null) return [[here.join('.'), String(value)]];
    return isPlural(value) ? [[here.join('.'), value]] : textsIn(value, here);
  });
}

const placesIn = (text: string): string =>
  [...text.matchAll(/\{\w+\}/g)]
    .map(([place]) => place)
    .sort()
    .join(' ');

/** Words may stand for a number, such as “a list” and “Saturday”, where one form is of one number alone. */
const placesBesideCount = (text: string): string => placesIn(text.replaceAll('{count}', ''));

const formsOf = (text: Text): readonly [string, string][] =>
  typeof text === 'string' ? [['text', text]] : Object.entries(text);

/** `categories` are those of the language. */
function faultsOfText(english: Text, text: Text, categories: readonly string[]): string[] {
  if (typeof english !== typeof text) return ['is plural in one of the languages alone'];
  const forms = formsOf(text);
  const empty = forms.filter(([, form]) => form.trim() === '').map(([name]) => `${name} is empty`);
  if (typeof english === 'string' || typeof text === 'string') {
    return placesIn(String(english)) === placesIn(String(text)) ? empty : [...empty, 'has other places'];
  }
  const names = forms.map(([name]) => name);
  return [
    ...empty,
    ...categories.filter((name) => !names.includes(name)).map((name) => `lacks ${name}`),
    ...names.filter((name) => !categories.includes(name)).map((name) => `has ${name}, which the language has not`),
    ...forms
      .filter(([, form]) => placesBesideCount(form) !== placesBesideCount(english.other))
      .map(([name]) => `${name} has other places`),
    ...(text.other.includes('{count}') === english.other.includes('{count}') ? [] : ['other has other places']),
  ];
}

/** One line a fault, such as `cases.waiting lacks many`; none for a translation that is whole. English is compared with itself. */
export function translationFaults(language: string, english: object, translation: object): readonly string[] {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const expected = new Map(textsIn(english));
  const found = new Map(textsIn(translation));
  return [
    ...[...expected.keys()].filter((key) => !found.has(key)).map((key) => `${key} is missing`),
    ...[...found].flatMap(([key, text]) => {
      const own = expected.get(key);
      if (own === undefined) return [`${key} is not in English`];
      return faultsOfText(own, text, categories).map((fault) => `${key} ${fault}`);
    }),
  ];
}
