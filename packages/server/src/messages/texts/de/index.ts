/** Messages in German. */
import { countOf } from '@countersign/texts';
import { type Texts, webhookLabel } from '../text.ts';
import { counts } from './counts.ts';

const hours = (count: number) => countOf(counts.hours, count, 'de');
const minutes = (count: number) => countOf(counts.minutes, count, 'de');
const days = (count: number) => countOf(counts.days, count, 'de');

const environments = { sandbox: 'Testumgebung', production: 'Produktion' };
const allowances = { inquiries: 'Anfragen', verifications: 'Prüfungen', reports: 'Berichte' };

/** Subject and first sentence of a notice about a case. */
const caseNotices = {
  assigned: (name: string) =>
    [`${name} ist Ihnen zugewiesen`, `Der Fall ${name} ist Ihnen ab jetzt zugewiesen.`] as const,
  'sla-expired': (name: string) =>
    [`${name}: Frist abgelaufen`, `Die Frist des Falls ${name} ist abgelaufen.`] as const,
  mentioned: (name: string) =>
    [`Sie werden in ${name} erwähnt`, `Jemand erwähnt Sie in einem Kommentar zum Fall ${name}.`] as const,
  'second-read': (name: string) =>
    [
      `${name} wartet auf einen zweiten Blick`,
      `Der Fall ${name} wurde entschieden; eine zweite Person muss zustimmen.`,
    ] as const,
  escalated: (name: string) => [`${name} wurde eskaliert`, `Der Fall ${name} wurde eskaliert.`] as const,
};

export const de: Texts = {
  mail: {
    invitation: ({ organization, inviter, link, hours: count }) => ({
      subject: `${inviter} lädt Sie zu ${organization} ein`,
      paragraphs: [
        `${inviter} lädt Sie ein, im Dashboard von ${organization} zu arbeiten. Öffnen Sie diesen Link und wählen Sie, wie Sie sich anmelden:`,
        `Der Link gilt einmal, ${hours(count)} lang. Wenn Sie diese Einladung nicht erwartet haben, tun Sie nichts: Ohne den Link kommt niemand unter Ihrer Adresse herein.`,
      ],
      link: { label: 'Einladung annehmen', address: link },
    }),
    'sign-in-reset': ({ organization, by, link, hours: count }) => ({
      subject: `Wählen Sie, wie Sie sich bei ${organization} anmelden`,
      paragraphs: [
        `${by} hat zurückgesetzt, wie Sie sich im Dashboard von ${organization} anmelden. Womit Sie sich bisher angemeldet haben, gilt nicht mehr. Öffnen Sie diesen Link und wählen Sie neu:`,
        `Der Link gilt einmal, ${hours(count)} lang. Wenn Sie nicht darum gebeten haben, sagen Sie es ${by}.`,
      ],
      link: { label: 'Anmeldung wählen', address: link },
    }),
    'webhook-disabled': ({ webhookId, name, environment, days: count }) => ({
      subject: `Webhook abgeschaltet (${environments[environment]}): ${name ?? webhookId}`,
      paragraphs: [
        `Seit ${days(count)} ist jeder Versuch gescheitert, an den Webhook ${webhookLabel(webhookId, name)} (${environments[environment]}) zuzustellen; er wurde deshalb abgeschaltet. Spätere Ereignisse werden nicht zugestellt.`,
        'Bringen Sie das Ziel in Ordnung, schalten Sie den Webhook wieder ein und senden Sie die gescheiterten Zustellungen erneut.',
      ],
    }),
    'allowance-at-80-percent': ({ organization, allowance, used, limit, resetsAt }, { number, time }) => ({
      subject: `80 % des Monatskontingents sind verbraucht: ${allowances[allowance]}`,
      paragraphs: [
        `${organization} hat diesen Monat ${number(used)} von ${number(limit)} verbraucht: ${allowances[allowance]}.`,
        `Ist das Kontingent aufgebraucht, wird alles Weitere bis ${time(resetsAt)} abgelehnt.`,
      ],
    }),
    'production-access-requested': ({ asking, link }) => ({
      subject: `${asking} bittet um Zugang zur Produktion`,
      paragraphs: [
        `${asking} bittet um Zugang zur Produktion. Bis Sie entscheiden, kann diese Organisation dort nichts anlegen.`,
      ],
      link: { label: 'Entscheiden', address: link },
    }),
    'break-glass-used': ({ organization, who, at, ipAddress }, { time }) => ({
      subject: `Anmeldung mit dem Notfallzugang: ${organization}`,
      paragraphs: [
        `${who} hat sich am ${time(at)} von ${ipAddress} aus mit dem Notfallzugang bei ${organization} angemeldet.`,
        'War es niemand von Ihnen, beenden Sie die Sitzung und ändern Sie sofort Passwort und zweiten Faktor dieses Zugangs.',
      ],
    }),
    'case-notice': ({ why, caseName, link }) => {
      const [subject, first] = caseNotices[why](caseName);
      return {
        subject,
        paragraphs: [first, 'Worum es geht, steht nur im Dashboard.'],
        link: { label: 'Fall öffnen', address: link },
      };
    },
    test: ({ organization }) => ({
      subject: `Testnachricht von ${organization}`,
      paragraphs: ['Dies ist ein Test. Wenn Sie ihn lesen, kommen Nachrichten des Dienstes an.'],
    }),
    'one-time-code': ({ organization, code, minutes: count }) => ({
      subject: `Ihr Code für ${organization}`,
      paragraphs: [
        'Ihr Code lautet:',
        `Er gilt ${minutes(count)} lang. Geben Sie ihn niemandem: Niemand von ${organization} fragt danach.`,
      ],
      code,
    }),
    'hand-off-link': ({ organization, link, minutes: count }) => ({
      subject: `Auf diesem Gerät weiter mit ${organization}`,
      paragraphs: [
        'Öffnen Sie diesen Link, um dort weiterzumachen, wo Sie waren:',
        `Er gilt ${minutes(count)} lang. Wenn Sie ihn nicht angefordert haben, tun Sie nichts.`,
      ],
      link: { label: 'Weiter', address: link },
    }),
  },
  sms: {
    test: ({ organization }) => `Testnachricht von ${organization}.`,
    'one-time-code': ({ organization, code, minutes: count }) =>
      `${code} ist Ihr Code für ${organization}. Er gilt ${minutes(count)} lang. Geben Sie ihn niemandem.`,
    'hand-off-link': ({ organization, link }) => `Weiter mit ${organization}: ${link}`,
  },
  footer: (organization) => `Diese Nachricht kommt von der Identitätsprüfung von ${organization}.`,
};
