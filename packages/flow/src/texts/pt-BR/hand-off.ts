/** Portuguese texts of the hand-off to another device. */
import type { Written } from '@countersign/texts';
import type { handOff as english } from '../en-US/hand-off.ts';

export const handOff: Written<typeof english> = {
  'handoff.offer': 'Seu celular tira fotos mais nítidas. Esta página espera e continua sozinha.',
  'handoff.start': 'Continuar com o celular',
  'handoff.heading': 'Aponte o celular para este código',
  'handoff.lead': 'Abra a câmera do celular e aponte para o código. O código muda muito, para sua segurança.',
  'handoff.code': 'Código que abre esta verificação no celular',
  'handoff.link': 'Ou digite este endereço no celular:',
  'handoff.number': 'Se o celular pedir um número, é {number}.',
  'handoff.renew': 'Mostrar um novo código',
  'handoff.opened.heading': 'Continue com o celular',
  'handoff.opened.body': 'Deixe esta página aberta. Ela continua sozinha quando você terminar lá.',
  'handoff.stop': 'Usar este aparelho',
  'handoff.send.lead': 'Ou receba o link no celular.',
  'handoff.sendTo': 'Número de telefone ou endereço de e-mail',
  'handoff.send': 'Enviar o link',
  'handoff.sent': 'O link vale por 15 minutos. Enviamos para:',
  'handoff.sent.sandbox': 'Modo de teste: nada é enviado. A mensagem teria este link:',
  'handoff.silent': 'Seu celular não responde há algum tempo. A página ainda está aberta lá?',
  'handoff.again': 'Obter um novo link',
  'elsewhere.heading': 'Esta verificação está aberta em outro lugar',
  'elsewhere.from': 'Ela foi aberta de novo: {browser} no {system}. Só é possível continuar em uma página por vez.',
  'elsewhere.unknown':
    'Ela foi aberta de novo em outra janela ou em outro aparelho. Só é possível continuar em uma página por vez.',
  'elsewhere.take': 'Continuar aqui',
};
