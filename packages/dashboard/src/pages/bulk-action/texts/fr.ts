/** Les textes de la page d'une action groupée. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Action groupée',
  back: 'Retour aux demandes',
  gone: 'Cette action groupée n’est pas là',
  goneText: 'Quelqu’un d’autre l’a lancée, ou il y a plus d’une semaine.',
  progress: 'Avancement',
  goesOn: 'Cela continue si vous quittez la page. La liste des demandes ramène ici.',
  allDone: 'Tout est fait.',
  stopped: {
    one: 'Arrêté : {count} demande est restée telle quelle.',
    many: 'Arrêté : {count} de demandes sont restées telles quelles.',
    other: 'Arrêté : {count} demandes sont restées telles quelles.',
  },
  awaitingSecond: {
    one: '{count} demande attend une deuxième personne, qui doit être d’accord.',
    many: '{count} de demandes attendent une deuxième personne, qui doit être d’accord.',
    other: '{count} demandes attendent une deuxième personne, qui doit être d’accord.',
  },
  retry: 'Réessayer celles qui ont été refusées',
  refused: 'Refusées par le service',
  refusedHelp: 'Par motif. Rien n’a été changé à ces demandes.',
  more: {
    one: 'et {count} autre',
    many: 'et {count} d’autres',
    other: 'et {count} autres',
  },
  causes: {
    status: 'Son état ne le permet pas : {status}.',
    redacted: 'Les données personnelles ont été effacées.',
    awaitsReport: 'Un rapport nécessaire n’a pas encore de résultat.',
  },
  reasons: {
    conflict: 'La demande a changé depuis, ou son état ne le permet pas.',
    not_found: 'La demande n’existe pas, ou votre rôle n’y a pas accès.',
    second_read_required: 'Vous avez déjà décidé. Une deuxième personne doit être d’accord.',
    unprocessable: 'Une règle de la demande ou de l’organisation l’interdit, par exemple le nombre d’étiquettes.',
    internal: 'Le service a échoué ici. Réessayez ; si cela échoue encore, prévenez l’exploitant.',
  },
};
