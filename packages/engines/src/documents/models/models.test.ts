import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { IdClass } from '../../facts.ts';
import { classifyDocument } from '../classify-document.ts';
import { readVisualZone } from '../read-visual-zone.ts';
import { DRIVER_LICENCE_CASES } from './cases/driver-licences.ts';
import { placedLines } from './cases/model-case.ts';
import { TRAVEL_DOCUMENT_CASES } from './cases/travel-documents.ts';
import { MODELS, modelFor } from './index.ts';
import { ISSUERS, issuerOf } from './issuers/index.ts';

const CASES = [...DRIVER_LICENCE_CASES, ...TRAVEL_DOCUMENT_CASES];

describe('each case is read by its model', () => {
  for (const { title, model, idClass, country, lines, asOf, expected, absent = [] } of CASES) {
    test(`${model}, ${country}: ${title}`, () => {
      const chosen = modelFor(idClass, country);
      assert.equal(chosen.id, model);
      const readings = readVisualZone(placedLines(lines), chosen, asOf);
      const read = Object.fromEntries(Object.entries(readings).map(([name, found]) => [name, found?.[0]?.value]));
      for (const [name, value] of Object.entries(expected)) assert.equal(read[name], value, name);
      for (const name of absent) assert.equal(read[name], undefined, name);
    });
  }
});

test('every model has cases', () => {
  for (const { id } of MODELS)
    assert.ok(
      CASES.some(({ model }) => model === id),
      id,
    );
});

const STATES =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';
const TERRITORIES = 'AS GU MP PR VI';
const PROVINCES = 'AB BC MB NB NL NS NT NU ON PE QC SK YT';
const UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';
const NEIGHBOURS = 'CH GB IS LI NO';

/** Classifies a document by the texts of its title area; a sign is placed left of the first text, on its row. */
function told(...texts: readonly (string | { readonly sign: string })[]) {
  const lines = placedLines([
    ...texts.map((text, index): [string, number, number] =>
      typeof text === 'string' ? [text, 200, 30 + 40 * index] : [text.sign, 50, 30],
    ),
    ['x', 200, 900],
  ]);
  const { idClass, countryCode, subdivision } = classifyDocument({ aamva: null, mrz: null, lines });
  return { idClass, countryCode, subdivision };
}

function titleOf(country: string, idClass: IdClass): readonly string[] {
  return issuerOf(country)?.titles?.[idClass] ?? [];
}

describe('the states, the District and the territories of the United States', () => {
  for (const code of `${STATES} ${TERRITORIES}`.split(' ')) {
    test(`${code} is recognized by its name and read with the month first`, () => {
      const issuer = ISSUERS.find(({ countryCode, subdivision }) => countryCode === 'US' && subdivision === code);
      assert.ok(issuer, 'no data');
      for (const name of issuer.names) {
        const expected = { idClass: 'dl', countryCode: 'US', subdivision: code };
        assert.deepEqual(told(name, 'DRIVER LICENSE'), expected);
        assert.deepEqual(told(name, 'IDENTIFICATION CARD'), { ...expected, idClass: 'id' });
      }
      assert.equal(modelFor('dl', 'US').id, 'us-driver-license');
      assert.equal(modelFor('dl', 'US').dateOrder, 'month-day-year');
    });
  }
});

describe('the provinces and territories of Canada', () => {
  for (const code of PROVINCES.split(' ')) {
    test(`${code} is recognized by its names in both languages`, () => {
      const issuer = ISSUERS.find(({ countryCode, subdivision }) => countryCode === 'CA' && subdivision === code);
      assert.ok(issuer, 'no data');
      for (const name of issuer.names) {
        const expected = { idClass: 'dl', countryCode: 'CA', subdivision: code };
        assert.deepEqual(told(name, "DRIVER'S LICENCE"), expected);
        assert.deepEqual(told(name, 'PERMIS DE CONDUIRE'), expected);
      }
      assert.equal(modelFor('dl', 'CA').id, 'ca-driver-licence');
    });
  }
});

describe('driving licences of Directive 2006/126/EC', () => {
  for (const code of `${UNION} ${NEIGHBOURS}`.split(' ')) {
    test(`${code} is recognized by title and name, or by its sign`, () => {
      const issuer = issuerOf(code);
      assert.ok(issuer?.sign, 'no data');
      assert.ok(titleOf(code, 'dl').length > 0, 'no title');
      for (const title of titleOf(code, 'dl')) {
        assert.deepEqual(told(title, issuer.names[0] ?? ''), { idClass: 'dl', countryCode: code, subdivision: null });
      }
      const [title = ''] = titleOf(code, 'dl');
      assert.deepEqual(told(title, { sign: issuer.sign }).countryCode, code);
      assert.equal(modelFor('dl', code).id, 'european-driving-licence');
    });
  }
});

test('a field number below the title is not read as the sign of a state', () => {
  assert.equal(told('PERMIS DE CONDUIRE', 'L').countryCode, null);
});

test('a title with one letter lost is recognized', () => {
  assert.deepEqual(told('RIJBEWJS', 'KONINKRIJK DER NEDERLANDEN'), {
    idClass: 'dl',
    countryCode: 'NL',
    subdivision: null,
  });
});

describe('identity cards of Regulation (EU) 2019/1157 and residence permits', () => {
  // Denmark and Ireland issue no identity card in this format.
  const withCards = `${UNION} CH IS LI NO`.split(' ').filter((code) => code !== 'DK' && code !== 'IE');
  for (const code of withCards) {
    test(`an identity card of ${code} is recognized and read as one`, () => {
      assert.ok(titleOf(code, 'id').length > 0, 'no title');
      for (const title of titleOf(code, 'id')) {
        assert.deepEqual(told(issuerOf(code)?.names[0] ?? '', title), {
          idClass: 'id',
          countryCode: code,
          subdivision: null,
        });
      }
      assert.equal(modelFor('id', code).id, 'identity-card-td1');
    });
  }
  for (const code of UNION.split(' ')) {
    test(`a residence permit of ${code} is recognized and read as one`, () => {
      assert.ok(titleOf(code, 'rp').length > 0, 'no title');
      for (const title of titleOf(code, 'rp')) {
        assert.deepEqual(told(issuerOf(code)?.names[0] ?? '', title), {
          idClass: 'rp',
          countryCode: code,
          subdivision: null,
        });
      }
      assert.equal(modelFor('rp', code).id, 'residence-permit');
    });
  }
});

test('a passport of any country is read by the captions and the order of Doc 9303', () => {
  for (const country of ['US', 'CA', 'FR', 'JP', 'BR', null]) assert.equal(modelFor('pp', country).id, 'passport-td3');
});

test('a licence of a country without a model of its own is read by the numbers of the Vienna convention', () => {
  assert.equal(modelFor('dl', 'TR').id, 'european-driving-licence');
});

test('a licence of unknown origin is read as American, an identity card as one of Doc 9303', () => {
  assert.equal(modelFor('dl', null).id, 'us-driver-license');
  assert.equal(modelFor('id', null).id, 'identity-card-td1');
});
