/** Commands for the audit log: an operator verifies it without a browser, and without the service. */
import type { Config } from '../config.ts';
import { openDatabase } from '../database/open-database.ts';
import { systemClock } from '../lib/clock.ts';
import { OperatorError } from '../lib/operator-error.ts';
import { createScopes } from '../resources/platform/organizations/index.ts';
import { readAnchorFile, type Verification, verifyChains } from '../resources/platform/user-audit-logs/index.ts';
import { createKeyRing } from '../security/key-ring.ts';
import type { Given, Tell } from './command.ts';
import { keyOfData } from './prepare-data.ts';
import { reachDatabase } from './reach-database.ts';

interface Verified extends Verification {
  readonly organizationId: string;
}

/** Verifies the audit log. Throws OperatorError, so that the program ends with 1, if it finds a fault. */
export async function verifyAudit(config: Config, { options }: Given, tell: Tell): Promise<void> {
  await using opened = new AsyncDisposableStack();
  const { connectionString } = opened.adopt(await reachDatabase(config), (reached) => reached.stop());
  const keyRing = createKeyRing(await keyOfData(config, connectionString));
  const { auditSigner: signer } = keyRing;
  const database = opened.adopt(
    openDatabase(connectionString, { poolSize: 1, pooler: config.databasePooler }),
    (open) => open.close(),
  );
  const file = options['anchors'] ?? config.auditAnchorFile;
  const anchors = await readAnchorFile(file, signer);
  const scopes = await createScopes(database, keyRing).all();
  const verified: Verified[] = [];
  for (const { organizationId, environmentId } of new Map(scopes.map((each) => [each.organizationId, each])).values()) {
    const found = await database.read({ environmentId }, (reader) =>
      verifyChains({ reader, organizationId, signer, anchors, now: systemClock.now() }),
    );
    verified.push({ organizationId, ...found });
  }
  tell(verified.map((each) => report(each, file)).join('\n'), { organizations: verified, publicKey: signer.publicKey });
  const broken = verified.filter(({ isWhole }) => !isWhole).length;
  if (broken > 0) throw new OperatorError('The audit log has changed since it was written: see the findings above.');
}

function report(
  { organizationId, isWhole, days, rows, cutDays, emptiedRows, anchors, findings }: Verified,
  file: string,
) {
  const compared = anchors === null ? `no ${file} was found to compare with` : `${anchors} anchors were compared`;
  const counts = `${rows} rows of ${days} days, ${cutDays} of them cut by retention; ${emptiedRows} rows with erased parameters; ${compared}`;
  const found = findings.map(({ kind, day, sentence }) => `\n  ${day} ${kind}: ${sentence}`).join('');
  return `${organizationId}: ${isWhole ? 'intact' : 'NOT INTACT'}. ${counts}.${found}`;
}
