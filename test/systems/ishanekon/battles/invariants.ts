import { patched } from '../../../../src/engine/undo.ts';
import { characterSchema } from '../../../../src/systems/ishanekon/character/schema.ts';
import { mostVitality } from '../../../../src/systems/ishanekon/numbers/most.ts';
import { beingIn, fightersIn, onTurn, type Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { eventWords } from '../../../../src/systems/ishanekon/words/event.ts';
import { questionWords } from '../../../../src/systems/ishanekon/words/question.ts';
import type { Invariant } from '../../../support/random/report.ts';
import { isSame } from '../../../support/random/same.ts';
import { gm } from './player.ts';

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

  'nothing is under way between two commands': after(({ attacks, coming, defending, exchanges }) =>
    [attacks, coming, defending, exchanges].some((list) => list !== undefined)
      ? ['an attack, damage or a DR']
      : [],
  ),

  'nobody lives beyond death': after((scene) =>
    fightersIn(scene).filter((id) => {
      const who = beingIn(scene, id);
      return who !== null && !who.dead && who.vitality < -mostVitality(scene, id).total;
    }),
  ),

  'nobody spends AP or attacks they have not': after((scene) =>
    Object.entries(scene.fight?.fighters ?? {}).flatMap(([id, { turn, rp }]) =>
      rp < 0 || (turn !== null && (turn.ap < 0 || turn.attacks < 0)) ? [id] : [],
    ),
  ),

  'the dead have no turn': after((scene) => onTurn(scene).filter((id) => beingIn(scene, id)?.dead !== false)),

  'Status Effects have ids of their own': after(({ characters }) =>
    Object.entries(characters).flatMap(([id, { statuses }]) =>
      new Set(statuses.map((held) => held.id)).size < statuses.length ? [id] : [],
    ),
  ),

  'what happens has words': ({ before, done }) =>
    done.events.filter((event) => (eventWords(event, before, gm)?.text ?? '') === '').map(({ type }) => type),

  'what is asked has words': ({ before, asked }) =>
    asked
      .map(({ decision }) => ({ decision, words: questionWords(decision, before) }))
      .filter(
        ({ words }) => words.prompt.endsWith(' decides.') || words.options.some(({ label }) => label === ''),
      )
      .map(({ decision }) => decision.code),
};
