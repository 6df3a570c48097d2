/** Messages in Spanish. */
import { countOf } from '@countersign/texts';
import { type Texts, webhookLabel } from '../text.ts';
import { counts } from './counts.ts';

const hours = (count: number) => countOf(counts.hours, count, 'es');
const minutes = (count: number) => countOf(counts.minutes, count, 'es');
const days = (count: number) => countOf(counts.days, count, 'es');

const environments = { sandbox: 'sandbox', production: 'producción' };
const allowances = { inquiries: 'solicitudes', verifications: 'verificaciones', reports: 'informes' };

/** Subject and first sentence of a notice about a case. */
const caseNotices = {
  assigned: (name: string) => [`${name} está asignado a usted`, `Se le ha asignado el caso ${name}.`] as const,
  'sla-expired': (name: string) => [`${name} ha superado su plazo`, `El plazo del caso ${name} ha vencido.`] as const,
  mentioned: (name: string) => [`Le mencionan en ${name}`, `Un comentario del caso ${name} le menciona.`] as const,
  'second-read': (name: string) =>
    [
      `${name} espera a un segundo revisor`,
      `El caso ${name} se ha decidido. Su estado cambiará cuando un segundo revisor esté de acuerdo.`,
    ] as const,
  escalated: (name: string) => [`${name} se ha escalado`, `El caso ${name} se ha escalado.`] as const,
};

export const es: Texts = {
  mail: {
    invitation: ({ organization, inviter, link, hours: count }) => ({
      subject: `${inviter} le invita a ${organization}`,
      paragraphs: [
        `${inviter} le invita a trabajar en el panel de ${organization}. Abra este enlace para elegir cómo iniciará sesión:`,
        `El enlace sirve una sola vez, durante ${hours(count)}. Si no esperaba esta invitación, ignore este mensaje: sin el enlace, nadie puede unirse con su dirección.`,
      ],
      link: { label: 'Aceptar la invitación', address: link },
    }),
    'sign-in-reset': ({ organization, by, link, hours: count }) => ({
      subject: `Elija cómo inicia sesión en ${organization}`,
      paragraphs: [
        `${by} ha restablecido su inicio de sesión en el panel de ${organization}. Sus formas anteriores de iniciar sesión ya no sirven. Abra este enlace y elija una nueva:`,
        `El enlace sirve una sola vez, durante ${hours(count)}. Si usted no lo pidió, póngase en contacto con ${by}.`,
      ],
      link: { label: 'Elegir cómo iniciar sesión', address: link },
    }),
    'webhook-disabled': ({ webhookId, name, environment, days: count }) => ({
      subject: `Webhook desactivado (${environments[environment]}): ${name ?? webhookId}`,
      paragraphs: [
        `Todas las entregas al webhook ${webhookLabel(webhookId, name)} (${environments[environment]}) han fallado durante ${days(count)}, por lo que el webhook se ha desactivado. Los eventos nuevos no se le entregan.`,
        'Corrija el endpoint, active de nuevo el webhook y reenvíe las entregas fallidas.',
      ],
    }),
    'allowance-at-80-percent': ({ organization, allowance, used, limit, resetsAt }, { number, time }) => ({
      subject: `Se ha usado el 80 % del cupo mensual de ${allowances[allowance]}`,
      paragraphs: [
        `${organization} ha usado este mes ${number(used)} de ${number(limit)} ${allowances[allowance]}.`,
        `Cuando se agote el cupo, no se aceptarán más ${allowances[allowance]} hasta el ${time(resetsAt)}.`,
      ],
    }),
    'production-access-requested': ({ asking, link }) => ({
      subject: `${asking} solicita acceso a producción`,
      paragraphs: [
        `${asking} solicita acceso a producción. Hasta que usted decida, no puede crear nada en producción.`,
      ],
      link: { label: 'Decidir', address: link },
    }),
    'break-glass-used': ({ organization, who, at, ipAddress }, { time }) => ({
      subject: `Inicio de sesión con la cuenta de emergencia: ${organization}`,
      paragraphs: [
        `${who} inició sesión en ${organization} con la cuenta de emergencia el ${time(at)}, desde ${ipAddress}.`,
        'Si no reconoce este inicio de sesión, cierre la sesión y cambie ahora la contraseña y el segundo factor de la cuenta.',
      ],
    }),
    'case-notice': ({ why, caseName, link }) => {
      const [subject, first] = caseNotices[why](caseName);
      return {
        subject,
        paragraphs: [first, 'Los detalles solo están en el panel.'],
        link: { label: 'Abrir el caso', address: link },
      };
    },
    test: ({ organization }) => ({
      subject: `Mensaje de prueba de ${organization}`,
      paragraphs: ['Esto es una prueba. Si puede leerla, los mensajes del servicio llegan.'],
    }),
    'one-time-code': ({ organization, code, minutes: count }) => ({
      subject: `Su código para ${organization}`,
      paragraphs: [
        'Su código es:',
        `Sirve durante ${minutes(count)}. No lo comparta: nadie de ${organization} se lo pedirá.`,
      ],
      code,
    }),
    'hand-off-link': ({ organization, link, minutes: count }) => ({
      subject: `Continúe con ${organization} en este dispositivo`,
      paragraphs: [
        'Abra este enlace para continuar donde lo dejó:',
        `Sirve durante ${minutes(count)}. Si no lo ha pedido, no haga nada.`,
      ],
      link: { label: 'Continuar', address: link },
    }),
  },
  sms: {
    test: ({ organization }) => `Mensaje de prueba de ${organization}.`,
    'one-time-code': ({ organization, code, minutes: count }) =>
      `${code} es su código para ${organization}. Sirve durante ${minutes(count)}. No lo comparta.`,
    'hand-off-link': ({ organization, link }) => `Continúe con ${organization}: ${link}`,
  },
  footer: (organization) => `Este mensaje lo envía la verificación de identidad de ${organization}.`,
};
