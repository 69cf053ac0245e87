import type { IntentOf } from '../../../engine/intent.ts';
import type { RestChoice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { heal } from '../attack/damage.ts';
import { profileOf } from '../character/profile.ts';
import { treatments } from '../content/treatments.ts';
import { ruleOf } from '../party/rules.ts';
import { type CharacterId, character, characterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { countUse, usedToday } from './daily.ts';

const doctor = rowOf(treatments, 'doctor');

/** What a GM may let pass between missions. */
export const rests: readonly RestChoice[] = [
  {
    id: 'day',
    name: 'A day',
    note: 'utilities come back; with the house rule, wounds heal 1 HP',
    refused: null,
    together: true,
  },
  {
    id: 'doctorsDay',
    name: 'A day with a doctor',
    note: 'the same; the wounded pay ₹2 and heal 1 more HP',
    refused: null,
    together: true,
  },
];

/** Whether somebody is hurt, and heals by rest: where wounds heal slowly. Otherwise the end of a mission has healed all. */
export function isPatient(scene: Scene, id: CharacterId): boolean {
  const who = characterIn(scene, id);
  if (who?.kind !== 'hero' || who.dead || ruleOf(scene.party, 'restHealing') !== 'slow') return false;
  return who.battle.hp < profileOf(who).maxHp;
}

/** Why no day can pass now: an encounter or a mission runs. */
export function whyNoDay({ fight, party }: Scene): Refusal | null {
  if (fight !== null) return refusal('restInEncounter');
  return party.mission === null ? null : refusal('restOnMission', { mission: party.mission.name });
}

/**
 * A day passes for the crew (chapter 4): at dawn the utilities of abilities come back. By the alternate rule of rest the wounded
 * heal 1 HP, and 1 more of those whom a doctor sees whose wounds nobody has tended that day.
 */
export function* rest(tx: Tx<Scene>, intent: IntentOf<'rest'>): Rule<void> {
  const now = tx.snapshot();
  const why =
    rests.some(({ id }) => id === intent.rest) === false
      ? refusal('unknownRest', { rest: intent.rest })
      : intent.actors.length === 0
        ? refusal('nobodyRests')
        : whyNoDay(now);
  if (why !== null) return yield* tx.refuse(why.code, why.params);
  const unknown = intent.actors.find((id) => characterIn(now, id) === null);
  if (unknown !== undefined) return yield* tx.refuse('unknownCharacter', { id: unknown });
  const crew = [...new Set(intent.actors)].filter((id) => !character(now, id).dead);
  const back = crew.filter((id) => Object.keys(dailyOf(now, id)).some((use) => use !== 'treated'));
  tx.state.party.days += 1;
  tell(tx, 'dayPassed', { day: tx.state.party.days, targets: crew, others: back });
  for (const id of crew) {
    if (isPatient(tx.snapshot(), id)) heal(tx, id, rowOf(treatments, 'rest').heals, null, 'Rest');
    if (intent.rest === 'doctorsDay') seeDoctor(tx, id);
    const who = tx.state.characters[id];
    // Whoever has used nothing stays as they are: what is not changed need not be taken back.
    if (who?.kind === 'hero' && Object.keys(who.daily).length > 0) who.daily = {};
  }
}

const dailyOf = (scene: Scene, id: CharacterId) => {
  const who = character(scene, id);
  return who.kind === 'hero' ? who.daily : {};
};

/** Why a doctor can do nothing for somebody now: they are whole, have been treated today, or cannot pay. */
export function whyNoDoctor(scene: Scene, id: CharacterId): Refusal | null {
  const who = character(scene, id);
  if (!isPatient(scene, id)) return refusal('notWounded', { actor: id });
  if (usedToday(scene, id, 'treated') > 0) return refusal('treatedToday', { target: id });
  const money = who.kind === 'hero' ? who.money : 0;
  return money < doctor.price
    ? refusal('tooPoor', { what: doctor.name, price: doctor.price, has: money })
    : null;
}

/** A doctor sees somebody, where they are hurt and can pay: 1 HP more, once a day, tended or doctored. */
export function seeDoctor(tx: Tx<Scene>, target: CharacterId): void {
  const why = whyNoDoctor(tx.snapshot(), target);
  if (why?.code === 'tooPoor') tell(tx, 'noDoctor', { target, price: doctor.price });
  const who = tx.state.characters[target];
  if (why !== null || who?.kind !== 'hero') return;
  who.money -= doctor.price;
  countUse(tx, target, 'treated');
  tell(tx, 'doctorPaid', { target, price: doctor.price });
  heal(tx, target, doctor.heals, null, doctor.name);
}
