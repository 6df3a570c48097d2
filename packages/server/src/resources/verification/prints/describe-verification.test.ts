import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { madeAt, verificationWith } from '../../../../test/support/records.ts';
import type { CheckResult } from '../../../checks/check.ts';
import { describeVerification, pictureIdsOf, verificationSection } from './describe-verification.ts';
import { printWords } from './words.ts';

const english = printWords('en');
const german = printWords('de');

const check = (name: string, status: CheckResult['status'], requirement: CheckResult['requirement']): CheckResult => ({
  name,
  status,
  requirement,
  reasons: status === 'failed' ? ['too_blurry'] : [],
  metadata: {},
});

const front = { id: 'file_1', filename: 'front.jpg', byteSize: 10 };

describe('verificationSection', () => {
  it('lists failed checks first, required ones before others, with reasons in words', () => {
    const checks = [
      check('a', 'passed', 'required'),
      check('b', 'failed', 'not_required'),
      check('c', 'failed', 'required'),
      check('d', 'not_applicable', 'required'),
    ];
    const { blocks } = verificationSection(verificationWith({ checks }), new Map(), english);
    const table = blocks.find((block) => block.kind === 'table');
    assert.deepEqual(
      table?.rows.map(({ cells }) => cells[0]),
      ['C', 'B', 'A', 'D'],
    );
    assert.deepEqual(table?.rows[0]?.cells, ['C', 'Required', 'The picture is blurred.']);
    assert.equal(table?.rows[0]?.mark?.tone, 'negative');
  });

  it('keeps the place of a picture that is not stored any more', () => {
    const { blocks } = verificationSection(verificationWith({ files: { front } }), new Map(), german);
    assert.deepEqual(
      blocks.find((block) => block.kind === 'pictures'),
      { kind: 'pictures', pictures: [{ caption: 'Vorderseite', jpeg: null }], missing: 'Nicht mehr gespeichert' },
    );
  });

  it('shows only the time of the erasure for an erased verification', () => {
    const erased = verificationWith({ redactedAt: madeAt, files: { front } });
    const { blocks } = verificationSection(erased, new Map(), german);
    assert.deepEqual(blocks, [{ kind: 'note', text: 'Gelöscht am 15. Juni 2026 um 10:00:00 UTC.' }]);
  });
});

describe('describeVerification', () => {
  it('shows only what happened on the timeline', () => {
    const report = describeVerification(verificationWith({}), new Map(), {
      at: madeAt,
      isSandbox: false,
      words: english,
    });
    const [timeline] = report.sections[0]?.blocks ?? [];
    assert.deepEqual(timeline?.kind === 'timeline' ? timeline.moments.map(({ label }) => label) : [], [
      'Created',
      'Submitted',
    ]);
  });
});

describe('describeVerification in German', () => {
  const verification = verificationWith({
    countryCode: 'US',
    idClass: 'dl',
    captureMethod: 'upload',
    attributes: { birthdate: '1977-07-17', 'address-city': 'SPRINGFIELD' },
    similarity: { document: 87.654, left: null, right: null },
    checks: [check('id_blur_detection', 'failed', 'not_required')],
  });
  const report = describeVerification(verification, new Map(), { at: madeAt, isSandbox: true, words: german });
  const blocks = report.sections.flatMap((section) => section.blocks);

  it('names the language, and writes title, stamp and foot in it', () => {
    const { language, kind, title, mark, stamp, foot } = report;
    assert.deepEqual(
      [language, kind, title, mark.text, stamp, foot],
      [
        'de',
        'Verifizierung',
        'Ausweis',
        'Eingereicht',
        'Sandbox',
        'ver_1 · gedruckt 2026-06-15 10:00 UTC · enthält personenbezogene Daten',
      ],
    );
  });

  it('names details, classes, countries and sources, and writes dates and numbers as German does', () => {
    const facts = [...report.facts, ...blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : []))];
    assert.deepEqual(
      facts.flatMap(({ label, value }) => (value === null ? [] : [`${label}: ${value}`])),
      [
        'Anfrage: inq_1',
        'Versuch: 1',
        'Land: Vereinigte Staaten',
        'Klasse: Führerschein',
        'Aufgenommen mit: Hochgeladene Datei',
        'Geburtsdatum: 17. Juli 1977',
        'Ort: SPRINGFIELD',
        'Ähnlichkeit mit dem Dokument: 87,7 von 100',
      ],
    );
  });

  it('names checks, their reasons and results', () => {
    const table = blocks.find((block) => block.kind === 'table');
    assert.deepEqual(
      [table?.columns.map(({ title }) => title), table?.markTitle],
      [['Prüfung', 'Anforderung', 'Gründe'], 'Ergebnis'],
    );
    assert.deepEqual(table?.rows, [
      {
        cells: ['Bilder des Dokuments sind scharf', 'Zur Information', 'Das Bild ist unscharf.'],
        mark: { text: 'Nicht bestanden', tone: 'negative' },
      },
    ]);
  });
});

describe('pictureIdsOf', () => {
  it('names the pictures in the order they are printed', () => {
    const back = { ...front, id: 'file_2' };
    assert.deepEqual(pictureIdsOf(verificationWith({ files: { back, front } })), ['file_1', 'file_2']);
    const pages = { page_2: back, page_1: front };
    assert.deepEqual(pictureIdsOf(verificationWith({ kind: 'document', files: pages })), ['file_1', 'file_2']);
  });
});
