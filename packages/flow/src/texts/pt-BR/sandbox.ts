/** Brazilian Portuguese texts of a developer's controls in the sandbox. */
import type { Written } from '@countersign/texts';
import type { sandbox as english } from '../en-US/sandbox.ts';

export const sandbox: Written<typeof english> = {
  'sandbox.next': 'A próxima verificação',
  'sandbox.usual': 'A próxima verificação passa, a menos que o sobrenome seja um valor de teste.',
  'sandbox.passes': 'A próxima verificação passa.',
  'sandbox.fails': 'A próxima verificação falha:',
  'sandbox.slowed': 'Ela demora meio minuto a mais.',
  'sandbox.pass': 'Fazer passar',
  'sandbox.fail': 'Fazer falhar',
  'sandbox.reason': 'Verificação e motivo da falha',
  'sandbox.slow': 'Lenta',
  'sandbox.specimen': 'Usar um modelo',
  'sandbox.now': 'Este pedido, agora mesmo',
  'sandbox.review': 'Enviar a uma pessoa',
  'sandbox.expire': 'Fazer vencer',
  'sandbox.complete': 'Concluir',
  'sandbox.approve': 'Aprovar',
  'sandbox.decline': 'Recusar',
};
