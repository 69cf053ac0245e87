import { describe, expect, test } from 'vitest';
import { plain } from '../../../../src/engine/json.ts';
import { zafir } from '../../../../src/systems/zafir/index.ts';
import { sceneOf } from '../../../../src/systems/zafir/scene.ts';
import { Stage } from '../../../support/scene.ts';
import { battle, enemy, hero } from '../table.ts';

const players = { gm: false, characters: ['kira'] };
const lurking = { sheet: enemy({ abilities: ['animateCover'] }), unit: { hidden: true } };

describe('An enemy that players know nothing of', () => {
  test('is not named when an encounter begins with it', () => {
    const setup = zafir.readSetup('8x8');
    if (!setup.ok) throw new Error(setup.why);
    const members = [
      { id: 'kira', name: 'Kira', side: 'players', sheet: plain(hero()), place: null },
      { id: 'lurker', name: 'Lurker', side: 'foes', sheet: plain(enemy()), place: 'hidden' },
    ] as const;
    const begun = new Stage(zafir, sceneOf({})).play({
      kind: 'begin',
      members: [...members],
      setup: setup.setup,
      surprised: [],
      asGm: true,
    });
    const told = begun.events.map((event) => zafir.words.event(event, begun.before, players)?.text);
    expect(told.join()).not.toContain('Lurker');
  });

  test('controls as somebody', () => {
    const stage = battle('k..\n...\nl..', {
      kira: {
        sheet: hero(),
        unit: { controlled: { by: 'lurker', how: 'mind', duration: { ends: [] } } },
      },
      lurker: lurking,
    });
    expect(zafir.tracker(stage.state, players).lines[0]?.tags).toContain('controlled by somebody');
  });

  test("has areas of nobody's", () => {
    const stage = battle('k..\n...\nl..', { kira: hero(), lurker: lurking });
    const { fight } = stage.state;
    if (fight === null) throw new Error('no encounter');
    const area = {
      id: 'one',
      what: 'smoke',
      centre: 'B2',
      radius: 1,
      by: 'lurker',
      side: 'enemies',
      left: 2,
    } as const;
    const view = zafir.tracker({ ...stage.state, fight: { ...fight, areas: [area] } }, players).grid?.();
    expect(view?.areas[0]?.by).toBeNull();
  });

  test('is no body to take up', () => {
    const stage = battle('kl.\n...\nr..', { kira: hero(), lurker: lurking, raider: enemy() }).play({
      kind: 'condition',
      actor: 'lurker',
      change: 'add',
      condition: 'unconscious',
      source: null,
      until: null,
      asGm: true,
    });
    const offered = stage.options('kira').acts.find(({ id }) => id === 'pickupBody');
    expect(offered?.targets ?? []).toEqual([]);
  });

  test('is never one of the crew', () => {
    const stage = battle('k..\n...\nr..', { kira: hero(), raider: enemy() });
    expect(stage.play({ kind: 'setting', text: 'Kira hidden', asGm: true }).refusal?.code).toBe('notHidden');
  });
});
