import type { CreationInput, Made } from '../../../../engine/creation.ts';
import { type Given, readForm } from '../../../../engine/creationForm.ts';
import { overLimit } from '../../../../engine/limit.ts';
import { no, yes } from '../../../../engine/made.ts';
import { pronounsIn } from '../../../../engine/pronouns.ts';
import { type AttributeId, attributes } from '../../content/attributes.ts';
import { damageTypes } from '../../content/damageTypes.ts';
import { systems } from '../../content/systems.ts';
import { vehicles } from '../../content/vehicles.ts';
import { gearOf } from '../../gear/gained.ts';
import { choicesOf } from '../../gear/rows.ts';
import { SHEET_LIMITS } from '../limits.ts';
import { whyNotNewTraits } from '../traits.ts';
import { buysFor } from './buys.ts';
import { classesFor, classRow, rolesFor } from './choices.ts';
import { built, framed, manned } from './chooseVehicle.ts';
import type { Draft } from './draft.ts';
import { frameLike } from './frame.ts';
import { beforeBuying, shoppingCost } from './hero.ts';
import { readyDraft } from './ready.ts';
import { reassigned } from './scoresOf.ts';
import type { StepId } from './step.ts';
import { stepsOf } from './steps.ts';
import { combined, traitsWith } from './traitsOf.ts';

/** A row's id, of an id that is known to be among them. */
const rowId = <Id extends string>(
  table: readonly { readonly id: Id }[],
  id: string | null | undefined,
): Id | null => table.find((row) => row.id === id)?.id ?? null;

const rowIds = <Id extends string>(
  table: readonly { readonly id: Id }[],
  ids: readonly string[],
): readonly Id[] => ids.flatMap((id) => rowId(table, id) ?? []);

/** Takes what was given for a step; gives the draft with it, or what is wrong with it. */
export function chosen(draft: Draft, stepId: string, input: CreationInput): Made<Draft> {
  const step = stepsOf(draft).find(({ id }) => id === stepId);
  if (step === undefined || step.kind !== input.kind) return no('noSuchStep', { step: stepId });
  if (input.kind === 'form') {
    if (step.kind !== 'form') return no('noSuchStep', { step: stepId });
    const given = readForm(step, input);
    return given.ok ? filledIn(draft, step.id, given.value) : given;
  }
  if (step.kind !== 'pick') return no('noSuchStep', { step: stepId });
  const ids = [...new Set(input.ids)];
  const isListed = (id: string) => step.choices.some((choice) => choice.id === id);
  if (!ids.every(isListed) || ids.length < step.min || ids.length > step.max)
    return no('pickSo', { label: step.title, from: step.min, to: step.max });
  return picked(draft, step.id, ids);
}

function picked(draft: Draft, step: StepId, ids: readonly string[]): Made<Draft> {
  const [first = ''] = ids;
  switch (step) {
    case 'ready':
      return yes(readyDraft(draft, first));
    case 'role':
      return yes(asRole(draft, first));
    case 'class':
      return yes(asClass(draft, first));
    case 'drop':
      return yes(reassigned({ ...draft, dropped: ids.map(Number) }));
    case 'innate':
      return yes({ ...draft, innate: ids.flatMap((id) => (id === 'deaf' || id === 'robotic' ? [id] : [])) });
    case 'abilities':
      return withAbilities(draft, ids);
    case 'shopping':
      return shopped(draft, ids);
    case 'base':
      return yes({ ...draft, frame: frameLike(draft, first) ?? { ...draft.frame, base: null, said: true } });
    case 'built':
      return built({ ...draft, frame: { ...draft.frame, systems: ids } });
    default:
      return no('noSuchStep', { step });
  }
}

/** Another role: what only the one before could choose is open again. */
export function asRole(draft: Draft, id: string): Draft {
  const role = rowId(rolesFor(draft), id);
  if (role === null || role === draft.role) return draft;
  return { ...draft, role, gains: null, loses: null, hpDice: [], abilities: [], roleWeapon: null };
}

export function asClass(draft: Draft, id: string): Draft {
  const is = rowId(classesFor(draft), id);
  if (is === null || is === draft.class) return draft;
  return {
    ...draft,
    class: is,
    careful: null,
    abilities: [],
    shopping: [],
    weapon: null,
    vehicle: null,
    systems: [],
    type: null,
  };
}

/** Abilities that are bought with all the points a level has given: those that another needs come first. */
function withAbilities(draft: Draft, ids: readonly string[]): Made<Draft> {
  let person = beforeBuying(draft);
  const all: Draft['abilities'][number][] = [];
  for (const id of ids) {
    const buy = buysFor(draft).find((one) => one.id === id);
    if (buy === undefined) continue;
    const made = buy.buy(person);
    if (!made.ok) return made;
    person = made.value;
    all.push(buy.kept);
  }
  return yes({ ...draft, abilities: all });
}

function shopped(draft: Draft, ids: readonly string[]): Made<Draft> {
  const money = classRow(draft)?.gearMoney ?? 0;
  const price = shoppingCost(draft, ids);
  return price > money ? no('shoppingTooDear', { price, money }) : yes({ ...draft, shopping: [...ids] });
}

