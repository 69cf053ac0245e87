import type { ActOption, Options } from '../../engine/options.ts';
import type { Act } from './acts/act.ts';
import { actsFor } from './acts/index.ts';
import { whyAimless, whyNotAct, whyNotSparedSo } from './acts/legality.ts';
import { attackOption } from './attack/options.ts';
import { type CharacterId, characterIn, type Scene } from './scene.ts';
import { usesLeft } from './turn/uses.ts';

/** What somebody may do now, each with the reason where they may not. What they do not have is not offered. */
export function optionsOf(scene: Scene, actor: CharacterId): Options {
  if (characterIn(scene, actor) === null) return { actor, acts: [] };
  const theirs = actsFor(scene, actor).filter((act) => act.has?.(scene, actor) !== false);
  const there = theirs.filter(
    (act) =>
      (act.when === 'town') !== (scene.fight !== null) || act.when === 'anytime' || act.when === 'whenever',
  );
  /** Why hatred forbids a target; where an act leads somewhere, that is looked at when it is chosen. */
  const spares = (act: Act, target: string) =>
    act.leadsTo === undefined
      ? whyNotSparedSo(scene, act, { actor, target, means: null, detail: null, asGm: false })
      : null;
  const offered = there.map((act): ActOption => {
    const targets = act.targets?.(scene, actor);
    const means = act.means?.(scene, actor);
    return {
      kind: 'act',
      id: act.id,
      name: act.name,
      note: noteOf(scene, actor, act),
      refused: whyNotAct(scene, actor, act) ?? whyAimless(scene, actor, act),
      ...(targets === undefined
        ? {}
        : {
            targets: targets.map((one) => ({ ...one, refused: one.refused ?? spares(act, one.id) })),
            targetNeeded: act.targetLater !== true,
            ...(act.reads === undefined ? {} : { targetsOpen: true }),
          }),
      ...(means === undefined ? {} : { means }),
      ...(act.words === undefined ? {} : { detail: act.words }),
    };
  });
  return { actor, acts: [...(scene.fight === null ? [] : [attackOption(scene, actor)]), ...offered] };
}

/** What an act does, and before it how many charges of it are left, where they limit it. */
function noteOf(scene: Scene, actor: CharacterId, act: Act): string {
  const limited = act.limit?.(scene, actor) ?? null;
  const left = limited === null ? null : usesLeft(scene, actor, limited.use, limited.limit);
  return left === null ? act.text : `${left} ${left === 1 ? 'charge' : 'charges'}: ${act.text}`;
}
