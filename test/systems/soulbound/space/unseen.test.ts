import { describe, expect, test } from 'vitest';
import type { Viewer } from '../../../../src/engine/event.ts';
import { soulbound } from '../../../../src/systems/soulbound/index.ts';
import { power } from '../pack.ts';
import { type SoulboundStage, sheet, table } from '../table.ts';

const kira: Viewer = { gm: false, characters: ['kira'] };
const gm: Viewer = { gm: true, characters: [] };

const sight = (stage: SoulboundStage, what: string, change: 'hide' | 'reveal' = 'hide'): SoulboundStage =>
  stage.play({ kind: 'sight', change, what, asGm: true });

/** Kira, a bandit beside her whom only the GM knows of, and another in sight. */
const fight = (zones = 'Gate - Yard'): SoulboundStage =>
  table()
    .zones(zones)
    .pc('kira', sheet({ ratings: { initiative: 9 }, weapons: 'Bomb, 1, Blast (2), Long' }), 'Gate')
    .foe('lurker', sheet(), 'Gate')
    .foe('thug', sheet(), 'Yard')
    .fight();
const lurking = () => sight(fight(), 'lurker');
const told = (stage: SoulboundStage, viewer: Viewer) =>
  stage.events.flatMap((event) => soulbound.words.event(event, stage.before, viewer)?.text ?? []).join('\n');

describe('a foe of whom only the GM knows', () => {
  test("is on no player's tracker", () => {
    expect(soulbound.tracker(lurking().state, kira).lines.map(({ id }) => id)).not.toContain('lurker');
  });

  test("is marked on the GM's", () => {
    const line = soulbound.tracker(lurking().state, gm).lines.find(({ id }) => id === 'lurker');
    expect(line?.tags).toContain('unseen');
  });

  test('is hidden without a word to the players', () => {
    expect(told(lurking(), kira)).toBe('');
  });

  test("acts on a turn that is nobody's on the tracker", () => {
    const stage = lurking().play({ kind: 'next', actor: null, asGm: true });
    const { current, lines } = soulbound.tracker(stage.state, kira);
    expect(lines.some(({ id, turn }) => id === current || turn === 'now')).toBe(false);
  });

  test('comes forth before it attacks', () => {
    const stage = lurking().play({ kind: 'next', actor: null, asGm: true });
    const attack = { kind: 'attack', actor: 'lurker', target: 'kira', means: null, way: null } as const;
    const struck = stage.play({ ...attack, spend: [], asGm: true }, { dice: [1, 1, 1] });
    expect(struck.events.map(({ type }) => type)[0]).toBe('cameForth');
  });

  test("is a hero's enemy in nothing that the hero does", () => {
    const acts = soulbound.options(lurking().state, 'kira', kira).acts;
    expect(acts.flatMap(({ targets = [] }) => targets.map(({ id }) => id))).not.toContain('lurker');
  });

  test('helps nobody by name', () => {
    const mortal = { wound: 'minor', hits: 0, failures: 0 } as const;
    const stage = table()
      .pc('kira', sheet())
      .foe('lurker', sheet({ ratings: { initiative: 9 } }))
      .foe('thug', sheet({ mortal, ratings: { initiative: 8 } }))
      .fight()
      .act('lurker', 'help', { target: 'thug' });
    const after = sight(stage, 'lurker').play(
      { kind: 'next', actor: null, asGm: true },
      { dice: [6, 6, 6, 6] },
    );
    const read = (viewer: Viewer) =>
      JSON.stringify(after.events.map((event) => soulbound.words.event(event, after.before, viewer)));
    expect([read(gm).includes('Help from Lurker'), read(kira).includes('Help from somebody')]).toEqual([
      true,
      true,
    ]);
  });

  test('is not named as whose turn ends what it has done', () => {
    const cloud = power({
      name: 'Cloud',
      when: 'attacked',
      aim: 'enemy',
      effects: [{ effect: 'modify', number: 'accuracy', by: -1, lasts: 'nextTurn' }],
    });
    const after = table()
      .zones('Gate - Crypt [hidden]')
      .pc('kira', sheet({ ratings: { initiative: 9 } }), 'Crypt')
      .foe('lurker', sheet({ powers: [cloud] }), 'Crypt')
      .fight()
      .attack('kira', 'lurker', { dice: [1, 1, 1] });
    expect(told(after, { gm: false, characters: [] })).toBe(
      "**Kira**: Accuracy −1 step until somebody's next turn (Cloud).",
    );
  });

  test('is revealed by the GM', () => {
    const stage = sight(lurking(), 'lurker', 'reveal');
    expect(soulbound.known(stage.state, kira).map(({ id }) => id)).toContain('lurker');
  });

  test('is hidden once only', () => {
    expect(sight(lurking(), 'lurker').refusal?.code).toBe('hiddenAlready');
  });

  test('is never a hero', () => {
    expect(sight(fight(), 'kira').refusal?.code).toBe('notToHide');
  });
});

describe('a hidden Zone', () => {
  const vault = () => fight('Gate - Yard - Vault [hidden]');
  const zones = (stage: SoulboundStage, viewer: Viewer) =>
    soulbound.tracker(stage.state, viewer).places.map(({ id }) => id);

  test("is no place of the players'", () => {
    expect(zones(vault(), kira)).toEqual(['gate', 'yard']);
  });

  test("is the GM's to see", () => {
    expect(zones(vault(), gm)).toEqual(['gate', 'yard', 'vault']);
  });

  test('hides the foes in it', () => {
    const stage = sight(vault(), 'yard');
    expect(soulbound.known(stage.state, kira).map(({ id }) => id)).toEqual(['kira', 'lurker']);
  });

  test('is shown with a foe in it who is revealed', () => {
    const stage = sight(sight(vault(), 'yard'), 'thug', 'reveal');
    expect(zones(stage, kira)).toContain('yard');
  });

  test('is known to a hero who stands in it', () => {
    expect(zones(sight(vault(), 'gate'), kira)).toContain('gate');
  });

  test('stays hidden as the field changes', () => {
    const stage = vault().play({ kind: 'setting', text: 'Vault [difficult]', asGm: true });
    expect(zones(stage, kira)).not.toContain('vault');
  });

  test('is refused to nobody by its name', () => {
    const newcomer = { id: 'tiz', name: 'Tiz', side: 'players', sheet: {}, place: 'vault' } as const;
    const member = { ...newcomer, sheet: JSON.parse(JSON.stringify(sheet())) };
    const { refusal } = vault().play({ kind: 'join', members: [member], asGm: false });
    expect(refusal?.params.zones).toEqual(['Gate', 'Yard']);
  });

  test.each([
    ['is not left by a giant who fills more than it', 'Gate - Yard - Vault [hidden]', 'Vault', 'fillsOpen'],
    [
      'takes a giant whom another hides beside it',
      'Gate - Vault [hidden] - Crypt [hidden]',
      'Vault',
      undefined,
    ],
    ['is left where the GM says so', 'Gate - Yard - Vault [hidden]', 'Vault + Yard', undefined],
  ])('%s', (_, field, place, code) => {
    const sheetOf = JSON.parse(JSON.stringify(sheet({ size: 'monstrous' })));
    const giant = { id: 'giant', name: 'Giant', side: 'foes', sheet: sheetOf, place } as const;
    const stage = table().zones(field).pc('kira', sheet(), 'Gate').fight();
    expect(stage.play({ kind: 'join', members: [giant], asGm: true }).refusal?.code).toBe(code);
  });
});
