/** Texts of the evidence behind a decision, in French. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  attribute: 'Quoi',
  inInquiry: 'Dans la demande',
  sources: {
    'visual-zone': 'Imprimé',
    mrz: 'Zone de lecture automatique',
    barcode: 'Code-barres',
  },
  verdict: 'Résultat',
  verdicts: {
    agrees: 'concorde',
    differs: 'diffère',
    stated_once: 'énoncé une fois',
    inquiry_alone: 'demande seule',
  },
  nothing: 'rien',
  empty: 'Rien n’a encore été lu d’un document.',
  attempt: 'Tentative',
  attemptOf: '{kind}, tentative {number}',
  pictures: 'Images',
  choosePicture: 'Choisir une image',
  large: 'Afficher en grand',
  compareFaces: 'Comparer les deux visages',
  beside: 'À côté',
  besideNone: 'rien',
  asTaken: 'telle que prise',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  turn: 'Tourner',
  contrast: 'Plus de contraste',
  invert: 'Inverser',
  audited: 'Chaque image que vous ouvrez est inscrite au journal d’audit.',
  groups: {
    blocks: 'Bloque la décision',
    overridden: 'Modifié par une personne',
    look: 'Mérite un coup d’œil',
    fine: 'En ordre',
    did_not_run: 'N’a pas eu lieu',
  },
  checks: {
    one: '{count} contrôle',
    many: '{count} de contrôles',
    other: '{count} contrôles',
  },
  checkStates: {
    passed: 'réussi',
    failed: 'échoué',
    not_applicable: 'n’a pas eu lieu',
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
    result: 'Correspondance',
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
  changed: 'modifié par une personne',
  required: 'obligatoire',
  overridden: 'Une personne a dit autre chose ; le contrôle : {before}.',
};
