/** The pairs that are fitted on and judged by: their files beside them say where they come from. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { NameKind } from '../src/names/analyse.ts';

export interface Case {
  readonly phenomenon: string;
  readonly kind: NameKind;
  readonly left: string;
  readonly right: string;
  readonly same: boolean;
  readonly half: 'fit' | 'kept';
}

const rowsOf = (path: string | URL): Record<string, string>[] => parse(readFileSync(path), { columns: true });

const made = new URL('../test/cases/cases.csv', import.meta.url);

/** `path` of a file of the same columns. */
export const readCases = (path: string | URL = made): Case[] =>
  rowsOf(path).map((row) => ({
    phenomenon: row['phenomenon'] ?? '',
    kind: row['kind'] === 'person' ? 'person' : 'organization',
    left: row['left'] ?? '',
    right: row['right'] ?? '',
    same: row['same'] === 'true',
    half: row['half'] === 'kept' ? 'kept' : 'fit',
  }));

/** Public pairs of company names, with their origin. */
export const readCompanies = (): (Case & { readonly origin: string })[] =>
  rowsOf(new URL('../test/cases/companies.csv', import.meta.url)).map((row) => ({
    phenomenon: 'companies',
    kind: 'organization',
    left: row['left'] ?? '',
    right: row['right'] ?? '',
    same: row['same'] === 'true',
    half: row['half'] === 'kept' ? 'kept' : 'fit',
    origin: row['origin'] ?? '',
  }));

/** Pairs of nomenklatura, all to fit on. */
export const readPairs = (): Case[] =>
  rowsOf(new URL('./pairs.csv', import.meta.url)).map((row) => ({
    phenomenon: row['category'] ?? '',
    kind: row['schema'] === 'Person' ? 'person' : 'organization',
    left: row['name1'] ?? '',
    right: row['name2'] ?? '',
    same: row['is_match'] === 'true',
    half: 'fit',
  }));
