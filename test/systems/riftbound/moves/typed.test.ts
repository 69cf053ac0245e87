import { describe, expect, it, test } from 'vitest';
import { METRE, readPlane } from '../../../../src/engine/space/plane/index.ts';
import { legend } from '../../../../src/systems/riftbound/fight/legend.ts';
import { readLegs } from '../../../../src/systems/riftbound/moves/legs.ts';
import type { Scene } from '../../../../src/systems/riftbound/scene.ts';
import { bodyOf } from '../../../../src/systems/riftbound/fight/bodies.ts';
import { goalOf, readDrive } from '../../../../src/systems/riftbound/vehicles/goal.ts';
import { item, person } from '../support/people.ts';
import { fightOf } from '../support/scenes.ts';

const hold = readPlane(
  'hold 40 x 30; crates at 12,5 and 20,20; wall 0,10 to 25,10; door at 10,10; catwalk 2,1 to 38,4 height 4; stairs at 8,4',
  legend,
);
const rifle = item('Auto Rifle');

/** Kira and Tiz against two raiders in a hold. */
function scene(): Scene {
  const own = fightOf({
    kira: { sheet: person({ name: 'Kira', items: [rifle], holding: [rifle.id] }), at: [10, 20] },
    r1: { sheet: person({ name: 'Raider 1' }), side: 'foes', at: [20, 12] },
    r2: { sheet: person({ name: 'Raider 2' }), side: 'foes', at: [30, 12] },
    tiz: { sheet: person({ name: 'Tiz' }), at: [12, 20] },
  });
  if (!hold.ok || own.fight === null) throw new Error('no hold');
  return { ...own, fight: { ...own.fight, board: hold.board } };
}

/** A way as it is read, part by part: 'towards Raider 1 6', 'headed 0 8', 'to 12,5'. */
const read = (typed: string): readonly string[] =>
  readLegs(scene(), 'kira', typed, { x: 10 * METRE, y: 20 * METRE }).map((leg) => {
    if (leg.kind === 'unread') return 'unread';
    const length = 'length' in leg && leg.length !== null ? [leg.length / METRE] : [];
    const about = leg.kind === 'headed' ? [leg.bearing] : leg.thing === null ? [] : [leg.thing.name];
    return [leg.kind, ...about, ...length].join(' ');
  });

describe('A way, as people type it,', () => {
  const typed: readonly (readonly [string, readonly string[]])[] = [
    ['to contact with Raider 1', ['to Raider 1']],
    ['approach Raider 1', ['to Raider 1']],
    ['charge Raider 1', ['to Raider 1']],
    ['6 m towards the door', ['towards door 6']],
    ['5 m closer to Raider 1', ['towards Raider 1 5']],
    ['8 m north', ['headed 0 8']],
    ['move 8 m north', ['headed 0 8']],
    ['8 m to the north', ['headed 0 8']],
    ['north for 8 m', ['headed 0 8']],
    ['8 m at 45 degrees', ['headed 45 8']],
    ['go north', ['headed 0']],
    ['out of sight of Raider 1', ['unseen Raider 1']],
    ['take cover', ['unseen']],
    ['hide from Raider 1', ['unseen Raider 1']],
    ['just into 30 m of Raider 1', ['into Raider 1 30']],
    ['into range of Raider 1', ['into Raider 1 100']],
    ['in sight of Raider 2', ['sight Raider 2']],
    ['to where I can see Raider 2', ['sight Raider 2']],
    ['behind the crate', ['behind crate']],
    ['hide behind crate 2', ['behind crate']],
    ['past Raider 1', ['behind Raider 1']],
    ['through the door', ['through door']],
    ['along the wall', ['headed 90']],
    ['walk along the wall to the west', ['headed 270']],
    ['6 m along the wall', ['headed 90 6']],
    ['8 m left', ['headed 270 8']],
    ['8 m to the right', ['headed 90 8']],
    ['5 m forward', ['towards Raider 1 5']],
    ['12/5', ['to 12,5']],
    ['to 12 / 5', ['to 12,5']],
    ['12,5', ['to 12,5']],
    ['(12, 5)', ['to 12,5']],
    ['go to 12,5', ['to 12,5']],
    ['run to the door', ['to door']],
    ['onto the catwalk', ['to catwalk']],
    ['up the stairs', ['to stairs']],
    ['to the nearest crate', ['to crate']],
    ['to the nearest enemy', ['to Raider 1']],
    ['to the nearest ally', ['to Tiz']],
    ['flee', ['away Raider 1']],
    ['back away from Raider 2', ['away Raider 2']],
    ['back 5 m', ['away Raider 1 5']],
    ['6 m north and 4 m east', ['headed 0 6', 'headed 90 4']],
    ['6 m north, then 4 m east', ['headed 0 6', 'headed 90 4']],
    ['to Raider 1 and then north', ['to Raider 1', 'headed 0']],
    ['12,5 to 14,5', ['to 12,5', 'to 14,5']],
  ];

  test.each(typed)('%s', (words, legs) => {
    expect(read(words)).toEqual(legs);
  });

  it('is not guessed at', () => {
    expect(read('around the moon')).toEqual(['unread']);
  });

  it('leads through openings alone', () => {
    expect(read('through the crate')).toEqual(['unread']);
  });
});

describe('A drive, as people type it,', () => {
  const walker = { diameter: 300, height: 200, flies: null, stoppedBy: [] };
  const goal = (typed: string) => {
    const [now, vehicle] = [scene(), 'kira'];
    const body = bodyOf(now, vehicle);
    if (body === null) throw new Error('nobody is there');
    return goalOf({ scene: now, vehicle, body, walker }, readDrive(now, vehicle, typed, body.at));
  };
  const places = (typed: string) => {
    const read = goal(typed);
    return read === null || 'code' in read ? [] : read.at;
  };

  test.each([
    ['drive north', 'north'],
    ['20 m to the north-west', '20 m nw'],
    ['nw 20 m', '20 m nw'],
    ['ram Raider 1', 'to Raider 1'],
    ['towards Raider 1', 'to Raider 1'],
    ['to the nearest enemy', 'to Raider 1'],
    ['12/5', '12,5'],
    ['20 m left', '20 m w'],
    ['climb 10', 'up 10'],
    ['north and descend 20 m', 'north, down 20'],
    ['hide behind crate 2', 'behind crate 2'],
    ['across Raider 1', 'past Raider 1'],
    ['take cover', 'out of sight'],
    ['5 m forward', '5 m towards Raider 1'],
    ['along the wall', '15 m east'],
    ['6 m along the wall to the west', '6 m west'],
  ])('%s, is %s', (typed, plain) => {
    expect(goal(typed)).toEqual(goal(plain));
  });

  it('leads to what stands there', () => {
    expect(places('to crate 2')).toEqual([{ x: 12 * METRE, y: 5 * METRE }]);
  });

  it('leads away from somebody, as far as it goes', () => {
    expect(places('away from Raider 1')[0]?.x).toBeLessThan(0);
  });
});
