/** What a reader of a watchlist is handed and gives. Readers stream: a list of 100 MB is never in memory at once. */
import type { Readable } from 'node:stream';
import type { Entity } from '../entity.ts';

/** The files that arrived as one version, by their names in small letters. */
export interface SourceFiles {
  readonly names: readonly string[];
  open(name: string): Readable;
}

/** The file is not what its list publishes: truncated, malformed, of another root. The message says where. */
export class SourceBroken extends Error {
  override readonly name = 'SourceBroken';
}

/** What an operator is asked to confirm before a list is used. */
export interface Licence {
  readonly name: string;
  readonly url: string;
  readonly mustBeConfirmed: boolean;
}

export interface SourceFormat {
  /** `ofac`, `un`, … as commands and folders say it. */
  readonly format: string;
  readonly title: string;
  /** Where the list is published; null for lists of one's own. */
  readonly url: string | null;
  readonly licence: Licence;
  /** Hours after which a list of it is too old for the careful. */
  readonly maximumAgeHours: number;
  /** How the reference names what it lists; who stands in a register is registered, not listed. */
  readonly listType: 'sanction' | 'warning' | 'fitness_probity' | 'pep' | 'register' | 'media';
  /** Whether what arrives is the latest of it alone: entries of the version before stay, in a file `carriedFile`. */
  readonly isWindow?: true;
  /** How the name of its file ends, for one whose address does not say. */
  readonly ending: '.csv' | '.xml' | '.json' | '.ndjson';
  /** Whether a version is several files, so that one address cannot give it. */
  readonly isOfSeveralFiles?: true;
  /** When the publisher issued it, ISO 8601, where the file says so. Throws SourceBroken. */
  read(files: SourceFiles, onIssued: (at: string) => void): AsyncGenerator<Entity>;
}

/** The one file that a format of one file is made of. Throws SourceBroken. */
export function onlyFile({ names, open }: SourceFiles, ending: RegExp): Readable {
  const [name, other] = names.filter((each) => ending.test(each));
  if (name === undefined)
    throw new SourceBroken(`no file like ${ending.source} arrived, only ${names.join(', ') || 'nothing'}`);
  if (other !== undefined) throw new SourceBroken(`both ${name} and ${other} arrived`);
  return open(name);
}

/** Entries of the version before, as lines of JSON in the shape of `entity.ts`, beside the files of a format that is a window. */
export const carriedFile = 'carried-on.ndjson';
