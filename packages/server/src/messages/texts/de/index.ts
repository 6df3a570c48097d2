/** Messages in German. */
import { countOf } from '@countersign/texts';
import { type Texts, webhookLabel } from '../text.ts';
import { counts } from './counts.ts';

const hours = (count: number) => countOf(counts.hours, count, 'de');
const minutes = (count: number) => countOf(counts.minutes, count, 'de');
const days = (count: number) => countOf(counts.days, count, 'de');

const environments = { sandbox: 'Sandbox', production: 'Produktion' };
const allowances = { inquiries: 'Anfragen', verifications: 'Prüfungen', reports: 'Berichte' };

/** Subject and first sentence of a notice about a case. */
const caseNotices = {
  assigned: (name: string) => [`${name} ist Ihnen zugewiesen`, `Der Fall ${name} wurde Ihnen zugewiesen.`] as const,
  'sla-expired': (name: string) =>
    [`${name}: Frist abgelaufen`, `Die Frist des Falls ${name} ist abgelaufen.`] as const,
  mentioned: (name: string) =>
    [`Sie werden in ${name} erwähnt`, `Ein Kommentar zum Fall ${name} erwähnt Sie.`] as const,
  'second-read': (name: string) =>
    [
      `${name} wartet auf eine zweite prüfende Person`,
      `Der Fall ${name} wurde entschieden. Der Status ändert sich, sobald eine zweite prüfende Person zustimmt.`,
    ] as const,
  escalated: (name: string) => [`${name} wurde eskaliert`, `Der Fall ${name} wurde eskaliert.`] as const,
};

export const de: Texts = {
  mail: {
    invitation: ({ organization, inviter, link, hours: count }) => ({
      subject: `${inviter} lädt Sie zu ${organization} ein`,
      paragraphs: [
        `${inviter} lädt Sie ein, im Dashboard von ${organization} zu arbeiten. Öffnen Sie diesen Link und wählen Sie, wie Sie sich anmelden:`,
        `Der Link gilt einmal, ${hours(count)} lang. Wenn Sie diese Einladung nicht erwartet haben, ignorieren Sie diese Nachricht: Ohne den Link kann niemand mit Ihrer Adresse beitreten.`,
      ],
      link: { label: 'Einladung annehmen', address: link },
    }),
    'sign-in-reset': ({ organization, by, link, hours: count }) => ({
      subject: `Wählen Sie, wie Sie sich bei ${organization} anmelden`,
      paragraphs: [
        `${by} hat Ihre Anmeldung im Dashboard von ${organization} zurückgesetzt. Ihre bisherigen Anmeldemethoden gelten nicht mehr. Öffnen Sie diesen Link und wählen Sie eine neue:`,
        `Der Link gilt einmal, ${hours(count)} lang. Wenn Sie das nicht veranlasst haben, wenden Sie sich an ${by}.`,
      ],
      link: { label: 'Anmeldung wählen', address: link },
    }),
    'webhook-disabled': ({ webhookId, name, environment, days: count }) => ({
      subject: `Webhook deaktiviert (${environments[environment]}): ${name ?? webhookId}`,
      paragraphs: [
        `Alle Zustellungen an den Webhook ${webhookLabel(webhookId, name)} (${environments[environment]}) sind seit ${days(count)} fehlgeschlagen. Er wurde deshalb deaktiviert. Neue Ereignisse werden nicht an ihn zugestellt.`,
        'Beheben Sie den Fehler am Endpunkt, aktivieren Sie den Webhook wieder und senden Sie die fehlgeschlagenen Zustellungen erneut.',
      ],
    }),
    'allowance-at-80-percent': ({ organization, allowance, used, limit, resetsAt }, { number, time }) => ({
      subject: `80 % des Monatskontingents für ${allowances[allowance]} sind verbraucht`,
      paragraphs: [
        `${organization} hat diesen Monat ${number(used)} von ${number(limit)} ${allowances[allowance]} verbraucht.`,
        `Ist das Kontingent aufgebraucht, werden neue ${allowances[allowance]} bis ${time(resetsAt)} abgelehnt.`,
      ],
    }),
    'production-access-requested': ({ asking, link }) => ({
      subject: `${asking} beantragt Zugang zur Produktion`,
      paragraphs: [
        `${asking} beantragt Zugang zur Produktion. Bis Sie entscheiden, kann diese Organisation dort nichts erstellen.`,
      ],
      link: { label: 'Entscheiden', address: link },
    }),
    'break-glass-used': ({ organization, who, at, ipAddress }, { time }) => ({
      subject: `Anmeldung mit dem Notfallzugang: ${organization}`,
      paragraphs: [
        `${who} hat sich am ${time(at)} von ${ipAddress} aus mit dem Notfallzugang bei ${organization} angemeldet.`,
        'Wenn Sie diese Anmeldung nicht zuordnen können, beenden Sie die Sitzung und ändern Sie sofort Passwort und zweiten Faktor dieses Zugangs.',
      ],
    }),
    'case-notice': ({ why, caseName, link }) => {
      const [subject, first] = caseNotices[why](caseName);
      return {
        subject,
        paragraphs: [first, 'Einzelheiten stehen nur im Dashboard.'],
        link: { label: 'Fall öffnen', address: link },
      };
    },
    test: ({ organization }) => ({
      subject: `Testnachricht von ${organization}`,
      paragraphs: ['Dies ist ein Test. Wenn Sie ihn lesen können, kommen Nachrichten des Dienstes an.'],
    }),
    'one-time-code': ({ organization, code, minutes: count }) => ({
      subject: `Ihr Code für ${organization}`,
      paragraphs: [
        'Ihr Code lautet:',
        `Er gilt ${minutes(count)} lang. Geben Sie ihn nicht weiter: ${organization} fragt nie danach.`,
      ],
      code,
    }),
    'hand-off-link': ({ organization, link, minutes: count }) => ({
      subject: `Auf diesem Gerät weiter mit ${organization}`,
      paragraphs: [
        'Öffnen Sie diesen Link, um dort weiterzumachen, wo Sie aufgehört haben:',
        `Er gilt ${minutes(count)} lang. Wenn Sie ihn nicht angefordert haben, tun Sie nichts.`,
      ],
      link: { label: 'Weiter', address: link },
    }),
  },
  sms: {
    test: ({ organization }) => `Testnachricht von ${organization}.`,
    'one-time-code': ({ organization, code, minutes: count }) =>
      `${code} ist Ihr Code für ${organization}. Er gilt ${minutes(count)} lang. Geben Sie ihn nicht weiter.`,
    'hand-off-link': ({ organization, link }) => `Weiter mit ${organization}: ${link}`,
  },
  footer: (organization) => `Diese Nachricht kommt von der Identitätsprüfung von ${organization}.`,
};