function filledIn(draft: Draft, step: StepId, given: Given): Made<Draft> {
  switch (step) {
    case 'pronouns': {
      const read = pronounsIn(given, draft.pronouns, SHEET_LIMITS.pronouns);
      return read.ok ? yes({ ...draft, pronouns: read.value }) : read;
    }
    case 'scores':
      return assign(draft, given);
    case 'changes':
      return yes({
        ...draft,
        gains: rowId(attributes, given.one('gains')),
        loses: rowId(attributes, given.one('loses')),
        careful: rowId(attributes, given.one('careful')),
      });
    case 'traits':
    case 'badTraits':
      return withTraits(draft, step === 'traits' ? 'good' : 'bad', given);
    case 'quirks':
      return yes({
        ...draft,
        ideal: { ...draft.ideal, pick: given.one('ideal') },
        goal: { ...draft.goal, pick: given.one('goal') },
        flaw: { ...draft.flaw, pick: given.one('flaw') },
      });
    case 'ownQuirks':
      return whole(
        {
          ...draft,
          ideal: { ...draft.ideal, own: given.text('ideal') },
          goal: { ...draft.goal, own: given.text('goal') },
          flaw: { ...draft.flaw, own: given.text('flaw') },
        },
        ['ideal', 'goal', 'flaw'].map((id) => given.text(id)),
      );
    case 'stories':
      return whole(
        {
          ...draft,
          background: { pick: given.one('background'), own: given.text('backgroundOwn') },
          origin: { pick: given.one('origin'), own: given.text('originOwn') },
        },
        [given.text('backgroundOwn'), given.text('originOwn')],
      );
    case 'otherStories':
      return withStories(draft, given.text('stories'));
    default:
      return filledInGear(draft, step, given);
  }
}

function filledInGear(draft: Draft, step: StepId, given: Given): Made<Draft> {
  switch (step) {
    case 'weapon':
      return withWeapon(draft, given);
    case 'vehicle': {
      const vehicle = rowId(vehicles, given.one('vehicle'));
      const vehicleName = given.text('name');
      const next = vehicle === draft.vehicle ? draft : { ...draft, vehicle, systems: [], type: null };
      return whole({ ...next, vehicleName }, [vehicleName], 'name');
    }
    case 'systems':
      return yes({
        ...draft,
        systems: rowIds(
          systems,
          ['slot0', 'slot1', 'slot2', 'slot3'].flatMap((slot) => given.picked(slot)),
        ),
        type: rowId(damageTypes, given.one('type')),
      });
    case 'gear': {
      const outfits = given.one('outfits');
      return yes({
        ...draft,
        sidearm: given.one('sidearm'),
        roleWeapon: given.one('roleWeapon'),
        outfits: outfits === 'everyday' || outfits === 'professional' || outfits === 'both' ? outfits : null,
      });
    }
    case 'kit': {
      const symbol = given.text('symbol');
      return whole(
        {
          ...draft,
          light: given.one('light') === 'torch' ? 'torch' : 'electricLantern',
          tent: given.one('tent') === 'share' ? 'share' : 'own',
          money: Number(given.one('money') ?? 0),
          symbol,
        },
        [symbol],
        'name',
      );
    }
    case 'frame':
      return framed(draft, given);
    case 'crew':
      return manned(draft, given);
    default:
      return no('noSuchStep', { step });
  }
}

/** A draft, unless something written is too long for a sheet. */
function whole(draft: Draft, texts: readonly string[], of: 'quirk' | 'name' = 'quirk'): Made<Draft> {
  const limit = SHEET_LIMITS[of];
  const long = texts.find((text) => text.length > limit.most);
  return long === undefined ? yes(draft) : { ok: false, refusal: overLimit(limit, long.length) };
}

/** The dice's values in any order: no Score can be high and low. */
function assign(draft: Draft, given: Given): Made<Draft> {
  const high: readonly AttributeId[] = rowIds(attributes, given.picked('high'));
  const low = rowIds(attributes, given.picked('low'));
  const twice = attributes.find(({ id }) => high.includes(id) && low.includes(id));
  if (twice !== undefined) return no('scoreTwice', { attribute: twice.name });
  return yes({ ...draft, high, low });
}

function withTraits(draft: Draft, side: 'good' | 'bad', given: Given): Made<Draft> {
  const ideas = [
    ...given.picked('three').map((id) => ({ id, points: 3 })),
    ...given.picked('two').map((id) => ({ id, points: 2 })),
    ...given.picked('one').map((id) => ({ id, points: 1 })),
  ];
  const traits = traitsWith(draft, side, { ideas, own: given.text('own') });
  if (!traits.ok) return traits;
  const why = whyNotNewTraits(combined(traits.value));
  return why === null ? yes({ ...draft, traits: traits.value }) : { ok: false, refusal: why };
}

/** Room for Background and Origin stays. */
function withStories(draft: Draft, text: string): Made<Draft> {
  const stories = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const { stories: limit } = SHEET_LIMITS;
  if (stories.length + 2 > limit.most) return { ok: false, refusal: overLimit(limit, stories.length + 2) };
  return whole({ ...draft, stories }, stories);
}

/** The Signature Weapon with its choices. Refuses a type of damage that the weapon cannot have. */
function withWeapon(draft: Draft, given: Given): Made<Draft> {
  const weapon = given.one('weapon');
  const type = rowId(damageTypes, given.one('type'));
  const twoHanded = given.one('hands') === 'two';
  const { types, twoHanded: hands } = choicesOf(weapon ?? '');
  const name = gearOf(weapon ?? '')?.name ?? '';
  if (type !== null && types !== null && !types.includes(type))
    return no('typeNotForWeapon', { weapon: name, types: [...types] });
  return yes({
    ...draft,
    weapon,
    type: types === null ? null : (type ?? types[0] ?? null),
    twoHanded: hands !== null && twoHanded,
  });
}
