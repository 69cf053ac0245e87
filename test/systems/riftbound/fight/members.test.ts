import { describe, expect, it } from 'vitest';
import type { Intent } from '../../../../src/engine/intent.ts';
import { orderRows } from '../../../../src/engine/turns/index.ts';
import { placeName } from '../../../../src/engine/space/plane/index.ts';
import { riftbound } from '../../../../src/systems/riftbound/index.ts';
import { packs } from '../../../../src/systems/riftbound/packs/index.ts';
import { actingIn, fighterIn, type Scene, sceneOf } from '../../../../src/systems/riftbound/scene.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { acting, beginning, joining, nextOf } from '../support/intents.ts';
import { crewed, item } from '../support/people.ts';
import { performed, personOf, told } from '../support/scenes.ts';
import { airIn } from '../../../../src/systems/riftbound/vehicles/crew.ts';
import { someone } from '../support/someone.ts';
import { gm, playerOf } from '../support/viewers.ts';

const tiz = { sheet: someone({ name: 'Tiz' }), place: '10,20' };
const raider = { sheet: someone({ name: 'Raider' }), side: 'foes' as const, place: '10,8' };
const order = [3, 4, 5, 1, 2, 3];
const begun = performed(sceneOf({}), beginning({ tiz, raider }), order).scene;

const setup = (text: string) => {
  const read = riftbound.readSetup(text);
  if (!read.ok) throw new Error(read.why);
  return read.setup;
};
const at = (scene: Scene, id: string) => placeName(fighterIn(scene, id)?.at ?? { x: 0, y: 0 });

describe('A fight', () => {
  it('puts everybody where they are named', () => {
    expect([at(begun, 'tiz'), at(begun, 'raider')]).toEqual(['10,20', '10,8']);
  });

  it('takes the place as a GM describes it', () => {
    const { scene } = performed(
      sceneOf({}),
      beginning({ tiz, raider }, { setup: setup('hold 30 x 20; crate at 12,5; heroes at 3,3; dark') }),
      order,
    );
    expect(scene.fight).toMatchObject({ dark: true, board: { name: 'hold', plane: { width: 3000 } } });
  });

  it('lets a side come from its spot', () => {
    const { scene } = performed(
      sceneOf({}),
      beginning({ tiz: { sheet: tiz.sheet } }, { setup: setup('heroes at 3,3') }),
    );
    expect(at(scene, 'tiz')).toBe('3,3');
  });

  it('gives nobody the place of another', () => {
    const { scene } = performed(sceneOf({}), beginning({ tiz, kira: { ...tiz, sheet: someone() } }));
    expect(at(scene, 'kira')).not.toBe('10,20');
  });

  it('gives several who come with the same sheet one each', () => {
    const same = { raider, other: { ...raider, sheet: someone({ name: 'Raider' }) } };
    const { scene } = performed(sceneOf({}), beginning(same));
    const hit: Intent = { kind: 'harm', actor: 'raider', change: 'damage', points: 1, asGm: true };
    expect(performed(scene, hit).scene.characters.other?.hp).toEqual(scene.characters.other?.hp);
  });

  it('puts nobody into a wall', () => {
    const { scene } = performed(
      sceneOf({}),
      beginning({ tiz: { ...tiz, place: '12,5' } }, { setup: setup('container at 12,5') }),
    );
    expect(at(scene, 'tiz')).not.toBe('12,5');
  });

  it('waits for the first turn until both sides are there', () => {
    expect(actingIn(performed(sceneOf({}), beginning({ tiz })).scene)).toBeNull();
  });

  it('refuses a place that is none', () => {
    expect(performed(sceneOf({}), beginning({ tiz: { ...tiz, place: 'the moon' } })).refusal?.code).toBe(
      'noSuchPlace',
    );
  });

  it('knows no surprise', () => {
    const surprised = beginning({ tiz, raider }, { surprised: ['raider'] });
    expect(performed(sceneOf({}), surprised).refusal?.code).toBe('noSurprise');
  });

  it('puts the crew inside their vehicle', () => {
    const bike = crewed(vehicleOf('signatureBike'), 'tiz');
    const { scene } = performed(sceneOf({}), beginning({ bike: { sheet: bike }, tiz }));
    expect(fighterIn(scene, 'tiz')?.at).toBeNull();
  });
});

