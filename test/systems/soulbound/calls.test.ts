import { describe, expect, test } from 'vitest';
import type { Character } from '../../../src/systems/soulbound/character/schema.ts';
import { duel, type SoulboundStage, sheet, table, withSoulfire } from './table.ts';

const anybody = { gm: false, characters: [] };

/** The buttons on the turn, as everybody sees them. */
const labels = (stage: SoulboundStage) =>
  stage.system.tracker(stage.state, anybody).calls?.map(({ label }) => label);

const now = (stage: SoulboundStage, id: string, changes: Partial<Character>): SoulboundStage =>
  stage.with((scene) => {
    const who = scene.characters[id];
    if (who === undefined) throw new Error(`nobody is '${id}'`);
    return { ...scene, characters: { ...scene.characters, [id]: { ...who, ...changes } } };
  });

const mortal = { wound: 'serious', hits: 0, failures: 0 } as const;

describe('buttons on the turn', () => {
  test('are none where nothing would be gained', () => {
    expect(labels(withSoulfire(duel(), 1))).toEqual([]);
  });

  test('buy an Action for Mettle once none is left', () => {
    expect(labels(duel().act('kira', 'dodge'))).toEqual(['1 Mettle: Extra Action']);
  });

  test('buy no Action for who is Stunned', () => {
    expect(labels(duel().condition('kira', 'stunned').act('kira', 'dodge'))).toEqual([]);
  });

  test("say nothing of a foe's Mettle", () => {
    expect(labels(duel().next().act('bandit', 'dodge'))).toEqual([]);
  });

  test('regain Mettle for Soulfire where some is spent', () => {
    const spent = now(withSoulfire(duel(), 1), 'kira', { mettle: { now: 0, max: 2 } });
    expect(labels(spent)).toEqual(['1 Soulfire: Regain Mettle']);
  });

  test('regain no Mettle without Soulfire', () => {
    expect(labels(now(duel(), 'kira', { mettle: { now: 0, max: 2 } }))).toEqual([]);
  });

  test('recover Toughness for Soulfire where some is lost', () => {
    const hurt = now(withSoulfire(duel(), 1), 'kira', { toughness: { now: 1, max: 5 } });
    expect(labels(hurt)).toEqual(['1 Soulfire: Recover Toughness']);
  });

  test('recover no Toughness without an Action', () => {
    const hurt = now(withSoulfire(duel(), 1), 'kira', {
      toughness: { now: 1, max: 5 },
      mettle: { now: 0, max: 0 },
    });
    expect(labels(hurt.act('kira', 'dodge'))).toEqual([]);
  });

  test('cheat the death of each ally who is dying within reach', () => {
    const stage = table()
      .pc('kira', sheet({ ratings: { initiative: 9 } }))
      .pc('tiz', sheet({ mortal }))
      .foe('bandit', sheet())
      .fight();
    expect(withSoulfire(stage, 1).system.tracker(withSoulfire(stage, 1).state, anybody).calls).toEqual([
      { actor: 'kira', act: 'cheatDeath', target: 'tiz', label: '1 Soulfire: Cheat Death (Tiz)' },
    ]);
  });
});
