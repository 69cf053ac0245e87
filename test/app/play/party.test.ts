import { describe, expect, test } from 'vitest';
import { partyWrite, withParty, withPartyBegun } from '../../../src/app/play/party.ts';
import { partyStage } from '../../../src/app/play/stage.ts';
import type { CampaignRecord, Store } from '../../../src/app/ports.ts';
import type { AnySystem } from '../../../src/engine/system.ts';
import { soulbound } from '../../../src/systems/soulbound/index.ts';
import { partyOf } from '../../../src/systems/soulbound/party/party.ts';
import { aCampaign } from '../../store/records.ts';
import { lanterns } from '../../support/lanterns/index.ts';

const kept = { ...partyOf(3), begun: true, doom: 2 };

const campaign = (state: CampaignRecord['party']['state']): CampaignRecord =>
  aCampaign({ party: { version: 4, schemaVersion: 1, state } });

/** A store that must not be asked. */
const nobody = new Proxy({} as Store, {
  get: (_, name) => {
    throw new Error(`the store was asked for ${String(name)}`);
  },
});

describe('a system without a party', () => {
  const at = { campaign: campaign(null), system: lanterns as AnySystem };
  const scene = lanterns.scene({});

  test('plays its scenes as they are', async () => {
    expect(await withPartyBegun(nobody, at, scene)).toBe(scene);
  });

  test('writes nothing of one', () => {
    const stage = { stream: { kind: 'encounter', id: 'x' }, state: scene } as const;
    expect(partyWrite(at, stage, lanterns.scene({}))).toBeNull();
  });

  test('says so to who asks for it', async () => {
    const stage = await partyStage(nobody, at, 'channel');
    expect(stage.ok || stage.refusal.code).toBe('noParty');
  });
});

describe('a party that has begun', () => {
  const at = { campaign: campaign(kept), system: soulbound as AnySystem };
  const scene = soulbound.scene({});
  const state = withParty(at, scene);
  const stream = { kind: 'encounter', id: 'x' } as const;

  test('lies over what a scene says of it', () => {
    expect(soulbound.party?.of(state as typeof scene)).toEqual(kept);
  });

  test('costs no look at the heroes', async () => {
    expect(await withPartyBegun(nobody, at, scene)).toEqual(state);
  });

  test('is read once from a record', () => {
    const again = withParty(at, scene) as typeof scene;
    expect(again.party).toBe((state as typeof scene).party);
  });

  test('makes no new scene of one that has it', () => {
    expect(withParty(at, state)).toBe(state);
  });

  test('is not written where a command leaves it as it is', () => {
    expect(partyWrite(at, { stream, state }, { ...state, fight: null })).toBeNull();
  });

  test('is written with the version it was read at where a command changes it', () => {
    const changed = { ...kept, doom: 3 };
    expect(partyWrite(at, { stream, state }, { ...state, party: changed })).toEqual({
      campaignId: at.campaign.id,
      expectedVersion: 4,
      schemaVersion: 1,
      state: changed,
    });
  });

  test('that cannot be read is a fault, not a fresh one', () => {
    const broken = { campaign: campaign({ doom: 'high' }), system: soulbound as AnySystem };
    expect(() => withParty(broken, scene)).toThrow('cannot be read: badParty');
  });
});