describe('Who comes later', () => {
  const kira = { kira: { sheet: someone({ name: 'Kira' }), place: '14,20' } };

  it('rolls for a place in the line', () => {
    const { scene } = performed(begun, joining(kira), [2, 3, 4]);
    expect(scene.fight === null ? [] : orderRows(scene.fight.order).map(({ actor }) => actor)).toEqual([
      'tiz',
      'kira',
      'raider',
    ]);
  });

  it('rolls a tie again with whom they tie', () => {
    const { scene } = performed(begun, joining(kira), [3, 4, 5, 4, 4, 4, 1, 2, 3]);
    expect(scene.fight === null ? [] : orderRows(scene.fight.order).map(({ actor }) => actor)).toEqual([
      'kira',
      'tiz',
      'raider',
    ]);
  });

  it('gets no extra turn for double sixes', () => {
    expect(performed(begun, joining(kira), [6, 6, 4]).scene.fight?.order.inserted).toEqual([]);
  });
});

describe('Who leaves', () => {
  it('lets the next turn come where it was theirs', () => {
    const { scene } = performed(begun, { kind: 'leave', actor: 'tiz', asGm: true });
    expect([actingIn(scene), Object.keys(riftbound.charactersIn(scene))]).toEqual(['raider', ['raider']]);
  });

  it('waits no longer to Seize the Initiative', () => {
    const active: Scene = { ...begun, fight: begun.fight && { ...begun.fight, gap: false } };
    const waiting = performed(active, acting('raider', 'seize')).scene;
    expect(performed(waiting, { kind: 'leave', actor: 'raider', asGm: true }).scene.fight?.seizing).toEqual(
      [],
    );
  });
});

describe('The end of a fight', () => {
  const dagger = item('Simple Dagger');
  const armed = { ...tiz, sheet: someone({ name: 'Tiz', items: [dagger], holding: [dagger.id] }) };
  const fight = performed(sceneOf({}), beginning({ tiz: armed, raider }), order).scene;
  const over = performed(performed(fight, acting('tiz', 'drop', { means: dagger.id })).scene, {
    kind: 'end',
    asGm: true,
  });

  it('gives back what lies about', () => {
    expect(personOf(over, 'tiz').items.map(({ profile }) => profile.name)).toEqual(['Simple Dagger']);
  });

  it('tells the GM who could be kept', () => {
    expect(told(over, 'foesAlive').names).toEqual(['Raider']);
  });
});

describe('What is hidden', () => {
  const lurking = performed(
    sceneOf({}),
    beginning({ tiz, raider: { ...raider, hidden: true } }),
    order,
  ).scene;
  const sight = (change: 'hide' | 'reveal'): Intent => ({
    kind: 'sight',
    change,
    what: 'raider',
    asGm: true,
  });

  it.each([
    ['the tracker', (viewer: typeof gm) => riftbound.tracker(lurking, viewer).lines.map(({ id }) => id)],
    [
      'the map',
      (viewer: typeof gm) =>
        riftbound
          .tracker(lurking, viewer)
          .plane?.()
          .figures.map(({ id }) => id),
    ],
    ['names', (viewer: typeof gm) => riftbound.known(lurking, viewer).map(({ id }) => id)],
  ])('is not in %s of a player', (_where, seen) => {
    expect([seen(gm), seen(playerOf('tiz'))]).toEqual([['tiz', 'raider'], ['tiz']]);
  });

  it('is nothing to aim at', () => {
    const ids = riftbound
      .options(lurking, 'tiz', playerOf('tiz'))
      .acts.flatMap(({ targets = [] }) => targets.map(({ id }) => id));
    expect(ids.filter((id) => id.includes('raider'))).toEqual([]);
  });

  it('is nobody whom somebody could name', () => {
    const intent = {
      kind: 'attack',
      actor: 'tiz',
      target: 'raider',
      means: null,
      way: null,
      spend: [],
      asGm: false,
    } as const;
    expect(performed(lurking, intent).refusal?.code).toBe('nobody');
  });

  it('takes a turn of which players learn nothing', () => {
    const { scene } = performed(lurking, nextOf('tiz'));
    const shown = riftbound.tracker(scene, playerOf('tiz'));
    expect([shown.current, shown.left, riftbound.tracker(scene, gm).current]).toEqual([
      'unseen',
      [],
      'raider',
    ]);
  });

  it('is shown by the GM', () => {
    const shown = performed(lurking, sight('reveal')).scene;
    expect(riftbound.known(shown, playerOf('tiz')).map(({ id }) => id)).toEqual(['tiz', 'raider']);
  });

  it('can be hidden again', () => {
    expect(performed(begun, sight('hide')).events.map(({ type, to }) => [type, to])).toEqual([
      ['kept', 'gm'],
    ]);
  });
});

