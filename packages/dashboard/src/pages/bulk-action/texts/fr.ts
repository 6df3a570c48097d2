/** Les textes de la page d'une action groupée. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Action groupée',
  back: 'Retour aux demandes',
  gone: 'Action groupée introuvable',
  goneText: 'Une autre personne l’a lancée, ou elle date de plus d’une semaine.',
  progress: 'Avancement',
  goesOn: 'L’action continue si vous quittez la page. La liste des demandes contient un lien vers cette page.',
  allDone: 'Toutes les demandes sont traitées.',
  stopped: {
    one: 'Arrêté : {count} demande est restée telle quelle.',
    many: 'Arrêté : {count} de demandes sont restées telles quelles.',
    other: 'Arrêté : {count} demandes sont restées telles quelles.',
  },
  awaitingSecond: {
    one: '{count} demande attend l’accord d’une deuxième personne.',
    many: '{count} de demandes attendent l’accord d’une deuxième personne.',
    other: '{count} demandes attendent l’accord d’une deuxième personne.',
  },
  retry: 'Réessayer les demandes refusées',
  refused: 'Refusées',
  refusedHelp: 'Par motif. Ces demandes n’ont pas été modifiées.',
  more: {
    one: 'et {count} autre',
    many: 'et {count} d’autres',
    other: 'et {count} autres',
  },
  causes: {
    status: 'Son statut ne le permet pas : {status}.',
    redacted: 'Ses données personnelles ont été effacées.',
    awaitsReport: 'Un rapport nécessaire n’a pas encore de résultat.',
  },
  reasons: {
    conflict: 'La demande a changé entre-temps, ou son statut ne le permet pas.',
    not_found: 'La demande n’existe pas, ou votre rôle n’y a pas accès.',
    second_read_required: 'Vous avez déjà décidé. Une deuxième personne doit donner son accord.',
    unprocessable: 'Une règle de la demande ou de l’organisation l’interdit, par exemple le nombre d’étiquettes.',
    internal: 'Le service a échoué pour ces demandes. Réessayez ; si l’échec se répète, contactez l’exploitant.',
  },
};
