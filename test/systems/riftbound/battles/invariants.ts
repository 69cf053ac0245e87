import { current, isIn } from '../../../../src/engine/turns/index.ts';
import { patched } from '../../../../src/engine/undo.ts';
import { hangsOn } from '../../../../src/systems/riftbound/abilities/again.ts';
import { characterSchema } from '../../../../src/systems/riftbound/character/schema.ts';
import { fighterIn, fightersIn, personIn, type Scene } from '../../../../src/systems/riftbound/scene.ts';
import { actionsLeft } from '../../../../src/systems/riftbound/turn/economy.ts';
import { insideOf } from '../../../../src/systems/riftbound/vehicles/crew.ts';
import { eventWords } from '../../../../src/systems/riftbound/words/event.ts';
import { questionWords } from '../../../../src/systems/riftbound/words/question.ts';
import type { Invariant } from '../../../support/random/report.ts';
import { isSame } from '../../../support/random/same.ts';

const after =
  (check: (scene: Scene) => readonly string[]): Invariant<Scene> =>
  ({ done }) =>
    check(done.state);

/** What must hold after every command. */
export const invariants: { readonly [says: string]: Invariant<Scene> } = {
  'a command can be taken back': ({ before, done }) =>
    isSame(patched(done.state, done.inverse), before) ? [] : ['another scene'],

  'sheets stay sheets': ({ before, done }) =>
    Object.entries(done.state.characters).flatMap(([id, sheet]) => {
      if (sheet === before.characters[id]) return [];
      const read = characterSchema.safeParse(sheet);
      return read.success ? [] : [`${id}: ${read.error.message.slice(0, 200)}`];
    }),

  'the turn is that of whoever acts': after(({ fight }) => {
    const acting = fight === null ? null : (current(fight.order)?.actor ?? null);
    return (fight?.turn?.actor ?? null) === acting ? [] : [`${fight?.turn?.actor} for ${acting}`];
  }),

  'no turn has fewer Actions than none': after((scene) => {
    const turn = scene.fight?.turn;
    return turn !== null && turn !== undefined && (turn.actions < 0 || actionsLeft(scene) < 0)
      ? [`${turn.actions}`]
      : [];
  }),

  'the dead are out of the line, once they can no longer roll for their life again': after((scene) =>
    fightersIn(scene).filter(
      (id) =>
        personIn(scene, id)?.dead === true &&
        !hangsOn(scene, id) &&
        scene.fight !== null &&
        isIn(scene.fight.order, id),
    ),
  ),

  'everybody stands on the map, or is inside': after((scene) =>
    fightersIn(scene).filter((id) => {
      const at = fighterIn(scene, id)?.at ?? null;
      const plane = scene.fight?.board.plane;
      if (at === null) return insideOf(scene, id) === null;
      return plane === undefined || at.x < 0 || at.y < 0 || at.x > plane.width || at.y > plane.depth;
    }),
  ),

  'turns that wait are not forgotten': after(({ fight }) =>
    (fight?.paused?.length ?? 0) > Math.max(0, (fight?.order.turns.length ?? 0) - 1)
      ? [`${fight?.paused?.length} for ${fight?.order.turns.length} turns`]
      : [],
  ),

  'what happens has words': ({ before, done }) =>
    done.events
      .filter(({ type }) => type !== 'actionEnded')
      .filter((event) => (eventWords(event, before, { gm: true, characters: [] })?.text ?? '') === '')
      .map(({ type }) => type),

  'what is asked has words': ({ before, asked }) =>
    asked
      .map(({ decision }) => ({ decision, words: questionWords(decision, before) }))
      .filter(
        ({ words }) => words.prompt.endsWith(' decides.') || words.options.some(({ label }) => label === ''),
      )
      .map(({ decision }) => decision.code),
};
