import { castDraft } from 'immer';
import type { Tx } from '../../../../engine/tx.ts';
import type { Being } from '../../character/schema.ts';
import { creatureOf } from '../../creatures/build.ts';
import { mostTemporary } from '../../numbers/most.ts';
import { tierOf } from '../../numbers/levels.ts';
import { named } from '../../packs/names.ts';
import { shipped } from '../../packs/shipped.ts';
import { beingIn, type CharacterId, type Scene } from '../../scene.ts';
import { tell } from '../../tell.ts';
import { plainly } from '../schema/amount.ts';
import type { EffectOf } from '../schema/effects/index.ts';
import { lay } from '../use/lay.ts';
import type { At } from '../use/using.ts';

/**
 * Takes another form (Transform): its Stats, Skills, features and Abilities in place of one's own; Vitality, WP and Narrative Momentum stay. Weapons,
 * armour and equipment are kept. A Hybrid form gives Temporary Vitality of twice its Tier, a Fighter's four times.
 */
export function transform(tx: Tx<Scene>, effect: EffectOf<'transform'>, at: At): void {
  const { target } = at;
  const who = beingIn(tx.snapshot(), target);
  const draft = tx.state.characters[target];
  if (who === null || draft === undefined || draft.kind === 'object') return;
  const most = Math.max(1, plainly(effect.of.level, at.scale));
  const { pack } = shipped();
  const row = effect.of.named
    .flatMap((name) => named(pack.creatures, name) ?? [])
    .find(({ level }) => level <= most);
  if (row === undefined) return;
  turnBack(tx, target);
  const form = creatureOf(pack, row);
  const was = wasOf(beingIn(tx.snapshot(), target) ?? who);
  draft.form = castDraft({ name: form.name, was });
  Object.assign(draft, castDraft(wasOf(form)));
  const tier = tierOf(form.level);
  const gained = form.class === 'fighter' ? 4 * tier : form.class === 'hybrid' ? 2 * tier : 0;
  const room = Math.max(0, mostTemporary(tx.now, target).total - who.temporary);
  draft.temporary += Math.min(room, gained);
  tell(tx, 'transformed', { target, form: form.name });
  lay(tx, at, [effect], effect.lasts ?? ('lasts' in at.row ? at.row.lasts : 'fight'));
}

type Form = NonNullable<Being['form']>['was'];

const wasOf = ({
  size,
  type,
  stats,
  skills,
  primary,
  secondary,
  evasion,
  features,
  abilities,
}: Being): Form => ({
  ...{ size, type, stats, skills, primary, secondary, evasion, features, abilities },
});

/** Takes somebody's own form again. */
export function turnBack(tx: Tx<Scene>, target: CharacterId): void {
  const who = beingIn(tx.snapshot(), target);
  const draft = tx.state.characters[target];
  if (who === null || who.form === null || draft === undefined || draft.kind === 'object') return;
  Object.assign(draft, castDraft(who.form.was));
  draft.form = null;
  tell(tx, 'turnedBack', { target });
}
