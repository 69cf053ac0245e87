import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../../src/engine/event.ts';
import type { Note } from '../../../../src/engine/words.ts';
import { eventWords } from '../../../../src/systems/riftbound/words/event.ts';
import { questionWords } from '../../../../src/systems/riftbound/words/question.ts';
import { refusalWords } from '../../../../src/systems/riftbound/words/refusal.ts';
import { vehicleOf } from '../../../../src/systems/riftbound/vehicles/rows.ts';
import { close, duel, strikes } from '../support/attacks.ts';
import { acting } from '../support/intents.ts';
import { performed, type Played } from '../support/scenes.ts';
import { someone } from '../support/someone.ts';

const gm: Viewer = { gm: true, characters: [] };
const player: Viewer = { gm: false, characters: ['kira'] };

/** What a viewer reads of what happened. */
const notes = (made: Played, viewer: Viewer = player): readonly Note[] =>
  made.events.flatMap((event) => eventWords(event, made.scene, viewer) ?? []);
const texts = (made: Played, viewer: Viewer = player) => notes(made, viewer).map(({ text }) => text);
const rifle = { hands: ['precisionRifle'] } as const;
const shot = 'precisionRifle/near';

describe('An Attack is told', () => {
  it('by its hits, what is dodged, and the damage', () => {
    expect(texts(strikes(duel(rifle), shot, [6, 5, 4, 1, 5, 1, 2]))).toEqual([
      '**Kira** attacks **Raider** with Precision Rifle, Short range: 3 hits.',
      '**Raider** dodges 1 of 3 hits: 2 land for 2 each.',
      '**Raider** takes 4 Sharp damage.',
    ]);
  });

  it('as a miss', () => {
    expect(texts(strikes(duel(rifle), shot, [1, 1, 2, 3]))).toEqual([
      '**Kira** attacks **Raider** with Precision Rifle, Short range: no hits.',
    ]);
  });

  it('with its dice and what changed them below', () => {
    const [roll] = notes(strikes(duel(rifle, {}, close), shot, [6, 5, 4, 1, 5]));
    expect(roll?.why).toEqual(['VSN 4+: 6, 5, 4, 1; each die Point Blanc −2']);
  });

  it("without a foe's Dodge Rating, to players", () => {
    const [, dodge] = notes(strikes(duel(rifle), shot, [6, 1, 1, 1, 2]));
    expect(dodge?.why).toEqual(['d6: 2']);
  });

  it("with a foe's Dodge Rating, to the GM", () => {
    const [, dodge] = notes(strikes(duel(rifle), shot, [6, 1, 1, 1, 2]), gm);
    expect(dodge?.why).toEqual(['AGI 4+: 2']);
  });

  it('so that those of alike foes are told together', () => {
    const attempts = notes(strikes(duel(rifle), shot, [6, 6, 1, 1, 1, 1])).flatMap(
      ({ attempt }) => attempt ?? [],
    );
    expect(attempts).toEqual([{ by: 'Kira', deed: 'attack', hit: true, damage: 4 }]);
  });

  it('with what a shield has blocked, and what that took, in the same line', () => {
    const blocked = strikes(duel(rifle, { hands: ['primitiveBuckler'], sp: 3 }), shot, [6, 5, 1, 1, 1], {
      answers: { 'panel.dodge': 'block:primitiveBuckler' },
    });
    expect(texts(blocked).slice(1)).toEqual([
      '**Raider** dodges 0 and blocks 1 of 2 hits with the Primitive Buckler (1 SP): 1 lands for 2.',
      '**Raider** takes 2 Sharp damage.',
    ]);
  });

  it('of who makes no Dodge Roll', () => {
    const more = { tank: { sheet: vehicleOf('signatureTank'), side: 'foes', at: [40, 20] } } as const;
    const scene = duel({ hands: ['photonCannon'] }, {}, { more });
    expect(texts(strikes(scene, 'photonCannon/fire', [6], { target: 'tank' }))[1]).toBe(
      "**Tank** can't dodge: 1 hit lands for 10.",
    );
  });

  it('at several targets with the hits on each', () => {
    const more = { third: { sheet: someone({ name: 'Third' }), side: 'foes', at: [20, 21.5] } } as const;
    const scene = duel({ hands: ['simpleGreatsword'] }, {}, { ...close, more });
    expect(texts(strikes(scene, 'simpleGreatsword/sweep', [1, 1]))).toEqual([
      '**Kira** attacks **Raider** (no hits), **Third** (no hits) with Simple Greatsword.',
    ]);
  });
});

describe('Overwatch is told', () => {
  const taken = performed(duel(rifle), acting('kira', 'overwatch'));

  it('with its shots and trigger to its own side', () => {
    expect(texts(taken)).toEqual(['**Kira** is on Overwatch with 2 shots, for the best shot.']);
  });

  it('without them of a foe', () => {
    const scene = duel({}, rifle, { setting: { turn: 'raider' } });
    const made = performed(scene, acting('raider', 'overwatch', { target: 'first' }));
    expect(texts(made)).toEqual(['**Raider** is on Overwatch.']);
  });
});

describe('Refusals say what now', () => {
  it.for([
    ['outOfRange', strikes(duel(rifle, {}, { apart: 60 }), shot, [])],
    ['notTouching', strikes(duel({ hands: ['simpleBaton'] }), 'simpleBaton/strike', [])],
  ] as const)('%s', ([, made]) => {
    const words = made.refusal === null ? null : refusalWords(made.refusal, made.scene);
    expect(words).toMatch(/Move (?:closer|into contact) first\.$/u);
  });
});

describe('Questions', () => {
  it('ask what to do with whom one has got hold of', () => {
    const made = performed(duel({}, {}, close), acting('kira', 'grapple', { target: 'raider' }), [
      ...[6, 5, 4],
      ...[2, 3, 4],
    ]);
    const [asked] = made.asked;
    const words = asked === undefined ? null : questionWords(asked, made.scene);
    expect([words?.prompt, ...(words?.options.map(({ label }) => label) ?? [])]).toEqual([
      '**Kira** has got hold of **Raider**. What now?',
      'Hold them',
      'Throw them down',
    ]);
  });
});
