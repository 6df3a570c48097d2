/** Synthetic zones: composed, damaged with look-alikes and repaired again. */

import { makePerson, makeRandom, type Random } from '@countersign/specimens';
import { composeTd1, composeTd2, composeTd3, type MrzHolder } from '../../src/mrz/compose-mrz.ts';
import { parseMrz } from '../../src/mrz/parse-mrz.ts';
import { repairMrz } from '../../src/mrz/repair-mrz.ts';
import type { Figure } from './figure.ts';

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  0: 'O', O: '0', 1: 'I', I: '1', 2: 'Z', Z: '2', 5: 'S', S: '5', 8: 'B', B: '8',
}; // biome-ignore format: pairs

function spoil(lines: readonly string[], random: Random): readonly string[] {
  const places = lines.flatMap((line, row) =>
    [...line].flatMap((character, column) => (character in LOOK_ALIKES ? [{ row, column }] : [])),
  );
  const first = random.pick(places);
  const second = random.pick(places);
  return lines.map((line, row) =>
    [...line]
      .map((character, column) =>
        [first, second].some((place) => place.row === row && place.column === column)
          ? (LOOK_ALIKES[character] ?? character)
          : character,
      )
      .join(''),
  );
}

function holderOf(seed: number): MrzHolder {
  const person = makePerson(seed);
  return {
    documentCode: 'I',
    issuingState: 'UTO',
    nationality: 'UTO',
    surname: person.lastName,
    givenNames: [person.firstName, person.middleName ?? ''].join(' ').trim(),
    documentNumber: person.passport.number.slice(0, 9),
    birthdate: person.birthdate,
    sex: person.sex,
    expiryDate: person.passport.expirationDate,
  };
}

/** Returns the figures of `count` zones. */
export function composedFigures(seed: number, count: number): readonly Figure[] {
  const random = makeRandom(seed, 'spoiled zones');
  const zones = Array.from({ length: count }, (_, index) => {
    const holder = holderOf(seed * 1000 + index);
    const compose = [composeTd1, composeTd2, composeTd3][index % 3] ?? composeTd3;
    return compose(compose === composeTd3 ? { ...holder, documentCode: 'P' } : holder);
  });
  const spoiled = zones.map((lines) => {
    const { lines: repaired, doubts } = repairMrz(spoil(lines, random));
    return { lines, repaired, isDoubtful: doubts.length > 0 };
  });
  const isSame = (trial: (typeof spoiled)[number]): boolean => trial.repaired.join() === trial.lines.join();
  const claimed = spoiled.filter((trial) => parseMrz(trial.repaired)?.valid && !trial.isDoubtful);
  return [
    {
      suite: 'mrz',
      name: 'composed zones are valid',
      hits: zones.filter((lines) => parseMrz(lines)?.valid).length,
      n: count,
    },
    { suite: 'mrz', name: 'two look-alikes are repaired', hits: spoiled.filter(isSame).length, n: count },
    {
      suite: 'mrz',
      name: 'a repaired zone without doubt is right',
      hits: claimed.filter(isSame).length,
      n: claimed.length,
      note: `${count - claimed.length} were not claimed: other exchanges fit their check digits too`,
    },
  ];
}
