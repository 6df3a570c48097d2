/** Cuentas que comparten un valor con una. */
import type { Written } from '@countersign/texts';
import type { texts as english } from './en.ts';

export const texts: Written<typeof english> = {
  title: 'Cuentas vinculadas',
  help: 'Cuentas que comparten un valor con esta. Los valores que comparten menos cuentas van primero.',
  table: 'Vínculos, uno por fila',
  none: 'Ninguna otra cuenta comparte un valor con esta.',
  noneButHubs: 'Otras cuentas solo comparten valores comunes con esta.',
  more: 'No se muestran todas las cuentas vinculadas.',
  showAll: {
    one: 'Mostrar {count} cuenta',
    many: 'Mostrar las {count} de cuentas',
    other: 'Mostrar las {count} cuentas',
  },
  columns: {
    account: 'Cuenta',
    shares: 'Valor compartido',
    first: 'Visto por primera vez',
    by: 'Fuente',
    count: 'Cuentas con este valor',
  },
  accounts: { one: '{count} cuenta', many: '{count} de cuentas', other: '{count} cuentas' },
  hub: '{kind}: compartido por {accounts}',
  hubAtLeast: '{kind}: compartido por {accounts} o más',
  hubText:
    'Un valor que comparten más de 25 cuentas, como la dirección de una oficina o una red móvil, se cuenta pero no vincula cuentas: no dice nada sobre ninguna de ellas.',
  kinds: {
    'name-birthdate': 'Nombre y fecha de nacimiento',
    'email-address': 'Correo electrónico',
    'phone-number': 'Teléfono',
    address: 'Dirección',
    'browser-fingerprint': 'Navegador',
    'device-fingerprint': 'Dispositivo',
    'ip-address': 'Dirección IP',
    'ip-network': 'Red IP',
    'card-fingerprint': 'Tarjeta de pago',
    'identification-number': 'Número de identificación',
    'social-security-number': 'Número de la seguridad social',
    picture: 'Imagen',
  },
  sources: {
    account: 'la cuenta',
    inquiry: 'la solicitud',
    verification: 'la verificación',
    'inquiry-session': 'la sesión',
  },
};
