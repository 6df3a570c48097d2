/** Engines package as the server uses it: from drawn documents and selfies to facts. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { makePerson, photograph, renderLicence, renderSelfie } from '@countersign/specimens';
import { createEngines, type DocumentFacts, type LocalEngines, type NormalizedImage } from '../src/index.ts';

const SEED = 2;
const OWNER = 1;
const STRANGER = 4;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function licenceSide(side: 'front' | 'back'): Promise<Uint8Array> {
  const card = await renderLicence(makePerson(SEED), { seed: SEED, portraitIndex: OWNER, side, size: 1600 });
  return photograph(card, { seed: SEED, level: 'easy' });
}

describe('an engine run with a licence and selfies', () => {
  const person = makePerson(SEED);
  let engines: LocalEngines;
  let front: NormalizedImage;
  let back: NormalizedImage;
  let facts: DocumentFacts;

  async function normalized(bytes: Uint8Array): Promise<NormalizedImage> {
    const image = await engines.normalizeImage(bytes);
    assert.ok(image.ok);
    return image;
  }

  before(async () => {
    // Other tests share the cores, so the time limit is not what is tested here.
    engines = createEngines({ processorLimitMs: 240_000 });
    front = await normalized(await licenceSide('front'));
    back = await normalized(await licenceSide('back'));
    facts = await engines.extractDocument({ front, back, selectedCountryCode: 'US', selectedIdClass: 'dl' });
  });
  after(() => engines.close());

  it('determines class, country and state from the document itself', () => {
    assert.equal(facts.detected.idClass, 'dl');
    assert.equal(facts.detected.countryCode, 'US');
    assert.equal(facts.detected.subdivision, person.subdivision);
  });

  it('chooses the values that the licence states', () => {
    assert.equal(facts.attributes['name-last'], person.lastName);
    assert.equal(facts.attributes.birthdate, person.birthdate);
    assert.equal(facts.attributes['expiration-date'], person.licence.expirationDate);
    assert.equal(facts.attributes['document-number'], person.licence.number);
  });

  it('keeps the readings of the number from each part of the document', () => {
    const sources = facts.readings['document-number']?.map((reading) => reading.source) ?? [];
    assert.ok(sources.includes('barcode') && sources.includes('visual-zone'), sources.join());
    assert.equal(facts.back?.barcode?.aamvaError, null);
    assert.equal(facts.back?.codes, undefined, 'no other symbol is looked for beside the decoded one');
  });

  it('passes on the rectified picture as bytes', () => {
    assert.ok(facts.front.rectifiedJpeg instanceof Uint8Array);
    assert.deepEqual([...facts.front.rectifiedJpeg.subarray(0, 2)], [0xff, 0xd8]);
    assert.equal(facts.front.sha256, front.sha256);
    assert.ok(facts.front.outline);
  });

  it('matches the portrait with the selfie of its owner and not with that of a stranger', async () => {
    const portrait = facts.portrait;
    assert.ok(portrait !== null);
    const own = await engines.extractSelfie(await normalized(await renderSelfie(OWNER, 'center', SEED)), 'center');
    const other = await engines.extractSelfie(await normalized(await renderSelfie(STRANGER, 'center', SEED)), 'center');
    const [ownFace] = own.faces;
    const [otherFace] = other.faces;
    assert.ok(ownFace !== undefined && otherFace !== undefined);
    assert.equal(engines.compareFaces(portrait, ownFace)?.band, 'match');
    assert.equal(engines.compareFaces(portrait, otherFace)?.band, 'mismatch');
  });

  it('stays under the memory limit of the engine process', () => {
    assert.ok(engines.peakResidentBytes() > 0);
    assert.ok(engines.peakResidentBytes() < 1_500_000_000, `${engines.peakResidentBytes()} bytes`);
  });

  it('finishes a picture although the engine process is killed during it', async () => {
    // A new picture, since the facts of an earlier one would come from the cache.
    const selfie = await normalized(await renderSelfie(OWNER, 'left', SEED));
    const [, pid] = engines.childPids();
    assert.ok(pid !== undefined);
    const pending = engines.extractSelfie(selfie, 'left');
    process.kill(pid, 'SIGKILL');
    assert.equal((await pending).faces.length, 1);
    assert.ok(!engines.childPids().includes(pid));
  });

  it('leaves no child process behind when closed', async () => {
    const pids = engines.childPids();
    assert.equal(pids.length, 2);
    assert.ok(pids.every(isAlive));
    await engines.close();
    assert.deepEqual(engines.childPids(), []);
    assert.ok(!pids.some(isAlive));
  });
});
