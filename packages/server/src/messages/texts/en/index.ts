/** Messages in English. */
import { countOf } from '@countersign/texts';
import { type Texts, webhookLabel } from '../text.ts';
import { counts } from './counts.ts';

const hours = (count: number) => countOf(counts.hours, count, 'en');
const minutes = (count: number) => countOf(counts.minutes, count, 'en');
const days = (count: number) => countOf(counts.days, count, 'en');

/** Subject and first sentence of a notice about a case. */
const caseNotices = {
  assigned: (name: string) =>
    [`${name} is assigned to you`, `The case ${name} is assigned to you from now on.`] as const,
  'sla-expired': (name: string) =>
    [`${name} is past its deadline`, `The deadline of the case ${name} has passed.`] as const,
  mentioned: (name: string) =>
    [`You are mentioned in ${name}`, `Somebody mentions you in a comment on the case ${name}.`] as const,
  'second-read': (name: string) =>
    [
      `${name} waits for a second read`,
      `Somebody decided the case ${name}; it takes a second person to agree.`,
    ] as const,
  escalated: (name: string) => [`${name} was escalated`, `The case ${name} was escalated.`] as const,
};

export const en: Texts = {
  mail: {
    invitation: ({ organization, inviter, link, hours: count }) => ({
      subject: `${inviter} invites you to ${organization}`,
      paragraphs: [
        `${inviter} invites you to work in the dashboard of ${organization}. Open this link to choose how you sign in:`,
        `The link works once, for ${hours(count)}. If you did not expect this invitation, do nothing: without the link nobody can come in under your address.`,
      ],
      link: { label: 'Accept the invitation', address: link },
    }),
    'sign-in-reset': ({ organization, by, link, hours: count }) => ({
      subject: `Choose how you sign in to ${organization}`,
      paragraphs: [
        `${by} reset how you sign in to the dashboard of ${organization}. What you signed in with before counts no more. Open this link to choose anew:`,
        `The link works once, for ${hours(count)}. If you did not ask for this, tell ${by}.`,
      ],
      link: { label: 'Choose how to sign in', address: link },
    }),
    'webhook-disabled': ({ webhookId, name, environment, days: count }) => ({
      subject: `Webhook disabled (${environment}): ${name ?? webhookId}`,
      paragraphs: [
        `Every attempt to deliver to the webhook ${webhookLabel(webhookId, name)} (${environment}) has failed for ${days(count)}, so it was disabled. Events since then are not delivered.`,
        'Put its endpoint right, enable the webhook again, and send the failed deliveries anew.',
      ],
    }),
    'allowance-at-80-percent': ({ organization, allowance, used, limit, resetsAt }, { number, time }) => ({
      subject: `80 % of the month’s ${allowance} are used`,
      paragraphs: [
        `${organization} has used ${number(used)} of ${number(limit)} this month: ${allowance}.`,
        `When all are used, further ones are refused until ${time(resetsAt)}.`,
      ],
    }),
    'production-access-requested': ({ asking, link }) => ({
      subject: `${asking} asks for production access`,
      paragraphs: [`${asking} asks for production access. Until you decide, it creates nothing in production.`],
      link: { label: 'Decide', address: link },
    }),
    'break-glass-used': ({ organization, who, at, ipAddress }, { time }) => ({
      subject: `Somebody signed in by break-glass: ${organization}`,
      paragraphs: [
        `${who} signed in to ${organization} with the break-glass account on ${time(at)}, from ${ipAddress}.`,
        'If nobody of yours did, end the session and change the account’s password and second factor now.',
      ],
    }),
    'case-notice': ({ why, caseName, link }) => {
      const [subject, first] = caseNotices[why](caseName);
      return {
        subject,
        paragraphs: [first, 'What it is about stands in the dashboard alone.'],
        link: { label: 'Open the case', address: link },
      };
    },
    test: ({ organization }) => ({
      subject: `Test message of ${organization}`,
      paragraphs: ['This is a test. That you read it shows that messages of the service arrive.'],
    }),
    'one-time-code': ({ organization, code, minutes: count }) => ({
      subject: `Your code for ${organization}`,
      paragraphs: [
        'Your code is:',
        `It works for ${minutes(count)}. Give it to nobody: nobody of ${organization} will ask for it.`,
      ],
      code,
    }),
    'hand-off-link': ({ organization, link, minutes: count }) => ({
      subject: `Go on with ${organization} on this device`,
      paragraphs: [
        'Open this link to go on where you left off:',
        `It works for ${minutes(count)}. If you did not ask for it, do nothing.`,
      ],
      link: { label: 'Go on', address: link },
    }),
  },
  sms: {
    test: ({ organization }) => `Test message of ${organization}.`,
    'one-time-code': ({ organization, code, minutes: count }) =>
      `${code} is your code for ${organization}. It works for ${minutes(count)}. Give it to nobody.`,
    'hand-off-link': ({ organization, link }) => `Go on with ${organization}: ${link}`,
  },
  footer: (organization) => `This message was sent by the identity verification of ${organization}.`,
};
