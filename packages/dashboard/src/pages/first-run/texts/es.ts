/** Texts of the tutorial up to a decided inquiry. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Su primera solicitud',
  text: 'Una solicitud en el entorno de pruebas, desde su enlace hasta su decisión. Nada de esto cuesta dinero ni afecta a una persona real.',
  inProduction: 'Este tutorial solo funciona en el entorno de pruebas',
  inProductionText: 'En producción solo se verifica a personas reales.',
  toSandbox: 'Ir al entorno de pruebas',
  steps: { template: 'Elegir', person: 'Verificar', decide: 'Decidir', next: 'Siguiente' },
  step: 'Paso {step} de {steps}: {name}',
  templateTitle: '¿Qué se debe verificar?',
  templates: 'Plantilla de solicitud',
  templatesNone: 'No hay ninguna plantilla de solicitud en el entorno de pruebas. Cree una primero.',
  create: 'Crear una solicitud',
  personTitle: 'Verificar a una persona',
  personText:
    'Abra el enlace como lo haría la persona, en este equipo o en un teléfono; sirve cualquier imagen. O simule una persona.',
  open: 'Abrir el enlace',
  link: 'enlace',
  simulatePass: 'Simular una persona que supera la verificación',
  simulateFail: 'Simular una persona que no la supera',
  waiting: 'Esperando a la persona. Esta página continúa automáticamente.',
  decideTitle: 'Decidir',
  decideText:
    'La persona terminó. El estado de la solicitud es {status}. Usted creó esta solicitud, así que fuera del entorno de pruebas debería decidirla otra persona; aquí usted actúa como revisor. Sus webhooks reciben la decisión.',
  approve: 'Aprobar',
  decline: 'Rechazar',
  doneTitle: 'Decidida: {status}',
  doneText: 'Ha completado una solicitud. Su servidor hace lo mismo con una clave de API:',
  command: 'comando',
  another: 'Crear otra solicitud',
  home: 'Ir al inicio',
  newLink: 'Crear otro enlace para la persona',
  onlyHere:
    'Un teléfono no puede abrir este enlace: el servicio usa una dirección de este equipo. Ponga en BASE_URL una dirección a la que llegue el teléfono.',
  code: 'Código del enlace, para un teléfono',
  evidence: 'Ver las pruebas',
  keyName: 'Primera solicitud',
  yourKey: 'SU_CLAVE',
  keyOnce:
    'El comando contiene la clave nueva y funciona tal como se copia. La clave solo se muestra ahora y puede crear y leer solicitudes en el entorno de pruebas.',
  askForKey:
    'Su rol no puede crear claves de API. Pida una a un propietario, un administrador o un desarrollador de su organización.',
  makeKey: 'Crear una clave para este comando',
};
