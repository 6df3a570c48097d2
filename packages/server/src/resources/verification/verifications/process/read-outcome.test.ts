import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  checkFacts,
  licence,
  MATCH,
  passport,
  selfie,
  selfies,
  side,
} from '../../../../../test/support/check-facts.ts';
import { inquiryWith, verificationWith } from '../../../../../test/support/records.ts';
import type { FieldValues } from '../../../../fields/index.ts';
import { documentAttributeNames } from '../../documents/index.ts';
import { definitionOf } from '../../inquiry-templates/index.ts';
import { fieldsFrom, readOutcome, tracesOf } from './read-outcome.ts';

const document = verificationWith({ selected: { countryCode: 'US', idClass: 'dl' } });

describe('readOutcome of a document', () => {
  it('keeps the facts without their pictures', () => {
    const bytes = new Uint8Array([1, 2, 3]);
    const facts = checkFacts({ document: licence({ front: side({ rectifiedJpeg: bytes }) }), selfies: null });
    const outcome = readOutcome(document, facts);
    assert.equal(outcome.documentFacts?.front.rectifiedJpeg.length, 0);
    assert.equal(outcome.documentFacts?.back?.rectifiedJpeg.length, 0);
    assert.equal(outcome.documentFacts?.front.sha256, facts.document?.front.sha256);
  });

  it('stores the one number of a document under both of its names', () => {
    const numbers = (facts: ReturnType<typeof licence>) => {
      const { attributes } = readOutcome(document, checkFacts({ document: facts }));
      return [attributes?.['document-number'], attributes?.['identification-number']];
    };
    assert.deepEqual(numbers(licence()), ['D1234567', 'D1234567']);
    assert.deepEqual(numbers(passport()), ['AA1234567', 'AA1234567']);
    assert.deepEqual(numbers(licence({ attributes: {} })), [undefined, undefined]);
  });

  it('falls back to what the individual chose where nothing was detected', () => {
    const detected = { idClass: null, countryCode: null, subdivision: null, confidence: 0 };
    const outcome = readOutcome(document, checkFacts({ document: licence({ detected }) }));
    assert.equal(outcome.countryCode, 'US');
    assert.equal(outcome.idClass, 'dl');
    assert.equal(outcome.entityConfidence, 0);
  });

  it('states nothing without a document', () => {
    assert.deepEqual(readOutcome(document, checkFacts({ document: null })), { countryCode: null });
  });
});

describe('readOutcome of selfies', () => {
  const verification = verificationWith({ kind: 'selfie', documentId: null, selfieId: 'self_1' });

  it('keeps the similarities and the corners of the face as fractions', () => {
    const outcome = readOutcome(verification, checkFacts({ portraitToSelfie: MATCH, selfieToSelfie: { left: MATCH } }));
    assert.deepEqual(outcome.similarity, { document: 88, left: 88, right: null });
    assert.deepEqual(outcome.faceCorners?.topLeft, [0.3, 0.1923]);
  });

  it('keeps null where no face was found', () => {
    const outcome = readOutcome(
      verification,
      checkFacts({ selfies: selfies({ center: selfie('center', { faces: [] }) }), portraitToSelfie: null }),
    );
    assert.equal(outcome.faceCorners, null);
    assert.equal(outcome.similarity?.document, null);
  });
});

describe('tracesOf', () => {
  it('are the number as its country issued it, in any notation, and the pictures', () => {
    const traces = tracesOf(
      checkFacts({ document: licence({ attributes: { 'identification-number': 'd-123 4567' } }), selfies: null }),
    );
    assert.deepEqual(traces, [
      { kind: 'document-number', value: 'US/CA/D1234567' },
      { kind: 'picture', value: 'f'.repeat(64) },
      { kind: 'picture', value: 'b'.repeat(64) },
    ]);
  });

  it('are equal for one person, in any spelling, when name and birthdate were read', () => {
    const personOf = (attributes: Parameters<typeof licence>[0]) =>
      tracesOf(checkFacts({ document: licence(attributes), selfies: null })).find(({ kind }) => kind === 'person');
    const spelled = { birthdate: '1990-04-12', 'name-last': 'Müller' };
    assert.deepEqual(
      personOf({ attributes: { ...spelled, 'name-first': 'ava marie' } }),
      personOf({ attributes: { ...spelled, 'name-last': 'MUELLER', 'name-first': 'Ava' } }),
    );
    assert.equal(personOf({ attributes: spelled }), undefined);
  });

  it('are the pictures of selfies', () => {
    assert.deepEqual(
      tracesOf(checkFacts()),
      ['center', 'left', 'right'].map((pose) => ({ kind: 'picture', value: pose.padEnd(64, '0') })),
    );
  });

  it('of a paper are its file', () => {
    assert.deepEqual(tracesOf(checkFacts({ document: null, selfies: null })), [
      { kind: 'picture', value: 'a'.repeat(64) },
    ]);
  });

  it('are empty where nothing was read', () => {
    assert.deepEqual(tracesOf(checkFacts({ document: null, paper: null, selfies: null })), []);
  });
});

describe('fieldsFrom', () => {
  const holding = (fields: FieldValues) => inquiryWith({ fields });
  const read = verificationWith({
    countryCode: 'US',
    idClass: 'dl',
    attributes: { 'name-first': 'AVA', birthdate: '1990-04-12', 'issue-date': '2022-05-01', 'address-street-1': 'X' },
  });

  it('fills empty fields and keeps what the caller gave', () => {
    const fields = fieldsFrom(read, holding({ 'name-first': 'Ava', birthdate: null }));
    assert.equal(fields['name-first'], 'Ava');
    assert.equal(fields['birthdate'], '1990-04-12');
    assert.deepEqual(fields['current-government-id'], { id: 'doc_1', type: 'Document::GovernmentId' });
  });

  it('adds no field that the template does not have', () => {
    assert.equal('issue-date' in fieldsFrom(read, holding({})), false);
  });

  it('sets a country of the address only with an address', () => {
    assert.equal(fieldsFrom(read, holding({}))['address-country-code'], 'US');
    assert.equal('address-country-code' in fieldsFrom({ ...read, attributes: {} }, holding({})), false);
  });

  it('of selfies contains only the selfie', () => {
    const verification = verificationWith({ kind: 'selfie', documentId: null, selfieId: 'self_1' });
    assert.deepEqual(fieldsFrom(verification, holding({ note: 'n' })), {
      note: 'n',
      'current-selfie': { id: 'self_1', type: 'Selfie::ProfileAndCenter' },
    });
  });

  it('of a document contains those that its kind of step declares', () => {
    const attributes = Object.fromEntries(documentAttributeNames.map((name) => [name, 'X']));
    const verification = verificationWith({ attributes, documentId: 'doc_1', countryCode: 'US', idClass: 'dl' });
    const keys = [...documentAttributeNames, 'address-country-code', 'identification-class', 'selected-id-class'];
    const fieldSchemas = [...keys, 'selected-country-code'].map(
      (key) => ({ key, type: 'string', config: {} }) as const,
    );
    const { fills } = definitionOf('government-id');
    const step = { ...definitionOf('government-id').begin({ kind: 'government-id', checks: [] }) };
    const said = fills({ ...step, kind: 'government-id' } as Parameters<typeof fills>[0]);
    assert.deepEqual(Object.keys(fieldsFrom(verification, { fieldSchemas, fields: {} })).toSorted(), said.toSorted());
  });
});
