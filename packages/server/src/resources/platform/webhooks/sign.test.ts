import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { signatureHeader } from './sign.ts';

const bodyB =
  '{"data":{"type":"event","id":"evt_Test1","attributes":{"name":"inquiry.approved","payload":{"data":{"type":"inquiry","id":"inq_Test1","attributes":{"status":"approved"}}},"created-at":"2023-11-14T22:13:20.000Z"}}}';
const secretB = 'whsec_test_0000000000000000000000000000';
const secretC = 'whsec_test_old_11111111111111111111111';
const t = 1_700_000_000;

const vectors = [
  [
    'A: a short secret over the empty object',
    'secret',
    '{}',
    'b8569b78799ff9e3cbff0fc2d63a33a2b57f3282abd07c37ae5e8e7d79a5f163',
  ],
  ['B: a whole event', secretB, bodyB, 'f56aa34c2008397cae5071dede1bf553c70d3f6a43469ba7c8c301b1644b50bb'],
  [
    'C: the same event under another secret',
    secretC,
    bodyB,
    '707ae570ea5f64817d786af0e965d581fd7cfabe07ca6621efb91f50857ba02e',
  ],
  [
    'D: bytes that parsing and writing again would change',
    secretB,
    '{"name":"Zoë","n":1.0}',
    '11e4c358f33a5a1e7794e1020974975affb669ad2c508644f766f5f068097789',
  ],
] as const;

describe('webhook signatures agree with the published vectors', () => {
  for (const [name, secret, body, v1] of vectors) {
    it(name, () => assert.equal(signatureHeader([secret], t, Buffer.from(body)), `t=${t},v1=${v1}`));
  }

  it('a rotation signs with both secrets, newest first, one space between, the same t', () => {
    assert.equal(
      signatureHeader([secretB, secretC], t, Buffer.from(bodyB)),
      `t=${t},v1=${vectors[1][3]} t=${t},v1=${vectors[2][3]}`,
    );
  });

  it('a body that was parsed and serialized again no longer verifies', () => {
    const rewritten = JSON.stringify(JSON.parse(vectors[3][2]));
    assert.notEqual(signatureHeader([secretB], t, Buffer.from(rewritten)), `t=${t},v1=${vectors[3][3]}`);
  });
});
