import { castDraft } from 'immer';
import { overLimit } from '../../../engine/limit.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { whyInFight } from '../../../engine/sheetChange.ts';
import { singleBlanks } from '../../../engine/text.ts';
import type { Act } from '../actions/act.ts';
import { SHEET_LIMITS } from '../character/limits.ts';
import type { Profile } from '../character/schema.ts';
import { idOf } from '../packs/names.ts';
import { being, beingIn, type CharacterId, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { profileSchema } from './profile.ts';
import { withProfile } from './rows.ts';

/** What a GM types of an artifact: its name, and behind a colon what it is and does. Null for no name, and for what no sheet has room for. */
function artifactIn(detail: string | null): Profile | null {
  const [name = '', ...rest] = singleBlanks(detail ?? '').split(':');
  const read = profileSchema.safeParse({
    ...{ kind: 'artifact', name, text: rest.join(':').trim(), weight: 0 },
    row: `artifact.${idOf(name)}`,
  });
  return read.success ? read.data : null;
}

function whyNot(scene: Scene, actor: CharacterId, detail: string | null): Refusal | null {
  if (artifactIn(detail) === null) return refusal('notAnArtifact');
  const count = being(scene, actor).items.length + 1;
  return count > SHEET_LIMITS.items.most ? overLimit(SHEET_LIMITS.items, count) : null;
}

/** Artifacts follow no rules but what their GM says of them: they have no Tier, and nobody crafts or buys them (Artifacts). */
export const artifact: Act = {
  id: 'artifact',
  name: 'Gain an artifact',
  also: ['Give an artifact', 'Artifact'],
  group: 'gear',
  cost: {},
  when: 'anytime',
  gmOnly: true,
  offered: (scene, actor) => scene.fight === null && beingIn(scene, actor) !== null,
  refused: whyInFight,
  words: 'needed',
  whyNot: (scene, { actor, detail }) => whyNot(scene, actor, detail),
  run(tx, { actor, detail }) {
    const [who, thing] = [beingIn(tx.snapshot(), actor), artifactIn(detail)];
    const draft = tx.state.characters[actor];
    if (who === null || thing === null || draft === undefined || draft.kind === 'object') return undefined;
    draft.items = castDraft([...withProfile(who.items, thing)]);
    tell(tx, 'given', { actor, what: thing.name });
    return undefined;
  },
};