describe('The place', () => {
  const changing = (text: string) => performed(begun, { kind: 'setting', text, asGm: true });

  it('changes as a GM types it', () => {
    expect(changing('crate at 12,5').scene.fight?.board.plane.obstacles).toHaveLength(1);
  });

  it('grows dark', () => {
    expect(changing('dark').scene.fight?.dark).toBe(true);
  });

  it('has people put somewhere', () => {
    expect(at(changing('Raider to 14,9').scene, 'raider')).toBe('14,9');
  });

  it('takes nothing that it can not read', () => {
    expect(changing('a dragon').refusal?.code).toBe('badPlace');
  });
});

describe("A place of a group's own pack", () => {
  const read = packs.read(
    {
      name: 'Docks',
      hazards: [{ name: 'Live Wires', amount: '2', type: 'Electric' }],
      places: [
        {
          name: 'Dry Dock',
          field: 'dock 20 x 20; crate at 5,5',
          dark: true,
          air: false,
          hazards: ['Live Wires'],
        },
      ],
    },
    1,
  );
  const brought = (text: string) => (read.ok ? (packs.placeNamed?.([read.pack], text) ?? null) : null);
  const begins = (text: string) => {
    const setup = riftbound.readSetup(text, brought(text));
    if (!setup.ok) throw new Error(setup.why);
    return performed(sceneOf({}), beginning({ tiz, raider }, { setup: setup.setup }), order).scene;
  };
  const dangersOf = ({ fight }: Scene) => (fight?.dangers ?? []).map(({ name }) => name);

  it('is found by its name', () => {
    expect(begins('dry dock').fight?.board.name).toBe('dock');
  });

  it('brings its air, its light and its hazards', () => {
    const scene = begins('Dry Dock');
    expect([airIn(scene), scene.fight?.dark, dangersOf(scene)]).toEqual([false, true, ['Live Wires']]);
  });

  it('is nothing where the pack is not there', () => {
    expect(riftbound.readSetup('Dry Dock').ok).toBe(false);
  });

  it('lends its hazards to any place', () => {
    expect(dangersOf(begins('hold 30 x 20; hazard Live Wires'))).toEqual(['Live Wires']);
  });

  it('lends its hazards to a fight that runs, and takes them back', () => {
    const says = (scene: Scene, text: string) =>
      performed(scene, { kind: 'setting', text, brought: brought(text), asGm: true }).scene;
    const wired = says(begun, 'hazard Live Wires');
    expect([dangersOf(wired), dangersOf(says(wired, 'no hazard live wires'))]).toEqual([['Live Wires'], []]);
  });

  it('has a hazard of ours where it has none of that name', () => {
    const text = 'hazard Live Wires; hazard Spore Cloud';
    expect(dangersOf(begins(text))).toEqual(['Live Wires', 'Spore Cloud']);
  });
});

describe('A place of Outer Drift', () => {
  const dock = performed(sceneOf({}), beginning({ tiz, raider }, { setup: setup('Frozen Dock') }), order);

  it('brings its air, or that there is none', () => {
    expect([airIn(dock.scene), airIn(begun)]).toEqual([false, true]);
  });

  it('brings its hazards', () => {
    expect(dock.scene.fight?.dangers?.map(({ name }) => name)).toEqual(['Bitter Cold']);
  });

  it('has them strike when the GM says so', () => {
    const struck = acting('tiz', 'hazardStrikes', { means: 'Bitter Cold', asGm: true });
    expect(personOf(performed(dock.scene, struck, [1, 2, 3]), 'tiz').hp.now).toBe(18);
  });

  it('is nothing that players bring upon others', () => {
    const struck = acting('tiz', 'hazardStrikes', { means: 'Bitter Cold' });
    expect(performed(dock.scene, struck).refusal?.code).toBe('gmOnly');
  });

  it('changes as the GM says', () => {
    const text = 'air; no hazard Bitter Cold; hazard Spore Cloud';
    const { scene } = performed(dock.scene, { kind: 'setting', text, asGm: true });
    expect([airIn(scene), scene.fight?.dangers?.map(({ name }) => name)]).toEqual([true, ['Spore Cloud']]);
  });
});
