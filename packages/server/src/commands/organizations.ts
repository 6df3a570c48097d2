/** Commands for organizations and plans, for the operator: run as the owner of the database. */
import type { Config } from '../config.ts';
import { systemClock } from '../lib/clock.ts';
import { randomIds } from '../lib/ids.ts';
import { OperatorError } from '../lib/operator-error.ts';
import {
  type AccessAction,
  accessTransitions,
  afterAccess,
  findOrganizations,
  findPlanId,
  insertPlan,
  listPlans,
  type Organization,
  saveAccess,
  savePlanOf,
} from '../resources/platform/organizations/index.ts';
import { addOrganization, asOwner, type SeedParts } from '../seed/seed.ts';
import { seededNotice } from '../start-notice.ts';
import { type Given, type Tell, UsageError } from './command.ts';
import { formatTable } from './format-table.ts';
import { keyOfData } from './prepare-data.ts';
import { reachDatabase } from './reach-database.ts';

async function withOwner(config: Config, work: (parts: SeedParts) => Promise<void>): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const { connectionString } = opened.adopt(await reachDatabase(config), (reached) => reached.stop());
  const rootKey = () => keyOfData(config, connectionString);
  await work({ ownerConnection: connectionString, config, rootKey, clock: systemClock, ids: randomIds });
}

export async function createOrganization(config: Config, given: Given, tell: Tell): Promise<void> {
  const name = (given.arguments[0] ?? '').trim();
  if (name === '') throw new UsageError('An organization needs a name.');
  await withOwner(config, async (parts) => {
    const [text, value] = seededNotice(await addOrganization(parts, name));
    const access =
      config.productionAccess === 'self'
        ? 'It may create in production.'
        : 'It asks for production access in the dashboard, or: npm start -- organizations approve ID.';
    tell(`Organization ${name} was created. ${access}\n\n${text}`, value);
  });
}

export async function listOrganizations(config: Config, _given: Given, tell: Tell): Promise<void> {
  await withOwner(config, async (parts) => {
    const organizations = await asOwner(parts, (tx) => findOrganizations(tx, null));
    const rows = organizations.map(({ id, name, productionAccess, plan, isOperator }) => [
      ...[id, name, productionAccess, plan.name, isOperator ? 'yes' : ''],
    ]);
    tell(formatTable([['ID', 'NAME', 'PRODUCTION ACCESS', 'PLAN', 'RUNS THE SERVICE'], ...rows]), { organizations });
  });
}

type Decided = Exclude<AccessAction, 'request'>;

/**
 * Applies a decision, in force everywhere within a second. Throws UsageError for an unknown id, OperatorError if the
 * state does not allow it.
 */
const decide =
  (action: Decided) =>
  async (config: Config, given: Given, tell: Tell): Promise<void> => {
    const [id = ''] = given.arguments;
    const plan = given.options['plan'];
    await withOwner(config, async (parts) => {
      const organization = await asOwner(parts, async (tx) => {
        const [before] = await findOrganizations(tx, id);
        if (before === undefined) throw unknown(id);
        demandWay(before, action, plan !== undefined);
        if (plan !== undefined) await savePlanOf(tx, id, await planNamed(tx, plan));
        if (afterAccess(before.productionAccess, action) !== null) {
          const { to } = accessTransitions[action];
          const reason = given.options['reason'] ?? null;
          await saveAccess(tx, { organizationId: id, to, reason, at: systemClock.now() });
        }
        return (await findOrganizations(tx, id))[0] ?? before;
      });
      const { name, productionAccess, plan: own } = organization;
      tell(`${name}: production access is ${productionAccess}, plan ${own.name}; this takes effect within a second.`, {
        organization,
      });
    });
  };

const unknown = (id: string): UsageError =>
  new UsageError(`Organization ${id} does not exist: npm start -- organizations list shows all ids.`);

/** Checks the transition; an approved organization may still get a plan. */
function demandWay({ name, productionAccess }: Organization, action: Decided, givesPlan: boolean): void {
  if (afterAccess(productionAccess, action) !== null) return;
  if (action === 'approve' && givesPlan) return;
  throw new OperatorError(`Production access of ${name} is ${productionAccess}; ${action} does not apply.`);
}

async function planNamed(tx: Parameters<typeof findPlanId>[0], name: string): Promise<string> {
  const id = await findPlanId(tx, name);
  if (id === null) throw new UsageError(`Plan ${name} does not exist: npm start -- plans list shows all.`);
  return id;
}

export const approveOrganization = decide('approve');
export const refuseOrganization = decide('refuse');
export const suspendOrganization = decide('suspend');

function countOf(options: Given['options'], name: string): number | null {
  const text = options[name];
  if (text === undefined) return null;
  if (!/^\d{1,9}$/.test(text)) throw new UsageError(`--${name} must be a whole number, not ${text}.`);
  return Number(text);
}

export async function createPlan(config: Config, given: Given, tell: Tell): Promise<void> {
  const name = (given.arguments[0] ?? '').trim();
  if (name === '') throw new UsageError('A plan needs a name.');
  const plan = {
    id: randomIds.next('plan'),
    name,
    inquiriesPerMonth: countOf(given.options, 'inquiries'),
    verificationsPerMonth: countOf(given.options, 'verifications'),
    reportsPerMonth: countOf(given.options, 'reports'),
    requestsPerMinute: countOf(given.options, 'requests-per-minute') || null,
    price: given.options['price'] ?? '',
  };
  await withOwner(config, async (parts) => {
    await asOwner(parts, async (tx) => {
      if ((await findPlanId(tx, name)) !== null) throw new OperatorError(`Plan ${name} already exists.`);
      await insertPlan(tx, plan, systemClock.now());
    });
    tell(
      `Plan ${name} was created. Assign it with: npm start -- organizations approve ID --plan ${JSON.stringify(name)}`,
      {
        plan,
      },
    );
  });
}

export async function showPlans(config: Config, _given: Given, tell: Tell): Promise<void> {
  await withOwner(config, async (parts) => {
    const plans = await asOwner(parts, listPlans);
    const text = (count: number | null): string => (count === null ? 'without end' : String(count));
    const rows = plans.map((plan) => [
      plan.name,
      ...[plan.inquiries_per_month, plan.verifications_per_month, plan.reports_per_month].map(text),
      plan.requests_per_minute === null ? 'as set' : String(plan.requests_per_minute),
      plan.price,
    ]);
    const head = ['PLAN', 'INQUIRIES A MONTH', 'VERIFICATIONS', 'REPORTS', 'REQUESTS A MINUTE', 'PRICE'];
    tell(formatTable([head, ...rows]), { plans });
  });
}
