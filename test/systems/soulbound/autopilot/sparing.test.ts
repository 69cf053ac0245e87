import { expect, test } from 'vitest';
import { behaviourOf } from '../../../../src/engine/autopilot/behaviourOf.ts';
import { chooseStep } from '../../../../src/engine/autopilot/choose.ts';
import type { Intent, Member } from '../../../../src/engine/intent.ts';
import { plain } from '../../../../src/engine/json.ts';
import { autopilot } from '../../../../src/systems/soulbound/autopilot/index.ts';
import { characterOf } from '../../../../src/systems/soulbound/character/blank.ts';
import { archetypeOutline } from '../../../../src/systems/soulbound/character/outlines.ts';
import { soulbound } from '../../../../src/systems/soulbound/index.ts';
import { sceneOf } from '../../../../src/systems/soulbound/scene.ts';
import { commanded, onTurn } from '../../../support/autopilot/arena.ts';

const blade = characterOf('Kira', archetypeOutline('blade'));

/** What Kira does next who has used her Action beside a foe, and has Mettle for another. */
function next(spares: boolean): Intent {
  const first = { ...blade.ratings, initiative: 30 };
  const members: readonly Member[] = [
    { id: 'kira', name: 'Kira', side: 'players', sheet: plain({ ...blade, ratings: first }), place: 'yard' },
    { id: 'foe', name: 'Foe', side: 'foes', sheet: plain(soulbound.foe('captain')), place: 'yard' },
  ];
  const read = soulbound.readSetup('Yard');
  if (!read.ok) throw new Error(read.why);
  const begin = { kind: 'begin', members, setup: read.setup, surprised: [], asGm: true } as const;
  const begun = commanded(soulbound, autopilot, sceneOf({}, ['foe']), begin, 'begin');
  const scene = onTurn(soulbound, begun, 'kira');
  const pilot = {
    actor: 'kira',
    behaviour: behaviourOf(autopilot, scene, 'kira'),
    hurtBy: null,
    asGm: true,
    spares,
  };
  const blow = chooseStep(soulbound, autopilot, scene, pilot).intent;
  const struck = commanded(soulbound, autopilot, scene, blow, 'blow');
  if (struck === null) throw new Error('she cannot strike');
  return chooseStep(soulbound, autopilot, struck.state, pilot).intent;
}

test('who acts for themselves buys one more attack with Mettle', () => {
  expect(next(false)).toMatchObject({ kind: 'attack', spend: ['extraAction'] });
});

test('who acts in the place of a player who is away leaves their Mettle alone', () => {
  expect(next(true)).toMatchObject({ kind: 'next' });
});
