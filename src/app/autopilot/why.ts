import { behaviourOf } from '../../engine/autopilot/behaviourOf.ts';
import { type Behaviour, behaviours } from '../../engine/autopilot/behaviours.ts';
import { chooseStep } from '../../engine/autopilot/choose.ts';
import type { Step } from '../../engine/autopilot/step.ts';
import { intentSchema } from '../../engine/intent.ts';
import { sceneOf } from '../play/stage.ts';
import { actorOf } from '../play/undo/begins.ts';
import { walked } from '../play/undo/walk.ts';
import type { EntryRecord, Store } from '../ports.ts';
import type { AnySystem } from '../table.ts';
import { hurtBy } from './hurtBy.ts';
import { isByItself } from './inRow.ts';

/** So many steps of a fight are gone back for it: what is older is not explained any more. */
const LOOK_BACK = 400;

/** Why a step was chosen that was done by itself, with the scene that it was done in. */
export interface Chosen {
  readonly step: Step;
  readonly before: object;
}

/** Chooses again what was chosen then, on the scene as it was: null for what a person did, and where that comes to something else today. */
export async function whyChosen(
  store: Pick<Store, 'encounter' | 'entries'>,
  system: AnySystem,
  entry: EntryRecord,
): Promise<Chosen | null> {
  const { stream, campaignId, number } = entry;
  const rules = system.autopilot;
  const actor = actorOf(entry.intent);
  if (!isByItself(entry) || stream.kind !== 'encounter' || rules === undefined || actor === null) return null;
  const record = await store.encounter(stream.id);
  if (record === null || campaignId === null || record.version - number > LOOK_BACK) return null;
  const newest = await store.entries({ campaignId, stream, limit: LOOK_BACK + 1 });
  const steps = [...walked(system, sceneOf(system, record), newest, 'back')];
  const before = steps.find((one) => one.entry.id === entry.id)?.before;
  if (before === undefined) return null;
  const by = await hurtBy(store, rules, record, actor, number);
  const done = JSON.stringify(intentSchema.parse(entry.intent));
  const choose = (behaviour: Behaviour, spares: boolean) =>
    chooseStep(system, rules, before, { actor, behaviour, hurtBy: by, asGm: true, spares });
  // Their behaviour may be another by now, and so may who plays them.
  for (const behaviour of new Set([behaviourOf(rules, before, actor), ...behaviours]))
    for (const spares of [false, true]) {
      const step = choose(behaviour, spares);
      if (JSON.stringify(intentSchema.parse(step.intent)) === done) return { step, before };
    }
  return null;
}
