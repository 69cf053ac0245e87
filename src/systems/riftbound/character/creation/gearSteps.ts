import { pickField, textField } from '../../../../engine/creationForm.ts';
import { rowOf } from '../../../../engine/table.ts';
import { damageTypes } from '../../content/damageTypes.ts';
import { skilledGroups } from '../../content/skilledGroups.ts';
import { gearOf } from '../../gear/gained.ts';
import { slotsOf, typesOf } from '../../vehicles/rows.ts';
import { SHEET_LIMITS } from '../limits.ts';
import {
  classRow,
  gearIn,
  handChoices,
  moneyChoices,
  outfitChoices,
  roleRow,
  shoppingFor,
  sidearms,
  simpleWeapons,
  tentChoices,
  toPickGear,
  vehicleChoices,
  weaponChoices,
} from './choices.ts';
import type { Draft } from './draft.ts';
import { shoppingCost, signatureVehicle, signatureWeapon, skilledOf } from './hero.ts';
import { fixed, form, only, pick, type Step } from './step.ts';

/** Signature Equipment, what role and class bring, the Adventuring Kit, money; and what one is Skilled with (Steps 8 and 9). */
export function gearSteps(draft: Draft): readonly Step[] {
  return [...signatureSteps(draft), ...thingSteps(draft)];
}

const types = ['blunt', 'sharp', 'heat'] as const;
const typeChoices = types.map((id) => ({ id, label: rowOf(damageTypes, id).name }));

function signatureSteps(draft: Draft): readonly Step[] {
  if (draft.class === 'gunner') return [weaponStep(draft)];
  return draft.class === 'pilot' ? vehicleSteps(draft) : [];
}

function weaponStep(draft: Draft): Step {
  const profile = signatureWeapon(draft);
  const [attack] = profile?.attacks ?? [];
  const chosen = weaponChoices.find(({ id }) => id === draft.weapon)?.label ?? '';
  const type =
    attack?.types.length === 1 && draft.type !== null ? `, ${rowOf(damageTypes, draft.type).name}` : '';
  return form(
    {
      id: 'weapon',
      title: 'Signature Weapon',
      help: 'Yours alone, and you say what it looks like. You are Skilled with its kind.',
      random: 'a die each',
    },
    [
      pickField('weapon', 'Weapon', '', weaponChoices, only(draft.weapon)),
      pickField(
        'type',
        'Damage',
        'Blades, clubs and spears only; a spear or greatsword is never Blunt.',
        typeChoices,
        only(draft.type),
        [0, 1],
      ),
      pickField(
        'hands',
        'Hands',
        'Shield only: with two hands it hits harder and blocks more.',
        handChoices,
        [draft.twoHanded ? 'two' : 'one'],
        [0, 1],
      ),
    ],
    chosen === '' ? '' : `${chosen}${type}${draft.twoHanded && profile?.hands === 2 ? ', two hands' : ''}`,
    profile !== null,
  );
}

function vehicleSteps(draft: Draft): readonly Step[] {
  const chosen = vehicleChoices((name) => name);
  const vehicle = signatureVehicle(draft);
  const step = form(
    {
      id: 'vehicle',
      title: 'Signature Vehicle',
      help: 'It gets a sheet of its own when you are done. You are Skilled with its kind.',
      random: 'd4',
    },
    [
      pickField('vehicle', 'Vehicle', '', chosen, only(draft.vehicle)),
      textField('name', 'Its name', 'Left empty, it is called after you', draft.vehicleName, {
        needed: false,
        most: SHEET_LIMITS.name.most,
      }),
    ],
    [...chosen.filter(({ id }) => id === draft.vehicle).map(({ label }) => label), draft.vehicleName]
      .filter((words) => words !== '')
      .join(', '),
    vehicle !== null,
  );
  return [step, ...systemSteps(draft)];
}

/** The systems that a Signature Vehicle leaves to choose; nobody who says nothing lacks any. */
function systemSteps(draft: Draft): readonly Step[] {
  if (draft.vehicle === null) return [];
  const slots = slotsOf(draft.vehicle);
  const vehicle = signatureVehicle(draft);
  const arm = vehicle?.systems.find(({ profile }) => typesOf(profile.row) !== null);
  const fields = slots.map((slot, n) =>
    pickField(
      `slot${n}`,
      slot
        .map(({ name }) => name.replace(/ Mk1$/, ''))
        .join(' or ')
        .slice(0, 45),
      '',
      slot.map(({ row, name, text }) => ({ id: row, label: name, note: text.slice(0, 100) })),
      slot.filter(({ row }) => draft.systems.some((id) => id === row)).map(({ row }) => row),
      [0, 1],
    ),
  );
  const armType =
    arm === undefined
      ? []
      : [pickField('type', 'Damage of the arm', '', typeChoices, only(draft.type), [0, 1])];
  const isSaid = draft.systems.length > 0 || (arm !== undefined && draft.type !== null);
  return [
    form(
      {
        id: 'systems',
        title: 'Systems',
        help: 'Which of the systems that it can come with. Pick nothing, and it has the first of each.',
        random: 'a die each',
        optional: true,
      },
      [...fields, ...armType],
      isSaid ? (vehicle?.systems ?? []).map(({ profile }) => profile.name).join(', ') : '',
      true,
    ),
  ];
}

