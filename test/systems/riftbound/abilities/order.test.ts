import { describe, expect, it } from 'vitest';
import { acting } from '../support/intents.ts';
import { fightOf, performed, personOf } from '../support/scenes.ts';
import { type Said, someone } from '../support/someone.ts';

describe("That's an Order", () => {
  const cast = (captain: Said = {}, tiz: Said = {}) =>
    fightOf({
      cap: { sheet: someone({ name: 'Cap', abilities: ['thatsAnOrderI'], sp: 2, ...captain }), at: [10, 10] },
      tiz: { sheet: someone({ name: 'Tiz', ...tiz }), at: [12, 10] },
      raider: { sheet: someone(), side: 'foes', at: [40, 10] },
    });
  const give = (captain: Said = {}, tiz: Said = {}) =>
    performed(cast(captain, tiz), acting('cap', 'thatsAnOrder', { target: 'tiz' }));

  it('costs 1 SP and goes on cooldown', () => {
    const came = give();
    expect(personOf(came, 'cap')).toMatchObject({ sp: { now: 1 }, abilities: [{ cooling: true }] });
  });

  it("lets them Seize the Initiative without a roll, in the gap after the Captain's Action (A4)", () => {
    const came = performed(give().scene, acting('cap', 'prepare', { means: 'vision' }));
    expect(came.scene.fight?.turn).toMatchObject({ actor: 'tiz', actions: 1, seized: true });
  });

  it('takes an Action off their next turn as any Seizing', () => {
    const came = performed(give().scene, acting('cap', 'prepare', { means: 'vision' }));
    expect(came.scene.fight?.fighters.tiz?.owed.seized).toBe(1);
  });

  it("goes on with the Captain's turn after that", () => {
    const gap = performed(give().scene, acting('cap', 'prepare', { means: 'vision' })).scene;
    const came = performed(gap, acting('tiz', 'prepare', { means: 'vision' }));
    expect(came.scene.fight?.turn).toMatchObject({ actor: 'cap', actions: 1 });
  });

  it('is refused while it cools down', () => {
    const again = performed(give().scene, acting('cap', 'thatsAnOrder', { target: 'tiz' }));
    expect(again.refusal?.code).toBe('coolingDown');
  });

  it('is once a turn, whatever the die says', () => {
    const scene = give().scene;
    const cap = personOf({ scene }, 'cap');
    const ready = { ...cap, abilities: cap.abilities.map((one) => ({ ...one, cooling: false })) };
    const fresh = { ...scene, characters: { ...scene.characters, cap: ready } };
    expect(performed(fresh, acting('cap', 'thatsAnOrder', { target: 'tiz' })).refusal?.code).toBe(
      'usedThisTurn',
    );
  });

  it('asks for a willing one', () => {
    expect(give({}, { willing: false }).refusal?.code).toBe('notWilling');
  });

  it('is refused without SP', () => {
    expect(give({ sp: [0, 2] }).refusal?.code).toBe('tooFewSp');
  });
});
