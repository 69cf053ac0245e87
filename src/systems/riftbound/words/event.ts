import { type GameEvent, type Viewer, visibleTo } from '../../../engine/event.ts';
import type { Params } from '../../../engine/refusal.ts';
import { capital } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import type { Events, EventType } from '../events.ts';
import type { Scene } from '../scene.ts';
import * as abilities from './abilities.ts';
import * as attack from './attack.ts';
import * as characters from './characters.ts';
import * as checks from './checks.ts';
import * as conditions from './conditions.ts';
import * as fight from './fight.ts';
import * as gear from './gear.ts';
import * as harm from './harm.ts';
import * as packs from './packs.ts';
import * as powers from './powers.ts';
import * as moves from './moves.ts';
import * as rests from './rests.ts';
import * as scans from './scans.ts';
import { type Telling, tellingOf } from './telling.ts';
import * as vehicles from './vehicles.ts';

type Sentences = { readonly [T in EventType]?: (event: Events[T], at: Telling) => Note | null };

const { abilityRefusals: _abilities, abilityName: _ability, ...ofAbilities } = abilities;
const { characterRefusals: _characters, ...ofCharacters } = characters;
const { checkRefusals: _checks, ...ofChecks } = checks;
const { conditionName: _name, ...ofConditions } = conditions;
const { fightRefusals: _fight, fightPrompts: _asks, fightAnswers: _says, ...ofFight } = fight;
const { moveRefusals: _moves, ...ofMoves } = moves;
const { typeName: _type, ...ofHarm } = harm;
const { packRefusals: _packs, packPrompts: _packPrompts, packAnswers: _packAnswers, ...ofPacks } = packs;
const { powerRefusals: _powers, ...ofPowers } = powers;
const { scanRefusals: _scans, ...ofScans } = scans;
const { restRefusals: _refusals, ...ofRests } = rests;
const { gearRefusals: _gear, ...ofGear } = gear;
const {
  vehicleRefusals: _vehicles,
  vehiclePrompts: _prompts,
  vehicleAnswers: _answers,
  ...ofVehicles
} = vehicles;

/** What is told of each event: every folder adds its own, in a file of its own. */
const sentences: Sentences = {
  ...ofAbilities,
  ...attack,
  ...ofCharacters,
  ...ofChecks,
  ...ofConditions,
  ...ofFight,
  ...ofGear,
  ...ofHarm,
  ...ofPacks,
  ...ofPowers,
  ...ofMoves,
  ...ofRests,
  ...ofScans,
  ...ofVehicles,
};

/** All the types of events that have words. */
export const wordedEvents: readonly string[] = Object.keys(sentences);

/** What a viewer reads of an event; null for nothing. */
export function eventWords(event: GameEvent, scene: Scene, viewer: Viewer): Note | null {
  if (!isTold(event.type) || !visibleTo(event, viewer)) return null;
  // Only `tell` makes these events, and it takes no other data than the type's own.
  const sentence = sentences[event.type] as ((data: Params, at: Telling) => Note | null) | undefined;
  const note = sentence?.(event.data, tellingOf(event, scene, viewer)) ?? null;
  return note === null ? null : { ...note, text: capital(note.text) }; // it may begin with 'somebody'
}

const isTold = (type: string): type is EventType => Object.hasOwn(sentences, type);
