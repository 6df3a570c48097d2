import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inquiryWith, madeAt } from '../../../../test/support/records.ts';
import { type PrintLanguage, printLanguages } from '../../../print/print-language.ts';
import type { ReportFinding } from '../inquiries/index.ts';
import { describeInquiry, type InquiryToPrint } from './describe-inquiry.ts';

import { printWords } from './words.ts';

const finding = (after: string, required: boolean, state: ReportFinding['state']): ReportFinding => ({
  reportTemplateId: 'rptp_1',
  after,
  on: 'any',
  required,
  report: null,
  state,
});

const watchlistReport: NonNullable<ReportFinding['report']> = {
  id: 'rep_1',
  type: 'report/watchlist',
  title: 'Watchlist',
  reportTemplateId: 'rptp_1',
  after: 'verification_government_id',
  status: 'ready',
  hasMatch: false,
  errors: [],
  createdAt: madeAt,
  redactedAt: null,
};

const found: InquiryToPrint = {
  inquiry: inquiryWith({
    status: 'needs_review',
    markedForReviewAt: madeAt,
    fields: { birthdate: '1977-07-17', 'selected-id-class': 'pp', 'social-security-number': '123-45-6789' },
  }),
  templateName: 'Onboarding',
  verifications: [],
  leftOut: 2,
  pictures: new Map(),
  reports: [
    { ...finding('verification_government_id', true, 'clear'), report: watchlistReport },
    finding('completion', false, 'not-run'),
  ],
};

/** Words per language: status, stamp, section titles, timestamps, fields, note and rows of the reports. */
const cases: Readonly<Record<PrintLanguage, readonly string[]>> = {
  en: [
    'Needs review, Sandbox',
    'Timeline, Fields, Further verifications, Reports',
    'Created: June 15, 2026 at 10:00:00 UTC, Sent to review: June 15, 2026 at 10:00:00 UTC',
    'Birthdate: July 17, 1977, Selected kind of document: Passport, Social security number: ••• 6789',
    '2 more are not printed; the API has them.',
    'Watchlist rep_1, Identity document, Yes, No match; rptp_1, Completion, No, Not run',
  ],
  de: [
    'Zu prüfen, Sandbox',
    'Verlauf, Felder, Weitere Verifizierungen, Berichte',
    'Erstellt: 15. Juni 2026 um 10:00:00 UTC, Zur Prüfung vorgelegt: 15. Juni 2026 um 10:00:00 UTC',
    'Geburtsdatum: 17. Juli 1977, Gewählte Art des Dokuments: Pass, Sozialversicherungsnummer: ••• 6789',
    '2 weitere sind nicht gedruckt; sie sind über die API abrufbar.',
    'Beobachtungsliste rep_1, Ausweis, Ja, Kein Treffer; rptp_1, Abschluss, Nein, Nicht ausgeführt',
  ],
  es: [
    'Por revisar, Entorno de pruebas',
    'Cronología, Campos, Otras verificaciones, Informes',
    'Creada: 15 de junio de 2026 a las 10:00:00 UTC, Enviada a revisión: 15 de junio de 2026 a las 10:00:00 UTC',
    'Fecha de nacimiento: 17 de julio de 1977, Tipo de documento elegido: Pasaporte, Número de la seguridad social: ••• 6789',
    '2 más no se imprimen; están disponibles en la API.',
    'Lista de vigilancia rep_1, Documento de identidad, Sí, Sin coincidencia; rptp_1, Finalización, No, No se ejecutó',
  ],
  fr: [
    'À examiner, Bac à sable',
    'Chronologie, Champs, Autres vérifications, Rapports',
    'Créée: 15 juin 2026 à 10:00:00 UTC, Envoyée en examen: 15 juin 2026 à 10:00:00 UTC',
    'Date de naissance: 17 juillet 1977, Type de document choisi: Passeport, Numéro de sécurité sociale: ••• 6789',
    '2 autres ne sont pas imprimées ; elles sont disponibles par l’API.',
    'Liste de surveillance rep_1, Pièce d’identité, Oui, Aucune correspondance; rptp_1, Fin de la demande, Non, Non lancé',
  ],
};

describe('describeInquiry', () => {
  for (const language of printLanguages) {
    it(`is written in ${language}`, () => {
      const printed = { at: madeAt, isSandbox: true, words: printWords(language) };
      const report = describeInquiry(found, printed);
      const lines = report.sections.map(({ blocks: [block] }) => {
        if (block?.kind === 'timeline') return block.moments.map(({ label, at }) => `${label}: ${at}`).join(', ');
        if (block?.kind === 'facts') return block.facts.map(({ label, value }) => `${label}: ${value}`).join(', ');
        if (block?.kind === 'table')
          return block.rows.map(({ cells, mark }) => [...cells, mark?.text].join(', ')).join('; ');
        return block?.kind === 'note' ? block.text : '';
      });
      assert.equal(report.language, language);
      assert.deepEqual(
        [`${report.mark.text}, ${report.stamp}`, report.sections.map(({ title }) => title).join(', '), ...lines],
        cases[language],
      );
    });
  }
});
