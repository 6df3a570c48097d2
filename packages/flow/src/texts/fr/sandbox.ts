/** French texts of a developer's controls in the sandbox. */
import type { Written } from '@countersign/texts';
import type { sandbox as english } from '../en-US/sandbox.ts';

export const sandbox: Written<typeof english> = {
  'sandbox.next': 'Le prochain contrôle',
  'sandbox.usual': 'Le prochain contrôle réussit, sauf si le nom est une valeur de test.',
  'sandbox.passes': 'Le prochain contrôle réussit.',
  'sandbox.fails': 'Le prochain contrôle échoue :',
  'sandbox.slowed': 'Il dure une demi-minute de plus.',
  'sandbox.pass': 'Faire réussir',
  'sandbox.fail': 'Faire échouer',
  'sandbox.reason': 'Contrôle et raison de l’échec',
  'sandbox.slow': 'Lent',
  'sandbox.specimen': 'Utiliser un spécimen',
  'sandbox.now': 'Cette demande, tout de suite',
  'sandbox.review': 'Envoyer à une personne',
  'sandbox.expire': 'Faire expirer',
  'sandbox.complete': 'Terminer',
  'sandbox.approve': 'Approuver',
  'sandbox.decline': 'Refuser',
};
