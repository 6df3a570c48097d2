/** Messages in English. */
import { countOf } from '@countersign/texts';
import { type Texts, webhookLabel } from '../text.ts';
import { counts } from './counts.ts';

const hours = (count: number) => countOf(counts.hours, count, 'en');
const minutes = (count: number) => countOf(counts.minutes, count, 'en');
const days = (count: number) => countOf(counts.days, count, 'en');

/** Subject and first sentence of a notice about a case. */
const caseNotices = {
  assigned: (name: string) => [`${name} is assigned to you`, `The case ${name} was assigned to you.`] as const,
  'sla-expired': (name: string) =>
    [`${name} is past its deadline`, `The deadline of the case ${name} has passed.`] as const,
  mentioned: (name: string) => [`You are mentioned in ${name}`, `A comment on the case ${name} mentions you.`] as const,
  'second-read': (name: string) =>
    [
      `${name} is waiting for a second reviewer`,
      `The case ${name} was decided. Its status changes once a second reviewer agrees.`,
    ] as const,
  escalated: (name: string) => [`${name} was escalated`, `The case ${name} was escalated.`] as const,
};

export const en: Texts = {
  mail: {
    invitation: ({ organization, inviter, link, hours: count }) => ({
      subject: `${inviter} invites you to ${organization}`,
      paragraphs: [
        `${inviter} invites you to work in the dashboard of ${organization}. Open this link and choose how you sign in:`,
        `The link works once, for ${hours(count)}. If you did not expect this invitation, ignore this message: without the link, nobody can join with your address.`,
      ],
      link: { label: 'Accept the invitation', address: link },
    }),
    'sign-in-reset': ({ organization, by, link, hours: count }) => ({
      subject: `Choose how you sign in to ${organization}`,
      paragraphs: [
        `${by} reset how you sign in to the dashboard of ${organization}. Your earlier ways to sign in no longer work. Open this link and choose a new one:`,
        `The link works once, for ${hours(count)}. If you did not ask for this, contact ${by}.`,
      ],
      link: { label: 'Choose how to sign in', address: link },
    }),
    'webhook-disabled': ({ webhookId, name, environment, days: count }) => ({
      subject: `Webhook disabled (${environment}): ${name ?? webhookId}`,
      paragraphs: [
        `Every delivery to the webhook ${webhookLabel(webhookId, name)} (${environment}) has failed for ${days(count)}, so the webhook was disabled. New events are not delivered to it.`,
        'Fix its endpoint, enable the webhook again and resend the failed deliveries.',
      ],
    }),
    'allowance-at-80-percent': ({ organization, allowance, used, limit, resetsAt }, { number, time }) => ({
      subject: `80% of the monthly allowance for ${allowance} is used`,
      paragraphs: [
        `${organization} has used ${number(used)} of ${number(limit)} ${allowance} this month.`,
        `Once the allowance is used up, new ${allowance} are refused until ${time(resetsAt)}.`,
      ],
    }),
    'production-access-requested': ({ asking, link }) => ({
      subject: `${asking} requests production access`,
      paragraphs: [`${asking} requests production access. Until you decide, it can create nothing in production.`],
      link: { label: 'Decide', address: link },
    }),
    'break-glass-used': ({ organization, who, at, ipAddress }, { time }) => ({
      subject: `Sign-in with the break-glass account: ${organization}`,
      paragraphs: [
        `${who} signed in to ${organization} with the break-glass account on ${time(at)}, from ${ipAddress}.`,
        'If you do not recognize this sign-in, end the session and change the account’s password and second factor now.',
      ],
    }),
    'case-notice': ({ why, caseName, link }) => {
      const [subject, first] = caseNotices[why](caseName);
      return {
        subject,
        paragraphs: [first, 'The details are only in the dashboard.'],
        link: { label: 'Open the case', address: link },
      };
    },
    test: ({ organization }) => ({
      subject: `Test message from ${organization}`,
      paragraphs: ['This is a test. If you can read it, messages from the service arrive.'],
    }),
    'one-time-code': ({ organization, code, minutes: count }) => ({
      subject: `Your code for ${organization}`,
      paragraphs: [
        'Your code is:',
        `It works for ${minutes(count)}. Do not share it: nobody at ${organization} will ask you for it.`,
      ],
      code,
    }),
    'hand-off-link': ({ organization, link, minutes: count }) => ({
      subject: `Continue with ${organization} on this device`,
      paragraphs: [
        'Open this link to continue where you left off:',
        `It works for ${minutes(count)}. If you did not ask for it, do nothing.`,
      ],
      link: { label: 'Continue', address: link },
    }),
  },
  sms: {
    test: ({ organization }) => `Test message from ${organization}.`,
    'one-time-code': ({ organization, code, minutes: count }) =>
      `${code} is your code for ${organization}. It works for ${minutes(count)}. Do not share it.`,
    'hand-off-link': ({ organization, link }) => `Continue with ${organization}: ${link}`,
  },
  footer: (organization) => `This message was sent by the identity verification of ${organization}.`,
};
