/** El simulador. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Simulador',
  text: 'Simule lo que le ocurre a una solicitud y vea los eventos que recibe su servidor, sin documento ni cara.',
  inProduction: 'El simulador solo funciona en el entorno de pruebas',
  inProductionText: 'Las solicitudes de producción tratan de personas reales.',
  make: 'Solicitud de prueba',
  makeIt: 'Crear la solicitud',
  template: 'Plantilla',
  reference: 'Id de referencia (opcional)',
  play: 'Acción',
  actions: {
    start_inquiry: 'La persona empieza',
    create_passed_verification: 'Una verificación se supera',
    create_failed_verification: 'Una verificación falla',
    complete_inquiry: 'La persona completa el flujo',
    fail_inquiry: 'La solicitud falla',
    mark_for_review_inquiry: 'La solicitud pasa a revisión',
    approve_inquiry: 'La solicitud se aprueba',
    decline_inquiry: 'La solicitud se rechaza',
    expire_inquiry: 'La solicitud caduca',
  },
  told: 'Eventos enviados a su servidor',
  toldHelp: 'Cada evento tal como lo reciben sus webhooks, el más reciente primero.',
  receiver: 'Receptor integrado',
  receiverHelp:
    'Un receptor de webhooks dentro de este servicio, para usarlo antes de que su servidor esté listo. Recibe lo que recibe un webhook y comprueba la firma.',
  listen: 'Empezar a recibir',
  listenHelp: 'Añade un webhook para todos los eventos del entorno de pruebas. Nada sale de esta instalación.',
  nothingArrived: 'Aún no ha llegado ningún evento de esta solicitud.',
  signatureFits: 'firma válida',
  signatureWrong: 'firma no válida',
};