function thingSteps(draft: Draft): readonly Step[] {
  const role = roleRow(draft);
  const wantsWeapon = role?.besides === 'simpleWeapon';
  const wantsSidearm = classRow(draft)?.sidearm ?? true;
  const [sidearm, roleWeapon] = [gearIn(draft, draft.sidearm), gearIn(draft, draft.roleWeapon)];
  const chosen = [wantsSidearm ? sidearm : null, wantsWeapon ? roleWeapon : null].flatMap(
    (profile) => profile?.name ?? [],
  );
  const outfits = outfitChoices.find(({ id }) => id === draft.outfits)?.label;
  const isDone =
    (!wantsSidearm || sidearm !== null) && draft.outfits !== null && (!wantsWeapon || roleWeapon !== null);
  return [
    form(
      {
        id: 'gear',
        title: 'Weapons and outfits',
        help: 'What role and class bring besides your armour.',
        random: 'a die each',
      },
      [
        ...(wantsSidearm
          ? [pickField('sidearm', 'Sidearm', '', toPickGear(sidearms(draft)), only(draft.sidearm))]
          : []),
        ...(wantsWeapon
          ? [
              pickField(
                'roleWeapon',
                'Any simple weapon (Lancer)',
                '',
                toPickGear(simpleWeapons(draft)),
                only(draft.roleWeapon),
              ),
            ]
          : []),
        pickField('outfits', 'Two outfits', '', outfitChoices, only(draft.outfits)),
      ],
      [...chosen, ...(outfits === undefined ? [] : [outfits.toLowerCase()])].join(', '),
      isDone,
    ),
    kitStep(draft),
    ...shoppingSteps(draft),
    fixed(
      { id: 'skilled', title: 'Skilled', help: 'What you are trained with.' },
      skilledOf(draft)
        .map((id) => rowOf(skilledGroups, id).name)
        .join(', '),
    ),
  ];
}

function kitStep(draft: Draft): Step {
  const hasSymbol = roleRow(draft)?.besides === 'symbol';
  const light = draft.light === null ? '' : (gearOf(draft.light)?.name ?? '');
  const tent = draft.tent === 'own' ? '' : 'share of a tent';
  const words = [light, tent, draft.money === null ? '' : `${draft.money} mC`, hasSymbol ? draft.symbol : ''];
  return form(
    {
      id: 'kit',
      title: 'Kit and money',
      help: 'Your Adventuring Kit: backpack, tent, rope, first aid, food, water, batteries, magazines, and a light.',
      random: 'a die each',
    },
    [
      pickField(
        'light',
        'Light',
        '',
        ['torch', 'electricLantern'].flatMap((row) => {
          const profile = gearOf(row);
          return profile === null ? [] : [{ id: row, label: profile.name, note: profile.text }];
        }),
        only(draft.light),
      ),
      pickField('tent', 'Tent', 'A larger one is carried in parts.', tentChoices, only(draft.tent), [0, 1]),
      pickField(
        'money',
        'Money in mC',
        'How well off you are just now: agree it with your GM.',
        moneyChoices.map((mC) => ({ id: String(mC), label: `${mC} mC` })),
        draft.money === null ? [] : [String(draft.money)],
      ),
      ...(hasSymbol
        ? [
            textField('symbol', 'Symbol of your status', 'Such as the badge of your rank', draft.symbol, {
              needed: false,
              most: SHEET_LIMITS.name.most,
            }),
          ]
        : []),
    ],
    words.filter((one) => one !== '').join(', '),
    draft.light !== null && draft.money !== null,
  );
}

/** The Gunner's 100 mC for Adventuring Gear. What is left of them buys such gear later. */
function shoppingSteps(draft: Draft): readonly Step[] {
  const money = classRow(draft)?.gearMoney ?? 0;
  if (money === 0) return [];
  const offered = shoppingFor(draft, money);
  const left = money - shoppingCost(draft, draft.shopping);
  const step = pick(
    {
      id: 'shopping',
      title: "Gunner's 100 mC",
      help: `${money} mC for Adventuring Gear. What is left buys such gear later.`,
      optional: true,
    },
    toPickGear(offered),
    draft.shopping,
    [0, Math.min(offered.length, 20)],
  );
  return [step.summary === '' ? step : { ...step, summary: `${step.summary} (${left} mC left)` }];
}
