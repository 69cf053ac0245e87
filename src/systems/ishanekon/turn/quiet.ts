import { refusal } from '../../../engine/refusal.ts';
import type { Reaction } from '../../../engine/ruleset.ts';
import type { Act } from '../actions/act.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';

/** The mark among what is used up in a round of who wants to be asked about no reaction until the next begins. */
const QUIET = 'quiet';

/** Whether somebody is asked about no reaction this round, as they have said. */
export const isQuiet = (scene: Scene, id: CharacterId): boolean =>
  fighterIn(scene, id)?.used.round.includes(QUIET) ?? false;

/** 'Not this round', beside whatever somebody could react with: until the next round begins nobody asks them. */
export const quietAnswers = (scene: Scene, owner: CharacterId): readonly Reaction<Scene>[] =>
  fighterIn(scene, owner) === null
    ? []
    : [
        {
          ...{ id: QUIET, owner, params: {}, refused: null },
          // biome-ignore lint/correctness/useYield: a reaction is a rule, whether it has to stop or not
          *run(tx) {
            tx.state.fight?.fighters[owner]?.used.round.push(QUIET);
            return 'goesOn';
          },
        },
      ];

/** Who has said 'Not this round' thinks better of it. */
export const askAgain: Act = {
  id: 'askAgain',
  name: 'Ask me about reactions again',
  group: 'free',
  cost: {},
  when: 'anytime',
  helpless: true,
  cinematic: true,
  offered: isQuiet,
  refused: (scene, actor) => (isQuiet(scene, actor) ? null : refusal('askedAnyway', { actor })),
  run(tx, { actor }) {
    const fighter = tx.state.fight?.fighters[actor];
    if (fighter !== undefined) fighter.used.round = fighter.used.round.filter((mark) => mark !== QUIET);
    tell(tx, 'asksAgain', { actor });
    return undefined;
  },
};
