import type { HouseRuleId, HouseRules } from './rules.ts';

interface RuleWords<Id extends HouseRuleId> {
  readonly name: string;
  /** What each choice means at the table, in at most 100 letters. */
  readonly choices: { readonly [Choice in HouseRules[Id]]: string };
}

/** The house rules as players read them. */
export const ruleWords: { readonly [Id in HouseRuleId]: RuleWords<Id> } = {
  turnOrder: {
    name: 'Order of turns',
    choices: {
      initiative: 'by Initiative',
      heroes: 'heroes in any order, as long as no foe comes between them',
    },
  },
  sixes: {
    name: 'Sixes for Cleave and Rend',
    choices: {
      asTheyEnd: 'a die that ends as a 6 counts, Focus included',
      asRolled: 'only a die that was rolled as a 6 counts',
    },
  },
  soulfireSixes: {
    name: 'Sixes made by Soulfire',
    choices: {
      yes: 'they count for Cleave and Rend',
      no: "they're successes, but not 6s for Cleave and Rend",
    },
  },
  resistersAsked: {
    name: 'Asking those who resist',
    choices: {
      yes: 'I ask them what to spend, before and after their roll, whenever it could help',
      no: 'I only ask about Focus, so nobody has to wait',
    },
  },
  beginnersAsked: {
    name: 'Asking those who make a Test',
    choices: {
      no: 'they say what they spend with the command (spend:), so nobody has to wait',
      yes: 'I ask them before and after every roll it could improve, with a button for each',
    },
  },
  closeShot: {
    name: 'Shots at Close Range',
    choices: {
      '1': 'cost one step of Accuracy, unless the weapon has Close',
      '0': 'cost nothing',
      '2': 'cost two steps of Accuracy, unless the weapon has Close',
    },
  },
  hiddenCalledShot: {
    name: 'Called Shots from hiding',
    choices: {
      adds: 'add their steps to a Defence of Poor',
      poor: 'Defence is Poor, wherever they aim',
    },
  },
  blast: {
    name: 'Blast',
    choices: {
      zone: 'deals its number as Damage to everybody in the Zone, without a Test',
      test: 'is a Test against one target, who takes the successes too; all others there take its number',
    },
  },
  defensive: {
    name: 'Several Defensive items',
    choices: { once: 'count once', each: 'count one step each' },
  },
  thrown: {
    name: 'A thrown weapon',
    choices: { atHand: 'comes back to hand', dropped: 'lies there until somebody picks it up' },
  },
  hazardArmour: {
    name: 'Armour against hazards and falls',
    choices: { yes: 'counts', no: "doesn't count" },
  },
  deathTests: {
    name: 'Death Tests',
    choices: {
      named: 'for heroes, and for foes with their own name; other foes just die',
      all: 'for everybody',
    },
  },
  lastStand: {
    name: 'After a Last Stand',
    choices: {
      dies: 'the hero dies when the fight ends',
      mortallyWounded: 'the hero is Mortally Wounded again when the fight ends',
    },
  },
  halves: {
    name: 'Half of the Toughness',
    choices: { down: 'rounds down', up: 'rounds up' },
  },
  restMettle: {
    name: 'Mettle after a long rest',
    choices: { no: "doesn't change", yes: 'is full again' },
  },
  chargeMoves: {
    name: 'A Charge',
    choices: {
      no: "doesn't move by itself",
      yes: 'can go to an adjacent Zone first',
    },
  },
  chargeWith: {
    name: 'Weapons for a Charge',
    choices: { any: 'any', melee: 'melee only' },
  },
  breakFree: {
    name: 'Getting out of a Grapple',
    choices: { action: 'takes an Action', test: 'takes an Action and an Opposed Test' },
  },
  parley: {
    name: 'A won Parley',
    choices: { ends: 'ends the fight', gmConfirms: 'ends the fight if the GM agrees' },
  },
  shove: {
    name: 'A Shove',
    choices: {
      sameZone: 'pushes out of Close Range, in the same Zone',
      nextZone: 'pushes into an adjacent Zone',
    },
  },
};
