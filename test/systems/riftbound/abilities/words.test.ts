import { describe, expect, it } from 'vitest';
import { everybody, type Viewer } from '../../../../src/engine/event.ts';
import { optionsOf } from '../../../../src/systems/riftbound/options.ts';
import { eventWords } from '../../../../src/systems/riftbound/words/event.ts';
import { questionWords } from '../../../../src/systems/riftbound/words/question.ts';
import { refusalWords } from '../../../../src/systems/riftbound/words/refusal.ts';
import { attackOn, close, duel, strikes } from '../support/attacks.ts';
import { acting } from '../support/intents.ts';
import { fightOf, performed, personOf, type Played } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

const rifle = { hands: ['precisionRifle'] } as const;
const near = 'precisionRifle/near';

/** All that somebody reads of what happened, line by line. */
const read = (came: Played, viewer: Viewer = everybody): readonly string[] =>
  came.events.flatMap((event) => eventWords(event, came.scene, viewer)?.text ?? []);

/** A question and its answers, as they are read. */
function asked(came: Played, who: string) {
  const question = came.asked.find((one) => one.asked === who);
  if (question === undefined) throw new Error(`${who} was not asked`);
  return questionWords(question, came.scene);
}

describe('What people read of Abilities', () => {
  it('names who pays and what for', () => {
    const came = strikes(duel({ ...rifle, abilities: ['tryThatAgainI'], sp: 2 }), near, [1, 1, 1, 1, 2]);
    expect(read(came).slice(0, 2)).toEqual([
      '**Kira** spends 1 SP on Try That Again.',
      '**Kira** rerolls with Try That Again: 1 → 2.',
    ]);
  });

  it('says whose SP it was', () => {
    const friend = { sheet: someone({ name: 'Friend', abilities: ['generous'] }), at: [18, 18] } as const;
    const scene = duel({ ...rifle, abilities: ['tryThatAgainI'], sp: [0, 2] }, {}, { more: { friend } });
    const came = strikes(scene, near, [1, 1, 1, 1, 2], { answers: { 'panel.hit': 'tryThatAgainI@friend' } });
    expect(read(came)[0]).toBe("**Kira** spends 1 SP on Try That Again, **Friend**'s.");
  });

  it('tells Intercept by who steps in and how many hits they take', () => {
    const tank = {
      sheet: someone({ name: 'Tank', abilities: ['interceptI'] }),
      side: 'foes',
      at: [31, 23],
    } as const;
    const came = strikes(duel(rifle, {}, { more: { tank } }), near, [4, 1, 1, 1, 3, 1], {
      answers: { 'panel.dodge': 'intercept:raider:raider' },
    });
    expect(read(came)).toContain('**Tank** steps in (2 m) and takes 1 hit for **Raider**.');
  });

  it('tells a Rally by who hears it', () => {
    const scene = fightOf({
      cap: { sheet: someone({ name: 'Cap', abilities: ['rally'], scores: { charisma: 2 } }), at: [1, 1] },
      tiz: { sheet: someone({ name: 'Tiz' }), at: [5, 5] },
    });
    expect(read(performed(scene, acting('cap', 'rally')))).toEqual([
      '**Cap** rallies **Tiz** and themselves for two turns: +4 m or damage once a turn.',
    ]);
  });

  it('tells a Bonk with its metres', () => {
    const bonker: Said = { hands: ['simpleBaton'], abilities: ['bonk'], switches: { bonk: true } };
    const came = strikes(duel(bonker, {}, close), 'simpleBaton/strike', [4, 1, 1, 1]);
    expect(read(came).at(-1)).toBe('**Kira** bonks **Raider** 1 m away.');
  });

  it('says when a Signature Ability comes back', () => {
    const scene = fightOf({
      kira: {
        sheet: { ...someone(), abilities: [{ id: 'surge', choice: null, cooling: true }] },
        at: [1, 1],
      },
    });
    const { refusal } = performed(scene, acting('kira', 'surge'));
    expect(refusal && refusalWords(refusal, scene)).toBe(
      'Surge is used up. It comes back on a 5+ at a Full Rest.',
    );
  });
});

