import { expect, test } from 'vitest';
import { behaviourOf } from '../../../../src/engine/autopilot/behaviourOf.ts';
import type { BehaviourId } from '../../../../src/engine/autopilot/behaviours.ts';
import { chooseStep } from '../../../../src/engine/autopilot/choose.ts';
import { autopilot } from '../../../../src/systems/soulbound/autopilot/index.ts';
import { soulbound } from '../../../../src/systems/soulbound/index.ts';
import { power } from '../pack.ts';
import { duel, duelIn, type SoulboundStage } from '../table.ts';

const ofKira = ({ state }: SoulboundStage, said: BehaviourId = 'nearest') =>
  chooseStep(soulbound, autopilot, state, {
    actor: 'kira',
    behaviour: behaviourOf(autopilot, state, 'kira', said),
    hurtBy: null,
    asGm: true,
    spares: false,
  });

const spell = (name: string, aim: string, ...effects: readonly object[]) =>
  power({ name, kind: 'spell', aim, range: 'Medium', effects });

const ward = spell('Ward', 'anyone', { effect: 'modify', number: 'armour', by: 1, lasts: 'fight' });
const curse = spell('Curse', 'enemy', { effect: 'modify', number: 'armour', by: -1, lasts: 'fight' });
const grasp = spell('Grasp', 'enemy', { effect: 'condition', condition: 'Restrained', lasts: 'theirTurn' });
const bolt = spell('Bolt', 'enemy', { effect: 'damage', amount: 3 });

const near = (...powers: readonly (typeof ward)[]) => duel({ powers });
const far = (...powers: readonly (typeof ward)[]) => duelIn('Gate - Yard - Hall', { powers });
const cast = (stage: SoulboundStage, means: string, target: string) =>
  stage.act('kira', 'castSpell', { means, target });

test('a ward is for oneself while nobody can be struck', () => {
  expect(ofKira(far(ward), 'guard').intent).toMatchObject({
    act: 'castSpell',
    means: 'ward',
    target: 'kira',
  });
});

test('a ward is never for an enemy who can be struck', () => {
  expect(ofKira(near(ward)).intent).toMatchObject({ kind: 'attack' });
});

test('a ward that burns already is not cast again', () => {
  const warded = cast(far(ward), 'ward', 'kira').next().next();
  expect(ofKira(warded, 'guard').intent).not.toMatchObject({ act: 'castSpell' });
});

test('harm is for the first enemy in reach', () => {
  expect(ofKira(near(bolt)).intent).toMatchObject({ act: 'castSpell', means: 'bolt', target: 'bandit' });
});

test('what lies on an enemy already is not laid on them again', () => {
  const cursed = cast(near(curse), 'curse', 'bandit').next().next();
  expect(ofKira(cursed).intent).toMatchObject({ kind: 'attack' });
});

test('what is over with their next turn, and does no Damage, does not keep from striking', () => {
  expect(ofKira(near(grasp)).intent).toMatchObject({ kind: 'attack' });
});

test('what cannot work is not tried', () => {
  const hopeless = { ...bolt, test: { check: 'Mind (Channelling)', dn: '6:20' } };
  expect(ofKira(near(hopeless)).intent).toMatchObject({ kind: 'attack' });
});
