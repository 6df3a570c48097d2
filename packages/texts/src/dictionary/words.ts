/** Names of the API in the words of one language; a name of a newer server is made into words. Pure. */
import { fill } from '../index.ts';
import type { WrittenDictionary } from './en/index.ts';

type Names = Readonly<Record<string, string>>;

/** Returns an API name in words: `id_barcode_detection` as `Barcode detection`. */
export function wordsOf(name: string): string {
  const words = name.replace(/^(?:id|selfie)_/, '').replaceAll(/[_-]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const known = (names: Names, name: string): string | undefined =>
  Object.hasOwn(names, name) ? names[name] : undefined;

/** Lookup of names; each member takes a name of the API and returns it in words. */
export interface Words {
  /** Names of all checks that the dictionary has. */
  readonly checkNames: readonly string[];
  readonly check: (name: string) => string;
  readonly reason: (name: string) => string;
  readonly measure: (name: string) => string;
  readonly setting: (name: string) => string;
  /** Kind of a verification, with or without `verification/`. */
  readonly kind: (type: string) => string;
  readonly idClass: (name: string) => string;
  readonly paper: (name: string) => string;
  /** Detail of a person or document, in kebab or snake case, or as a path: `address.street_1`. */
  readonly property: (name: string) => string;
  /** Value of a measurement; a value that is no name of the API is returned as it is. */
  readonly value: (value: string) => string;
  /** Status of a transaction; one that an organization has named itself is returned as it is. */
  readonly transactionStatus: (name: string) => string;
  /** Side or picture of a file. */
  readonly page: (name: string) => string;
  /** Name of a check, a kind, a picture or a detail. */
  readonly name: (name: string) => string;
}

export function wordsIn(dictionary: WrittenDictionary): Words {
  const { checks, reasons, measures, values, settings, kinds, classes, papers } = dictionary;
  const { attributes, properties, transactionStatuses, pages, numbered } = dictionary;
  const find = (lists: readonly Names[], name: string): string | undefined =>
    lists.map((names) => known(names, name)).find((words) => words !== undefined);
  const inWords = (lists: readonly Names[], name: string): string => find(lists, name) ?? wordsOf(name);
  const details: readonly Names[] = [attributes, properties];
  const kebab = (name: string): string => name.replaceAll(/[_.]/g, '-');
  const pageName = (name: string): string => {
    const number = /^page_(\d+)$/.exec(name)?.[1];
    return number === undefined ? inWords([pages], name) : fill(numbered.page, { number });
  };
  return {
    checkNames: Object.keys(checks),
    check: (name) => inWords([checks], name),
    reason: (name) => inWords([reasons], name),
    measure: (name) => inWords([measures, ...details], name),
    setting: (name) => inWords([settings], name),
    kind: (type) => inWords([kinds], type.replace('verification/', '')),
    idClass: (name) => inWords([classes], name),
    paper: (name) => inWords([papers], name),
    property: (name) => inWords(details, kebab(name)),
    value: (value) => find([values, classes, papers], value) ?? find(details, kebab(value)) ?? value,
    transactionStatus: (name) => known(transactionStatuses, name) ?? name,
    page: pageName,
    name: (name) => find([checks, kinds, pages, ...details], name) ?? pageName(name),
  };
}
