/** El simulador. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Simulador',
  text: 'Simule lo que le ocurre a una solicitud y mire qué recibe su servidor, sin documento ni rostro.',
  inProduction: 'En producción no se simula nada',
  inProductionText: 'Las solicitudes de producción tratan de personas reales.',
  make: 'Una solicitud para probar',
  makeIt: 'Crearla',
  template: 'Plantilla',
  reference: 'Id de referencia, si quiere',
  play: 'Qué ocurre',
  actions: {
    start_inquiry: 'La persona empieza',
    create_passed_verification: 'Una comprobación se supera',
    create_failed_verification: 'Una comprobación falla',
    complete_inquiry: 'La persona termina el flujo',
    fail_inquiry: 'Falla',
    mark_for_review_inquiry: 'Necesita una persona',
    approve_inquiry: 'Se aprueba',
    decline_inquiry: 'Se rechaza',
    expire_inquiry: 'Caduca',
  },
  told: 'Qué recibe su servidor',
  toldHelp: 'Cada evento tal como lo reciben los webhooks que lo escuchan, el más reciente primero.',
  receiver: 'Receptor integrado',
  receiverHelp:
    'Un receptor dentro de este servicio para cuando su servidor aún no escucha: recibe lo que recibe un webhook y comprueba la firma.',
  listen: 'Escuchar',
  listenHelp: 'Añade un webhook para todos los eventos del entorno de pruebas. Nada sale de esta máquina.',
  nothingArrived: 'Todavía no ha llegado nada de esta solicitud.',
  signatureFits: 'la firma coincide',
  signatureWrong: 'la firma no coincide',
};
