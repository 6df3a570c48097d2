import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { madeAt } from '../../../../../test/support/records.ts';
import { type PrintLanguage, printLanguages } from '../../../../print/print-language.ts';
import { moreThanKept } from '../lists-not-searched.ts';
import { emptyContent, type Report } from '../report.ts';
import { describeReport } from './describe-report.ts';
import { printWords } from './words.ts';

const at = madeAt.toISOString();

const report: Report = {
  id: 'rep_1',
  subject: { id: 'key_1', key: null },
  kind: 'politically-exposed-person',
  templateId: 'rptp_1',
  templateVersionId: 'rptpv_1',
  templateVersionName: 'v1',
  status: 'errored',
  accountId: null,
  inquiryId: null,
  content: {
    ...emptyContent,
    query: { 'name-last': 'Hopper', 'country-code': 'DE' },
    errors: [
      { code: 'list-too-old', source: 'us-ofac', detail: 'the watchlist was last up to date at noon' },
      { code: 'provider-failed', source: null, detail: 'HTTP 500' },
      moreThanKept,
    ],
    searched: [{ slug: 'us-ofac', version: 'a'.repeat(64), issuedAt: null, checkedAt: null, segment: '', age: 'old' }],
    told: [{ slug: 'world', asOf: '2026-06-01' }],
    dismissals: [
      {
        at,
        runCompletedAt: at,
        reason: 'Namesake',
        by: 'Bob',
        match: null,
        first: { at, by: 'Ada', byId: 'user_1', reason: '' },
        media: { type: 'media', id: 'article-1', told: {} },
      },
    ],
  },
  hasMatch: false,
  runs: 1,
  screened: [],
  nextRunAt: null,
  pausedAt: null,
  openRun: null,
  createdAt: madeAt,
  completedAt: madeAt,
  redactedAt: null,
};

/** Words per language: title and stamp, query and searched lists, errors, and the dismissal. */
const cases: Readonly<Record<PrintLanguage, readonly string[]>> = {
  en: [
    'Politically exposed person: Not answered',
    'Asked: Family name Hopper, Country Germany',
    'Searched: us-ofac aaaaaaaaaaaa, time of the last update unknown (old), world reported by the provider, as of June 1, 2026',
    'What is missing: us-ofac: A watchlist was older than its maximum age. (the watchlist was last up to date at noon), The provider returned no usable response. (HTTP 500), More entries are similar than are kept. Ask for less common names.',
    'Dismissed: article-1: June 15, 2026 at 10:00:00 UTC · Ada, then Bob: Namesake',
  ],
  de: [
    'Politisch exponierte Person: Kein Ergebnis',
    'Gesucht: Nachname Hopper, Land Deutschland',
    'Durchsucht: us-ofac aaaaaaaaaaaa, Zeit der letzten Aktualisierung unbekannt (alt), world vom Anbieter gemeldet, Stand 1. Juni 2026',
    'Fehlende Ergebnisse: us-ofac: Eine Beobachtungsliste war älter als ihr Höchstalter., Der Anbieter lieferte keine verwertbare Antwort. (HTTP 500), Es gibt mehr ähnliche Einträge, als gespeichert werden. Suchen Sie nach weniger häufigen Namen.',
    'Verworfen: article-1: 15. Juni 2026 um 10:00:00 UTC · Ada, dann Bob: Namesake',
  ],
  es: [
    'Persona expuesta políticamente: Sin resultado',
    'Datos buscados: Apellido Hopper, País Alemania',
    'Fuentes consultadas: us-ofac aaaaaaaaaaaa, fecha de la última actualización desconocida (antigua), world según el proveedor, a fecha de 1 de junio de 2026',
    'Datos que faltan: us-ofac: Una lista de vigilancia superaba su antigüedad máxima., El proveedor no devolvió una respuesta utilizable. (HTTP 500), Hay más entradas parecidas de las que se conservan. Busque nombres menos comunes.',
    'Descartada: article-1: 15 de junio de 2026 a las 10:00:00 UTC · Ada, después Bob: Namesake',
  ],
  fr: [
    'Personne politiquement exposée: Sans réponse',
    'Demandé: Nom de famille Hopper, Pays Allemagne',
    'Listes consultées: us-ofac aaaaaaaaaaaa, date de la dernière mise à jour inconnue (ancienne), world selon le fournisseur, état au 1 juin 2026',
    'Ce qui manque: us-ofac : Une liste de surveillance dépassait son âge maximal., Le fournisseur n’a pas donné de réponse utilisable. (HTTP 500), Il y a plus d’entrées semblables qu’il n’en est gardé. Demandez des noms moins courants.',
    'Écartée : article-1: 15 juin 2026 à 10:00:00 UTC · Ada, puis Bob: Namesake',
  ],
};

describe('describeReport', () => {
  for (const language of printLanguages) {
    it(`prints what was searched, what is missing and what was dismissed in ${language}`, () => {
      const paper = describeReport(report, { at: madeAt, isSandbox: false, words: printWords(language) }, null);
      const lines = paper.sections.map(({ title, subtitle, blocks }) => {
        const said = blocks.flatMap((block) =>
          block.kind === 'facts'
            ? block.facts.map(({ label, value }) => `${label} ${value}`)
            : block.kind === 'note'
              ? [block.text]
              : [],
        );
        return [title, ...(subtitle === undefined ? [] : [subtitle]), said.join(', ')].join(': ');
      });
      assert.equal(paper.language, language);
      assert.deepEqual([`${paper.title}: ${paper.mark.text}`, ...lines], cases[language]);
    });
  }
});
