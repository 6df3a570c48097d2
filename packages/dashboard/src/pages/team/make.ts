import { defineMake } from '../../shell/make.ts';

export const make = defineMake({
  needs: ['user.write', 'role.read'],
  title: { en: 'Invite a person', es: 'Invitar a una persona', fr: 'Inviter une personne', de: 'Person einladen' },
});
