import { singleBlanks } from '../../../engine/text.ts';
import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import { overLimit } from '../../../engine/limit.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Mission, Objective } from '../party/party.ts';
import { character, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { whyNoMission } from './fit.ts';
import { onMission } from './fresh.ts';
import { MISSION_LIMITS } from './limits.ts';

/** 'Free the prisoners; optional: no alarm': an objective a line or between semicolons, what is optional marked so. */
export function readObjectives(text: string | null): readonly Objective[] {
  const parts = (text ?? '').split(/[;\n]/).map(singleBlanks);
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      const [, before, words = part, after] =
        /^(optional ?:? |\? ?)?(.*?)( ?\(optional\))?$/i.exec(part) ?? [];
      return {
        text: words.replace(/^[-•*] ?/, '') || part,
        optional: before !== undefined || after !== undefined,
        state: 'open',
      };
    });
}

/** Why a mission that has so many objectives cannot have these besides: too many, or one too long. Null where it can. */
export function whyNotObjectives(added: readonly Objective[], before = 0): Refusal | null {
  const { objectives, objective } = MISSION_LIMITS;
  if (before + added.length > objectives.most) return overLimit(objectives, before + added.length);
  const longest = Math.max(0, ...added.map(({ text }) => text.length));
  return longest > objective.most ? overLimit(objective, longest) : null;
}

/**
 * A mission begins: its name, its objectives, how many encounters it will have where that is said. Everybody who goes on it
 * begins with fresh numbers. An encounter that runs for itself becomes a part of it, as it is. Refuses a second mission.
 */
export function* beginMission(tx: Tx<Scene>, intent: IntentOf<'mission'>): Rule<void> {
  const { party } = tx.snapshot();
  if (party.mission !== null && !party.mission.skirmish)
    return yield* tx.refuse('missionRuns', { name: party.mission.name });
  const objectives = readObjectives(intent.text);
  const wrong = whyNotObjectives(objectives);
  if (wrong !== null) return yield* tx.refuse(wrong.code, wrong.params);
  const before = party.mission;
  const number = before?.number ?? party.missions + 1;
  const going = intent.actors.filter((id) => {
    const who = Object.hasOwn(tx.now.characters, id) ? character(tx.now, id) : null;
    return who?.kind === 'hero' && whyNoMission(who) === null;
  });
  const mission: Mission = {
    number,
    name: intent.name?.trim() || `Mission ${number}`,
    skirmish: false,
    objectives,
    encounters: intent.number,
    begun: before?.begun ?? 0,
    crew: [...new Set([...(before?.crew ?? []), ...going])],
    rewards: intent.rewards ?? '',
  };
  tx.state.party.missions = number;
  tx.state.party.mission = castDraft(mission);
  for (const id of going) {
    tx.state.characters[id] = castDraft(onMission(character(tx.snapshot(), id), number, party));
  }
  tell(tx, 'missionBegan', {
    name: mission.name,
    objectives: objectives.map((objective, place) => ({ number: place + 1, ...objective })),
    encounters: mission.encounters,
    targets: going,
  });
}
