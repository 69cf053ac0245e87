import { describe, expect, test } from 'vitest';
import { resistDice, willDice } from '../../../../src/systems/zafir/will/attack.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';
import { artifact, choices, conditionsOf, knowing, later, whyNot } from './support.ts';

/** Kira, a golem that is not alone, and Tiz. */
const hacked = (kira: ReturnType<typeof knowing>, golem = artifact()): ZafirStage =>
  battle('k.....g\nt.....h', { kira, golem, helper: enemy(), tiz: hero() });

describe('Disrupt Artifact', () => {
  const arcanist = knowing(['disruptArtifact']);

  test('the Artifact is Stunned 2', () => {
    const after = hacked(arcanist).act('kira', 'disruptArtifact', { target: 'golem', dice: [5, 1, 1] });
    expect(after.who('golem').battle.conditions).toMatchObject([{ id: 'stunned', number: 2 }]);
  });

  test('resisted, it has no effect', () => {
    const after = hacked(arcanist).act('kira', 'disruptArtifact', { target: 'golem', dice: [5, 1, 6] });
    expect(conditionsOf(after, 'golem')).toEqual([]);
  });

  test('is refused on the living', () => {
    const after = hacked(arcanist).act('kira', 'disruptArtifact', { target: 'helper' });
    expect(after.refusal?.code).toBe('wrongType');
  });

  test('cools down for 2 turns', () => {
    const after = hacked(arcanist).act('kira', 'disruptArtifact', { target: 'golem', dice: [1, 1] });
    expect(whyNot(later(after, 1), 'kira', 'disruptArtifact')).toBe('coolingDown');
  });

  test('an Artifact Familiar gives 2 Will more against Artifacts', () => {
    const about = {
      actor: 'kira',
      target: 'golem',
      ability: 'disruptArtifact',
      panic: false,
      crit: 0,
    } as const;
    const more = willDice(hacked(knowing(['disruptArtifact', 'artifactFamiliar'])).state, about).total;
    expect(more - willDice(hacked(arcanist).state, about).total).toBe(2);
  });

  test('and none against others', () => {
    const about = { actor: 'kira', target: 'helper', ability: 'terrorize', panic: true, crit: 0 } as const;
    const more = willDice(hacked(knowing(['artifactFamiliar'])).state, about).total;
    expect(more - willDice(hacked(arcanist).state, about).total).toBe(0);
  });
});

describe('Control Artifact', () => {
  const arcanist = knowing(['controlArtifact']);
  const controlled = () =>
    hacked(arcanist).act('kira', 'controlArtifact', { target: 'golem', dice: [5, 1, 1] });

  test('the Artifact obeys', () => {
    expect(controlled().state.fight?.units.golem?.controlled).toMatchObject({ by: 'kira', how: 'artifact' });
  });

  test('for 3 turns', () => {
    expect(later(controlled(), 3).state.fight?.units.golem?.controlled).toBeNull();
  });

  test('what withstands it has 1 Will more to resist it', () => {
    const about = {
      actor: 'kira',
      target: 'golem',
      ability: 'controlArtifact',
      panic: false,
      crit: 0,
    } as const;
    const after = hacked(arcanist).act('kira', 'controlArtifact', { target: 'golem', dice: [5, 1, 6] });
    expect(resistDice(after.state, about).total).toBe(2);
  });

  test('once a mission', () => {
    const after = hacked(arcanist).act('kira', 'controlArtifact', { target: 'golem', dice: [5, 1, 6] });
    expect(whyNot(later(after, 1), 'kira', 'controlArtifact')).toBe('noCharges');
  });
});

describe('Pick Lock and Hack Logical Drive', () => {
  /** A locked safe at an end of the field, Will 1. */
  const guarded = (kira: ReturnType<typeof knowing>, where: string): ZafirStage =>
    field2(kira).with(({ fight, ...rest }) => {
      if (fight === null) throw new Error('no battlefield');
      const mark = { id: 'object', left: null, by: null, name: 'Safe', lock: 1 } as const;
      const tiles = { ...fight.grid.tiles, [where]: { features: [mark] } };
      return { ...rest, fight: { ...fight, grid: { ...fight.grid, tiles } } };
    });
  const field2 = (kira: ReturnType<typeof knowing>) =>
    battle(`k${'.'.repeat(20)}r`, { kira, raider: enemy() });
  const lockOn = (stage: ZafirStage, tile: string) =>
    stage.state.fight?.grid.tiles[tile]?.features?.[0]?.lock;

  test('Pick Lock takes the lock off', () => {
    const after = guarded(knowing(['pickLock']), 'B1').act('kira', 'pickLock', {
      target: 'B1',
      dice: [5, 1, 1],
    });
    expect(lockOn(after, 'B1')).toBeUndefined();
  });

  test('resisted, the lock stays', () => {
    const after = guarded(knowing(['pickLock']), 'B1').act('kira', 'pickLock', {
      target: 'B1',
      dice: [5, 1, 6],
    });
    expect(lockOn(after, 'B1')).toBe(1);
  });

  test('the lock must be adjacent', () => {
    const after = guarded(knowing(['pickLock']), 'E1').act('kira', 'pickLock', { target: 'E1' });
    expect(after.refusal?.code).toBe('tileOutOfRange');
  });

  test('but for a familiar, up to medium range', () => {
    const kira = knowing(['pickLock', 'artifactFamiliar']);
    const after = guarded(kira, 'N1').act('kira', 'pickLock', { target: 'N1', dice: [5, 1, 1] });
    expect(lockOn(after, 'N1')).toBeUndefined();
  });

  test('without a lock there is nothing to pick', () => {
    expect(whyNot(field2(knowing(['pickLock'])), 'kira', 'pickLock')).toBe('nothingLocked');
  });

  test('Hack Logical Drive reaches to medium range', () => {
    const after = guarded(knowing(['hackLogicalDrive']), 'N1').act('kira', 'hackLogicalDrive', {
      target: 'N1',
      dice: [5, 1, 1],
    });
    expect(lockOn(after, 'N1')).toBeUndefined();
  });

  test('an Animal Familiar uses objects up to medium range', () => {
    const open = guarded(knowing(['animalFamiliar']), 'N1').with(({ fight, ...rest }) => {
      if (fight === null) throw new Error('no battlefield');
      const tiles = { N1: { features: [{ id: 'object', left: null, by: null, name: 'Lever' } as const] } };
      return { ...rest, fight: { ...fight, grid: { ...fight.grid, tiles } } };
    });
    expect(choices(open, 'kira', 'interact')).toEqual(['N1']);
  });
});
