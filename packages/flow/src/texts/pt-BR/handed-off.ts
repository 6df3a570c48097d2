/** Portuguese texts of the other device of a hand-off, and of the end on it. */
import type { Written } from '@countersign/texts';
import type { handedOff as english } from '../en-US/handed-off.ts';

export const handedOff: Written<typeof english> = {
  'handedOff.heading': 'Foi você quem começou isto?',
  'handedOff.from': 'Esta verificação começou em outro aparelho: {browser} no {system}.',
  'handedOff.unknown': 'Esta verificação começou em outro aparelho.',
  'handedOff.warning': 'Alguém mandou este link ou código para você? Então talvez não seja seu: escolha “Não”.',
  'handedOff.number': 'Que número você vê no outro aparelho?',
  'handedOff.yes': 'Sim, continuar aqui',
  'handedOff.no': 'Não, isto não é meu',
  'handedOff.done': 'Você pode guardar este aparelho. O outro continua sozinho.',
  'problem.link_limited': 'Foram enviadas mensagens demais. Escaneie o código ou tente de novo em uma hora.',
  'gone.taken_back.heading': 'Você continua no outro aparelho',
  'gone.taken_back.body': 'Ele assumiu. Para usar este de novo, escolha lá “Continuar com o celular”.',
  'inApp.origin': 'Esta verificação começou dentro de um app.',
  'inApp.done': 'Você pode fechar esta página e voltar ao app. Ele continua sozinho.',
};
