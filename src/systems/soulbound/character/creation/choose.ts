import { castDraft } from 'immer';
import type { CreationInput } from '../../../../engine/creation.ts';
import { findRow } from '../../../../engine/table.ts';
import { mistyped, readChoice, readNumber, tooMuch, type Typed, typed } from '../../../../engine/typed.ts';
import { archetypes } from '../../content/archetypes.ts';
import { sizes } from '../../content/sizes.ts';
import { speeds } from '../../content/speeds.ts';
import { armourOf } from '../blank.ts';
import { readArmourTraits, readShield } from '../protection.ts';
import { SHEET_LIMITS } from '../limits.ts';
import { limits } from '../schema.ts';
import { readSkills } from '../skills.ts';
import { readWeapons } from '../weapons.ts';
import { type Draft, preview } from './draft.ts';
import { stepsOf } from './steps.ts';

/** Takes what was given for a step; gives the draft with it, or what is wrong with it. */
export function chosen(draft: Draft, stepId: string, input: CreationInput): Typed<Draft> {
  const step = stepsOf(draft).find((s) => s.id === stepId);
  if (step === undefined || step.kind !== input.kind) return mistyped('noSuchStep', { step: stepId });
  if (input.kind === 'pick') return started(draft, input.ids);
  // A field that was not sent keeps what stands there.
  const fields = Object.fromEntries(
    (step.kind === 'form' ? step.fields : []).map((f) => [f.id, input.fields[f.id] ?? f.value]),
  );
  const text = (id: string) => fields[id] ?? '';
  switch (step.id) {
    case 'attributes':
      return both(
        draft,
        () => attributes(text),
        (value) => ({ attributes: value }),
      );
    case 'skills':
      return both(
        draft,
        () => readSkills(text('skills'), preview(draft).skills),
        (value) => ({ skills: { ...value } }),
      );
    case 'gear':
      return gear(draft, text);
    case 'ratings':
      return ratings(draft, text);
    default:
      return tracks(draft, text);
  }
}

/** Another start: what was typed over the last one goes. */
function started(draft: Draft, ids: readonly string[]): Typed<Draft> {
  const [id] = ids;
  const quick = archetypes.find((row) => row.id === id);
  if (ids.length !== 1 || (quick === undefined && id !== 'own')) return mistyped('pickOne', {});
  const start = quick?.id ?? 'own';
  if (draft.start === start) return typed(draft);
  return typed({
    ...draft,
    start,
    ...(quick === undefined
      ? {}
      : { attributes: null, skills: null, gear: null, ratings: null, tracks: null }),
  });
}

type Text = (field: string) => string;

function attributes(text: Text): Typed<NonNullable<Draft['attributes']>> {
  const body = readNumber('Body', text('body'), limits.attribute);
  if (!body.ok) return body;
  const mind = readNumber('Mind', text('mind'), limits.attribute);
  if (!mind.ok) return mind;
  const soul = readNumber('Soul', text('soul'), limits.attribute);
  if (!soul.ok) return soul;
  return typed({ body: body.value, mind: mind.value, soul: soul.value });
}

function gear(draft: Draft, text: Text): Typed<Draft> {
  const weapons = readWeapons(text('weapons'));
  if (!weapons.ok) return weapons;
  const value = readNumber('Armour value', text('armour'), limits.armour);
  if (!value.ok) return value;
  const shield = readShield(text('shield'), preview(draft).shield);
  if (!shield.ok) return shield;
  const traits = readArmourTraits(text('armourTraits'));
  if (!traits.ok) return traits;
  const name = text('armourName').trim();
  if (name.length > SHEET_LIMITS.name.most) return tooMuch(SHEET_LIMITS.name, name.length);
  const worn = armourOf(name, value.value);
  return typed({
    ...draft,
    gear: castDraft({
      weapons: weapons.value,
      armour: { ...worn, ...traits.value },
      shield: shield.value,
    }),
  });
}

function ratings(draft: Draft, text: Text): Typed<Draft> {
  const initiative = readNumber('Initiative', text('initiative'), limits.initiative);
  if (!initiative.ok) return initiative;
  const melee = readNumber('Melee', text('melee'), limits.rating);
  if (!melee.ok) return melee;
  const accuracy = readNumber('Accuracy', text('accuracy'), limits.rating);
  if (!accuracy.ok) return accuracy;
  const defence = readNumber('Defence', text('defence'), limits.rating);
  if (!defence.ok) return defence;
  const speed = readChoice('Speed', text('speed'), (t) => findRow(speeds, t), speeds);
  if (!speed.ok) return speed;
  return typed({
    ...draft,
    ratings: {
      initiative: initiative.value,
      melee: melee.value,
      accuracy: accuracy.value,
      defence: defence.value,
      speed: speed.value,
    },
  });
}

function tracks(draft: Draft, text: Text): Typed<Draft> {
  const toughness = readNumber('Toughness', text('toughness'), limits.toughness);
  if (!toughness.ok) return toughness;
  const track = readNumber('Wound Track', text('track'), limits.track);
  if (!track.ok) return track;
  const mettle = readNumber('Mettle', text('mettle'), limits.mettle);
  if (!mettle.ok) return mettle;
  const size = readChoice('Size', text('size'), (t) => findRow(sizes, t), sizes);
  if (!size.ok) return size;
  const notes = text('notes').trim();
  if (notes.length > SHEET_LIMITS.notes.most) return tooMuch(SHEET_LIMITS.notes, notes.length);
  return typed({
    ...draft,
    tracks: { toughness: toughness.value, track: track.value, mettle: mettle.value, size: size.value, notes },
  });
}

function both<T>(draft: Draft, read: () => Typed<T>, part: (value: T) => Partial<Draft>): Typed<Draft> {
  const value = read();
  return value.ok ? typed({ ...draft, ...part(value.value) }) : value;
}
