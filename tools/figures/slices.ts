/** Figure of the shape of slices: files at their top that have no standard name. */
import type { Figure } from './figure.ts';

const roles =
  'index|schema|input|serializer|store|row|rows|events|jobs|privacy|states|endpoints|operations|ports|search';
const standard = new RegExp(`^(?:${roles}|.+-(?:endpoints?|store|schema|input|jobs?|ports?))\\.ts$`);

/** Singular of the folder of a slice, such as `case-template` of `case-templates`. */
const entityOf = (slice: string): string => slice.replace(/ies$/, 'y').replace(/s$/, '');

export const sliceFigures: readonly Figure[] = [
  {
    name: 'files at the top of slices without a standard name',
    limit: 266,
    count: (sources) =>
      sources.filter(({ path }) => {
        const [, slice, file] = /^packages\/server\/src\/resources\/[^/]+\/([^/]+)\/([^/]+)$/.exec(path) ?? [];
        return slice !== undefined && file !== undefined && !standard.test(file) && file !== `${entityOf(slice)}.ts`;
      }).length,
  },
];
