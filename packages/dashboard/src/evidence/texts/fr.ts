/** Texts of the evidence behind a decision, in French. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  attribute: 'Attribut',
  inInquiry: 'Dans la demande',
  sources: {
    'visual-zone': 'Texte imprimé',
    mrz: 'Zone de lecture automatique',
    barcode: 'Code-barres',
  },
  verdict: 'Résultat',
  verdicts: {
    agrees: 'concorde',
    differs: 'diffère',
    stated_once: 'une seule source',
    inquiry_alone: 'demande seule',
  },
  nothing: 'rien',
  empty: 'Aucune donnée de document n’a encore été lue.',
  attempt: 'Tentative',
  attemptOf: '{kind}, tentative {number}',
  pictures: 'Images',
  choosePicture: 'Choisir une image',
  large: 'Afficher en grand',
  compareFaces: 'Comparer les deux visages',
  beside: 'Comparer avec',
  besideNone: 'rien',
  asTaken: 'originale',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  turn: 'Tourner',
  contrast: 'Plus de contraste',
  invert: 'Inverser',
  audited: 'Le journal d’audit enregistre chaque image que vous ouvrez.',
  groups: {
    blocks: 'Bloque la décision',
    overridden: 'Modifié par un examinateur',
    look: 'À vérifier',
    fine: 'Réussi',
    did_not_run: 'Non exécuté',
  },
  checks: {
    one: '{count} contrôle',
    many: '{count} de contrôles',
    other: '{count} contrôles',
  },
  checkStates: {
    passed: 'réussi',
    failed: 'échoué',
    not_applicable: 'non exécuté',
  },
  checkTable: {
    state: 'Résultat',
    check: 'Contrôle',
    measured: 'Mesuré',
    reason: 'Motif',
    action: 'Modifier',
  },
  compared: {
    title: 'Données comparées',
    detail: 'Donnée',
    result: 'Résultat',
    needed: 'Requis',
    way: '{least} ({way})',
  },
  borders: {
    least: {
      below: '{value}, au moins {border} : {distance} en dessous',
      above: '{value}, au moins {border} : {distance} au-dessus',
    },
    most: {
      below: '{value}, au plus {border} : {distance} en dessous',
      above: '{value}, au plus {border} : {distance} au-dessus',
    },
    from: {
      below: '{value}, compte à partir de {border} : {distance} en dessous',
      above: '{value}, compte à partir de {border} : {distance} au-dessus',
    },
  },
  partOf: '{name}, {part}',
  answers: { yes: 'oui', no: 'non' },
  changed: 'modifié par un examinateur',
  required: 'obligatoire',
  overridden: 'Modifié par un examinateur ; résultat du contrôle : {before}.',
};
