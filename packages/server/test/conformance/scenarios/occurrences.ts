/** Occurrences in an inquiry beyond the operations of a client: outcomes, and an individual in the hosted flow. */
import { atDetails, databaseTemplate, typedDetails } from '../../support/databases.ts';
import { createIndividual, type Individual } from '../../support/individual.ts';
import { plainPicture } from '../../support/pictures.ts';
import type { World } from '../scenario.ts';
import { caseOccurrences } from './case-occurrences.ts';
import { reportOccurrences } from './report-occurrences.ts';
import { inquiry, simulate } from './things.ts';
import { transactionOccurrences } from './transactions.ts';

const outcome =
  (...types: string[]) =>
  async (world: World) => {
    const { id } = await inquiry(world, { 'reference-id': world.fresh('outcome') });
    await simulate(world, id, 'start_inquiry', ...types);
  };

/** Sends the front of a licence; `lastName` selects the result of the simulation. */
async function showFront(world: World, lastName: string): Promise<{ id: string; individual: Individual }> {
  const { id } = await inquiry(world, {
    'inquiry-template-id': world.service.templateId,
    fields: { 'name-last': lastName },
  });
  const { meta } = await world.make('POST', `/inquiries/${id}/generate-one-time-link`);
  const individual = createIndividual(world.service.baseUrl);
  await individual.open(String(meta?.['one-time-link']));
  await individual.answer({ consent: 'yes' });
  await individual.answer({ country: 'US' });
  await individual.answer({ photo: await plainPicture(10), 'capture-method': 'upload' });
  return { id, individual };
}

/** Sends both sides of a licence. */
async function showLicence(world: World, lastName: string): Promise<Individual> {
  const { individual } = await showFront(world, lastName);
  await individual.answer({ photo: await plainPicture(60), 'capture-method': 'upload' });
  return individual;
}

async function verified(world: World): Promise<void> {
  const individual = await showLicence(world, 'Lovelace');
  await individual.waitPast('processing');
  await individual.answer({
    center: await plainPicture(100, 600, 800),
    left: await plainPicture(110, 600, 800),
    right: await plainPicture(120, 600, 800),
    'capture-method': 'upload',
  });
  await individual.waitPast('processing');
}

async function askedAgain(world: World): Promise<void> {
  const individual = await showLicence(world, 'SANDBOX-BLURRY');
  await individual.waitPast('processing');
}

/** Ends the inquiry before the other side is sent, and so before any processing. */
async function endedMeanwhile(world: World): Promise<void> {
  const { id } = await showFront(world, 'Lovelace');
  await world.make('POST', `/inquiries/${id}/expire`);
}

/** Stops for now, after the front was sent. */
async function left(world: World): Promise<void> {
  const { individual } = await showFront(world, 'Lovelace');
  await individual.answer({ leave: 'yes' });
}

/** Sends a licence whose jurisdiction does not participate, according to the sandbox. */
async function skipped({ service }: World): Promise<void> {
  const template = await databaseTemplate(service.sandbox, 'aamva');
  const { person } = await atDetails(service, service.sandbox, template);
  await person.answer({ ...typedDetails.aamva, 'name-last': 'SANDBOX-NOT-PARTICIPATING' });
  await person.waitPast('processing');
}

export const occurrences: readonly ((world: World) => Promise<void>)[] = [
  outcome('create_passed_verification', 'create_passed_verification', 'complete_inquiry', 'approve_inquiry'),
  outcome('create_failed_verification', 'fail_inquiry'),
  outcome('complete_inquiry', 'decline_inquiry'),
  outcome('create_passed_verification', 'complete_inquiry', 'mark_for_review_inquiry'),
  outcome('expire_inquiry'),
  verified,
  askedAgain,
  endedMeanwhile,
  left,
  skipped,
  ...reportOccurrences,
  ...caseOccurrences,
  ...transactionOccurrences,
];
