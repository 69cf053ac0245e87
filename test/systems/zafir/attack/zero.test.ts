import { describe, expect, test } from 'vitest';
import { gain } from '../../../../src/systems/zafir/conditions/change.ts';
import { battle, enemy, hero, type ZafirStage } from '../table.ts';
import { having } from './rules.ts';

/** A raider's turn: its rifle takes Kira's last HP (d2 + 1 against 1 HP); dice of the attack, then the casualty roll. */
const hit = [5, 1, 1, 1, 1, 2];
const facing = (kira: Parameters<typeof hero>[0] = {}, foe: Parameters<typeof enemy>[0] = {}) =>
  battle('k....r\n.t....', {
    kira: hero({ ...kira, battle: { hp: 1, ...kira.battle } }),
    tiz: hero(),
    raider: enemy(foe),
  });
const enemiesTurn = (stage: ZafirStage) =>
  stage.play({ kind: 'next', actor: 'kira', asGm: false }).play({ kind: 'next', actor: 'tiz', asGm: false });
const felled = (casualty: number, answer = 'eyeOfTheVoid', kira: Parameters<typeof hero>[0] = {}) =>
  enemiesTurn(facing(kira)).attack('raider', 'kira', {
    dice: [...hit, casualty],
    answers: { casualty: answer },
  });
const had = (stage: ZafirStage, id = 'kira') =>
  stage.who(id).battle.conditions.map((one) => (one.number === null ? one.id : `${one.id} ${one.number}`));

describe('a hero at zero HP rolls on the Casualty Table', () => {
  test('on a 1 the player chooses', () => {
    expect(felled(1).asked.map(({ id, asked }) => [id, asked])).toEqual([['casualty', 'kira']]);
  });

  test('Eye of the Void: 1 HP', () => expect(felled(2).who('kira').battle.hp).toBe(1));
  test('Eye of the Void: a condition', () => expect(had(felled(2))).toEqual(['eyeOfTheVoid']));
  test('Bleeding Out: no HP', () => expect(felled(1, 'bleedingOut').who('kira').battle.hp).toBe(0));
  test('Bleeding Out: a condition', () => expect(had(felled(1, 'bleedingOut'))).toEqual(['bleedingOut']));
  test('3 or 4: Stunned 2 and Disoriented', () =>
    expect(had(felled(3))).toEqual(['stunned 2', 'disoriented']));
  test('3 or 4: 1 HP', () => expect(felled(4).who('kira').battle.hp).toBe(1));
  test('5 or 6: Stunned 1', () => expect(had(felled(6))).toEqual(['stunned 1']));
  test('5 or 6: 1 HP', () => expect(felled(5).who('kira').battle.hp).toBe(1));

  test('in a Ballistic Helmet, Stunned is Knocked Down', () => {
    expect(had(felled(3, '', { equipment: { headgear: 'ballisticHelmet' } }))).toEqual(['stunned 1']);
  });

  test('with the Eye of the Void they roll no more: Out of Action', () => {
    const stage = having(facing(), (tx) =>
      gain(tx, 'kira', 'eyeOfTheVoid', { source: null, from: 'casualty' }),
    );
    expect(had(enemiesTurn(stage).attack('raider', 'kira', { dice: hit }))).toEqual([
      'eyeOfTheVoid',
      'outOfAction',
    ]);
  });

  test("how they fell is noted for the mission's end", () => {
    expect(felled(1, 'bleedingOut').who('kira').battle.fall).toMatchObject({
      by: 'Raider',
      byType: 'living',
      attack: true,
      magic: false,
    });
  });
});

describe('the conditions somebody has as they go Out of Action are noted: a Fear may be of one of these', () => {
  const noted = (stage: ZafirStage) => stage.who('kira').battle.fall?.conditions;
  const bled = (stage: ZafirStage) => stage.next().next().next().next().next().next();

  test('one got while Bleeding Out counts', () => {
    expect(noted(bled(felled(1, 'bleedingOut').condition('kira', 'shattered')))).toEqual(['shattered']);
  });

  test('one that is over before then does not', () => {
    const stung = felled(1, 'bleedingOut').condition('kira', 'marked');
    expect(noted(bled(stung.condition('kira', 'marked', 'remove')))).toEqual([]);
  });

  test('one whose time ends at the same moment counts', () => {
    expect(noted(bled(felled(1, 'bleedingOut').condition('kira', 'disoriented')))).toEqual(['disoriented']);
  });

  test('whoever goes Out of Action at once has those they have', () => {
    const eye = facing().condition('kira', 'eyeOfTheVoid').condition('kira', 'poisoned');
    expect(noted(enemiesTurn(eye).attack('raider', 'kira', { dice: hit }))).toEqual(['poisoned']);
  });

  test('whoever a GM puts Out of Action, too', () => {
    expect(noted(facing().condition('kira', 'marked').condition('kira', 'outOfAction'))).toEqual(['marked']);
  });

  test('whoever has got up since is not felled by the attack of then', () => {
    const up = felled(5).condition('kira', 'outOfAction');
    expect(up.who('kira').battle.fall).toMatchObject({ by: null, attack: false });
  });
});

describe('others at zero HP', () => {
  const struck = (foe: Parameters<typeof enemy>[0] = {}) =>
    battle('k....r', { kira: hero(), raider: enemy({ hp: 3, ...foe }) }).attack('kira', 'raider', {
      dice: [5, 1, 1, 1, 1, 1],
    });

  test('an enemy is Out of Action without a roll', () =>
    expect(had(struck(), 'raider')).toEqual(['outOfAction']));
  test('the body of a Living one stays', () => expect(struck().event('outOfAction').body).toBe(true));
  test('an Artifact leaves none', () =>
    expect(struck({ type: 'artifact' }).event('outOfAction').body).toBe(false));

  test('an ally is Out of Action without a roll (A44)', () => {
    const stage = battle('r....a\n....k.', {
      kira: hero(),
      raider: enemy(),
      ally: { sheet: enemy({ hp: 2 }), side: 'allies' },
    });
    const after = stage
      .next()
      .next()
      .attack('raider', 'ally', { dice: [5, 1, 1, 1, 1, 2] });
    expect(had(after, 'ally')).toEqual(['outOfAction']);
  });

  test('who they marked is Marked no more', () => {
    const stage = having(battle('k....r', { kira: hero(), raider: enemy({ hp: 3 }) }), (tx) =>
      gain(tx, 'kira', 'marked', { source: 'raider', from: 'ability' }),
    );
    expect(had(stage.attack('kira', 'raider', { dice: [5, 1, 1, 1, 1, 1] }))).toEqual([]);
  });
});
