/** Company names: short and long forms, legal forms of countries, former names; and date ranges. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareNames } from '../src/compare/compare-names.ts';
import { entityOf } from '../src/entity.ts';
import { birthdateRefusal } from '../src/gates/record.ts';
import { analyse } from '../src/names/analyse.ts';
import { screenName } from '../src/screen.ts';
import { buildSegment } from '../src/segment/build.ts';
import { openSegment } from '../src/segment/open.ts';
import { readSnapshot } from '../training/run.ts';

const scoreOf = (left: string, right: string): number =>
  Math.min(compareNames(left, right, 'organization').score, compareNames(right, left, 'organization').score);

type Row = readonly [left: string, right: string];

function same(rows: readonly Row[]): void {
  for (const [left, right] of rows)
    it(`${left} is ${right}`, () => assert.ok(scoreOf(left, right) >= 0.7, `${scoreOf(left, right)}`));
}

function other(rows: readonly Row[]): void {
  for (const [left, right] of rows)
    it(`${left} is not ${right}`, () => assert.ok(scoreOf(left, right) < 0.7, `${scoreOf(left, right)}`));
}

describe('short and long forms', () => {
  same([
    ['GUANGZHOU HAIGE COMM GRP', 'Guangzhou Haige Communication Group Co., Ltd.'],
    ['Quixwort Comm Bank', 'Quixwort Commercial Bank'],
    ['QUIXWORT SHIPBLDG INDUST CORP', 'Quixwort Shipbuilding Industry Corporation'],
    ['Quixwort Elec Mfg Co', 'Quixwort Electronics Manufacturing Company'],
    ['QUIXWORT INTL TRDG & SVCS', 'Quixwort International Trading and Services'],
    ['General Elec Co', 'General Electric Company'],
    ['Quixwort Petrochem', 'Quixwort Petrochemicals'],
    ["Quixwort Dev't Corp.", 'Quixwort Development Corporation'],
  ]);
  other([
    ['Quixwort Comm Group', 'Quixwort Construction Group'],
    ['Northgate Comm Grp', 'Ostrava Communication Group'],
    ['Northgate Elec Mfg', 'Northgate Chemical Mining'],
  ]);

  it('match each other in a list search without any equal word', () => {
    const names = [{ value: 'General Electric Company', type: 'primary_name' as const, quality: 'strong' as const }];
    const segment = openSegment(buildSegment([entityOf({ key: 'ge', kind: 'organization', names })]).buffer);
    const [hit] = screenName(segment, analyse('GEN ELEC CO', 'organization'), { threshold: 0.7 });
    assert.equal(hit?.entity.key, 'ge');
  });
});

describe('legal forms', () => {
  same([
    ['Ferrostaal GmbH', 'Ferrostaal Gesellschaft mit beschränkter Haftung'],
    ['Ferrostaal G.m.b.H.', 'Ferrostaal GmbH'],
    ['Ferrostaal K.K.', 'Ferrostaal Kabushiki Kaisha'],
    ['Ferrostaal Pvt. Ltd.', 'Ferrostaal Private Limited'],
    ['Ferrostaal OOO', 'Ferrostaal LLC'],
    ['Ferrostaal AG', 'Ferrostaal GmbH'],
    ['Ferrostaal', 'Ferrostaal Sdn. Bhd.'],
  ]);
  other([
    ['Ferrostaal GmbH', 'Ferrostaal Sdn. Bhd.'],
    ['Ferrostaal S.p.A.', 'Ferrostaal A/S'],
    ['Ferrostaal Oy', 'Ferrostaal Pty Ltd'],
    ['Ferrostaal B.V.', 'Ferrostaal Kft.'],
    ['Ferrostaal K.K.', 'Ferrostaal GmbH'],
    ['Northgate Trading Sp. z o.o.', 'Northgate Trading Ltda.'],
  ]);

  it('of another country count against, and are shown as a term', () => {
    const { terms } = compareNames('Ferrostaal GmbH', 'Ferrostaal Sdn. Bhd.', 'organization');
    assert.ok(terms.some(({ feature, z }) => feature === 'legal-abroad' && z < -2));
  });
});

describe('a text of several names', () => {
  same([
    ['Baltic Grain LLC', 'Orlov Trading LLC (formerly Baltic Grain LLC)'],
    ['Orlov Trading', 'Orlov Trading LLC (formerly known as Baltic Grain LLC)'],
    ['Baltic Grain', 'Orlov Trading LLC f/k/a Baltic Grain'],
    ['Quixwort Shipping', 'Acme Holdings d/b/a Quixwort Shipping'],
    ['Quixwort Shipping Ltd', 'Acme Holdings, trading as Quixwort Shipping'],
    ['Baltika Grain', 'Orlov ex-Baltika Grain'],
    ['Quixwort Stahl', 'Orlov Handel GmbH, vormals Quixwort Stahl GmbH'],
    ['Baltic Grain LLC', 'Orlov Trading (Baltic Grain LLC)'],
    ['IRISL', 'Islamic Republic of Iran Shipping Lines (IRISL)'],
  ]);
  other([
    ['Bank of China (Hong Kong) Limited', 'Bank of China (Singapore) Limited'],
    ['Quixwort (Spain) S.L.', 'Quixwort (Netherlands) B.V.'],
    ['Libris', 'Ex Libris Quixwort Ostrava'],
  ]);
});

it('a person whose only birth date is a range matches its middle: all of OFAC’s list of 2019', async () => {
  const entities = await readSnapshot();
  const segment = openSegment(buildSegment(entities).buffer);
  const ranged = entities.filter(
    ({ kind, birthdates: [born, more] }) => kind === 'person' && born?.to !== undefined && more === undefined,
  );
  assert.ok(ranged.length > 50);
  for (const { key, names, birthdates } of ranged) {
    const [born] = birthdates;
    const year = Math.floor(((born?.year ?? 0) + (born?.to?.year ?? 0)) / 2);
    const record = { birthdate: { year, month: null, day: null, circa: false }, countries: [] };
    const hits = screenName(segment, analyse(names[0]?.value ?? '', 'person'), {
      threshold: 0.7,
      record,
      admits: (entity) => birthdateRefusal(record, entity, 'exact') === null,
    });
    assert.ok(
      hits.some(({ entity }) => entity.key === key),
      names[0]?.value,
    );
  }
});
