/** Texts of the tutorial up to a decided inquiry. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Su primera solicitud',
  text: 'Una solicitud en el entorno de pruebas, del enlace a su decisión. Nada de esto cuesta ni afecta a una persona real.',
  inProduction: 'Este recorrido es para el entorno de pruebas',
  inProductionText: 'En producción solo se verifica a personas reales.',
  toSandbox: 'Ir al entorno de pruebas',
  steps: { template: 'Elegir', person: 'Verificar', decide: 'Decidir', next: 'Seguir' },
  step: 'Paso {step} de {steps}: {name}',
  templateTitle: '¿Qué se verifica?',
  templates: 'Plantilla',
  templatesNone: 'No hay plantillas en el entorno de pruebas. Cree antes una con la API.',
  create: 'Crear una solicitud',
  personTitle: 'Ahora se verifica una persona',
  personText:
    'Abra el enlace como lo haría la persona, aquí o en un teléfono; sirve cualquier imagen. O deje que se simule una persona.',
  open: 'Abrir el enlace',
  link: 'enlace',
  simulatePass: 'Simular una persona que pasa',
  simulateFail: 'Simular una persona que no pasa',
  waiting: 'Se espera a la persona. Esta página seguirá sola.',
  decideTitle: 'Decida',
  decideText:
    'La persona ha terminado. Su estado es: {status}. Usted creó esta solicitud, así que fuera de pruebas decidiría otra persona; aquí se simula. La decisión se envía a sus webhooks.',
  approve: 'Aprobar',
  decline: 'Rechazar',
  doneTitle: 'Decidida: {status}',
  doneText: 'Ese es todo el camino. Su servidor hace lo mismo con una clave:',
  command: 'orden',
  another: 'Otra solicitud',
  home: 'Ir al inicio',
  newLink: 'Crear otro enlace para la persona',
  onlyHere:
    'Un teléfono no puede abrir este enlace: el servicio funciona en una dirección de este equipo. Ponga en BASE_URL una dirección a la que llegue el teléfono.',
  code: 'Código del enlace, para un teléfono',
  evidence: 'Ver antes los datos',
  keyName: 'Primera solicitud',
  yourKey: 'SU_CLAVE',
  keyOnce:
    'El comando lleva la nueva clave y funciona tal como se copia. La clave se muestra solo ahora; puede crear y leer solicitudes en el entorno de pruebas.',
  askForKey: 'Su rol no puede crear claves de API. Pida una en su organización.',
  makeKey: 'Crear una clave para este comando',
};
