import { z } from 'zod';

/**
 * The places where groups differ (the readings marked ◆): a campaign may choose. Each has what we play first; the
 * others follow in the order of docs/systems/soulbound/readings.md.
 */
export const houseRuleChoices = {
  /** S117: whether the order is by Initiative, or heroes who stand together in it act as they come. */
  turnOrder: ['initiative', 'heroes'],
  /** S8: which dice are 6s for Cleave and Rend: as they end, Focus included, or only as rolled. */
  sixes: ['asTheyEnd', 'asRolled'],
  /** S9: dice made 6 by Soulfire are 6s for Cleave and Rend. */
  soulfireSixes: ['yes', 'no'],
  /** S108: whether who resists is asked what they spend, or only who began a Test. */
  resistersAsked: ['yes', 'no'],
  /** S108: whether who begins a Test says in the command what they spend, or is asked wherever it could better the roll. */
  beginnersAsked: ['no', 'yes'],
  /** S46: steps of Accuracy that a shot at Close Range costs without the trait Close. */
  closeShot: ['1', '0', '2'],
  /** S47: a Called Shot from hiding adds its steps to Poor. */
  hiddenCalledShot: ['adds', 'poor'],
  /** S50: Blast hurts everybody in the Zone without a Test. */
  blast: ['zone', 'test'],
  /** S56: Defensive items count once, or each. */
  defensive: ['once', 'each'],
  /** S58: a thrown weapon comes back to hand, or lies there until picked up. */
  thrown: ['atHand', 'dropped'],
  /** S60: Armour counts against hazards and falls. */
  hazardArmour: ['yes', 'no'],
  /** S121: who makes Death Tests: heroes and foes with a name of their own, or everybody, as campaigns did that began before it. */
  deathTests: ['named', 'all'],
  /** S62: how a Last Stand ends with the fight. */
  lastStand: ['dies', 'mortallyWounded'],
  /** S26: half of the Toughness rounds down or up. */
  halves: ['down', 'up'],
  /** S65: whether a long rest gives all Mettle back. */
  restMettle: ['no', 'yes'],
  /** S32: whether a Charge may be made against somebody in an adjacent Zone, moving there first. */
  chargeMoves: ['no', 'yes'],
  /** S73: a Charge goes with any weapon, or with melee only. */
  chargeWith: ['any', 'melee'],
  /** S78: how the grappled get free: an Action, or an Opposed Test. */
  breakFree: ['action', 'test'],
  /** S81: whether the GM still confirms a Parley that has won. */
  parley: ['ends', 'gmConfirms'],
  /** S85: a Shove goes out of Close Range, or into an adjacent Zone. */
  shove: ['sameZone', 'nextZone'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

const choice = <const Ids extends readonly [string, ...string[]]>(ids: Ids) => z.enum(ids).catch(ids[0]);

/** Unknown or missing choices are as we play them, but for what has become another since campaigns began. */
export const houseRulesSchema = z.object({
  turnOrder: choice(houseRuleChoices.turnOrder),
  sixes: choice(houseRuleChoices.sixes),
  soulfireSixes: choice(houseRuleChoices.soulfireSixes),
  resistersAsked: choice(houseRuleChoices.resistersAsked),
  beginnersAsked: choice(houseRuleChoices.beginnersAsked),
  closeShot: choice(houseRuleChoices.closeShot),
  hiddenCalledShot: choice(houseRuleChoices.hiddenCalledShot),
  blast: choice(houseRuleChoices.blast),
  defensive: choice(houseRuleChoices.defensive),
  thrown: choice(houseRuleChoices.thrown),
  hazardArmour: choice(houseRuleChoices.hazardArmour),
  deathTests: z.enum(houseRuleChoices.deathTests).catch('all'),
  lastStand: choice(houseRuleChoices.lastStand),
  halves: choice(houseRuleChoices.halves),
  restMettle: choice(houseRuleChoices.restMettle),
  chargeMoves: choice(houseRuleChoices.chargeMoves),
  chargeWith: choice(houseRuleChoices.chargeWith),
  breakFree: choice(houseRuleChoices.breakFree),
  parley: choice(houseRuleChoices.parley),
  shove: choice(houseRuleChoices.shove),
});

export type HouseRules = Readonly<z.infer<typeof houseRulesSchema>>;
export type HouseRuleId = keyof HouseRules;

/** What is played where nothing has been chosen. */
export const houseRules: HouseRules = houseRulesSchema.parse({});

/** What a campaign that begins now has chosen. */
export const newHouseRules: HouseRules = { ...houseRules, deathTests: 'named' };
