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
  assigned: (name: string) => [`${name} vous est attribué`, `Le dossier ${name} vous a été attribué.`] as const,
  'sla-expired': (name: string) => [`${name} a dépassé son délai`, `Le délai du dossier ${name} est dépassé.`] as const,
  mentioned: (name: string) =>
    [`Vous êtes mentionné dans ${name}`, `Un commentaire du dossier ${name} vous mentionne.`] as const,
  'second-read': (name: string) =>
    [
      `${name} attend un second examinateur`,
      `Le dossier ${name} a été décidé. Son statut changera quand un second examinateur sera d’accord.`,
    ] as const,
  escalated: (name: string) => [`${name} a été escaladé`, `Le dossier ${name} a été escaladé.`] as const,
};

export const fr: Texts = {
  mail: {
    invitation: ({ organization, inviter, link, hours: count }) => ({
      subject: `${inviter} vous invite chez ${organization}`,
      paragraphs: [
        `${inviter} vous invite à travailler dans le tableau de bord de ${organization}. Ouvrez ce lien pour choisir votre mode de connexion :`,
        `Le lien sert une seule fois, pendant ${hours(count)}. Si vous n’attendiez pas cette invitation, ignorez ce message : sans le lien, personne ne peut rejoindre l’organisation avec votre adresse.`,
      ],
      link: { label: 'Accepter l’invitation', address: link },
    }),
    'sign-in-reset': ({ organization, by, link, hours: count }) => ({
      subject: `Choisissez comment vous connecter à ${organization}`,
      paragraphs: [
        `${by} a réinitialisé votre connexion au tableau de bord de ${organization}. Vos anciens modes de connexion ne fonctionnent plus. Ouvrez ce lien et choisissez-en un nouveau :`,
        `Le lien sert une seule fois, pendant ${hours(count)}. Si vous ne l’avez pas demandé, contactez ${by}.`,
      ],
      link: { label: 'Choisir ma connexion', address: link },
    }),
    'webhook-disabled': ({ webhookId, name, environment, days: count }) => ({
      subject: `Webhook désactivé (${environments[environment]}) : ${name ?? webhookId}`,
      paragraphs: [
        `Toutes les livraisons au webhook ${webhookLabel(webhookId, name)} (${environments[environment]}) ont échoué pendant ${days(count)} ; le webhook a donc été désactivé. Les nouveaux événements ne lui sont pas livrés.`,
        'Corrigez le point de terminaison, réactivez le webhook et renvoyez les livraisons échouées.',
      ],
    }),
    'allowance-at-80-percent': ({ organization, allowance, used, limit, resetsAt }, { number, time }) => ({
      subject: `80 % du quota mensuel de ${allowances[allowance]} sont utilisés`,
      paragraphs: [
        `${organization} a utilisé ce mois-ci ${number(used)} ${allowances[allowance]} sur ${number(limit)}.`,
        `Une fois le quota épuisé, les créations suivantes sont refusées jusqu’au ${time(resetsAt)}.`,
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
        'Si vous ne reconnaissez pas cette connexion, mettez fin à la session et changez tout de suite le mot de passe et le second facteur du compte.',
      ],
    }),
    'case-notice': ({ why, caseName, link }) => {
      const [subject, first] = caseNotices[why](caseName);
      return {
        subject,
        paragraphs: [first, 'Les détails ne figurent que dans le tableau de bord.'],
        link: { label: 'Ouvrir le dossier', address: link },
      };
    },
    test: ({ organization }) => ({
      subject: `Message d’essai de ${organization}`,
      paragraphs: ['Ceci est un essai. Si vous pouvez le lire, les messages du service arrivent.'],
    }),
    'one-time-code': ({ organization, code, minutes: count }) => ({
      subject: `Votre code pour ${organization}`,
      paragraphs: [
        'Votre code est :',
        `Il est valable ${minutes(count)}. Ne le partagez pas : personne chez ${organization} ne vous le demandera.`,
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
      `${code} est votre code pour ${organization}. Valable ${minutes(count)}. Ne le partagez pas.`,
    'hand-off-link': ({ organization, link }) => `Continuez avec ${organization} : ${link}`,
  },
  footer: (organization) => `Ce message est envoyé par la vérification d’identité de ${organization}.`,
};
