import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { drawDocument, KINDS } from './documents.ts';
import { writeDay } from './issuers.ts';
import { europeanNumber } from './licence-numbers.ts';
import { drawBy } from './random.ts';
import { composeZone, digitOf } from './zone.ts';

describe('strangers', () => {
  // Doc 9303 part 4, appendix B.
  it('compose the zone exactly as the standard', () => {
    const zone = composeZone('TD3', {
      code: 'P',
      state: 'UTO',
      last: 'ERIKSSON',
      first: 'ANNA MARIA',
      number: 'L898902C3',
      nationality: 'UTO',
      birth: '1974-08-12',
      sex: 'F',
      expiry: '2012-04-15',
      optional: 'ZE184226B',
    });
    assert.deepEqual(zone, [
      'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
      'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
    ]);
  });

  it('have zone lines of equal width that contain dates and number with their check digits', () => {
    for (let index = 0; index < 10 * KINDS.length; index += 1) {
      const { front, back, values } = drawDocument(index, drawBy(index));
      const zone = [...front.zone, ...(back?.zone ?? [])];
      if (zone.length === 0) continue;
      assert.equal(new Set(zone.map((line) => line.length)).size, 1);
      const birth = (values['birthdate'] ?? '').slice(2).replaceAll('-', '');
      assert.ok(zone.join('\n').includes(`${birth}${digitOf(birth)}`), zone.join('\n'));
    }
  });

  it('have licences whose numbers have the check characters of their states', () => {
    const spanish = europeanNumber('ES', '1974-08-12', drawBy(1));
    assert.equal('TRWAGMYFPDXBNJZSQVHLCKE'[Number(spanish.slice(0, 8)) % 23], spanish[8]);
    assert.match(europeanNumber('SE', '1974-08-12', drawBy(1)), /^740812-\d{4}$/);
    assert.match(europeanNumber('DE', '1974-08-12', drawBy(1)), /^[A-Z]\d{3}[A-Z0-9]{5}[0-9X][1-3]$/);
  });

  it('draw the same document for the same seed', () => {
    assert.deepEqual(drawDocument(3, drawBy(5)), drawDocument(3, drawBy(5)));
    assert.notDeepEqual(drawDocument(3, drawBy(5)), drawDocument(3, drawBy(6)));
  });

  it('write days as their states do', () => {
    const written = ['DD MMM YYYY', 'DD.MM.YYYY', 'DD MMM/MMM YY', 'YYYY-MM-DD'] as const;
    assert.deepEqual(
      written.map((form) => writeDay('1974-08-12', form, 'fr')),
      ['12 AUG 1974', '12.08.1974', '12 AOÛT/AUG 74', '1974-08-12'],
    );
  });
});