describe('What a panel asks', () => {
  const lancer: Said = { ...rifle, abilities: ['tryThatAgainII'], sp: 3 };

  it('shows the dice and what they need', () => {
    const came = strikes(duel(lancer), near, [1, 2, 3, 3], { answers: { 'panel.hit': 'none' } });
    expect(asked(came, 'kira').prompt).toBe(
      '**Kira** rolls 1, 2, 3, 3 to hit on 4+: 4 miss. 2 damage a hit. Does **Kira** reroll?',
    );
  });

  it('says what each answer costs', () => {
    const came = strikes(duel(lancer), near, [1, 2, 3, 3], { answers: { 'panel.hit': 'none' } });
    expect(asked(came, 'kira').options.map(({ label, effect }) => `${label}: ${effect}`)).toEqual([
      'Try That Again: reroll a die: 1 SP',
      'Try That Again (2): reroll a die: 1 SP',
      'Keep the roll: spend nothing',
    ]);
  });

  it('says where a Tank would step in, and for whom', () => {
    const tank = {
      sheet: someone({ name: 'Tank', abilities: ['interceptII'] }),
      side: 'foes',
      at: [31, 24],
    } as const;
    const came = strikes(duel(rifle, {}, { more: { tank } }), near, [4, 1, 1, 1, 1]);
    expect(asked(came, 'tank').options[0]).toMatchObject({
      label: 'Step in (3 m)',
      effect: 'next to **Raider**, takes up to 1d6 + 1 hits for **Raider**: 1 SP',
    });
  });

  const shield: Said = { hands: ['primitiveBuckler'], sp: 2 };

  it('does not name to players whom they know nothing of', () => {
    const hidden = duel(shield, { name: 'Sniper' }, { raiderAs: { unseen: true } });
    const open = performed(
      duel(shield, rifle, { setting: { turn: 'raider' } }),
      attackOn('raider', 'kira', near),
      [4, 1, 1, 1],
    );
    const [question] = open.asked;
    expect(question && questionWords(question, hidden).prompt).toMatch(/^Somebody hits \*\*Kira\*\*/u);
  });

  it('is read by nobody else where it asks somebody hidden', () => {
    const tank = {
      sheet: someone({ name: 'Tank', abilities: ['interceptI'] }),
      side: 'foes',
      at: [31, 23],
      fighter: { unseen: true },
    } as const;
    const came = strikes(duel(rifle, {}, { more: { tank } }), near, [4, 1, 1, 1, 6]);
    expect(came.asked.map(({ asked: who, to }) => [who, to])).toEqual([['tank', 'gm']]);
  });
});

describe('What Abilities cost, where they are offered', () => {
  const scene = fightOf({
    cap: { sheet: someone({ name: 'Cap', abilities: ['thatsAnOrderI'], sp: 2 }), at: [10, 10] },
    tiz: { sheet: someone({ name: 'Tiz', abilities: ['generous'] }), at: [12, 10] },
  });
  const order = () => optionsOf(scene, 'cap', everybody).acts.find(({ id }) => id === 'thatsAnOrder');

  it('is said with the act', () => {
    expect(order()?.price).toBe('Instant, 1 SP');
  });

  it('can be a Generous ally', () => {
    expect(order()?.spends?.map(({ id, name }) => [id, name])).toEqual([['payer:tiz', "Tiz's SP"]]);
  });

  it("takes the ally's SP where that was ticked", () => {
    const came = performed(scene, acting('cap', 'thatsAnOrder', { target: 'tiz', spend: ['payer:tiz'] }));
    expect([personOf(came, 'cap').sp.now, personOf(came, 'tiz').sp.now]).toEqual([2, 3]);
  });
});

describe('A sleeping Robot', () => {
  it('is asked nothing', () => {
    const bot: Said = { hands: ['primitiveBuckler'], abilities: ['robotic'], battery: 0, sp: 2 };
    expect(strikes(duel(rifle, bot), near, [4, 1, 1, 1, 1]).asked).toEqual([]);
  });
});
