/** Messages in French. */
import { countOf } from '@countersign/texts';
import { type Texts, webhookLabel } from '../text.ts';
import { counts } from './counts.ts';

const hours = (count: number) => countOf(counts.hours, count, 'fr');
const minutes = (count: number) => countOf(counts.minutes, count, 'fr');
const days = (count: number) => countOf(counts.days, count, 'fr');

const environments = { sandbox: 'bac à sable', production: 'production' };
const allowances = { inquiries: 'demandes', verifications: 'vérifications', reports: 'rapports' };

/** Subject and first sentence of a notice about a case. */
const caseNotices = {
  assigned: (name: string) => [`${name} vous est attribué`, `Le dossier ${name} vous est désormais attribué.`] as const,
  'sla-expired': (name: string) => [`${name} a dépassé son délai`, `Le délai du dossier ${name} est dépassé.`] as const,
  mentioned: (name: string) =>
    [`Vous êtes mentionné dans ${name}`, `Quelqu’un vous mentionne dans un commentaire du dossier ${name}.`] as const,
  'second-read': (name: string) =>
    [
      `${name} attend une seconde lecture`,
      `Le dossier ${name} a été décidé ; une seconde personne doit être du même avis.`,
    ] as const,
  escalated: (name: string) => [`${name} a été escaladé`, `Le dossier ${name} a été escaladé.`] as const,
};

export const fr: Texts = {
  mail: {
    invitation: ({ organization, inviter, link, hours: count }) => ({
      subject: `${inviter} vous invite chez ${organization}`,
      paragraphs: [
        `${inviter} vous invite à travailler dans le tableau de bord de ${organization}. Ouvrez ce lien pour choisir votre mode de connexion :`,
        `Le lien sert une seule fois, pendant ${hours(count)}. Si vous n’attendiez pas cette invitation, ne faites rien : sans le lien, personne ne peut entrer sous votre adresse.`,
      ],
      link: { label: 'Accepter l’invitation', address: link },
    }),
    'sign-in-reset': ({ organization, by, link, hours: count }) => ({
      subject: `Choisissez comment vous connecter à ${organization}`,
      paragraphs: [
        `${by} a réinitialisé votre connexion au tableau de bord de ${organization}. Ce que vous utilisiez avant ne compte plus. Ouvrez ce lien pour choisir à nouveau :`,
        `Le lien sert une seule fois, pendant ${hours(count)}. Si vous ne l’avez pas demandé, dites-le à ${by}.`,
      ],
      link: { label: 'Choisir ma connexion', address: link },
    }),
    'webhook-disabled': ({ webhookId, name, environment, days: count }) => ({
      subject: `Webhook désactivé (${environments[environment]}) : ${name ?? webhookId}`,
      paragraphs: [
        `Toutes les tentatives de livraison au webhook ${webhookLabel(webhookId, name)} (${environments[environment]}) ont échoué pendant ${days(count)} ; il a donc été désactivé. Les événements suivants ne sont plus livrés.`,
        'Réparez le destinataire, réactivez le webhook et renvoyez les livraisons échouées.',
      ],
    }),
    'allowance-at-80-percent': ({ organization, allowance, used, limit, resetsAt }, { number, time }) => ({
      subject: `80 % du quota mensuel de ${allowances[allowance]} sont utilisés`,
      paragraphs: [
        `${organization} a utilisé ce mois-ci ${number(used)} sur ${number(limit)} : ${allowances[allowance]}.`,
        `Une fois le quota épuisé, les suivantes sont refusées jusqu’au ${time(resetsAt)}.`,
      ],
    }),
    'production-access-requested': ({ asking, link }) => ({
      subject: `${asking} demande l’accès à la production`,
      paragraphs: [
        `${asking} demande l’accès à la production. Tant que vous n’avez pas décidé, elle ne peut rien y créer.`,
      ],
      link: { label: 'Décider', address: link },
    }),
    'break-glass-used': ({ organization, who, at, ipAddress }, { time }) => ({
      subject: `Connexion avec le compte de secours : ${organization}`,
      paragraphs: [
        `${who} s’est connecté à ${organization} avec le compte de secours le ${time(at)}, depuis ${ipAddress}.`,
        'Si ce n’était aucun des vôtres, mettez fin à la session et changez tout de suite le mot de passe et le second facteur du compte.',
      ],
    }),
    'case-notice': ({ why, caseName, link }) => {
      const [subject, first] = caseNotices[why](caseName);
      return {
        subject,
        paragraphs: [first, 'Ce dont il s’agit ne figure que dans le tableau de bord.'],
        link: { label: 'Ouvrir le dossier', address: link },
      };
    },
    test: ({ organization }) => ({
      subject: `Message d’essai de ${organization}`,
      paragraphs: ['Ceci est un essai. Si vous le lisez, les messages du service arrivent.'],
    }),
    'one-time-code': ({ organization, code, minutes: count }) => ({
      subject: `Votre code pour ${organization}`,
      paragraphs: [
        'Votre code est :',
        `Il est valable ${minutes(count)}. Ne le donnez à personne : personne de ${organization} ne vous le demandera.`,
      ],
      code,
    }),
    'hand-off-link': ({ organization, link, minutes: count }) => ({
      subject: `Continuez avec ${organization} sur cet appareil`,
      paragraphs: [
        'Ouvrez ce lien pour reprendre où vous en étiez :',
        `Il est valable ${minutes(count)}. Si vous ne l’avez pas demandé, ne faites rien.`,
      ],
      link: { label: 'Continuer', address: link },
    }),
  },
  sms: {
    test: ({ organization }) => `Message d’essai de ${organization}.`,
    'one-time-code': ({ organization, code, minutes: count }) =>
      `${code} est votre code pour ${organization}. Valable ${minutes(count)}. Ne le donnez à personne.`,
    'hand-off-link': ({ organization, link }) => `Continuez avec ${organization} : ${link}`,
  },
  footer: (organization) => `Ce message est envoyé par la vérification d’identité de ${organization}.`,
};
